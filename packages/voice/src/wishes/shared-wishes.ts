import { cardinalAt } from '../read/cardinals.ts';
import { beforeSizes } from '../regroup/path-parts.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import type { Taken } from './measured-wishes.ts';
import type { Reader } from './own-dishes.ts';

/**
 * "Two biryani, one without onions": said of one of them, so the note says how many. A cart has one line for a dish
 * of the same size and heat, however its pieces are made.
 */
export function shareWish(
  { tokens, path }: Reader,
  read: readonly Segment[],
  { wishes: [first, ...others], next }: Taken,
  dish: DishSegment | undefined,
): { readonly read: Segment[]; readonly taken: Taken } | undefined {
  if (first === undefined || dish === undefined) return undefined;
  // "Three zingers, mine without cheese"
  const mine = read.at(-1);
  if (mine !== undefined && tokens[mine.start]?.text === 'mine' && mine.end === first.start)
    return {
      read: read.slice(0, -1),
      taken: { wishes: [{ ...first, start: mine.start }, ...others], next },
    };
  const from = read.findLastIndex(({ start }) => cardinalAt(tokens, start) !== undefined);
  const part = read[from];
  const share = part === undefined ? undefined : cardinalAt(tokens, part.start);
  const gap = tokens
    .slice(share?.end ?? 0, first.start)
    .map(({ text }) => text)
    .join(' ');
  const amount = amountOf(path, dish);
  if (part === undefined || share === undefined) return undefined;
  const isCounted = amount !== undefined && share.count < amount;
  // "One without onions", said and nothing else while there are two: of the line that was spoken of.
  const isOfLine = dish.place !== undefined && part.start === 0 && !path.some(({ kind }) => kind === 'dish');
  const isOfDish = part.start >= dish.end && part.start < first.start && (isCounted || isOfLine);
  // "One for me without sugar and one for my son": who gets them is counted elsewhere.
  const isForMany =
    / ?for /.test(gap) && path.some(({ kind, start }) => kind === 'number' && start > first.end);
  if (!isOfDish || !ofThem.test(gap) || isForMany || tokens[first.start]?.afterBreak) return undefined;
  const wish = { ...first, start: part.start };
  return { read: read.slice(0, from), taken: { wishes: [wish, ...others], next } };
}

/** "One of them without", "one should be without", "one for me without" */
const ofThem =
  /^(?:(?:of|them|those|these|should|must|is|be|to|made|come)(?: |$))*(?:for (?:me|him|her|us|(?:my|our|his|her) \w+))?$/;

/** How many were asked for, where that was counted right before the name. */
function amountOf(path: readonly Segment[], dish: DishSegment): number | undefined {
  const place = path.findIndex(({ start, kind }) => kind === 'dish' && start === dish.start);
  const amount = path[beforeSizes(path, place)];
  return place >= 0 && amount?.kind === 'number' && amount.form !== 'article' ? amount.count : undefined;
}
