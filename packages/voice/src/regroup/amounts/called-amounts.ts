import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, isDish, textAt } from '../path-parts.ts';

const isSameDish = (a: DishSegment, b: DishSegment): boolean =>
  a.candidates.some(({ title }) => title === b.candidates[0]?.title);

/** "Four naan, that's a lot, let's say three", "let's call it a dozen doughnuts": so many of what is there already. */
export const readCalledAmount: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(({ kind, start }) => kind === 'number' && lengthOfCall(tokens, start) > 0);
  const number = path[at];
  if (number === undefined) return [...path];
  const from = number.start - lengthOfCall(tokens, number.start);
  const before = [...ordered, ...path.slice(0, at).filter(isDish)];
  const next = path.slice(at + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option');
  const isOther = next !== undefined && isDish(next) && !before.some((dish) => isSameDish(next, dish));
  if (before.length === 0 || isOther || next?.kind === 'unit' || next?.kind === 'other') return [...path];
  return [
    ...path.filter(({ start }) => start < from),
    { kind: 'command', command: 'make', start: from, end: number.start, worth: 0 },
    ...path.slice(at),
  ];
};

/** How many words before this one are "let's say" or "call it". */
function lengthOfCall(tokens: readonly Token[], start: number): number {
  const said = textAt(tokens, Math.max(0, start - 3), Math.min(3, start));
  return /\blets call it$/.test(said) ? 3 : /(?:^| )(?:lets say|call it)$/.test(said) ? 2 : 0;
}

/** "Six rotis and half that many parathas": counted by the dish before. */
export const readAsMany: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    if (part.kind !== 'command' || !/^(?:halve|double)$/.test(part.command)) return part;
    if (!/many|amount/.test(tokens[part.end - 1]?.text ?? '')) return part;
    const dish = path.slice(place + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option');
    const named = path.slice(0, place).filter(isDish);
    const count = path.slice(0, place).findLast(({ kind }) => kind === 'number');
    if (dish?.kind !== 'dish' || count?.kind !== 'number' || named.length === 0) return part;
    if (named.some((other) => isSameDish(dish, other))) return part;
    const many = part.command === 'double' ? count.count * 2 : Math.round(count.count / 2);
    const { start, end } = part;
    return { kind: 'number', count: many, form: 'spoken', goesBack: false, start, end, worth: 0 };
  });
};

/** "Three lemonades and the same number of wraps": as many as of the dish before. */
export const readSameNumber: Pass = (_, tokens, path) => {
  let until = -1;
  return path.flatMap((part, place) => {
    if (part.start < until) return [];
    const said = sameNumber.exec(textAt(tokens, part.start, 4))?.[0];
    const count = path.slice(0, place).findLast(({ kind }) => kind === 'number');
    const end = part.start + (said?.split(' ').length ?? 0);
    const next = path.find(({ kind, start }) => start >= end && kind !== 'option' && kind !== 'unit');
    const named = path.slice(0, place).filter(isDish);
    const isNew =
      next !== undefined && isDish(next) && named.length > 0 && !named.some((dish) => isSameDish(next, dish));
    if (said === undefined || count?.kind !== 'number' || !isNew) return part;
    until = end;
    const { start } = part;
    return { kind: 'number', count: count.count, form: 'spoken', goesBack: false, start, end, worth: 0 };
  });
};

const sameNumber =
  /^(?:the same (?:number|amount) of|(?:just )?as many|an equal (?:number|amount) of|equally many|utn[aie] hi)(?= |$)/;

/** "Aloo and anda parathas, three and two": as many amounts behind as there are dishes, each for its own. */
export const readAmountsBehind: Pass = (_, tokens, path) => {
  const isSaid = ({ kind }: Segment) => kind !== 'filler' && kind !== 'connector';
  const lastAt = path.findLastIndex(isDish);
  const behind = path.slice(lastAt + 1).filter(isSaid);
  const isCount = (part: Segment) => part.kind === 'number' && part.form === 'spoken' && !part.goesBack;
  const dishes = path.filter(isDish);
  const before = path.slice(0, lastAt).filter((part) => isSaid(part) && !isDish(part));
  const isBare = before.every((part) => part.kind === 'command' && part.command === 'add');
  if (dishes.length < 2 || behind.length !== dishes.length || !behind.every(isCount) || !isBare)
    return [...path];
  // "A latte and a mocha, two or three" is no list of amounts.
  if (path.slice(lastAt + 1).some(({ start }) => tokens[start]?.text === 'or')) return [...path];
  return [
    ...path.slice(0, lastAt + 1).flatMap((part) => {
      const count = isDish(part) ? behind[dishes.indexOf(part)] : undefined;
      return count === undefined ? part : [{ ...count, start: part.start, end: part.start }, part];
    }),
    ...path.slice(lastAt + 1).map(asFiller),
  ];
};
