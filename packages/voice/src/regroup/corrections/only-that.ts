import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, commandAt, isDish, textAt } from '../path-parts.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';

const titleOf = ({ candidates }: DishSegment): number | undefined => candidates[0]?.title;

/** "Two soups and four naan, no, just the naan": of those that were named the one stays. */
export const readJustThat: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    ({ kind, start, end }) =>
      kind === 'command' && /^(?:just|only)$/.test(textAt(tokens, start, end - start)),
  );
  const [turn, just] = [path[at - 1], path[at]];
  const isTurn = turn?.kind === 'command' && /^(?:no|correct|hesitate)$/.test(turn.command);
  const behind = path.slice(at + 1).filter(({ kind }) => kind !== 'filler');
  const [kept] = behind;
  if (just === undefined || !isTurn || behind.length !== 1 || kept?.kind !== 'dish') return [...path];
  const named = path.slice(0, at).filter(isDish);
  const isNamed = named.length > 1 && named.some((dish) => titleOf(dish) === titleOf(kept));
  const isThat = tokens[kept.start - 1]?.text === 'the';
  if (!isNamed || !isThat) return [...path];
  return path.map((part) => {
    if (part === turn) return asFiller(part);
    return part === just ? commandAt('keep', part.start, part.end) : part;
  });
};

/** "Kheer, one of each size": one in every size it is sold in. */
export const readEachSize: Pass = (index, tokens, path) => {
  const at = path.findIndex(({ start }) => eachSize.test(textAt(tokens, start, 4)));
  const dishAt = path.slice(0, Math.max(0, at)).findLastIndex(isDish);
  const dish = path[dishAt];
  const said = eachSize.exec(textAt(tokens, path[at]?.start ?? 0, 4))?.[0];
  if (said === undefined || dish?.kind !== 'dish') return [...path];
  const isCounted = path[beforeSizes(path, dishAt)]?.kind === 'number';
  const sizes = portionsOf(index, dish).filter(
    ({ text }, place, all) => all.findIndex((other) => other.text === text) === place,
  );
  const start = path[at]?.start ?? 0;
  const end = start + said.split(' ').length;
  if (isCounted || sizes.length < 2 || sizes.length > 3) return [...path];
  const lines = sizes.map(
    (size): Segment => ({
      ...dish,
      announced: [
        { kind: 'number', count: 1, form: 'spoken', goesBack: false, start, end: start, worth: 0 },
        { kind: 'option', option: size, start, end: start, worth: 0 },
      ],
      start,
      end,
    }),
  );
  return [
    ...path.slice(0, dishAt),
    ...path.slice(dishAt, at).map(asFiller),
    ...lines,
    ...path.filter((part) => part.start >= end),
  ];
};

const eachSize = /^one (?:of|in) (?:each|every) size\b/;

/** "Ek paya aur do naan, paya ek nahi do", "i need three naan, not one": so many of what was named before. */
export const readNotSoMany: Pass = (_, tokens, path) => {
  const isNamed = (dish: DishSegment, place: number) =>
    path.slice(0, place).some((other) => isDish(other) && titleOf(other) === titleOf(dish));
  const read = [...path];
  path.forEach((dish, place) => {
    if (dish.kind !== 'dish' || !isNamed(dish, place)) return;
    const [first, no, second] = path.slice(place + 1, place + 4);
    if (
      first?.kind === 'number' &&
      second?.kind === 'number' &&
      /^nah?i+n?$/.test(textAt(tokens, no?.start ?? -1, 1))
    ) {
      read[place] = { ...dish, announced: [] };
      read[place + 1] = asFiller(first);
      read[place + 2] = commandAt('make', dish.start);
      read.splice(place, 4, commandAt('make', dish.start), dish, {
        ...second,
        form: 'spoken',
        goesBack: true,
      });
    }
  });
  return read;
};

/** "The mutton as well as the chicken biryani": an "and". */
export const readAsWellAs: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const isAnd =
      part.kind === 'command' && textAt(tokens, part.start, part.end - part.start) === 'as well as';
    const before = path[place - 1];
    const next = path.slice(place + 1).find(({ kind }) => !/^(?:filler|number|option)$/.test(kind));
    const isName = before?.kind === 'other' || before?.kind === 'dish';
    return isAnd && isName && next?.kind === 'dish'
      ? { kind: 'connector', start: part.start, end: part.end, worth: 0 }
      : part;
  });
