import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import {
  addedWords,
  breadWords,
  flavourWords,
  preparedWords,
  startsManner,
  toppingWords,
} from '../tables/wish-words.ts';

const laidTables = [toppingWords, addedWords, breadWords, preparedWords, flavourWords];

/** A topping, a sauce or a bread, or the word that says which: "soy sauce", "chilli oil". */
const isLaidAt = (tokens: readonly Token[], at: number): boolean =>
  laidTables.some((table) => table.has(tokens[at]?.key ?? '')) ||
  (preparedWords.has(tokens[at + 1]?.key ?? '') && !tokens[at + 1]?.afterBreak);

const isFood = (role: TokenRole | undefined): boolean => role === 'food' || role === 'unknown';

/** "… gherkins on the side", "… corn tortillas on all of them" */
const beside =
  /^(?:on (?:the side|top|it|that|them|all|both|each)|extra|only|instead|if (?:you|youve|theres|possible|available))\b/;

/**
 * "A six inch turkey breast wheat bread lettuce tomato": the end of a list of what lies on a dish, where one begins here
 * though nothing leads to it. Every word of it is laid on dishes, and there is more than one, or it is said where it lies.
 */
export function laidListEnd(
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
): number | undefined {
  let end = start;
  const isJoined = (at: number) => isFood(roles[at]) && !tokens[at]?.afterBreak;
  // "Onions and cilantro"
  const isAnd = (at: number) => tokens[at]?.text === 'and' && isJoined(at + 1) && isLaidAt(tokens, at + 1);
  while (end === start ? isFood(roles[end]) : isJoined(end) || isAnd(end)) {
    if (!isAnd(end) && !isLaidAt(tokens, end)) return undefined;
    end++;
  }
  // "… egg well done"
  const isMade =
    end > start && startsManner((at) => (tokens[at]?.afterBreak ? undefined : tokens[at]?.text), end);
  const behind = [0, 1, 2].map((offset) => tokens[end + offset]?.text).join(' ');
  const isBeside = end > start && !tokens[end]?.afterBreak && beside.test(behind);
  return end - start > 1 || isBeside || isMade ? end : undefined;
}
