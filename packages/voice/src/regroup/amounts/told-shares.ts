import { onceEach } from '../../menu/once-each.ts';
import { findPlainPortion } from '../../menu/plain-portions.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { type PeopleCount, peopleCounts } from '../../read/counted-people.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { titleHead } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isDish, numberAt } from '../path-parts.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';
import { type Detail, detailAt, detailOf, isSameSort } from './part-details.ts';
import { isSameDish } from './share-limits.ts';
import { wishes } from './share-openers.ts';
import { type Share, type Shares, sharesBehind } from './share-parts.ts';

/**
 * "Three biryanis single, two of them hot and one mild cos sarah can't handle it", "orange juice, four, two big two
 * regular", "three, one extra hot": where the parts come to the number that was said, before the dish or behind it,
 * each is a line of its own with what is said of all; what nothing was said of stays as it is. Parts that differ in
 * wishes alone stay one line.
 */
export const readToldShares: Pass = (index, tokens, path) => {
  let read = [...path];
  const eatersOf = onceEach(peopleCounts);
  // From the last dish to the first, so that places before it stay what they are.
  for (let place = path.length - 1; place >= 0; place--) {
    const dish = path[place];
    if (dish?.kind !== 'dish') continue;
    const shared = sharedOut(index, tokens, path, place, dish, () => eatersOf(tokens));
    if (shared !== undefined) read = writeShares(index, read, place, shared);
  }
  return read;
};

function sharedOut(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment,
  eatersOf: () => readonly PeopleCount[],
): SharedOut | undefined {
  const from = beforeSizes(path, place);
  const amount = path[from];
  const before = path.slice(from + 1, place).flatMap((part) => detailOf(index, dish, part) ?? []);
  const behind = sharesBehind(index, tokens, path, place);
  if (behind.shares.every(({ details }) => details.length === 0)) return undefined;
  // "Six coffees, four regular two decaf" are kinds of it.
  const isOfKinds = behind.next !== undefined && titleHead(index, behind.next) === titleHead(index, dish);
  const common = [...before, ...behind.common];
  const first = behind.shares.findIndex(isTold);
  const isNumber = amount?.kind === 'number' && amount.count > 1 && !amount.isUnclear;
  const ahead =
    isNumber && (amount.form === 'spoken' || amount.form === 'weak')
      ? [{ whole: amount.count, from: 0, common }]
      : [];
  // "Chilli dogs two regular, one mild one hot"
  const counted = behind.shares
    .slice(0, first + 1)
    .flatMap(({ count, details }, at) =>
      count === undefined || count < 2
        ? []
        : [{ whole: count, from: at + 1, common: [...common, ...details] }],
    );
  // "All three of my boys want …", "both girls …"
  const last = path.slice(0, place).findLastIndex(isDish);
  const people = path.slice(last + 1, place).flatMap((part) => {
    const count = part.kind === 'number' ? part.count : tokens[part.start]?.text === 'both' ? 2 : 0;
    return count > 1 ? [{ count, start: part.start }] : [];
  });
  const eaters = [...eatersOf(), ...people]
    .filter(({ start }) => start < (behind.shares[first]?.start ?? dish.start))
    .map(({ count }) => ({ whole: count, from: 0, common }));
  const totals = ahead.length > 0 ? ahead : [...counted, ...eaters];
  for (const total of totals) {
    const told = settle(
      { ...behind, common: total.common, shares: behind.shares.slice(total.from) },
      total.whole,
    );
    // "Fries two regular, one large one small": the first two are no sum of the others.
    const [own] = total.from === 0 ? [] : behind.shares.slice(total.from - 1);
    const isPart = told?.parts.some(({ details }) =>
      details.some((one) => own?.details.some((other) => isSameSort(one, other))),
    );
    if (isPart) continue;
    const isSome = isNumber && amount.form === 'spoken' && !isOfKinds;
    if (
      told === undefined ||
      (told.left > 0 && !isSome) ||
      isToldOn(index, tokens, path, dish, told.end, behind.limit)
    )
      continue;
    return told;
  }
  return undefined;
}

/**
 * "… one large one small, the large one with extra sauce", "one small and two large, with oat milk": it is read where
 * wishes are given to their parts, or to all of them.
 */
const isToldOn = (
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  end: number,
  limit: number,
): boolean =>
  (tokens[end]?.afterBreak === true && wishes.test(tokens[end]?.text ?? '')) ||
  tokens
    .slice(end, limit)
    .some(
      (token, at) => token.text === 'the' && detailAt(index, tokens, path, dish, end + at + 1) !== undefined,
    );

/** What those that follow leave of it. */
function restOf(others: readonly Share[], left: number): number {
  const told = others.filter(isTold).reduce((sum, { count = 0 }) => sum + count, 0);
  return told < left ? left - told : left;
}

const isTold = ({ details, isWish, isPlain }: Share): boolean => details.length > 0 || isWish || isPlain;
const longestGap = 7;

/** The parts with how many each of them is; undefined where they do not come to the whole. */
function settle({ common, shares, forAll }: Shares, whole: number): SharedOut | undefined {
  const parts: Part[] = [];
  let left = whole;
  let last = -1;
  for (const [at, share] of shares.entries()) {
    if (left === 0) break;
    if (!isTold(share) || share.gap > longestGap) continue;
    const count = share.isHalf ? whole / 2 : (share.count ?? restOf(shares.slice(at + 1), left));
    if (count < 1 || !Number.isInteger(count) || count > left) return undefined;
    parts.push({ ...share, count });
    left -= count;
    last = at;
  }
  const isSized = ({ details }: Share) => details.length > 0;
  const isOther = parts.some(
    ({ details, isPicked }) =>
      !isPicked && details.some((detail) => common.some((one) => isSameSort(one, detail))),
  );
  if (!parts.some(isSized)) return undefined;
  if (left > 0 ? isOther : parts.length < 2) return undefined;
  const behindAll = last === shares.length - 1 ? forAll : [];
  return {
    parts,
    common: [...common, ...behindAll.map(({ detail }) => detail)],
    left,
    end: Math.max(
      ...behindAll.map(({ end }) => end),
      ...parts.flatMap(({ end, details }) => [end, ...details.map(({ part }) => part.end)]),
    ),
  };
}

type Part = Share & { readonly count: number };

type SharedOut = {
  readonly parts: readonly Part[];
  /** Said of all of them. */
  readonly common: readonly Detail[];
  /** So many of which nothing was said. */
  readonly left: number;
  /** Behind the last word that was read. */
  readonly end: number;
};

/** Each part names the dish once more; it stays named where it was for those nothing was said of. */
function writeShares(
  index: VoiceIndex,
  path: readonly Segment[],
  place: number,
  { parts, common, left, end }: SharedOut,
): Segment[] {
  const dish = path[place];
  if (dish?.kind !== 'dish') return [...path];
  const from = beforeSizes(path, place);
  const amount = path[from];
  const [first, told] = [path[amount?.kind === 'number' ? from : from + 1], parts[0]?.start ?? dish.end];
  const details = [...common, ...parts.flatMap((part) => part.details)];
  const others = path.flatMap((part): Segment[] => {
    if (part.start < (first?.start ?? dish.start) || part.start >= end) return [part];
    if (part.start < told && left > 0)
      return [part === amount && part.kind === 'number' ? { ...part, count: left } : part];
    if (parts.some((share) => part.start >= share.start && part.start < share.end)) return [];
    const isRead =
      details.some(({ part: said }) => part.start >= said.start && part.start < said.end) ||
      /^(?:number|option|measure|unit|scope)$/.test(part.kind) ||
      (part.kind === 'command' && /^(?:add|also|halve)$/.test(part.command)) ||
      (part.kind === 'dish' && isSameDish(dish, part));
    return [isRead ? asFiller(part) : part];
  });
  const sort = sortOf(parts);
  const lines = parts.map((part): readonly Segment[] => {
    const { start, end, count, details } = aloneBeside(index, dish, part, parts);
    const isOwn = (one: Detail) => details.some((detail) => isSameSort(one, detail));
    const said = [
      ...common
        .filter((one) => !isOwn(one))
        .map((one) => settled(one, sort === 'spice' ? 'portion' : 'spice', sort)),
      ...details.map((one) => settled(one, sort, sort)),
    ];
    return [numberAt(count, start), { ...dish, announced: [...(dish.announced ?? []), ...said], start, end }];
  });
  return [...others, ...lines.flat()].sort((a, b) => a.start - b.start);
}

type Sort = 'portion' | 'spice' | undefined;

/** Whether they are told apart by their heat or by their portion, where that is sure. */
function sortOf(parts: readonly Part[]): Sort {
  const details = parts.flatMap((part) => part.details);
  const [heats, portions] = [
    details.some(({ isSpice, isPortion }) => isSpice && !isPortion),
    details.some(({ isSpice, isPortion }) => isPortion && !isSpice),
  ];
  return heats === portions ? undefined : heats ? 'spice' : 'portion';
}

/** "Two medium, one mild one hot": which of the two a Medium is. */
const settled = ({ part, isPortion, isSpice }: Detail, of: Sort, sort: Sort): Detail['part'] =>
  sort !== undefined && of !== undefined && isPortion && isSpice && part.kind === 'option'
    ? { ...part, option: { ...part.option, of } }
    : part;

/** "One with fries and one normal": that one comes alone. */
function aloneBeside(index: VoiceIndex, dish: DishSegment, part: Part, parts: readonly Part[]): Part {
  const isWithSide = parts.some(({ details }) =>
    details.some(({ part: side }) => side.kind === 'option' && /^with /.test(side.option.text)),
  );
  const only = isWithSide && part.isPlain ? findPlainPortion(portionsOf(index, dish)) : undefined;
  if (only === undefined) return part;
  const option: Segment = {
    kind: 'option',
    option: { text: only.text },
    start: part.start,
    end: part.start,
    worth: 0,
  };
  return { ...part, details: [detailOf(index, dish, option) ?? []].flat() };
}
