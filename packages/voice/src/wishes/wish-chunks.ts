import { isSoldInHeat, someDish } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { subjectAt } from '../read/spoken-people.ts';
import type { Token } from '../read/tokenise.ts';
import { beforeSizes } from '../regroup/path-parts.ts';
import { isAnswerNo } from '../segment/answers.ts';
import { laidListEnd } from '../segment/laid-on.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { preparedWords, toppingWords, wishMeasures } from '../tables/wish-words.ts';
import { nameWeights } from '../weights.ts';
import { leadsToOwnDish, opensOwnDish } from './next-dishes.ts';
import { isSizeOf, isSliceOf, type Reader } from './own-dishes.ts';

/** Nobody says one wish in more parts of a row; without a bound every "with" of many would be read to the end. */
const longestWish = 40;

/** The place behind the last segment of the same chunk: up to a connector, a pause, a command or a restaurant. */
export function chunkAt(reader: Reader, from: number, dish: DishSegment): number {
  const { tokens, path } = reader;
  let end = from;
  for (; end < from + longestWish; end++) {
    const segment = path[end];
    if (segment === undefined || segment.kind === 'restaurant') break;
    if (end > from && tokens[segment.start]?.afterBreak) break;
    // "… and one with skim, all mediums", "… both with fries"
    if (segment.kind === 'scope' && /^(?:option|measure|connector|link)$/.test(path[end + 1]?.kind ?? ''))
      break;
    const isOver =
      isTrailingSize(reader, end, dish) || isTrailingAmount(reader, end) || sharesOut(reader, end, dish);
    if (end > from && (isOver || opensOwnDish(reader, end, dish))) break;
    if (end > from && isSizeWithin(reader, end, dish)) break;
    if (end > from && (limitsTo(reader, end) || isForOther(reader, end))) break;
    // "… with caramel syrup, so two of them"
    const isSum = tokens[segment.start]?.text === 'so' && path[end + 1]?.kind === 'number';
    if (end > from && isSum) break;
    // "Do you have it with beef, no, okay, then …"
    if (end > from && isAnswerNo(tokens, segment)) break;
    // "… with extra sauce, no three": it puts right how many.
    const isNo = segment.kind === 'command' && segment.command === 'no';
    const number = path[end + 1];
    if (end > from && isNo && number?.kind === 'number' && number.form === 'spoken') break;
    const isWith = tokens[segment.start]?.text === 'with';
    if (segment.kind === 'connector' && (!isWith || (end > from && leadsToOwnDish(reader, end, dish)))) break;
    if (
      segment.kind === 'command' &&
      !isWishCommand(tokens, segment) &&
      (end === from || !(isExchange(segment) || isNotSo(reader, end)))
    )
      break;
  }
  return end;
}

/** "No bacon today, just the double cheeseburger": a name heard whole is what is wanted, no part of a dish. */
export function limitsTo({ tokens, path }: Reader, place: number): boolean {
  const segment = path[place];
  if (segment?.kind !== 'command' || !/^(?:just|only)$/.test(tokens[segment.start]?.text ?? '')) return false;
  const named = path.slice(place + 1, place + 4).find(({ kind }) => kind !== 'filler' && kind !== 'option');
  if (named?.kind !== 'dish' || (named.candidates[0]?.missing ?? 1) >= nameWeights.nothing) return false;
  return tokens.slice(named.start, named.end).some(({ key }) => !toppingWords.has(key));
}

/** "… without mushrooms, my son the lasagne": somebody else's order begins. */
export const isForOther = ({ tokens, path }: Reader, place: number): boolean => {
  const start = path[place]?.start ?? -1;
  const said = [0, 1, 2].map((offset) => tokens[start + offset]?.text).join(' ');
  return subjectAt(tokens, start) !== undefined || /^(?:the )?same (?:again|for|thing)\b/.test(said);
};

/** "… with sweet cream in a large", "… with almond milk large size please": the size closes what was said. */
export function isTrailingSize({ index, tokens, path }: Reader, place: number, dish: DishSegment): boolean {
  const word = tokens[path[place]?.start ?? -1]?.text ?? '';
  const said = (from: number) =>
    path
      .slice(Math.max(0, from), from + 3)
      .map(({ start }) => tokens[start]?.text)
      .join(' ');
  const isIn = /^(?:in|on)$/.test(word);
  // "Dressing on the side", though a side is the smaller portion.
  if (/^on (?:the )?side\b/.test(said(place)) || /^on (?:the )?side\b/.test(said(place - 2))) return false;
  // "… and sprinkles, a small one"
  const isArticle = path[place]?.kind === 'number' && /^an?$/.test(word);
  const at = isIn ? place + 2 : isArticle ? place + 1 : place;
  const size = path[at];
  if (size === undefined || !isOwnSize(index, size, dish)) return false;
  // "… on top, regular size, hot": one behind the other.
  const next = path.findIndex(
    (part, other) =>
      other > at && part.kind !== 'filler' && part.kind !== 'unit' && !isOwnSize(index, part, dish),
  );
  const follower = path[next];
  const isLast =
    follower === undefined ||
    follower.kind === 'connector' ||
    // "… on flatbread footlong hold the mayo"
    follower.kind === 'command' ||
    tokens[follower.start]?.afterBreak === true ||
    tokens[size.end]?.text === 'on' ||
    // "… on a 12 inch roll"
    (isIn && /^(?:roll|bread|bun|sub|loaf)$/.test(tokens[size.end]?.key ?? ''));
  const isPaused = path
    .slice(at + 1, next < 0 ? path.length : next)
    .some((part) => tokens[part.start]?.afterBreak);
  return isLast || isPaused;
}

/**
 * "… with swiss on rye six inch honey mustard", "… with bacon triple medium rare": the only size said of the dish, in
 * the midst of its wishes; "double meat" and "large onions" measure what follows.
 */
export function isSizeWithin(
  { index, tokens, roles, path }: Reader,
  place: number,
  dish: DishSegment,
): boolean {
  const [size, next] = [path[place], path[place + 1]];
  if (size === undefined || next === undefined || !isSizeOf(index, dish.candidates[0]?.title, size))
    return false;
  const from = path.findIndex(({ start }) => start === dish.start);
  const isSized = path
    .slice(Math.max(0, beforeSizes(path, from)), place)
    .some((part) => part.start !== dish.start && isSizeOf(index, dish.candidates[0]?.title, part));
  // "A little bit of mustard", "the little balls in it"
  if (isSized || next.kind === 'dish' || next.kind === 'unit' || tokens[size.start]?.text === 'little')
    return false;
  if (size.kind === 'measure') return tokens[size.end]?.text !== 'of';
  // "… and cashews large soy sauce": cups and plates are large, a list of what lies on them is not.
  const isOfDish = size.kind === 'option' && /^(?:small|large)$/.test(size.option.text);
  return (
    next.kind !== 'other' ||
    roles[next.start] !== 'food' ||
    (isOfDish && laidListEnd(tokens, roles, next.start) !== undefined)
  );
}

/** "Two subs with parmesan, one six inch, one twelve inch": an amount and a size the dish has. */
function sharesOut({ index, path, tokens }: Reader, place: number, dish: DishSegment): boolean {
  const [number, size, next] = [path[place], path[place + 1], path[place + 2]];
  if (number?.kind !== 'number' || number.form !== 'spoken' || size === undefined) return false;
  const isEnd =
    next === undefined ||
    next.kind === 'number' ||
    next.kind === 'connector' ||
    tokens[next.start]?.afterBreak === true;
  return isEnd && isOwnSize(index, size, dish);
}

/** "… no sugar, two cups": how many closes what was said. */
function isTrailingAmount({ tokens, path }: Reader, place: number): boolean {
  const [number, unit, next] = [path[place], path[place + 1], path[place + 2]];
  if (number?.kind !== 'number' || number.form !== 'spoken') return false;
  // "… with extra butter times three"
  const said = [tokens[number.start]?.text, tokens[number.end - 1]?.text];
  if (number.goesBack && said.some((word) => /^(?:times|twice|thrice)$/.test(word ?? ''))) return true;
  if (unit?.kind !== 'unit') return false;
  const isPart = wishMeasures.has(tokens[unit.start]?.key ?? '') || tokens[unit.end - 1]?.text === 'of';
  const isLast = next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
  return !isPart && isLast;
}

export const isOwnSize = (index: VoiceIndex, part: Segment, dish: DishSegment): boolean => {
  // "Just a slice" of what is sold as Slice and Whole.
  if (part.kind === 'measure')
    return (
      isSizeOf(index, dish.candidates[0]?.title, part) || isSliceOf(index, dish.candidates[0]?.title, part)
    );
  if (part.kind !== 'option') return false;
  const { size, text } = part.option;
  // "… no beans, extra rice, mild"
  if (isSoldInHeat(index, dish.candidates[0]?.title, part.option)) return true;
  return someDish(index, dish.candidates[0]?.title, ({ portions }) =>
    portions.some((portion) => portion.text === text || (size !== undefined && portion.size === size)),
  );
};

/** "Without", "hold", "no", "only" also speak of what a dish is made of. */
const isWishCommand = (tokens: readonly Token[], segment: Extract<Segment, { kind: 'command' }>) =>
  segment.end - segment.start === 1 &&
  (segment.command === 'remove' ||
    segment.command === 'no' ||
    (segment.command === 'add' && !personVerbs.test(tokens[segment.start]?.text ?? '')));

/** "Onions grilled, not raw", "two pumps, not four": how it is not to be, with nothing but that behind it. */
const isNotSo = (reader: Reader, place: number): boolean => behindNotSo(reader, place) !== undefined;

/** The place behind it: "with tahini, not garlic sauce" may be of more than one word. */
export function behindNotSo({ tokens, path }: Reader, place: number): number | undefined {
  const [not, so] = [path[place], path[place + 1]];
  if (not?.kind !== 'command' || tokens[not.start]?.text !== 'not' || not.end - not.start > 1)
    return undefined;
  if (so?.kind !== 'other' && !(so?.kind === 'number' && so.form === 'spoken')) return undefined;
  const isPrepared =
    path[place + 2]?.kind === 'other' && preparedWords.has(tokens[path[place + 2]?.start ?? -1]?.key ?? '');
  const end = place + (isPrepared ? 3 : 2);
  const next = path[end];
  const isOver = next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
  return isOver ? end : undefined;
}

/** "… with avocado and kevin wants a meatball sub" */
const personVerbs = /^(?:wants|says|grab)$/;

/** "With bacon instead of ham": a part for a part. */
export const isExchange = (segment: Segment) => segment.kind === 'command' && segment.command === 'instead';
