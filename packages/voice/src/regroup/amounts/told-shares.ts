import type { Option } from '../../menu/options.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { sizesBeside } from '../corrections/references.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';
import { isOnlyPortion, portionsOf } from '../sizes/only-portions.ts';
import { isRestated, type OptionSegment, type Share, sharesBehind } from './share-parts.ts';

type SharedOut = {
  readonly shares: readonly (Share & { readonly count: number })[];
  /** So many of which nothing was said. */
  readonly left: number;
};

/**
 * "Two biryanis, one with no raita and one extra spicy", "three, one extra hot": each part is a line of its own where
 * a size or heat tells them apart, and what nothing was said of stays as it is. Parts that differ in wishes alone are
 * one line, and those that are all told by a size are shared out when they are given to their dish.
 */
export const readToldShares: Pass = (index, tokens, path) => {
  let read = [...path];
  path.forEach((dish, place) => {
    const amount = path[beforeSizes(path, place)];
    const isCounted = amount?.kind === 'number' && amount.form === 'spoken' && amount.count > 1;
    if (dish.kind !== 'dish' || !isCounted || amount.isUnclear) return;
    const shares = settle(index, dish, sharesBehind(index, tokens, path, place, amount.count), amount.count);
    if (shares !== undefined) read = shareOut(read, path, place, shares);
  });
  return read;
};

/** The parts with how many each of them is; undefined where they are none, or need no lines of their own. */
function settle(
  index: VoiceIndex,
  dish: DishSegment,
  shares: readonly Share[],
  whole: number,
): SharedOut | undefined {
  const sum = shares.reduce((total, { count = 0 }) => total + count, 0);
  const counted = shares.map((share) => ({ ...share, count: share.count ?? whole - sum }));
  const left = whole - counted.reduce((total, { count }) => total + count, 0);
  const isSized = ({ options }: Share) => options.length > 0;
  // "One large without cream and one regular", "one large and the other medium"; behind the last a wish may be for all.
  const isPlain = (share: Share, at: number) =>
    isSized(share) && share.count !== undefined && (!share.isWish || at === shares.length - 1);
  const isTold = shares.some(isSized) && (left > 0 || !shares.every(isPlain));
  // "The other one mild" is one of those that another part leaves.
  const isRestAlone = shares.length === 1 && shares[0]?.count === undefined;
  if (!isTold || isRestAlone || left < 0 || counted.some(({ count }) => count < 1)) return undefined;
  const isWithSide = shares.some(({ options }) => options.some(({ option }) => /^with /.test(option.text)));
  const only = isWithSide ? portionsOf(index, dish).find(isOnlyPortion) : undefined;
  // "One with fries and one without": that one comes alone.
  const settled = counted.map((share) =>
    share.isWish || isSized(share) || only === undefined
      ? share
      : { ...share, options: [optionAt(share.start, only)] },
  );
  return { shares: settled, left };
}

const optionAt = (start: number, option: Option): OptionSegment => ({
  kind: 'option',
  option,
  start,
  end: start,
  worth: 0,
});

/** Each part names the dish once more; it stays named where it was for those nothing was said of. */
function shareOut(
  read: readonly Segment[],
  path: readonly Segment[],
  place: number,
  { shares, left }: SharedOut,
): Segment[] {
  const from = beforeSizes(path, place);
  const [dish, amount, next] = [path[place], path[from], path[place + 1]];
  if (dish?.kind !== 'dish') return [...read];
  const announced = [...(dish.announced ?? []), ...sizesBeside(path, dish)];
  const named = path.slice(from, place + (next && isRestated(next) ? 2 : 1));
  return read.flatMap((part): Segment[] => {
    if (part === amount && part.kind === 'number' && left > 0) return [{ ...part, count: left }];
    if (named.includes(part)) return [left > 0 ? part : asFiller(part)];
    const share = shares.find(({ start, end }) => part.start >= start && part.start < end);
    if (share === undefined) return [part];
    const { start, end, count, options } = share;
    if (part.start !== start) return [];
    return [
      { kind: 'number', count, form: 'spoken', goesBack: false, start, end: start, worth: 0 },
      { ...dish, announced: [...announced, ...options], start, end },
    ];
  });
}
