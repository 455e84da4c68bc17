import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, NumberMeaning, Segment } from '../../segment/segments.ts';
import { flavourWords, isWishManner } from '../../tables/wish-words.ts';
import { findKind, isIncomplete, titleHead } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isSize, textAt } from '../path-parts.ts';

/** "Three coffees, two with milk, one black", "two cones, one strawberry": how they are made, not more of them. */
export const dropWishShares: Pass = (index, tokens, path) => {
  const read = [...path];
  path.forEach((segment, place) => {
    const amount = segment.kind === 'dish' ? amountOf(path, place) : undefined;
    if (segment.kind !== 'dish' || amount === undefined || amount.count < 2) return;
    const isSizedBefore = isSize(path[place - 1]);
    const parts: number[] = [];
    const told = new Map<number, Segment>();
    let sum = 0;
    for (let at = place + 1; at < path.length && sum < amount.count; at++) {
      const part = path[at];
      const isMade = isManner.test(tokens[part?.start ?? -1]?.text ?? '');
      if (part === undefined || (part.kind === 'command' && !isMade)) break;
      // "Two with chicken", though there is a Chicken Satay.
      const isPart =
        told.has(at) || isMade || /^(?:with|extra|more)$/.test(tokens[part.start - 1]?.text ?? '');
      if (part.kind === 'dish' && !isPart) break;
      if (parts.length > 0 && /^the others?$/.test(textAt(tokens, part.start - 1, 2))) {
        parts.push(at);
        sum = amount.count;
      }
      // "One with two spoons" counts what it comes with.
      if (part === amount || part.kind !== 'number' || part.form !== 'spoken' || isPart) continue;
      const [word = '', next] = [tokens[part.end]?.text, path[at + 1]];
      // "One decaf, one regular americano": the size of the next dish.
      const isOfNext = path[at + 2]?.kind === 'dish';
      const wish = isOfNext ? undefined : wishOf(index, tokens, next, segment, isSizedBefore);
      if (wish !== undefined) told.set(at + 1, wish);
      else if (!isManner.test(word) && !(next?.kind === 'other' && isWishManner(word))) return;
      parts.push(at);
      sum += part.count;
    }
    if (sum !== amount.count || parts.length < 2) return;
    for (const [at, wish] of told) read[at] = wish;
    for (const at of parts) {
      const part = path[at];
      if (part !== undefined) read[at] = asFiller(part);
    }
  });
  return read;
};

/** How many there are of the dish here. */
function amountOf(path: readonly Segment[], place: number): (Segment & NumberMeaning) | undefined {
  // "Lattes times two, one with oat, the other with soy"
  const behind = path.slice(place + 1).find((part) => !isSize(part));
  const isTimes = behind?.kind === 'number' && behind.goesBack;
  const ahead = path[beforeSizes(path, place)];
  // "Tom yum soup two cups, one with seafood, one plain"
  const isBehind = ahead?.kind !== 'number' && behind?.kind === 'number' && behind === path[place + 1];
  const amount = isTimes || isBehind ? behind : ahead;
  return amount?.kind === 'number' ? amount : undefined;
}

/** A flavour or manner though another dish bears it, or the usual one: "one strawberry", "one oat", "one normal". */
function wishOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  part: Segment | undefined,
  dish: DishSegment,
  isSizedBefore: boolean,
): Segment | undefined {
  if (part === undefined || part.end - part.start > 1) return undefined;
  const word = tokens[part.start];
  const isUsual = part.kind === 'option' && /^(?:normal|regular|ordinary|usual)$/.test(word?.text ?? '');
  // "One with milk and one normal" speaks of no size, unless the card has one of that name.
  const isNamed = someDish(index, dish.candidates[0]?.title, ({ portions }) =>
    portions.some(({ text }) => text === word?.text),
  );
  const isSize = isNamed || word?.text === 'regular';
  if (isUsual) return isSizedBefore || !isSize ? asFiller(part) : undefined;
  const isPart = part.kind === 'dish' && isIncomplete(part) && isWishManner(word?.text ?? '');
  const isFlavour =
    (part.kind === 'other' || (part.kind === 'dish' && isIncomplete(part))) &&
    flavourWords.has(word?.key ?? '');
  // "Two milkshakes, one strawberry, one vanilla" are kinds of it.
  const head = titleHead(index, dish);
  const isKind = head !== undefined && findKind(index, tokens, part.start, part.end, head) !== undefined;
  if (!(isPart || isFlavour) || isKind) return undefined;
  return { kind: 'wish', looksAhead: false, start: part.start, end: part.end, worth: 0 };
}

const isManner = /^(?:with|without|no|black|plain|decaf|veg|vegetarian|veggie|vegan)$/;
