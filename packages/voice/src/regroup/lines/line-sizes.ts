import type { DishSegment, Segment } from '../../segment/segments.ts';
import { isSized } from '../amounts/shares.ts';
import { findKind, titleHead } from '../kinds/find-kind.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

const isOfLine = (ordered: readonly DishSegment[], part: Segment | undefined): part is DishSegment =>
  part?.kind === 'dish' &&
  (part.place !== undefined ||
    ordered.some(({ candidates: [line] }) => part.candidates.some(({ title }) => title === line?.title)));

/** "Make the soup a bowl and the sandwich a whole": the article counts nothing, it leads to the size. */
export const readMadeSizes: LinePass = (_, __, path, ordered) => {
  const from = path.findIndex((part) => part.kind === 'command' && part.command === 'make');
  return path.map((part, place) => {
    const isArticle = part.kind === 'number' && part.form === 'article';
    if (from < 0 || place < from || !isArticle || !isOfLine(ordered, path[place - 1])) return part;
    const next = path[place + 2];
    const isLast = next === undefined || next.kind === 'connector' || next.kind === 'filler';
    return isSized(path[place + 1]) && isLast ? asFiller(part) : part;
  });
};

/** "Footlong on the italian and a large on the drink": each size is for the line behind it. */
export const readSizesOn: LinePass = (_, tokens, path, ordered) => {
  const pairs = path.flatMap((size, place) => {
    const dish = path.slice(place + 1, place + 4).find(({ kind }) => kind !== 'filler' && kind !== 'number');
    const isOn = /^(?:on|for) (?:the|my)$/.test(textAt(tokens, size.end, 2));
    return isSized(size) && isOn && isOfLine(ordered, dish) ? [{ size, dish }] : [];
  });
  const used = new Set<Segment>(pairs.flatMap(({ size, dish }) => [size, dish]));
  const isRest = path.every(
    (part) =>
      used.has(part) ||
      part.kind === 'filler' ||
      part.kind === 'connector' ||
      (part.kind === 'number' && part.count !== undefined && part.form !== 'spoken'),
  );
  if (pairs.length < 2 || !isRest) return [...path];
  return pairs.flatMap(({ size, dish }) => [
    commandAt('make', size.start),
    dish,
    { ...size, start: dish.end, end: dish.end },
  ]);
};

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

/** "Nah, chocolate for the shake": another kind of the line that is named. */
export const readKindFor: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'dish');
  const [dish, kind] = [path[at], path.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'other')];
  if (kind === undefined || dish?.kind !== 'dish' || !isOfLine(ordered, dish)) return [...path];
  const isFor = /^for (?:the|my)$/.test(textAt(tokens, kind.end, 2)) && kind.end + 2 === dish.start;
  const line = ordered.findLast(({ candidates: [own] }) =>
    dish.candidates.some(({ title }) => title === own?.title),
  );
  const head = line && titleHead(index, line);
  const into = isFor && head ? findKind(index, tokens, kind.start, kind.end, head) : undefined;
  const isAlone = path.every(
    (part) => part === dish || part === kind || !/^(?:dish|other|option)$/.test(part.kind),
  );
  if (into === undefined || line === undefined || !isAlone) return [...path];
  return [
    {
      kind: 'command',
      command: 'change',
      picked: { dish: line },
      start: kind.start,
      end: kind.start,
      worth: 0,
    },
    into,
    ...path.slice(at + 1),
  ];
};
