import { type ChosenExtra, NO_EXTRAS } from '@nearbite/domain/extras';
import type { Option } from '../menu/options.ts';
import type { Modifier } from '../segment/segments.ts';
import { dividedGroups } from './divided-groups.ts';
import type { DishPhrase, SpokenWish } from './slots.ts';

/** What was said of one line of the order; the dish decides later what it means to it. */
export type Line = {
  /** undefined: no amount was said. */
  readonly count?: number;
  /** A number was said that nobody can order. */
  readonly isUnclear?: boolean;
  /** The amount was a number, not an article. */
  readonly isCounted: boolean;
  /** Comes on top of what is there already. */
  readonly isMore: boolean;
  /** "One more" was said, whatever else was. */
  readonly hasMore: boolean;
  readonly options: readonly Option[];
  readonly units: readonly string[];
  /** How it is to be made, as it was said. */
  readonly wishes: readonly string[];
  /** Chosen before, of a line that was there. */
  readonly extras: readonly ChosenExtra[];
};

export const noLine: Line = {
  isCounted: false,
  isMore: false,
  hasMore: false,
  options: [],
  units: [],
  wishes: [],
  extras: NO_EXTRAS,
};

/** Sizes and heats alone: "large", "extra spicy". */
export const isBareOptions = ({ count, options, units, wishes }: Line): boolean =>
  count === undefined &&
  units.length === 0 &&
  options.length + wishes.length > 0 &&
  options.every(({ measure }) => !measure);

export function toLine(parts: readonly Modifier[], prefer: 'first' | 'last' = 'last'): Line {
  const numbers = parts.filter((part) => part.kind === 'number');
  const counts = numbers.filter((part) => part.form !== 'more');
  const counted = counts.filter((part) => part.form === 'spoken');
  const chosen = prefer === 'last' ? (counted.at(-1) ?? counts.at(-1)) : (counted[0] ?? counts[0]);
  const more = numbers.filter((part) => part.form === 'more').reduce((sum, part) => sum + part.count, 0);
  const count = more > 0 ? (chosen?.count ?? 0) + more : chosen?.count;
  return {
    ...(count === undefined ? {} : { count }),
    ...(chosen?.isUnclear ? { isUnclear: true } : {}),
    isCounted: counted.length > 0 || more > 0,
    isMore: more > 0 && chosen === undefined,
    hasMore: more > 0,
    options: parts.flatMap((part) => {
      if (part.kind === 'option') return [part.option];
      if (part.kind !== 'measure') return [];
      return [{ text: `${part.measure.count} ${part.measure.dimension}`, measure: part.measure }];
    }),
    // "Regular size" is no container.
    units: parts.flatMap((part) => (part.kind === 'unit' && part.word !== 'size' ? [part.word] : [])),
    wishes: [],
    extras: NO_EXTRAS,
  };
}

/** The lines one dish phrase makes: one, or as many as it was shared out in. */
export function linesOf(
  { before, after, wishes }: DishPhrase,
  isPaused: (part: Modifier) => boolean,
): Line[] {
  const lines = linesWithoutWishes(before, after, isPaused);
  const parts = lines.length > 1 ? after.filter(({ kind }) => kind === 'number') : [];
  return lines.map((line, at) => ({
    ...line,
    wishes: wishes.filter((wish) => isSaidOf(wish, wishes, parts, at)).map(({ text }) => text),
  }));
}

/** "Two lattes, one large with oat milk and one small": only the large one; behind the last part it is for all. */
function isSaidOf(
  { start }: SpokenWish,
  wishes: readonly SpokenWish[],
  parts: readonly Modifier[],
  line: number,
): boolean {
  const own = parts.findLastIndex((part) => part.start < start);
  const isEnding = own === parts.length - 1 && wishes.every((wish) => wish.start > (parts[own]?.start ?? 0));
  return own < 0 || isEnding || own === line;
}

function linesWithoutWishes(
  before: readonly Modifier[],
  after: readonly Modifier[],
  isPaused: (part: Modifier) => boolean,
): Line[] {
  const groups = dividedGroups(before, after);
  if (groups === undefined) {
    const ahead = toLine(before);
    const behind = toLine(after);
    const options = [...ahead.options, ...behind.options.map((option) => ({ ...option, isBehind: true }))];
    const units = [...ahead.units, ...behind.units];
    if (behind.isMore) {
      const count = (ahead.count ?? 1) + (behind.count ?? 0);
      return [{ ...noLine, count, isCounted: true, hasMore: true, options, units }];
    }
    const main = ahead.isCounted || !behind.isCounted ? ahead : behind;
    return [{ ...main, options, units }];
  }
  // "Three tikka, two leg, one chest, hot": said at the end after a pause it is for all of them.
  const ending = after.at(-1);
  const isForAll = ending?.kind === 'option' && isPaused(ending) && groups.at(-1)?.length === 3;
  const grouped = new Set(groups.flat().filter((part) => !(isForAll && part === ending)));
  const common = [...before, ...after].filter((part) => !grouped.has(part) && part.kind !== 'number');
  return groups
    .map((group) => group.filter((part) => grouped.has(part)))
    .map((group) => toLine([...common, ...group]));
}
