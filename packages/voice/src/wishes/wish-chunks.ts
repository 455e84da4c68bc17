import { categoryOf, isSoldInHeat, someDish } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { type DishSegment, isAnswerNo, type Segment } from '../segment/segments.ts';
import { flavourWords, preparedWords, toppingWords, wishMeasures } from '../tables/wish-words.ts';
import { nameWeights, similarityWeights } from '../weights.ts';
import { isNamedAgain, isOwnDish, isSizeOf, type Reader } from './own-dishes.ts';

/** The place behind the last segment of the same chunk: up to a connector, a pause, a command or a restaurant. */
export function chunkAt(reader: Reader, from: number, dish: DishSegment): number {
  const { tokens, path } = reader;
  let end = from;
  for (; end < path.length; end++) {
    const segment = path[end];
    if (segment === undefined || segment.kind === 'restaurant') break;
    if (end > from && tokens[segment.start]?.afterBreak) break;
    // "… and one with skim, all mediums"
    const next = path[end + 1];
    if (segment.kind === 'scope' && (next?.kind === 'option' || next?.kind === 'measure')) break;
    const isAnother =
      segment.kind === 'number' && segment.form === 'more' && tokens[segment.end - 1]?.text === 'one';
    if (isAnother && end > from) break;
    const isOver =
      isTrailingSize(reader, end, dish) || isTrailingAmount(reader, end) || sharesOut(reader, end, dish);
    if (end > from && (isOver || opensOwnDish(reader, end, dish))) break;
    if (end > from && limitsTo(reader, end)) break;
    // "Do you have it with beef, no, okay, then …"
    if (end > from && isAnswerNo(tokens, segment)) break;
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
  const at = isIn ? place + 2 : /^an?$/.test(word) ? place + 1 : place;
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
  if (part.kind === 'measure') return isSizeOf(index, dish.candidates[0]?.title, part);
  if (part.kind !== 'option') return false;
  const { size, text } = part.option;
  // "… no beans, extra rice, mild"
  if (isSoldInHeat(index, dish.candidates[0]?.title, part.option)) return true;
  return someDish(index, dish.candidates[0]?.title, ({ portions }) =>
    portions.some((portion) => portion.text === text || (size !== undefined && portion.size === size)),
  );
};

/** "One coffee no milk one coffee with milk", "no ice large coke": an amount or size and a name begin the next. */
function opensOwnDish(reader: Reader, place: number, dish: DishSegment): boolean {
  const { index, path, tokens } = reader;
  const first = path[place];
  const second = path[place + 1];
  // "No tomato a bottled water": an article and a name of several words.
  const isLongName =
    second?.kind === 'dish' && (second.end - second.start > 1 || isWholeWord(reader, second));
  const isArticle =
    first?.kind === 'number' && first.form === 'article' && (second?.kind === 'unit' || isLongName);
  const isAmount = isArticle || (first?.kind === 'number' && first.form === 'spoken' && !first.goesBack);
  if (isNextName(reader, place, dish) || (second?.kind === 'dish' && second.isToldAgain === true)) return true;
  if (!isAmount && first?.kind !== 'option' && first?.kind !== 'measure') return false;
  const next = path.findIndex(
    ({ kind }, at) => at > place && kind !== 'option' && kind !== 'measure' && kind !== 'unit',
  );
  const named = path[next];
  if (
    named?.kind !== 'dish' ||
    path.slice(place, next).some(({ start }) => isPaused(tokens, start, place, path))
  )
    return false;
  if (!isAmount && !path.slice(place, next).some((part) => isSizeOf(index, named.candidates[0]?.title, part)))
    return false;
  const isNamed = (named.candidates[0]?.fit ?? 0) >= nameWeights.leastShaky;
  return (
    (isNamed && isOwnDish(reader, place, next, dish)) || isNamedAgain(tokens, named, path.slice(0, place))
  );
}

/** "With tartar sauce a coleslaw": the one word is the whole name, and nothing that is laid on dishes. */
function isWholeWord({ tokens }: Reader, { candidates: [best], start, end }: DishSegment): boolean {
  const isWhole = best !== undefined && best.missing < nameWeights.nothing;
  return isWhole && !isLaidOn(tokens, start, end);
}

const isLaidOn = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens
    .slice(start, end)
    .every(({ key }) => toppingWords.has(key) || preparedWords.has(key) || flavourWords.has(key));

/** "… extra hummus bbq chips and a lemonade": a whole name of another part of the card, nothing that is laid on dishes. */
function isNextName({ index, tokens, path }: Reader, place: number, dish: DishSegment): boolean {
  const named = path[place];
  if (named?.kind !== 'dish' || path[place - 1]?.kind !== 'other') return false;
  const [best] = named.candidates;
  const isWhole =
    best !== undefined && best.missing < nameWeights.nothing && best.fit > similarityWeights.nearlyExact;
  // "Mozzarella sticks with marinara cheese fries", "a mocha shake no cream vanilla shake with malt"
  const isOther = best?.title !== dish.candidates[0]?.title;
  const next = path[place + 1];
  const isClosed =
    next === undefined ||
    next.kind === 'connector' ||
    isSizeOf(index, best?.title, next) ||
    tokens[next.start]?.afterBreak === true;
  const isPart = isLaidOn(tokens, named.start, named.end);
  // "A hawaiian no ham margherita with basil": of one word only where it is listed beside the dish.
  const isLong = named.end - named.start > 1 || isListedBeside(index, best?.title, dish);
  return isWhole && isOther && isClosed && !isPart && isLong;
}

const isListedBeside = (index: VoiceIndex, title: number | undefined, { candidates }: DishSegment): boolean =>
  categoryOf(index, title) !== '' && categoryOf(index, title) === categoryOf(index, candidates[0]?.title);

const isPaused = (
  tokens: readonly Token[],
  start: number,
  place: number,
  path: readonly Segment[],
): boolean => start !== path[place]?.start && tokens[start]?.afterBreak === true;

/** "Hold the pickles with a bag of crisps": the crisps are ordered. */
function leadsToOwnDish(reader: Reader, link: number, dish: DishSegment): boolean {
  const next = reader.path.findIndex(({ kind }, at) => at > link && kind === 'dish');
  const isNear = next > 0 && reader.path.slice(link + 1, next).every(({ kind }) => isCount.has(kind));
  const named = reader.path[next];
  const isLong = named !== undefined && named.end - named.start > 1;
  return isNear && (isLong || next > link + 1) && isOwnDish(reader, link + 1, next, dish);
}

const isCount: ReadonlySet<Segment['kind']> = new Set(['number', 'unit', 'option', 'measure']);

/** "Without", "hold", "no", "only" also speak of what a dish is made of. */
const isWishCommand = (tokens: readonly Token[], segment: Extract<Segment, { kind: 'command' }>) =>
  segment.end - segment.start === 1 &&
  (segment.command === 'remove' ||
    segment.command === 'no' ||
    (segment.command === 'add' && !personVerbs.test(tokens[segment.start]?.text ?? '')));

/** "Onions grilled, not raw", "two pumps, not four": how it is not to be, with nothing but that behind it. */
export function isNotSo({ tokens, path }: Reader, place: number): boolean {
  const [not, so, next] = [path[place], path[place + 1], path[place + 2]];
  if (not?.kind !== 'command' || tokens[not.start]?.text !== 'not' || not.end - not.start > 1) return false;
  if (so?.kind !== 'other' && !(so?.kind === 'number' && so.form === 'spoken')) return false;
  return next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
}

/** "… with avocado and kevin wants a meatball sub" */
const personVerbs = /^(?:wants|says|grab)$/;

/** "With bacon instead of ham": a part for a part. */
export const isExchange = (segment: Segment) => segment.kind === 'command' && segment.command === 'instead';
