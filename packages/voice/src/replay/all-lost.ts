import type { Token } from '../read/tokenise.ts';
import { words } from '../tables/words.ts';
import type { Draft } from './drafts.ts';

/** Something is to stay, or is spoken of otherwise than the rest. */
const keeping = /\b(?:keep|leave(?! out)|stays?|only|just|sirf|rather|rakho|rakhna|rehne)\b/;
/** Something is to become otherwise, or is taken back: nothing left at all is not what that means. */
const changing = /\b(?:swap|instead|replace|change|make|better|nah|no not|leave it)\b/;
/** Said of the whole order: then it is meant that all of it goes. */
const ofAll = words(
  'all everything every order cart sab sara poora whole entire lot clear both dono rest over',
);

/** "…, swap it", where nothing was found to take its place: the one line there is stays. */
export const losesOnlyLine = (
  tokens: readonly Token[],
  before: readonly Draft[],
  drafts: readonly Draft[],
): boolean =>
  before.length === 1 &&
  drafts.length === 0 &&
  /\b(?:swap|switch|replace|better)\b/.test(tokens.map(({ text }) => text).join(' '));

/**
 * Whether several lines were there and none is left, though the sentence speaks of keeping or changing something and
 * never of all: that is more likely to be misunderstood than meant, and is asked about before anything goes.
 */
export function losesAllButSays(
  tokens: readonly Token[],
  before: readonly Draft[],
  drafts: readonly Draft[],
): boolean {
  if (before.length < 2 || drafts.some(({ knownDish }) => knownDish !== undefined)) return false;
  const said = tokens.map(({ text }) => text).join(' ');
  const isDoubtful = keeping.test(said) || (drafts.length === 0 && changing.test(said));
  return isDoubtful && !tokens.some(({ text }) => ofAll.has(text));
}
