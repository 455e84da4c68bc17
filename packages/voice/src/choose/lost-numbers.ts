import type { Token } from '../read/tokenise.ts';
import type { Draft } from '../replay/drafts.ts';
import type { Segment } from '../segment/segments.ts';
import type { VoiceItem } from '../voice-types.ts';

/** The amounts that were said in numbers; when something is wanted and how old somebody is are none. */
export function spokenAmounts(tokens: readonly Token[], path: readonly Segment[]): number[] {
  return path.flatMap((part) => (isAmount(tokens, part) ? [part.count] : []));
}

export function isAmount(tokens: readonly Token[], part: Segment): part is NumberSegment {
  const isOther =
    /^(?:before|by|at|around|until|is|are|my|our|table|room|number)$/.test(
      tokens[part.start - 1]?.text ?? '',
    ) || /^(?:year|years|oclock|clock|pm|am|minutes|times)$/.test(tokens[part.end]?.text ?? '');
  return part.kind === 'number' && part.form === 'spoken' && part.count > 1 && !isOther;
}

type NumberSegment = Extract<Segment, { kind: 'number' }>;

/**
 * "Do the brownies come with nuts, cool, two orders then, and a lemonade": the last amount that was said is on no line, nor do lines add up to it. Where
 * nothing was put right that is a number which was misread more often than not.
 */
export function losesNumber(
  amounts: readonly number[],
  items: readonly VoiceItem[],
  before: readonly Draft[] = [],
): boolean {
  const last = amounts.at(-1);
  if (last === undefined || items.length === 0) return false;
  // It may be in the name of a portion, or in a wish.
  const isToldElsewhere = items.some(({ portion, note }) => /\d/.test(portion ?? '') || note !== undefined);
  const lines = items.map(({ quantity, askedQuantity }) => askedQuantity ?? quantity);
  // Of lines that were there it may be how many there were, or how many come or go.
  const isFormer = before.some(
    ({ line: { count = 1 } }) => count === last || lines.some((now) => Math.abs(now - count) === last),
  );
  return !isToldElsewhere && !isFormer && !isSumIn(lines, last);
}

/** Is this one of the amounts, or what some that stand side by side add up to? */
export function isSumIn(amounts: readonly number[], count: number): boolean {
  return amounts.some((_, from) => {
    let sum = 0;
    return amounts.slice(from).some((amount) => {
      sum += amount;
      return sum === count;
    });
  });
}

const either = /(?<! without \w+) or (?!so |something |anything |whatever |actually |rather |wait )/;
const againBut = / (?:another|more)(?: \w+){0,4} but (?!no |not |without )/;
const asMany = / (?:as|that) many /;
const eachOf = / (ek|aik|do|teen|chaa?r) \1 /;
const severalPeople = / (?:hum|log|sab|dono|donon|teeno|teenon|chaaro|chaaron|bachon) /;

/**
 * "A latte or a mocha, okay the mocha", "naan aur roti do do", "half as many", "another one but large": words that choose
 * or share out. Where lines came out as if they had not been said, they were misread, and it is asked.
 */
export function leavesOpen(
  tokens: readonly Token[],
  items: readonly VoiceItem[],
  isNewOrder: boolean,
): boolean {
  const said = ` ${tokens.map(({ text }) => text).join(' ')} `;
  if ((isNewOrder && asMany.test(said)) || (items.length > 1 && either.test(said))) return true;
  // One dish made in two ways is two lines.
  if (againBut.test(said) && new Set(items.map(({ dishId }) => dishId)).size === items.length) return true;
  const [, each] = eachOf.exec(said) ?? [];
  if (each === undefined) return false;
  const isOne = /^ai?k|^ek/.test(each);
  const isPlain = ({ quantity }: VoiceItem) => quantity === 1;
  return isOne ? severalPeople.test(said) && items.every(isPlain) : items.length > 1 && items.some(isPlain);
}
