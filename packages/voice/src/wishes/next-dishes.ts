import { categoryOf, headWord } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { flavourWords, preparedWords, toppingWords, wishMeasures } from '../tables/wish-words.ts';
import { nameWeights, similarityWeights } from '../weights.ts';
import { isNamedAgain, isOwnDish, isSizeOf, type Reader } from './own-dishes.ts';

/** "One coffee no milk one coffee with milk", "no ice large coke": an amount or size and a name begin the next. */
export function opensOwnDish(reader: Reader, place: number, dish: DishSegment): boolean {
  const { index, path, tokens } = reader;
  const first = path[place];
  const second = path[place + 1];
  // "No tomato a bottled water": an article and a name of several words.
  const isLongName =
    second?.kind === 'dish' && (second.end - second.start > 1 || isWholeWord(reader, second));
  const isArticle =
    first?.kind === 'number' && first.form === 'article' && (second?.kind === 'unit' || isLongName);
  const isAmount = isArticle || (first?.kind === 'number' && first.form === 'spoken' && !first.goesBack);
  if (isNextName(reader, place, dish) || (second?.kind === 'dish' && second.isToldAgain === true))
    return true;
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
  // "Two plain bagels with butter, one sesame with nothing": another of its kind, by the word that tells it apart.
  const [best] = named.candidates;
  const isOfKind =
    isAmount &&
    best?.isHeadless === true &&
    best.quality >= nameWeights.uniqueWord &&
    headWord(index, best.title) === headWord(index, dish.candidates[0]?.title);
  const isNamed = (best?.fit ?? 0) >= nameWeights.leastShaky || isOfKind;
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
  const lead = path[place - 1];
  // "No scallions hot and sour soup", though there is a Scallion Pancake.
  const isPartBefore =
    lead?.kind === 'wish' || (lead?.kind === 'dish' && lead.candidates[0]?.isHeadless === true);
  // "Dressing on the side kettle chips": with that the wish is over.
  const isOver = lead !== undefined && /\bon (?:the side|top|it|them)$/.test(saidBefore(tokens, lead.end));
  if (named?.kind !== 'dish' || !(lead?.kind === 'other' || isPartBefore || isOver)) return false;
  // "… and one pump mocha"
  if (wishMeasures.has(tokens[lead.start]?.key ?? '')) return false;
  const [best] = named.candidates;
  const isExact = best !== undefined && best.fit > similarityWeights.nearlyExact;
  // "No parmesan alfredo pasta large" is the Creamy Alfredo Pasta.
  const isNearly =
    best !== undefined &&
    !best.isHeadless &&
    best.missing < nameWeights.little + nameWeights.nothing &&
    isSizeOf(index, best.title, path[place + 1] ?? named);
  const isWhole = (isExact && best.missing < nameWeights.nothing) || isNearly;
  // "Mozzarella sticks with marinara cheese fries", "a mocha shake no cream vanilla shake with malt"
  const isOther = best?.title !== dish.candidates[0]?.title;
  const next = path[place + 1];
  // "… jalapenos on top slaw on the side"
  const isBeside = isOver && next !== undefined && /^on (?:the )?side\b/.test(saidFrom(tokens, next.start));
  const isClosed =
    isBeside ||
    next === undefined ||
    next.kind === 'connector' ||
    isSizeOf(index, best?.title, next) ||
    (isOver && next.kind === 'number') ||
    tokens[next.start]?.afterBreak === true;
  const isPart = isLaidOn(tokens, named.start, named.end);
  // "A hawaiian no ham margherita with basil": of one word only where it is listed beside the dish.
  const isLong = isBeside || named.end - named.start > 1 || isListedBeside(index, best?.title, dish);
  return isWhole && isOther && isClosed && !isPart && isLong;
}

const saidFrom = (tokens: readonly Token[], start: number): string =>
  tokens
    .slice(start, start + 3)
    .map(({ text }) => text)
    .join(' ');

const saidBefore = (tokens: readonly Token[], end: number): string =>
  tokens
    .slice(Math.max(0, end - 3), end)
    .map(({ text }) => text)
    .join(' ');

const isListedBeside = (index: VoiceIndex, title: number | undefined, { candidates }: DishSegment): boolean =>
  categoryOf(index, title) !== '' && categoryOf(index, title) === categoryOf(index, candidates[0]?.title);

const isPaused = (
  tokens: readonly Token[],
  start: number,
  place: number,
  path: readonly Segment[],
): boolean => start !== path[place]?.start && tokens[start]?.afterBreak === true;

/** "Hold the pickles with a bag of crisps": the crisps are ordered. */
export function leadsToOwnDish(reader: Reader, link: number, dish: DishSegment): boolean {
  let next = link + 1;
  while (isCount.has(reader.path[next]?.kind)) next++;
  const named = reader.path[next];
  if (named?.kind !== 'dish') return false;
  const isLong = named.end - named.start > 1;
  return (isLong || next > link + 1) && isOwnDish(reader, link + 1, next, dish);
}

const isCount: ReadonlySet<Segment['kind'] | undefined> = new Set(['number', 'unit', 'option', 'measure']);
