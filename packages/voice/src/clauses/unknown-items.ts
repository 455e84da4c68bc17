import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import { ingredientWords, knownFoods } from '../tables/food-words.ts';
import { type Clause, hasDish } from './clause.ts';

/** A food was asked for that these menus do not have, and nothing else. */
function isUnknownItem(clause: Clause, tokens: readonly Token[]): boolean {
  const isFood = ({ start, end }: Segment) =>
    tokens.slice(start, end).some(({ key }) => knownFoods.has(key) || ingredientWords.has(key));
  return (
    clause.command === 'add' &&
    !hasDish(clause) &&
    clause.segments.some((part) => part.kind === 'other' && isFood(part))
  );
}

/** "A haleem, actually no, nihari" takes the haleem back; "a coffee, no sugar" says how it is to be made. */
function putsRight(
  { correction }: Clause,
  path: readonly Segment[],
  { start, end, ...said }: Segment,
  tokens: readonly Token[],
): boolean {
  if (said.kind === 'command' && said.command === 'correct') return true;
  const next = path.find((part) => part.start >= end);
  const isPaused = tokens[end]?.afterBreak === true;
  return next !== undefined && (isPaused || correction === 'hesitation' || next.kind === 'number');
}

/** Behind a food the card does not have: is it taken back, or is only said how it is to be made? */
export function settleUnknown(
  clause: Clause,
  path: readonly Segment[],
  segment: Segment,
  tokens: readonly Token[],
): 'takenBack' | 'refined' | undefined {
  const isNo = segment.kind === 'command' && /^(?:no|correct)$/.test(segment.command);
  if (!isNo || !isUnknownItem(clause, tokens)) return undefined;
  if (!putsRight(clause, path, segment, tokens)) return 'refined';
  clause.command = 'ignore';
  return 'takenBack';
}
