import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { flavourWords, toppingWords, wishClosers, wishManners } from '../tables/wish-words.ts';
import { nameWeights } from '../weights.ts';
import { readMeasured, type Taken, wishOf } from './measured-wishes.ts';
import type { Reader } from './own-dishes.ts';
import { isOwnSize } from './wish-chunks.ts';

const closerTable = buildPhraseTable(wishClosers.map((phrase) => [phrase, true] as const));
const besideTable = buildPhraseTable([['on the side', true] as const, ['on side', true] as const]);
const mannerTable = buildPhraseTable(wishManners.map((phrase) => [phrase, true] as const));

/** "A cappuccino with two": of what, was said before. */
function readBareWith({ tokens, path }: Reader, place: number): Taken | undefined {
  const [link, number, next] = [path[place], path[place + 1], path[place + 2]];
  const isWith = link?.kind === 'connector' && tokens[link.start]?.text === 'with';
  if (!isWith || number?.kind !== 'number') return undefined;
  const isLast = next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
  return isLast ? { wishes: [wishOf(link.start, number.end)], next: place + 2 } : undefined;
}

/** "Roast beef and swiss on rye": a part of what lies on the bread. */
function readAndTopping({ tokens, path }: Reader, place: number): Taken | undefined {
  const [before, link, topping, next] = [path[place - 1], path[place], path[place + 1], path[place + 2]];
  const isAnd = link?.kind === 'connector' && tokens[link.start]?.text === 'and';
  if (!isAnd || before?.kind !== 'dish' || topping?.kind !== 'other') return undefined;
  const isClosed =
    next === undefined ||
    tokens[next.start]?.afterBreak === true ||
    /^(?:on|with|no|and)$/.test(tokens[next.start]?.text ?? '');
  if (!isClosed || !toppingWords.has(tokens[topping.start]?.key ?? '')) return undefined;
  return { wishes: [wishOf(topping.start, topping.end)], next: place + 2 };
}

/** "A vanilla latte": the flavour is said of the dish that follows. */
function readFlavour({ tokens, path }: Reader, place: number): Taken | undefined {
  const [segment, next] = [path[place], path[place + 1]];
  const isFlavour = segment?.kind === 'other' && flavourWords.has(tokens[segment.start]?.key ?? '');
  if (!isFlavour || next?.kind !== 'dish' || tokens[next.start]?.afterBreak) return undefined;
  return { wishes: [wishOf(segment.start, segment.end, true)], next: place + 1 };
}

/** A manner ("well done", "decaf"), or words closed by a postposition ("pyaz ke baghair"). */
function readSingle(reader: Reader, place: number, dish: DishSegment | undefined): Taken | undefined {
  const { tokens, roles, path } = reader;
  const segment = path[place];
  if (dish !== undefined && segment?.kind === 'dish') return readTopping(reader, place, segment);
  if (segment === undefined || segment.kind === 'dish' || segment.kind === 'restaurant') return undefined;
  const manner = longest(phrasesAt(mannerTable, tokens, segment.start));
  // "Not too sweet" refuses nothing.
  const isNotToo = segment.kind === 'command' && manner !== undefined && manner - segment.start > 2;
  const isLoose =
    isNotToo || segment.kind === 'other' || segment.kind === 'filler' || segment.kind === 'option';
  if (manner !== undefined) {
    const next = segmentFrom(path, manner, place);
    const leadsToDish = leadsToName(reader, next ?? path.length);
    if (!isLoose && next !== undefined && leadsToDish && manner - segment.start > 1)
      return { wishes: [wishOf(segment.start, manner, true)], next };
  }
  if (manner !== undefined && isLoose) {
    const next = segmentFrom(path, manner, place);
    const leadsToDish = leadsToName(reader, next ?? path.length);
    const isOneWordSize = segment.kind === 'option' && manner - segment.start === 1;
    // "A double shot" is how an Espresso is sold that comes as single and double.
    const isShot = tokens[manner - 1]?.key === 'shot';
    const isSold = isShot && dish !== undefined && isOwnSize(reader.index, segment, dish);
    if (next !== undefined && !isOneWordSize && !isSold && (dish !== undefined || leadsToDish))
      return { wishes: [wishOf(segment.start, manner, leadsToDish)], next };
  }
  if (dish === undefined || segment.kind !== 'other') return undefined;
  // "…, dressing on the side": laid beside the dish, though a side may be its smaller portion.
  const beside = phrasesAt(besideTable, tokens, segment.end).map(({ end }) =>
    segmentFrom(path, end, place),
  )[0];
  if (beside !== undefined)
    return { wishes: [wishOf(segment.start, path[beside - 1]?.end ?? segment.end)], next: beside };
  if (tokens[segment.start]?.afterBreak) return undefined;
  if (roles[segment.start] !== 'unknown' && roles[segment.start] !== 'food') return undefined;
  for (let at = segment.end; at <= segment.end + 2; at++) {
    const closer = tokens[at]?.afterBreak ? undefined : longest(phrasesAt(closerTable, tokens, at));
    const next = closer === undefined ? undefined : segmentFrom(path, closer, place);
    if (closer !== undefined && next !== undefined) return { wishes: [wishOf(segment.start, closer)], next };
  }
  return undefined;
}

/** Is there a dish right behind, past further manners and flavours: "half caf, two percent, vanilla latte"? */
function leadsToName(reader: Reader, place: number): boolean {
  const { tokens, path } = reader;
  const segment = path[place];
  if (segment === undefined || tokens[segment.start]?.afterBreak) return false;
  if (segment.kind === 'dish') return true;
  const manner = longest(phrasesAt(mannerTable, tokens, segment.start));
  const next = manner === undefined ? undefined : segmentFrom(path, manner, place);
  if (next !== undefined && next > place) return leadsToName(reader, next);
  const isFlavour = segment.kind === 'other' && flavourWords.has(tokens[segment.start]?.key ?? '');
  return isFlavour && leadsToName(reader, place + 1);
}

/** "…, ranch on the side": laid beside the dish, although another one has it in its name. */
function readTopping({ tokens, path }: Reader, place: number, topping: DishSegment): Taken | undefined {
  const { start, end, candidates } = topping;
  const isPart = (candidates[0]?.missing ?? 0) >= nameWeights.little;
  // "Biryani aur salad ke baghair"
  const isWithout = /^(?:ke|kay|k)$/.test(tokens[end]?.text ?? '') && place > 0;
  const isLaidOn = tokens.slice(start, end).every(({ key }) => toppingWords.has(key));
  // "… hummus on top", though there is a Hummus Wrap, or Hummus itself.
  const isOnTop = /^(?:on (?:top|it|them|that)|inside)\b/.test(
    `${tokens[end]?.text} ${tokens[end + 1]?.text}`,
  );
  const isTopping = isWithout || isLaidOn || isOnTop;
  // "Aik mild aik hot mayo zyada": the heat is that of the dish; "saat walnut ke baghair": so is the amount.
  const before = path[place - 1];
  const isOfName =
    isWithout && path.slice(0, place - 1).findLast(({ kind }) => kind !== 'filler')?.kind === 'dish';
  const isCounted =
    (before?.kind === 'measure' && !isLaidOn && !isWithout) ||
    (before?.kind === 'number' && !isOfName) ||
    (before?.kind === 'option' && !isLaidOn && !isOnTop);
  const closer = tokens[end]?.afterBreak ? undefined : longest(phrasesAt(closerTable, tokens, end));
  const next = closer === undefined ? undefined : segmentFrom(path, closer, place);
  if (!(isPart || isOnTop) || !isTopping || isCounted || closer === undefined || next === undefined)
    return undefined;
  return { wishes: [wishOf(start, closer)], next };
}

export const longest = (matches: readonly { end: number }[]): number | undefined =>
  matches.length === 0 ? undefined : Math.max(...matches.map(({ end }) => end));

/** The place of the segment that begins at this token; the path's length for the end. */
export function segmentFrom(path: readonly Segment[], token: number, from: number): number | undefined {
  if (path.at(-1)?.end === token) return path.length;
  const place = path.findIndex((segment, position) => position >= from && segment.start === token);
  return place < 0 ? undefined : place;
}

/** What is said of a dish without a word that opens a list: an amount of something, a flavour, a manner. */
export function readSingleWish(
  reader: Reader,
  place: number,
  dish: DishSegment | undefined,
): Taken | undefined {
  return (
    (dish &&
      (readMeasured(reader, place, dish) ?? readBareWith(reader, place) ?? readAndTopping(reader, place))) ??
    readFlavour(reader, place) ??
    readSingle(reader, place, dish)
  );
}
