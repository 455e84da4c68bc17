import type { Token } from '../read/tokenise.ts';
import { words } from '../tables/words.ts';
import type { Draft } from './drafts.ts';

/** Something is to stay, or is spoken of otherwise than the rest. */
const keeping = /\b(?:keep|leave(?! out)|stays?|only|just|sirf|rather|rakho|rakhna|rehne)\b/;
/** Said of the whole order: then it is meant that all of it goes. */
const ofAll = words(
  'all everything every order cart sab sara poora whole entire lot clear both dono rest over',
);

/**
 * Whether several lines were there and none is left, though the sentence speaks of keeping something and never of all:
 * that is more likely to be misunderstood than meant, and is asked about before anything goes.
 */
export function losesAllButSays(
  tokens: readonly Token[],
  before: readonly Draft[],
  drafts: readonly Draft[],
): boolean {
  if (before.length < 2 || drafts.some(({ knownDish }) => knownDish !== undefined)) return false;
  const said = tokens.map(({ text }) => text).join(' ');
  return keeping.test(said) && !tokens.some(({ text }) => ofAll.has(text));
}
