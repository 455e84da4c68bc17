import { isSoldInHeat, isSoldInSize } from '../../menu/title-facts.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, isDish, isOfLine, isSize, textAt } from '../path-parts.ts';

const isSaidOf = ({ kind }: Segment): boolean => /^(?:number|option|measure|unit)$/.test(kind);

/** "Two naan will do", "just a half reuben, i can't finish a whole": the line is to be so, it is not ordered again. */
export const readEnoughOf: LinePass = (_, tokens, path, ordered) => {
  const [dish, ...others] = path.filter(isDish);
  const from = path.findIndex(isSaidOf);
  if (dish === undefined || others.length > 0 || from < 0 || !isOfLine(ordered, dish)) return [...path];
  const at = path.indexOf(dish);
  const said = path.slice(from, at);
  const isEnough = enough.test(textAt(tokens, dish.end, 2)) && said.every(isSaidOf);
  const isTooLarge =
    said.some(isSize) && path.slice(at).some(({ start }) => tooLarge.test(textAt(tokens, start, 2)));
  if (said.length === 0 || !(isEnough || isTooLarge)) return [...path];
  return [
    ...path.slice(0, from).map(asFiller),
    commandAt('make', dish.start),
    ...said,
    dish,
    ...path.slice(at + 1).map(asFiller),
  ];
};

const enough = /^(?:is|are|would be|will be)? ?(?:enough|plenty|fine)$|^will do$|^is all/;
const tooLarge = /^cant (?:finish|eat|manage|handle|drink)$/;

/** "And one for my husband but hot", "another one but large": the line once more, and what is different. */
export const readOneBut: LinePass = (index, tokens, path, ordered) => {
  const said = path.filter(
    ({ kind, start }) => kind !== 'filler' && kind !== 'connector' && tokens[start]?.text !== 'for',
  );
  const [one, but, option, ...rest] = said;
  const isOne =
    one?.kind === 'number' && one.count === 1 && /^(?:one|another)/.test(textAt(tokens, one.start, 1));
  const isBut = but !== undefined && tokens[but.start]?.text === 'but' && but.end - but.start === 1;
  if (!isOne || !isBut || option?.kind !== 'option' || rest.length > 0) return [...path];
  const line = ordered.findLast(
    ({ candidates: [own] }) =>
      isSoldInHeat(index, own?.title, option.option) || isSoldInSize(index, own?.title, option.option),
  );
  if (line === undefined) return [...path];
  const { start, end } = one;
  return [{ ...one, form: 'spoken', goesBack: false, end: start }, { ...line, start, end }, option];
};

/** "We don't need the salad or the shake": both of them. */
export const readOrRefused: LinePass = (_, tokens, path, ordered) => {
  return path.map((part, place) => {
    const command = path.slice(0, place).findLast(({ kind }) => kind === 'command');
    const isRefusal = command?.kind === 'command' && /^(?:no|remove)$/.test(command.command);
    const next = path.slice(place + 1).find(({ kind }) => kind !== 'filler');
    const before = path.slice(0, place).findLast(isDish);
    const isOr = part.kind === 'connector' && tokens[part.start]?.text === 'or';
    const isBoth = isOr && isRefusal && isOfLine(ordered, before) && isOfLine(ordered, next);
    return isBoth && before.start > command.start ? commandAt('remove', part.start, part.end) : part;
  });
};
