import { onceEach } from '../../menu/once-each.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { type Detail, detailAt, isSameSort, plainWords } from './part-details.ts';
import { limitOf } from './share-limits.ts';
import { openerAt, wishes } from './share-openers.ts';

/** So many of what was counted, and how they are to be. */
export type Share = {
  /** undefined: all that are left. */
  readonly count: number | undefined;
  /** Half of them. */
  readonly isHalf: boolean;
  /** "One of them", "the rest": it is one of those that were counted, whatever else is said. */
  readonly isPicked: boolean;
  /** The words that count it, and what is said of it unless that is told in words of its own. */
  readonly start: number;
  readonly end: number;
  readonly details: readonly Detail[];
  /** Told in words of its own: "with no raita", "plain". */
  readonly isWish: boolean;
  readonly isPlain: boolean;
  /** "The other two", "the rest". */
  readonly isRest: boolean;
  /** So many words between its amount and its first detail mean nothing here. */
  readonly gap: number;
};

export type Shares = {
  /** Said behind the dish before any part of it. */
  readonly common: readonly Detail[];
  readonly shares: readonly Share[];
  /** "All medium", and the words of it. */
  readonly forAll: readonly { readonly start: number; readonly end: number; readonly detail: Detail }[];
  /** Up to this word; and the dish that is named next. */
  readonly limit: number;
  readonly next: DishSegment | undefined;
};

/** Nobody shares a dish out in more parts of a row; without a bound many dishes would each be read to the end. */
const longestTold = 24;

/** What is said behind the dish of so many of them, up to the next dish. */
export function sharesBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): Shares {
  const common: Detail[] = [];
  const shares: Share[] = [];
  const forAll: Shares['forAll'][number][] = [];
  const row = path.slice(place, place + longestTold);
  const [dish, ...behind] = row;
  // Most dishes are not shared out, and need no closer look.
  if (dish?.kind !== 'dish' || !behind.some((part) => mayCount(tokens, part)))
    return { common, shares, forAll, limit: 0, next: undefined };
  const { limit, next } = limitOf(index, tokens, row, dish);
  const detailFrom = onceEach((at: number) =>
    at < limit ? detailAt(index, tokens, row, dish, at) : undefined,
  );
  let [at, scope]: [number, number | undefined] = [dish.end, undefined];
  while (at < limit) {
    const last = shares.at(-1);
    const opener = openerAt(tokens, at, detailFrom, last, common.length > 0);
    if (opener !== undefined) {
      // "Ali wants his with fries and the other two …"
      const his = last === undefined && opener.isRest ? common.pop() : undefined;
      if (his) shares.push({ ...noShare, start: his.part.start, end: his.part.end, details: [his] });
      shares.push({ ...noShare, ...opener });
      scope = undefined;
      at = opener.end;
      continue;
    }
    const found = detailFrom(at);
    // "One with regular milk"
    const isOfWish = found !== undefined && last?.isWish === true && isNamedOn(tokens, path, found.part.end);
    const detail = isOfWish ? undefined : found;
    // "… the large one with extra sauce" speaks of what was told.
    const isReference = tokens[at - 1]?.text === 'the' && last !== undefined && last.details.length > 0;
    if (detail !== undefined && isReference) break;
    const { end } = detail?.part ?? { end: at + 1 };
    if (detail === undefined) {
      if (path.some(({ start, kind }) => start === at && kind === 'scope')) scope = at;
      else if (last !== undefined && last.details.length === 0)
        shares.splice(-1, 1, withWord(tokens, last, at));
      at = end;
      continue;
    }
    // "Three tikka, two leg, one chest, hot": said at the end after a pause it is for all of them.
    const isPaused = tokens[at]?.afterBreak === true && last !== undefined && last.details.length > 0;
    const isForAll = (scope !== undefined || isPaused) && last !== undefined;
    if (isForAll && !last.details.some((other) => isSameSort(other, detail)))
      forAll.push({ start: scope ?? at, end, detail });
    else if (last === undefined) common.push(detail);
    else shares.splice(-1, 1, ...withDetail(last, detail));
    at = end;
  }
  return { common, shares, forAll, limit, next };
}

/**
 * The part with one more detail; or another part, where it has such a one: "two hot and mild for the youngest". In one
 * breath the last counts: "with extra chilli, so hot".
 */
function withDetail(share: Share, detail: Detail): Share[] {
  const { start, end } = detail.part;
  const said = share.details.find((other) => isSameSort(other, detail));
  // "Two with one scoop"
  const isWish = share.isWish && share.end !== start - 1;
  const isJoined = !isWish && (share.details.length === 0 || share.end === start);
  const details = [...share.details.filter((other) => other !== said), detail];
  return [{ ...share, isWish, end: isJoined ? end : share.end, details }];
}

const mayCount = (tokens: readonly Token[], { kind, start }: Segment): boolean =>
  kind === 'number' || cardinalAt(tokens, start) !== undefined || tokens[start]?.text === 'half';

/** Another word follows that is said of it. */
const isNamedOn = (tokens: readonly Token[], path: readonly Segment[], at: number): boolean =>
  tokens[at]?.afterBreak === false &&
  path.some(({ start, kind }) => start === at && /^(?:other|dish)$/.test(kind));

const noShare: Omit<Share, 'start' | 'end'> = {
  count: undefined,
  isHalf: false,
  isPicked: false,
  details: [],
  isWish: false,
  isPlain: false,
  isRest: false,
  gap: 0,
};

/** A word between an amount and what is said of it. */
function withWord(tokens: readonly Token[], share: Share, at: number): Share {
  const { text = '' } = tokens[at] ?? {};
  if (leads.test(text)) return share;
  const isFirst = share.gap === 0 && !share.isWish;
  if (isFirst && wishes.test(text)) return { ...share, isWish: true };
  if (isFirst && plainWords.test(text)) return { ...share, isPlain: true, end: at + 1 };
  return { ...share, gap: share.gap + 1 };
}

const leads =
  /^(?:of|them|those|these|which|that|should|must|to|be|is|are|made|as|an?|in|the|one|ones|and|but|so|just|only|ho|hon|wal[aei]|plates?|pieces?|portions?|please)$/;
