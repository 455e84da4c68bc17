import { optionPhrases } from '../../menu/options.ts';
import { isSoldInHeat } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment } from '../../segment/segments.ts';
import { nameWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';
import { findKind, headOf } from './find-kind.ts';

/** "A bacon double cheeseburger": a size within the name of one dish, not a Cheeseburger with something before it. */
export const readSizeWithin: Pass = (index, tokens, path) => {
  const read = path.map((part) => (part.kind === 'dish' ? withInnerSize(index, tokens, part) : part));
  read.forEach((word, place) => {
    const [size, dish] = [read[place + 1], read[place + 2]];
    const isSize = size?.kind === 'option' || size?.kind === 'measure';
    if (word.kind !== 'other' || !isSize || dish?.kind !== 'dish') return;
    const isBroken = [size, dish].some(({ start }) => tokens[start]?.afterBreak);
    const head = isBroken ? undefined : headOf(index, tokens, dish);
    const found = head === undefined ? undefined : findKind(index, tokens, word.start, word.end, head);
    if (found === undefined || (found.candidates[0]?.missing ?? 1) >= nameWeights.nothing) return;
    read[place] = asFiller(word);
    read[place + 2] = { ...dish, candidates: found.candidates };
  });
  return read;
};

/** "A chocolate large shake", "a nashville hot burger": heard as one name, round a size or heat that is no word of it. */
function withInnerSize(index: VoiceIndex, tokens: readonly Token[], dish: DishSegment): DishSegment {
  const title = dish.candidates[0]?.title;
  const words = index.titles[title ?? -1]?.words ?? [];
  const sizes = tokens.slice(dish.start + 1, dish.end - 1).flatMap(({ text, key }, offset) => {
    const option = words.includes(key) ? undefined : optionPhrases.get(text);
    const start = dish.start + 1 + offset;
    const isHeat = dish.announced === undefined && option !== undefined && isSoldInHeat(index, title, option);
    const isMeant = option?.size !== undefined || isHeat;
    return option === undefined || !isMeant
      ? []
      : [{ kind: 'option' as const, option, start, end: start + 1, worth: 0 }];
  });
  return sizes.length === 0 ? dish : { ...dish, announced: [...(dish.announced ?? []), ...sizes] };
}
