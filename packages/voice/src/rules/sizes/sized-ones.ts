import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { beforeSizes } from '../path-parts.ts';

/** "A small latte and a large one": another of the same, in that size. */
export function cloneForOne(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment | undefined,
): DishSegment | undefined {
  const [article, option, one] = [path[place - 2], path[place - 1], path[place]];
  if (dish === undefined || one === undefined || !isOne(tokens, one) || option?.kind !== 'option')
    return undefined;
  if (article?.kind !== 'number' || article.form === 'more') return undefined;
  // "Two cups, one with noodles": the one is one of them.
  if (article.count > 1 && tokens[one.start]?.text === 'one') return undefined;
  const next = path[place + 1];
  const isLast =
    next === undefined ||
    tokens[next.start]?.afterBreak ||
    /^(?:connector|command|filler|scope)$/.test(next.kind) ||
    isForSomebody(tokens, next.start);
  if (!isLast) return undefined;
  return { ...dish, start: one.start, end: one.end };
}

/** "A coke, a medium one": right behind it, after a pause, which size the one that was named is to be of. */
export function saysWhichOne(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment,
): boolean {
  const [article, option, one] = [path[place - 2], path[place - 1], path[place]];
  if (one === undefined || !isOne(tokens, one) || option?.kind !== 'option') return false;
  const at = path.findIndex(({ start }) => start === dish.start);
  const between = path.slice(at + 1, place - 2);
  // "A hot chocolate for my daughter, a small one", "… with whipped cream and sprinkles, a small one"
  const isRightBehind = between.every(({ kind }) => kind === 'filler') || isMadeWith(tokens, between);
  // "Lemonade, three large ones": nothing was counted before.
  const isUncounted = path[beforeSizes(path, at)]?.kind !== 'number' || path[at - 1]?.kind === 'filler';
  const isSingle =
    article?.kind === 'number' &&
    (article.form === 'article' ||
      (/^(?:ones|wal[aei])$/.test(tokens[one.start]?.text ?? '') && isUncounted));
  return isRightBehind && isSingle && path[at - 1]?.kind !== 'option';
}

/** Nothing but what the dish is to come with, up to the size. */
function isMadeWith(tokens: readonly Token[], between: readonly Segment[]): boolean {
  const [opener, last] = [between[0], between.at(-1)];
  return (
    wishStart.test(tokens[opener?.start ?? -1]?.text ?? '') &&
    last?.kind !== 'connector' &&
    between.every(
      (part) =>
        !/^(?:dish|option|measure|restaurant)$/.test(part.kind) ||
        // "A little cinnamon", "extra masala"
        (part.kind === 'option' && (part.option.text === 'little' || part.option.size === undefined)),
    )
  );
}

const wishStart = /^(?:with|without|no|extra|add|on)$/;

export const isOne = (tokens: readonly Token[], segment: Segment) =>
  segment.end - segment.start === 1 &&
  /^(?:one|ones|wala|wali|wale)$/.test(tokens[segment.start]?.text ?? '');

const isForSomebody = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'for' && people.test(tokens[at + 1]?.text ?? '');

const people = /^(?:me|myself|us|him|her|them|my|our|the|his|their)$/;
