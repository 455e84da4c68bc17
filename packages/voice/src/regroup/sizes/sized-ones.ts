import { isSoldInHeat, isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
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

/** What may stand before the amount: "… and for myself a grande". */
const lead: ReadonlySet<Segment['kind']> = new Set(['filler', 'link', 'other']);

/** "A tall mocha and a grande", "six wings hot, six mild": another of the same, only the size or heat is new. */
export const readOtherSizes: Pass = (index, tokens, path) => {
  return path.flatMap((segment, place) => {
    const isAnd =
      segment.kind === 'connector' && /^(?:and|plus|aur)$/.test(tokens[segment.start]?.text ?? '');
    const isCount = segment.kind === 'number' && segment.form === 'spoken';
    // "A single biryani for me a double for my brother"
    const isForNext = segment.kind === 'number' && isBehindSomebody(tokens, segment.start);
    const isSaidAnew = isCount && (tokens[segment.start]?.afterBreak || isCountedAgain(path, place));
    if (!isAnd && !isSaidAnew && !isForNext) return [segment];
    const options = isAnd
      ? [...optionsBehind(tokens, path, amountBehind(path, place)), ...optionsForOther(tokens, path, place)]
      : optionsBehind(tokens, path, place);
    const dishAt = path.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
    const dish = path[dishAt];
    if (dish?.kind !== 'dish' || !options.some((option) => isSoldSo(index, dish, option))) return [segment];
    const from = 1 + path.slice(0, dishAt).findLastIndex(({ kind }) => kind === 'dish');
    const isTold = path.slice(from, place).some((part) => options.some((option) => isSameSort(part, option)));
    const isShared = path
      .slice(dishAt, place)
      .some((part) => (part.kind === 'number' && part.form !== 'weak') || part.kind === 'command');
    if (!isTold || isShared) return [segment];
    return isAnd
      ? [{ ...dish, start: segment.start, end: segment.end }]
      : [{ ...dish, start: segment.start, end: segment.start }, segment];
  });
};

/** "One karahi half one full": counted before, and how large it is to be was said. */
function isCountedAgain(path: readonly Segment[], place: number): boolean {
  const dishAt = path.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
  const amount = path[beforeSizes(path, dishAt)];
  const told = path.slice(dishAt + 1, place);
  return amount?.kind === 'number' && told.length > 0 && told.every(({ kind }) => kind === 'option');
}

const amountBehind = (path: readonly Segment[], place: number): number =>
  path.findIndex(
    (part, at) => at > place && !lead.has(part.kind) && !(part.kind === 'number' && part.form === 'weak'),
  );

/** The sizes and heats behind an amount, where nothing else is said of it. */
function optionsBehind(tokens: readonly Token[], path: readonly Segment[], at: number): OptionSegment[] {
  const number = path[at];
  if (number?.kind !== 'number' || number.form === 'more' || number.goesBack) return [];
  const end = path.findIndex(
    (part, place) => place > at && (part.kind !== 'option' || tokens[part.start]?.afterBreak === true),
  );
  const next = path[end];
  const isLast =
    next === undefined ||
    tokens[next.start]?.afterBreak ||
    /^(?:connector|command|scope)$/.test(next.kind) ||
    isForSomebody(tokens, next.start);
  const behind = path.slice(at + 1, end < 0 ? path.length : end);
  return isLast ? behind.filter((part) => part.kind === 'option') : [];
}

/** "Single for me and double for my husband": uncounted, each is for somebody. */
function optionsForOther(tokens: readonly Token[], path: readonly Segment[], and: number): OptionSegment[] {
  const option = path[and + 1];
  if (option?.kind !== 'option') return [];
  const dishAt = path.slice(0, and).findLastIndex(({ kind }) => kind === 'dish');
  const isForFirst = path.slice(dishAt + 1, and).some(({ start }) => isForSomebody(tokens, start));
  return isForFirst && isForSomebody(tokens, option.end) ? [option] : [];
}

const isForSomebody = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'for' && people.test(tokens[at + 1]?.text ?? '');

const isBehindSomebody = (tokens: readonly Token[], at: number): boolean =>
  isForSomebody(tokens, at - 2) ||
  (isForSomebody(tokens, at - 3) && !/^(?:me|us|him|her|them)$/.test(tokens[at - 2]?.text ?? ''));

const people = /^(?:me|myself|us|him|her|them|my|our|the|his|their)$/;

type OptionSegment = Extract<Segment, { kind: 'option' }>;

/** Both a size, or both a heat. */
const isSameSort = (part: Segment, { option }: OptionSegment): boolean =>
  part.kind === 'option' &&
  ((part.option.size !== undefined && option.size !== undefined) ||
    (part.option.heat !== undefined && option.heat !== undefined));

const isSoldSo = (index: VoiceIndex, { candidates }: DishSegment, { option }: OptionSegment): boolean =>
  isSoldInSize(index, candidates[0]?.title, option) || isSoldInHeat(index, candidates[0]?.title, option);
