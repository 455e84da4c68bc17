import type { Option } from '../menu/options.ts';
import { categoryOf, isSoldInHeat, isSoldInSize, someDish } from '../menu/title-facts.ts';
import type { Title } from '../menu/titles.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishCandidate } from '../names/dish-spans.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { defaultWords, descriptorWords } from '../tables/food-words.ts';
import {
  amountWishes,
  breadWords,
  flavourWords,
  isWishManner,
  toppingWords,
  wishMeasures,
} from '../tables/wish-words.ts';
import { nameWeights, similarityWeights } from '../weights.ts';

export type Reader = {
  readonly index: VoiceIndex;
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly path: readonly Segment[];
  /** The lines that were there before this sentence. */
  readonly ordered: readonly DishSegment[];
};

export const isTelling = (role: TokenRole | undefined) => role === 'food' || role === 'unknown';

/** "… and a latte, no latte": the dish that was ordered, not a part of it as in "a tuna sub with extra tuna". */
export function isNamedAgain(
  tokens: readonly Token[],
  { candidates, start, end }: DishSegment,
  before: readonly Segment[],
): boolean {
  const best = candidates[0];
  if (best === undefined || best.isHeadless || amountWishes.has(tokens[start - 1]?.text ?? '')) return false;
  const isTopping = tokens.slice(start, end).every(({ key }) => toppingWords.has(key));
  if (isTopping && best.missing >= nameWeights.nothing) return false;
  if (tokens[start - 1]?.text === 'of' && wishMeasures.has(tokens[start - 2]?.key ?? '')) return false;
  const titles = new Set(candidates.map(({ title }) => title));
  return before.some((other) => {
    if (other.kind !== 'dish' || !titles.has(other.candidates[0]?.title ?? -1)) return false;
    const heard = new Set(tokens.slice(other.start, other.end).map(({ key }) => key));
    return tokens.slice(start, end).some(({ key }) => heard.has(key));
  });
}

/** "No burger", "skip the burger" while there is one: the line that is there, not a part of it as in "no cheese". */
export function isOrderedAlready(
  { index, tokens, path, ordered }: Reader,
  place: number,
  { candidates, start, end }: DishSegment,
): boolean {
  const best = candidates[0];
  const before = path[path[place - 1]?.kind === 'filler' ? place - 2 : place - 1];
  const isRefused = before?.kind === 'command' && /^(?:no|remove)$/.test(before.command);
  if (!isRefused || best === undefined || best.isHeadless) return false;
  const titles = new Set(candidates.map(({ title }) => title));
  return ordered.some((line) => {
    const title = line.candidates[0]?.title ?? -1;
    const words = index.titles[title]?.words ?? [];
    return titles.has(title) && tokens.slice(start, end).some(({ key }) => words.includes(key));
  });
}

/** A dish that is ordered for itself although it stands in a list of wishes: "with … and a coke". */
export function isOwnDish(reader: Reader, from: number, place: number, dish: DishSegment): boolean {
  const { index, tokens, roles, path } = reader;
  const segment = path[place];
  const best = segment?.kind === 'dish' ? segment.candidates[0] : undefined;
  const title = index.titles[best?.title ?? -1];
  if (segment === undefined || best === undefined || title === undefined) return false;
  if (isAnotherOne(tokens, segment) || (segment.kind === 'dish' && segment.isSide)) return true;
  if (isMeasuredIn(tokens, segment) || isMadeOf(tokens, segment)) return false;
  const before = sinceWith(tokens, path.slice(from, place));
  const isWhole = best.missing < nameWeights.nothing;
  // "An espresso with hot water on the side", though there is a Still Water: it is not sold hot.
  const isOtherwise = before.some(
    (part) => part.kind === 'option' && part.option.heat !== undefined && !isSizeOf(index, best.title, part),
  );
  if (!isWhole && isOtherwise && isBeside(tokens, segment.end)) return false;
  const isOtherKind = categoryOf(index, best.title) !== categoryOf(index, dish.candidates[0]?.title);
  if (isPlace(tokens, segment.start)) return false;
  if (before.some((part) => wishMeasures.has(tokens[part.start]?.key ?? ''))) return false;
  const isCounted =
    isCountedItself(reader, place, segment) || before.some((part) => counts(index, best.title, part));
  const isIntroduced = before.some(
    (part) => part.kind === 'dish' || (part.kind === 'other' && !isOfTheName(tokens, part)),
  );
  // "A cheese garlic bread": whatever else it is called, it was counted and is of another kind.
  if (isIntroduced) {
    const isLong = segment.end - segment.start > 1;
    return isWhole && isOtherKind && ((before[0]?.kind === 'number' && isCounted) || isLong);
  }
  const after = path[place + 1];
  const follower = tokens[after?.start ?? -1];
  const isTrailed =
    after?.kind === 'other' &&
    !follower?.afterBreak &&
    isTelling(roles[after.start]) &&
    !descriptorWords.has(follower?.key ?? '');
  if (isTrailed && (!isWhole || (!isCounted && segment.end - segment.start === 1))) return false;
  if (!isOtherKind && amountWishes.has(tokens[segment.start - 1]?.text ?? '')) return false;
  if (isCounted) {
    const isSized = [...before, after].some(
      (part) => part !== undefined && (part.kind === 'unit' || isSizeOf(index, best.title, part)),
    );
    // "… less noodles and a taro with half sugar": a word that only its name has, and nothing that is laid on dishes.
    const isNameOnly = tokens
      .slice(segment.start, segment.end)
      .every(({ key }, offset) => roles[segment.start + offset] === 'unknown' && !breadWords.has(key));
    return isWhole || isNamedWell(title, best, isSized || isNameOnly);
  }
  const isTopping = title.words.every((word) => toppingWords.has(word));
  if (isLaidOn(tokens, segment.end) || (isTopping && isInList(reader, place, dish))) return false;
  if (title.words.every((word) => flavourWords.has(word))) return false;
  // "Extra spread" is no Sprite that was misheard.
  if (isWhole) return best.fit >= similarityWeights.nearlyExact && (isOtherKind || !isTopping);
  const heard = tokens.slice(segment.start, segment.end);
  if (heard.every(({ key }) => toppingWords.has(key))) return false;
  const isPlainHead = heard.length === 1 && !best.isHeadless && !flavourWords.has(heard[0]?.key ?? '');
  const least =
    isBeside(tokens, segment.end) || isPlainHead ? nameWeights.leastOwn : nameWeights.leastOwnUncounted;
  return isOtherKind && !best.isHeadless && best.quality >= least;
}

/** "And ranch dip times two", "and a salad large", "one of each dip": by what stands behind it, or was announced. */
function isCountedItself({ index, tokens, path }: Reader, place: number, dish: Segment): boolean {
  if (dish.kind !== 'dish') return false;
  const behind = path[place + 1];
  const isBehind =
    behind !== undefined &&
    !tokens[behind.start]?.afterBreak &&
    (isSizeOf(index, dish.candidates[0]?.title, behind) || (behind.kind === 'number' && behind.goesBack));
  return isBehind || (dish.announced ?? []).some(({ kind }) => kind === 'number');
}

/** "…, one with sauerkraut and one plain": the one is another of the dish. */
const isAnotherOne = (tokens: readonly Token[], { start }: Segment): boolean => tokens[start]?.text === 'one';

/** "… with three shots", "with an extra shot of espresso": in the drink, though an Espresso Shot is sold alone. */
function isMeasuredIn(tokens: readonly Token[], { start, end }: Segment): boolean {
  const isMeasure = tokens.slice(start, end).some(({ key }) => wishMeasures.has(key));
  const lead = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text);
  return isMeasure && (lead.includes('with') || lead.at(-1) === 'extra');
}

/** "A four cheese with ham and pineapple" is no Hawaiian besides. */
const isMadeOf = (tokens: readonly Token[], { start }: Segment): boolean =>
  tokens[start - 1]?.text === 'with' && / and /.test(tokens[start]?.heard ?? '');

/** "Tots on the side" are ordered, sauce on the side is none of ours. */
const isBeside = (tokens: readonly Token[], end: number): boolean =>
  ['on', 'the', 'side'].every((word, offset) => tokens[end + offset]?.text === word);

/** How a dish is made or flavoured is said before its name: "one decaf americano", "a vanilla latte". */
const isOfTheName = (tokens: readonly Token[], { start }: Segment): boolean => {
  const { key = '', text = '' } = tokens[start] ?? {};
  return descriptorWords.has(key) || defaultWords.has(key) || flavourWords.has(key) || isWishManner(text);
};

/** "Hold the pickles with a bag of crisps": what stands before the "with" is said of the dish before. */
function sinceWith(tokens: readonly Token[], before: readonly Segment[]): readonly Segment[] {
  return before.slice(1 + before.findLastIndex(({ start }) => tokens[start]?.text === 'with'));
}

/** "… on top": part of what it lies on, whatever else it is. */
const isLaidOn = (tokens: readonly Token[], end: number): boolean =>
  /^(?:inside|on (?:top|it|them|that|the(?! side))|(?:in|to) (?:it|that)|instead of)/.test(
    [0, 1, 2].map((offset) => tokens[end + offset]?.text).join(' '),
  );

/** "… on the burger": the one it lies on was spoken of before; "on a bagel", "on brown rice" is what it lies on. */
const isPlace = (tokens: readonly Token[], start: number): boolean =>
  /^(?:(?:on|in|inside) (?:the|my|that)|on an?|\S+ on)$/.test(
    `${tokens[start - 2]?.text} ${tokens[start - 1]?.text}`,
  ) ||
  (breadWords.has(tokens[start]?.key ?? '') &&
    (tokens[start - 2]?.text === 'on' || tokens[start - 1]?.text === 'in'));

/** Between other things a dish is made with: "with black beans, rice, cheese and guacamole". */
function isInList({ roles, path }: Reader, place: number, dish: DishSegment): boolean {
  const from = path.findIndex(({ start }) => start >= dish.end);
  const end = path.findIndex(({ kind }, at) => at > place && (kind === 'number' || kind === 'command'));
  const list = path.slice(from, end < 0 ? path.length : end);
  return list.filter((part) => part.kind === 'other' && roles[part.start] === 'food').length >= 2;
}

/** Its last word was heard, or all the others: "a large meat feast" of a Meat Feast Pizza, yet not "a cheese". */
function isNamedWell(
  title: Title,
  { isHeadless, missing, quality }: DishCandidate,
  isSized: boolean,
): boolean {
  if (!isHeadless) return quality >= nameWeights.leastOwn;
  const isRestHeard = missing - (title.weights[title.head] ?? 0) < nameWeights.nothing;
  const isTopping = title.words.every((word, at) => at === title.head || toppingWords.has(word));
  // "…, 20 ounce nitro": the word that no other dish has, in a size it comes in.
  const isOnlyOne = isSized && quality >= nameWeights.uniqueWord;
  return (isRestHeard && (isSized || !isTopping)) || (isOnlyOne && !isTopping);
}

/** A size as it is said, in a word or measured. */
const sizeOf = (part: Segment): Option | undefined => {
  if (part.kind === 'option') return part.option;
  return part.kind === 'measure' ? { text: '', measure: part.measure } : undefined;
};

/** Is this a size the dish can be had in? */
export function isSizeOf(index: VoiceIndex, title: number | undefined, part: Segment): boolean {
  const size = sizeOf(part);
  return size !== undefined && isSoldInSize(index, title, size);
}

/** "A slice of", of what is sold so. */
export const isSliceOf = (index: VoiceIndex, title: number | undefined, part: Segment): boolean =>
  part.kind === 'measure' &&
  someDish(index, title, ({ portions }) => portions.some(({ words }) => words.has(part.measure.dimension)));

/** An amount ("a slice of") or a container, or a size or heat that the dish can be had in. */
const counts = (index: VoiceIndex, title: number, part: Segment): boolean =>
  part.kind === 'number' ||
  part.kind === 'unit' ||
  isSliceOf(index, title, part) ||
  isSizeOf(index, title, part) ||
  (part.kind === 'option' && isSoldInHeat(index, title, part.option));
