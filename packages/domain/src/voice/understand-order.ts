import { chooseDishes } from './choose-dishes.ts';
import { splitClauses } from './clauses.ts';
import { decode } from './decode.ts';
import { regroup } from './regroup.ts';
import { replayClauses } from './replay.ts';
import { tokenise } from './tokenise.ts';
import type { VoiceIndex } from './voice-index.ts';
import type { VoiceItem } from './voice-types.ts';

/**
 * What was ordered, in the order it was said. The words are read as a whole (decode), parted at commands and
 * corrections (clauses), followed one after the other (replay), and only then tied to dishes of restaurants.
 * Nothing is invented: without a dish on these menus there is no item.
 */
export function understandOrder(index: VoiceIndex, transcript: string): VoiceItem[] {
  const tokens = tokenise(transcript);
  const path = regroup(index, tokens, decode(index, tokens));
  const drafts = replayClauses(index, tokens, splitClauses(path, tokens));
  return chooseDishes(index, drafts, path);
}
