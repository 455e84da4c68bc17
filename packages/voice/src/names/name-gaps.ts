import type { Title } from '../menu/titles.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { joinerWords } from '../tables/food-words.ts';
import { toppingWords } from '../tables/wish-words.ts';
import { nameWeights } from '../weights.ts';

/** "A pizza half pepperoni half cheese" is no pepperoni pizza. */
const isHalves = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'half' && tokens.slice(at + 2, at + 6).some(({ text }) => text === 'half');

const partingWords = /^(?:do|no|not|without|minus|for|to|instead|extra|add|my|our|his|her|each)$/;

/** So many words at most. */
export const longestGap = 2;

/** What lies between two words of a name: nothing, glue, a size; at most one stray word. */
export function gapPenalty(
  title: Title,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  from: number,
  to: number,
): number | undefined {
  if (to - from > longestGap) return undefined;
  let penalty = 0;
  for (let at = from; at <= to; at++) {
    const token = tokens[at];
    if (token === undefined || token.afterBreak) return undefined;
    // "Rice on the side" is no Side of Rice.
    if (at === to && token.text === 'side' && tokens[at - 1]?.text === 'the') return undefined;
    if (at === to) break;
    const role = roles[at];
    // "Guacamole, no chips" is no Chips & Guacamole, nor "a burger for a zinger" a Zinger Burger.
    if (partingWords.test(token.text)) return undefined;
    if (role === 'connector') {
      if (!title.hasJoiner) return undefined;
      // "A sub on italian bread" is no Italian Sub; "an omelette, the denver one" says which behind it.
    } else if (/^(?:on|the)$/.test(token.text) && !title.hasJoiner) return undefined;
    // "Three pizzas please, a pepperoni and …" names what they are first.
    else if (token.text === 'please' && roles[at + 1] === 'article') return undefined;
    // "Swap the burrito for a steak bowl" names no Steak Burrito.
    else if (/^(?:for|to|into)$/.test(token.text) && roles[at + 1] === 'article') return undefined;
    // "He doesn't like ham, so a turkey breast" is no Turkey Breast and Ham.
    else if (/^(?:so|but)$/.test(token.text) && roles[at + 1] === 'article') return undefined;
    // "Two pizzas, a fajita and a tikka": behind a plural an article begins the list.
    else if (role === 'article' && /[^s]s$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    else if (joinerWords.has(token.text)) penalty += nameWeights.gapJoiner;
    else if (role === 'option' && isHalves(tokens, at)) return undefined;
    else if (role === 'option') penalty += nameWeights.gapOption;
    else if (role === 'unknown' || role === 'everyday') penalty += nameWeights.gapStrange;
    else if (role === 'food' && toppingWords.has(token.key)) penalty += nameWeights.gapTopping;
    else if (role !== 'filler') return undefined;
  }
  return penalty;
}
