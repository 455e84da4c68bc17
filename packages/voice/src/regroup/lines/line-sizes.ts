import type { DishSegment, Segment } from '../../segment/segments.ts';
import { isSized } from '../amounts/shares.ts';
import { titleHead } from '../kinds/find-kind.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

const isOfLine = (ordered: readonly DishSegment[], part: Segment | undefined): part is DishSegment =>
  part?.kind === 'dish' &&
  (part.place !== undefined ||
    ordered.some(({ candidates: [line] }) => part.candidates.some(({ title }) => title === line?.title)));

/** "The tikka is too spicy for her, make it medium": the one that is complained of. */
export const readComplaints: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'command' && part.command === 'make');
  const [make, dish] = [path[at], path.slice(0, Math.max(0, at)).findLast((part) => part.kind === 'dish')];
  const isPronoun = /^(?:it|that|them|those)$/.test(tokens[(make?.end ?? 0) - 1]?.text ?? '');
  if (make === undefined || !isPronoun || !isOfLine(ordered, dish)) return [...path];
  const isComplaint = /^(?:is|are|was|looks|sounds|seems) (?:too|way too|a bit|not|so)\b/.test(
    textAt(tokens, dish.end, 3),
  );
  // "Chicken not hot, make it mild"
  const isNotSo =
    tokens[dish.end]?.text === 'not' &&
    path.slice(path.indexOf(dish) + 1, at).every(({ kind }) => kind === 'option' || kind === 'filler');
  if (!(isComplaint || isNotSo) || path.filter(({ kind }) => kind === 'dish').length > 1) return [...path];
  return [...path.slice(0, at).map(asFiller), make, dish, ...path.slice(at + 1)];
};

/** "Roti bhi chahiye chaar": how many stands behind the verb. */
export const readCountBehind: Pass = (_, tokens, path) => {
  const last = path.findLastIndex(({ kind }) => kind !== 'filler');
  const number = path[last];
  const at = path.findIndex(({ start }) => tokens[start]?.text === 'bhi');
  const isBetween = path.slice(at + 1, last).every(({ kind }) => kind === 'filler');
  if (at < 1 || last <= at || number?.kind !== 'number' || path[at - 1]?.kind !== 'dish' || !isBetween)
    return [...path];
  const lead = path[at - 2]?.kind;
  if (lead === 'number' || lead === 'option') return [...path];
  const dishAt = at - 1;
  return [...path.slice(0, dishAt), { ...number, goesBack: false }, ...path.slice(dishAt, last)];
};

/** "Curly fries instead of the normal ones": the line of the same head is given up. */
export const readOrdinaryOnes: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'command' && part.command === 'instead');
  const wanted = path[at - 1];
  const behind = path[at]?.end ?? 0;
  const isOrdinary = /^the (?:normal|regular|ordinary|plain|usual|other) ones?$/.test(
    textAt(tokens, behind, 3),
  );
  if (wanted?.kind !== 'dish' || !isOrdinary) return [...path];
  const line = ordered.findLast((dish) => titleHead(index, dish) === titleHead(index, wanted));
  if (line === undefined) return [...path];
  return [
    ...path.filter(({ end }) => end <= behind),
    { ...line, start: behind, end: behind + 3 },
    ...path.filter(({ start }) => start >= behind + 3),
  ];
};

/** "Get me the twenty piece instead": the line that is sold so, in that size. */
export const readSizeInstead: LinePass = (_, tokens, path, ordered) => {
  const said = path.filter(({ kind }) => kind !== 'filler');
  const [size, ...others] = said.filter(isSized);
  const isOther = said.some(({ start, end }) => end - start === 1 && tokens[start]?.text === 'instead');
  const isRest = said.every((part) => isSized(part) || part.kind === 'command');
  if (size === undefined || others.length > 0 || !isOther || !isRest || ordered.length === 0)
    return [...path];
  return [commandAt('make', size.start), size];
};
