import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { isDish, textAt } from '../path-parts.ts';

/** "… leave the mayo out of the burger", "keep onions off the naan": a wish for the dish that was named, which stays. */
export const readLeftOutOf: Pass = (_, tokens, path) => {
  const at = path.findIndex(({ start }) => /^(?:leave|keep)$/.test(tokens[start]?.text ?? ''));
  const lead = path[at];
  const dishAt = path.findIndex((part, place) => place > at && isDish(part));
  const dish = path[dishAt];
  if (lead === undefined || dish === undefined || !isDish(dish)) return [...path];
  const between = path.slice(at + 1, dishAt);
  const isOf = outOf.exec(textAt(tokens, dish.start - 3, 3))?.[0];
  const isFood = between.some(({ kind }) => kind === 'other');
  const isPlain = between.every(({ kind }) => /^(?:other|filler|link)$/.test(kind));
  const named = path.slice(0, at).filter(isDish);
  const known = named.findLast((other) => other.candidates[0]?.title === dish.candidates[0]?.title);
  if (isOf === undefined || !isFood || !isPlain || known === undefined) return [...path];
  const end = dish.start - isOf.split(' ').length + 1;
  const { start } = lead;
  const wish: Segment = { kind: 'wish', looksAhead: false, start, end, worth: 0 };
  const again: Segment = { ...dish, candidates: known.candidates, isToldAgain: true, start, end: start };
  return [...path.slice(0, at), again, wish, ...path.slice(dishAt + 1)];
};

/** The first of these words ends the wish. */
const outOf = /(?:out of|off of|off) (?:the|my|our)$/;
