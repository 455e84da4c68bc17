import type { Token } from '../../read/tokenise.ts';
import type { Modifier, Segment } from '../../segment/segments.ts';

/** A counted stretch: "five medium pizzas", "three pepperoni". */
export type Group = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly modifiers: readonly Modifier[];
  /** The first and the last segment of its words. */
  readonly words: readonly [first: number, last: number];
  /** Only a size or heat was said: "two hot" of "three americanos, two hot, one iced". */
  readonly isBare?: boolean;
};

const longestName = 3;

/** An amount, sizes, and then the words of a name, said in one breath. */
export function groupAt(tokens: readonly Token[], path: readonly Segment[], from: number): Group | undefined {
  const number = path[from];
  if (number?.kind !== 'number' || number.form === 'more' || number.goesBack) return undefined;
  const isJoined = (at: number) => !tokens[path[at]?.start ?? -1]?.afterBreak;
  const modifiers: Modifier[] = [];
  const takeModifiers = (at: number): number => {
    // "Five pizzas, all large: …"
    const isAll =
      path[at]?.kind === 'scope' && (path[at + 1]?.kind === 'option' || path[at + 1]?.kind === 'measure');
    if (isAll && modifiers.length === 0) return takeModifiers(at + 1);
    const part = path[at];
    if (!isJoined(at) || (part?.kind !== 'option' && part?.kind !== 'measure' && part?.kind !== 'unit'))
      return at;
    modifiers.push(part);
    return takeModifiers(at + 1);
  };
  const first = takeModifiers(from + 1);
  const sized = modifiers.at(-1);
  // "Two doubles of biryani" says of what.
  if (sized !== undefined && isPluralAt(tokens, sized) && tokens[sized.end]?.text === 'of') return undefined;
  if (number.count > 1 && sized !== undefined && isPluralAt(tokens, sized) && isName(path[first]))
    return { from, to: first, count: number.count, modifiers, words: [from + 1, first - 1], isBare: true };
  let last = first;
  const isNext = (at: number) => at > first && path[at]?.kind === 'dish' && path[at - 1]?.kind === 'dish';
  while (isName(path[last]) && isJoined(last) && !isNext(last)) last++;
  const words = (path[last - 1]?.end ?? 0) - (path[first]?.start ?? 0);
  if (last === first && modifiers.length > 0)
    return { from, to: first, count: number.count, modifiers, words: [from + 1, first - 1], isBare: true };
  if (last === first || words > longestName) return undefined;
  const to = takeModifiers(last);
  return { from, to, count: number.count, modifiers, words: [first, last - 1] };
}

export const isName = (segment: Segment | undefined) => segment?.kind === 'other' || segment?.kind === 'dish';

/** "Mediums", "foot longs". */
export const isPluralAt = (tokens: readonly Token[], { end }: Segment): boolean =>
  /s$/.test(tokens[end - 1]?.heard || (tokens[end - 1]?.text ?? ''));
