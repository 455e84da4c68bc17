import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { beforeSizes, isDish } from '../path-parts.ts';
import { detailAt, plainWords } from './part-details.ts';
import { wishes } from './share-openers.ts';

/** In a row that begins with the dish: the word where what is said of the next dish begins, or of something else than how many are how. */
export function limitOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
): { readonly limit: number; readonly next: DishSegment | undefined } {
  let [isWished, isCounting] = [false, false];
  for (let at = 1; at < path.length; at++) {
    const part = path[at];
    if (part === undefined) break;
    const own = detailAt(index, tokens, path, dish, part.start);
    if (own !== undefined) {
      while ((path[at + 1]?.start ?? Number.POSITIVE_INFINITY) < own.part.end) at++;
      continue;
    }
    const { text = '' } = tokens[part.start] ?? {};
    if (part.kind === 'number') [isWished, isCounting] = [false, true];
    else if (
      wishes.test(text) &&
      (isCounting || text !== 'no') &&
      /^(?:number|option|measure|other)$/.test(path[at - 1]?.kind ?? '')
    )
      isWished = true;
    // "One plain", though there is plain rice.
    const isPlain = plainWords.test(text) && part.end === part.start + 1 && path[at - 1]?.kind === 'number';
    // "Three of which are large"
    const isOfWhich = tokens[part.start - 1]?.text === 'of';
    const isOther = part.kind === 'command' && !/^(?:add|also|halve)$/.test(part.command);
    if (isOther && !isWished && !isOfWhich) return { limit: part.start, next: undefined };
    // "One with no raita", though there may be raita, too.
    const isInWish = isWished && path[beforeSizes(path, at)]?.kind !== 'number';
    if (!isDish(part) || isPlain || isSameDish(dish, part) || isInWish) continue;
    const amount = beforeSizes(path, at);
    const isCounted = path[amount]?.kind === 'number';
    return { limit: path[isCounted ? amount : amount + 1]?.start ?? part.start, next: part };
  }
  return { limit: path.at(-1)?.end ?? dish.end, next: undefined };
}

/** "Two zinger burgers", "one zinger hot": the same dish, or the word for what it is. */
export const isSameDish = (dish: DishSegment, other: DishSegment): boolean =>
  (other.candidates[0]?.isBareHead === true && other.start === dish.end) ||
  other.candidates[0]?.title === dish.candidates[0]?.title;
