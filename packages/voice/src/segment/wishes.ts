import type { VoiceIndex } from '../menu/voice-index.ts';
import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { pronounWords } from '../tables/everyday-words.ts';
import {
  toppingWords,
  wishClosers,
  wishManners,
  wishMeasures,
  wishOpeners,
  wishPlaces,
} from '../tables/wish-words.ts';
import { nameWeights } from '../weights.ts';
import { isNamedAgain, isOwnDish, isTelling, type Reader } from './own-dishes.ts';
import type { DishSegment, Segment } from './segments.ts';

const openerTable = buildPhraseTable(wishOpeners.map((phrase) => [phrase, true] as const));
const placeTable = buildPhraseTable(wishPlaces.map((phrase) => [phrase, true] as const));
const closerTable = buildPhraseTable(wishClosers.map((phrase) => [phrase, true] as const));
const mannerTable = buildPhraseTable(wishManners.map((phrase) => [phrase, true] as const));

/**
 * What a dish is to come with or without becomes a wish on its line: "no onions", "with oat milk and two sugars",
 * "on wheat bread". A list goes on over "and" and commas until a dish of its own or a command comes.
 */
export function readWishes(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  path: readonly Segment[],
  dishBefore?: DishSegment,
): Segment[] {
  const reader: Reader = { index, tokens, roles, path };
  const read: Segment[] = [];
  let dish = dishBefore;
  // "Replace the sprite with fanta": what follows is no wish.
  let isChange = false;
  for (let place = 0; place < path.length; ) {
    const segment = path[place];
    if (segment === undefined) break;
    if (segment.kind === 'command')
      isChange = segment.command === 'change' || (isExchange(segment) && path[place + 1]?.kind !== 'other');
    const list = dish && !isChange ? readList(reader, place, dish) : undefined;
    const single = list ?? readSingle(reader, place, dish);
    if (single !== undefined) {
      read.push(...single.wishes);
      place = single.next;
      continue;
    }
    if (segment.kind === 'dish') dish = segment;
    read.push(segment);
    place++;
  }
  return read;
}

type Taken = { readonly wishes: readonly Segment[]; readonly next: number };

const wishOf = (start: number, end: number, looksAhead = false): Segment => ({
  kind: 'wish',
  start,
  end,
  worth: 0,
  looksAhead,
});

/** From an opener on, chunk by chunk. */
function readList(reader: Reader, place: number, dish: DishSegment): Taken | undefined {
  const opener = openerEnd(reader, place);
  if (opener === undefined) return undefined;
  const wishes: Segment[] = [];
  let next = place;
  let from = opener;
  for (;;) {
    const chunk = chunkAt(reader, from, dish);
    const isFirst = wishes.length === 0;
    if (!isFirst && isOwnPart(reader, from, chunk)) break;
    if (!isWish(reader, from, chunk, dish, isFirst)) break;
    const first = reader.path[isFirst ? place : from];
    const last = reader.path[chunk - 1];
    if (first === undefined || last === undefined) break;
    wishes.push(wishOf(first.start, last.end));
    next = chunk;
    from = reader.path[chunk]?.kind === 'connector' ? chunk + 1 : chunk;
    if (from >= reader.path.length) break;
  }
  return wishes.length > 0 ? { wishes, next } : undefined;
}

/** "One large with caramel and one medium with hazelnut": counted and sized it is no part of the dish before. */
function isOwnPart({ path }: Reader, from: number, to: number): boolean {
  const [count, option] = path.slice(from, to);
  return count?.kind === 'number' && option?.kind === 'option' && option.option.size !== undefined;
}

/** A manner ("well done", "decaf"), or words closed by a postposition ("pyaz ke baghair"). */
function readSingle(reader: Reader, place: number, dish: DishSegment | undefined): Taken | undefined {
  const { tokens, roles, path } = reader;
  const segment = path[place];
  if (dish !== undefined && segment?.kind === 'dish') return readTopping(reader, place, segment);
  if (segment === undefined || segment.kind === 'dish' || segment.kind === 'restaurant') return undefined;
  const manner = longest(phrasesAt(mannerTable, tokens, segment.start));
  const isLoose = segment.kind === 'other' || segment.kind === 'filler' || segment.kind === 'option';
  if (manner !== undefined && isLoose) {
    const next = segmentFrom(path, manner, place);
    const follower = path[next ?? path.length];
    const leadsToDish =
      follower !== undefined && follower.kind === 'dish' && !tokens[follower.start]?.afterBreak;
    const isOneWordSize = segment.kind === 'option' && manner - segment.start === 1;
    if (next !== undefined && !isOneWordSize && (dish !== undefined || leadsToDish))
      return { wishes: [wishOf(segment.start, manner, leadsToDish)], next };
  }
  if (dish === undefined || segment.kind !== 'other' || tokens[segment.start]?.afterBreak) return undefined;
  if (roles[segment.start] !== 'unknown' && roles[segment.start] !== 'food') return undefined;
  for (let at = segment.end; at <= segment.end + 2; at++) {
    const closer = tokens[at]?.afterBreak ? undefined : longest(phrasesAt(closerTable, tokens, at));
    const next = closer === undefined ? undefined : segmentFrom(path, closer, place);
    if (closer !== undefined && next !== undefined) return { wishes: [wishOf(segment.start, closer)], next };
  }
  return undefined;
}

/** "…, ranch on the side": laid beside the dish, although another one has it in its name. */
function readTopping({ tokens, path }: Reader, place: number, topping: DishSegment): Taken | undefined {
  const { start, end, candidates } = topping;
  const isPart = (candidates[0]?.missing ?? 0) >= nameWeights.little;
  const isTopping = tokens.slice(start, end).every(({ key }) => toppingWords.has(key));
  const isCounted = path[place - 1]?.kind === 'number' || path[place - 1]?.kind === 'option';
  const closer = tokens[end]?.afterBreak ? undefined : longest(phrasesAt(closerTable, tokens, end));
  const next = closer === undefined ? undefined : segmentFrom(path, closer, place);
  if (!isPart || !isTopping || isCounted || closer === undefined || next === undefined) return undefined;
  return { wishes: [wishOf(start, closer)], next };
}

const longest = (matches: readonly { end: number }[]): number | undefined =>
  matches.length === 0 ? undefined : Math.max(...matches.map(({ end }) => end));

/** The place of the segment that begins at this token; the path's length for the end. */
function segmentFrom(path: readonly Segment[], token: number, from: number): number | undefined {
  if (path.at(-1)?.end === token) return path.length;
  const place = path.findIndex((segment, position) => position >= from && segment.start === token);
  return place < 0 ? undefined : place;
}

/** The place behind an opener that begins here and has something of the same breath behind it. */
function openerEnd({ tokens, path, roles }: Reader, place: number): number | undefined {
  const segment = path[place];
  if (segment === undefined || ['dish', 'restaurant', 'number', 'measure', 'wish'].includes(segment.kind))
    return undefined;
  const opener = longest(phrasesAt(openerTable, tokens, segment.start));
  const where = opener === undefined ? longest(phrasesAt(placeTable, tokens, segment.start)) : undefined;
  const end = opener ?? where;
  const next = end === undefined ? undefined : segmentFrom(path, end, place);
  const follower = next === undefined ? undefined : path[next];
  if (next === undefined || follower === undefined || tokens[follower.start]?.afterBreak) return undefined;
  // A size or a heat is one ("double", "less spicy"), unless what follows is no dish: "double meat".
  // "A pepperoni pizza, half with mushrooms"; a "karahi half with ginger" is half a karahi.
  if (segment.kind === 'option' && segment.option.size === 'half' && !tokens[segment.start]?.afterBreak)
    return undefined;
  const isOption = segment.kind === 'option' && (end ?? 0) <= segment.end;
  if (isOption && (segment.end !== end || follower.kind !== 'other')) return undefined;
  // "Double, no single is enough" puts right what was said.
  const isNo = tokens[segment.start]?.text === 'no' && end === segment.start + 1;
  if (isNo && (follower.kind === 'option' || follower.kind === 'number')) return undefined;
  if (where !== undefined && follower.kind !== 'dish' && !isTelling(roles[follower.start])) return undefined;
  return next;
}

/** The place behind the last segment of the same chunk: up to a connector, a pause, a command or a restaurant. */
function chunkAt(reader: Reader, from: number, dish: DishSegment): number {
  const { tokens, path } = reader;
  let end = from;
  for (; end < path.length; end++) {
    const segment = path[end];
    if (segment === undefined || segment.kind === 'restaurant') break;
    if (end > from && tokens[segment.start]?.afterBreak) break;
    if (end > from && (isTrailingSize(reader, end, dish) || countsOwnDish(reader, end, dish))) break;
    const isWith = tokens[segment.start]?.text === 'with';
    if (segment.kind === 'connector' && (!isWith || (end > from && leadsToOwnDish(reader, end, dish)))) break;
    if (segment.kind === 'command' && !isWishCommand(segment) && (end === from || !isExchange(segment)))
      break;
  }
  return end;
}

/** "… with sweet cream in a large", "… with almond milk large size please": the size closes what was said. */
function isTrailingSize({ index, tokens, path }: Reader, place: number, dish: DishSegment): boolean {
  const isIn = tokens[path[place]?.start ?? -1]?.text === 'in';
  const at = isIn ? place + 2 : place;
  const size = path[at];
  if (size?.kind !== 'option' || size.option.size === undefined) return false;
  const isOwn = (index.titles[dish.candidates[0]?.title ?? -1]?.dishes ?? []).some((known) =>
    index.dishes[known]?.portions.some((portion) => portion.size === size.option.size),
  );
  const next = path.findIndex(({ kind }, other) => other > at && kind !== 'filler' && kind !== 'unit');
  const follower = path[next];
  const isLast =
    follower === undefined || follower.kind === 'connector' || tokens[follower.start]?.afterBreak === true;
  const isPaused = path
    .slice(at + 1, next < 0 ? path.length : next)
    .some((part) => tokens[part.start]?.afterBreak);
  return isOwn && (isLast || isPaused);
}

/** "One coffee no milk one coffee with milk": a number and a name begin the next, with no "and" between. */
function countsOwnDish(reader: Reader, place: number, dish: DishSegment): boolean {
  const { path, tokens } = reader;
  const number = path[place];
  if (number?.kind !== 'number' || number.form !== 'spoken' || number.goesBack) return false;
  const next = path.findIndex(({ kind }, at) => at > place && kind !== 'option' && kind !== 'unit');
  const named = path[next];
  if (named?.kind !== 'dish') return false;
  const isNamed = (named.candidates[0]?.fit ?? 0) >= nameWeights.leastShaky;
  return (
    (isNamed && isOwnDish(reader, place, next, dish)) || isNamedAgain(tokens, named, path.slice(0, place))
  );
}

/** "Hold the pickles with a bag of crisps": the crisps are ordered. */
function leadsToOwnDish(reader: Reader, link: number, dish: DishSegment): boolean {
  const next = reader.path.findIndex(({ kind }, at) => at > link && kind === 'dish');
  const isNear = next > 0 && reader.path.slice(link + 1, next).every(({ kind }) => isCount.has(kind));
  return isNear && next > link + 1 && isOwnDish(reader, link + 1, next, dish);
}

const isCount: ReadonlySet<Segment['kind']> = new Set(['number', 'unit', 'option', 'measure']);

/** "Without", "hold", "no", "only" also speak of what a dish is made of. */
const isWishCommand = (segment: Extract<Segment, { kind: 'command' }>) =>
  segment.command === 'remove' || segment.command === 'no' || segment.command === 'add'
    ? segment.end - segment.start === 1
    : false;

/** "With bacon instead of ham": a part for a part. */
const isExchange = (segment: Segment) => segment.kind === 'command' && segment.command === 'instead';

function isWish(reader: Reader, from: number, to: number, dish: DishSegment, isFirst: boolean): boolean {
  const { tokens, roles, path } = reader;
  const chunk = path.slice(from, to);
  if (chunk.length === 0) return false;
  for (let place = from; place < to; place++) {
    const part = path[place];
    if (part?.kind !== 'dish') continue;
    const isOfAnother = path[place + 1]?.kind === 'other' && isTelling(roles[part.end]);
    const isAgain = isNamedAgain(tokens, part, path.slice(0, from)) && !isOfAnother;
    if (isOwnDish(reader, from, place, dish) || isAgain) return false;
  }
  const said = chunk.filter(({ kind }) => kind === 'other' || kind === 'dish');
  if (said.some(({ kind }) => kind === 'dish')) return true;
  // "With two extra shots": so much of it, of whatever it is.
  if (chunk.some(({ kind, start }) => kind === 'unit' && wishMeasures.has(tokens[start]?.key ?? '')))
    return true;
  const isTold = said.some(({ start, end }) =>
    tokens
      .slice(start, end)
      .some(({ text }, offset) => isTelling(roles[start + offset]) && !pronounWords.has(text)),
  );
  return isTold || (isFirst && said.length > 0);
}
