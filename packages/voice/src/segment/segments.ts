import { type Option, optionPhrases } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishCandidate } from '../names/dish-spans.ts';
import { cardinalAt } from '../read/cardinals.ts';
import { type Measure, measureAt } from '../read/measure.ts';
import { type NumberForm, numbersAt } from '../read/number-phrases.ts';
import { peopleAt } from '../read/people-phrases.ts';
import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import { courseAt, dayAt, mealTimeAt } from '../read/spoken-days.ts';
import { subjectAt } from '../read/spoken-people.ts';
import { timeAt } from '../read/spoken-times.ts';
import { commandTable, connectorWords, type TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { toldWish } from '../read/word-keys.ts';
import type { CommandKind } from '../tables/command-phrases.ts';
import { asidePhrases } from '../tables/everyday-words.ts';
import { weakNumberWords } from '../tables/number-words.ts';
import { unitWords } from '../tables/unit-words.ts';
import { segmentWorths } from '../weights.ts';

export type NumberMeaning = {
  readonly kind: 'number';
  readonly count: number;
  readonly form: NumberForm;
  readonly goesBack: boolean;
  readonly isUnclear?: boolean;
};

export type Meaning =
  | { readonly kind: 'other' | 'filler' | 'connector' | 'scope' | 'link' }
  | NumberMeaning
  | { readonly kind: 'measure'; readonly measure: Measure }
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'unit'; readonly word: string }
  /** How a dish is to be made: the one before, or the one that follows. */
  | { readonly kind: 'wish'; readonly looksAhead: boolean }
  | { readonly kind: 'command'; readonly command: CommandKind; readonly picked?: Picked }
  | { readonly kind: 'restaurant'; readonly restaurant: number; readonly sure: boolean }
  | {
      readonly kind: 'dish';
      readonly candidates: readonly DishCandidate[];
      /** Kinds of one dish named once share the start of the one that was named in full. */
      readonly sharedHead?: number;
      /** Sizes and heats said of all its kinds before they were named. */
      readonly announced?: readonly Modifier[];
      /** Which of the lines that are there is meant, where that is known: its place among them. */
      readonly place?: number;
      /** How many there are on that line. */
      readonly quantity?: number;
      /** Named before in the same sentence, and now more is said of it. */
      readonly isToldAgain?: boolean;
      /** The dish before once more: "the same for ali, but hot". */
      readonly isAgain?: boolean;
      /** Ordered beside the dish before: "with plain rice". */
      readonly isSide?: boolean;
    };

/** A stretch of tokens read as one thing, and what that reading is worth to the decoder. */
export type Segment = Meaning & { readonly start: number; readonly end: number; readonly worth: number };

/** What a change is about: so many of a dish that is there; all of the last one where neither is said. */
export type Picked = { readonly count?: number; readonly dish?: DishSegment };

export type DishSegment = Extract<Segment, { kind: 'dish' }>;
/** What is said of a dish: amount, measure, size or heat, container. */
export type Modifier = Extract<Segment, { kind: 'number' | 'measure' | 'option' | 'unit' }>;

const asideTable = buildPhraseTable(asidePhrases.map((phrase) => [phrase, true] as const));
const optionTable = buildPhraseTable(optionPhrases);
const scopePhrases = `all,both,each,everything,all of them,both of them,each of them,all of it,every one,dono,sab,
  them all,them both,all of these,all of those,the lot,all three,all four,both of these,both of those,the both of them`;
const scopeTable = buildPhraseTable(scopePhrases.split(/,\s*/).map((phrase) => [phrase, true] as const));
/** Lead to what something is changed into. */
const linkWords: ReadonlySet<string> = new Set(['to', 'into', 'with', 'for', 'by', 'as', 'too']);

const opensItem = (tokens: readonly Token[], start: number) =>
  tokens[start + 1] !== undefined &&
  (start === 0 ||
    tokens[start]?.afterBreak === true ||
    connectorWords.has(tokens[start - 1]?.text ?? '') ||
    /^(?:like|get|have|want|need|take|order|so|me|us)$/.test(tokens[start - 1]?.text ?? '') ||
    // "Too large fries too large cokes": nobody says "also" right before a size.
    optionPhrases.has(tokens[start + 1]?.text ?? '') ||
    optionPhrases.has(tokens[start + 1]?.key ?? ''));

/** "The salmon for tom": a word nobody knows behind "for", and nothing behind it, is somebody. */
function isForSomebody(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
): boolean {
  const [word, name, next] = [tokens[start], tokens[start + 1], roles[start + 2]];
  if (word?.text !== 'for' || name === undefined || name.afterBreak || roles[start + 1] !== 'unknown')
    return false;
  const isLast =
    next === undefined ||
    tokens[start + 2]?.afterBreak === true ||
    /^(?:connector|filler|article|number)$/.test(next) ||
    // "Chowmein for ahmed, manchurian for sana"
    isForAt(tokens, start + 3) ||
    isForAt(tokens, start + 4);
  return isLast && !index.words.byText.has(name.key);
}

/** "Regular spicy" of what is sold as Regular and in Spicy: a size and a heat, though elsewhere it is one heat. */
function isSizeAndHeat(index: VoiceIndex, tokens: readonly Token[], start: number, end: number): boolean {
  const said = tokens.slice(start, end).map(({ text }) => text);
  const first = optionPhrases.get(said[0] ?? '');
  return said.length === 2 && first?.size === 'regular' && said.every((word) => index.portionWords.has(word));
}

const isForAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'for' && tokens[at + 1] !== undefined;

/** Every reading of the tokens from here that needs no dish or restaurant name. */
export function lexicalSegmentsAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
): Segment[] {
  const token = tokens[start];
  if (token === undefined) return [];
  const segments: Segment[] = [];
  const push = (end: number, worth: number, meaning: Meaning) =>
    segments.push({ start, end, worth, ...meaning });
  const role = roles[start];
  const isFiller = role === 'filler' || role === 'article' || role === 'command';
  push(start + 1, isFiller || role === 'everyday' ? segmentWorths.plain : 0, {
    kind: isFiller ? 'filler' : 'other',
  });
  if (linkWords.has(token.text)) push(start + 1, segmentWorths.link, { kind: 'link' });
  if (connectorWords.has(token.text)) push(start + 1, segmentWorths.connector, { kind: 'connector' });
  for (const { end } of phrasesAt(scopeTable, tokens, start))
    push(end, segmentWorths.scopePerWord * (end - start), { kind: 'scope' });
  for (const { end, count, form, goesBack, isUnclear = false } of numbersAt(tokens, start)) {
    const isPhrase = form === 'spoken' || form === 'more';
    push(end, segmentWorths.number[form] * (isPhrase ? end - start : 1), {
      kind: 'number',
      count,
      form,
      goesBack,
      isUnclear,
    });
  }
  const measure = measureAt(tokens, start);
  if (measure)
    push(measure.end, segmentWorths.measurePerWord * (measure.end - start), {
      kind: 'measure',
      measure: measure.measure,
    });
  for (const { end, meaning } of phrasesAt(optionTable, tokens, start)) {
    if (isSizeAndHeat(index, tokens, start, end)) continue;
    push(end, segmentWorths.optionPerWord * (end - start) - segmentWorths.optionCost, {
      kind: 'option',
      option: meaning,
    });
  }
  for (const { end, meaning } of phrasesAt(index.menuOptions, tokens, start, (word) => word.key)) {
    // "One thai hot" is that heat, though there is a Pad Thai.
    const isLevel = meaning.heat !== undefined && end - start > 1;
    const perWord = isLevel ? segmentWorths.levelPerWord : segmentWorths.optionPerWord;
    push(end, perWord * (end - start) - segmentWorths.menuOptionCost, {
      kind: 'option',
      option: meaning,
    });
  }
  if (unitWords.has(token.key)) {
    push(start + 1, segmentWorths.unit, { kind: 'unit', word: token.key });
    if (tokens[start + 1]?.text === 'of')
      push(start + 2, segmentWorths.unitOf, { kind: 'unit', word: token.key });
  }
  for (const { end } of phrasesAt(asideTable, tokens, start))
    push(end, segmentWorths.peoplePerWord * (end - start), { kind: 'filler' });
  for (const end of [timeAt, dayAt, mealTimeAt].map((endOf) => endOf(tokens, start)))
    if (end !== undefined) push(end, segmentWorths.peoplePerWord * (end - start), { kind: 'filler' });
  const course = courseAt(tokens, start);
  if (course !== undefined) push(course, segmentWorths.coursePerWord * (course - start), { kind: 'filler' });
  // "On whole grain" names no size, though sandwiches may be sold whole.
  if (token.text === 'whole' && /^(?:grain|wheat|meal)$/.test(tokens[start + 1]?.text ?? ''))
    push(start + 2, segmentWorths.optionPerWord, { kind: 'other' });
  const made = madeAt(index, tokens, start);
  if (made !== undefined)
    push(made.end, segmentWorths.peoplePerWord * (made.end - start), {
      kind: 'wish',
      looksAhead: made.looksAhead,
    });
  const people = peopleAt(tokens, start) ?? subjectAt(tokens, start);
  const isPortion = phrasesAt(index.menuOptions, tokens, start, (word) => word.key).length > 0;
  if (people !== undefined && !isPortion)
    push(people, segmentWorths.peoplePerWord * (people - start), { kind: 'filler' });
  if (isForSomebody(index, tokens, roles, start)) push(start + 2, segmentWorths.somebody, { kind: 'filler' });
  for (const { end, meaning } of phrasesAt(commandTable, tokens, start)) {
    // "I'll have it" takes what was asked about; "have it large" says how.
    if (
      meaning === 'make' &&
      token.text === 'have' &&
      /^(?:ill|will|well)$/.test(tokens[start - 1]?.text ?? '')
    )
      continue;
    // "Make it half, that is all"
    if (meaning === 'halve' && tokens[end - 1]?.text === 'that' && tokens[end]?.text === 'is') continue;
    // "Too small lattes" are two; "a latte too" is one more.
    if (end - start === 1 && weakNumberWords.has(token.text) && opensItem(tokens, start)) continue;
    push(end, segmentWorths.commandPerWord * (end - start) - segmentWorths.commandCost, {
      kind: 'command',
      command: meaning,
    });
  }
  return segments;
}

type Made = { readonly end: number; readonly looksAhead: boolean };

/** How a dish is to be made, in words that are also sizes and numbers: "half caf", "light roast", "cut in three pieces". */
function madeAt(index: VoiceIndex, tokens: readonly Token[], start: number): Made | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  if (textAt(start) === toldWish) return { end: start + 1, looksAhead: false };
  const next = tokens[start + 1];
  if (next === undefined || next.afterBreak) return undefined;
  if (textAt(start) === 'half' && /^(?:caff?|decaf)$/.test(next.text)) {
    const behind = tokens[start + 2];
    const isLast = behind === undefined || behind.afterBreak || connectorWords.has(behind.text);
    return { end: start + 2, looksAhead: !isLast };
  }
  const end = isBehindName(tokens, start)
    ? (roastAt(index, tokens, start) ??
      cookedAt(tokens, start) ??
      cutAt(tokens, start) ??
      notDoneAt(tokens, start))
    : undefined;
  return end === undefined ? undefined : { end, looksAhead: false };
}

/** "A light roast" is asked for; "coffee light roast" says which. */
const isBehindName = (tokens: readonly Token[], start: number): boolean =>
  start > 0 &&
  !/^(?:an?|one|the|of|some|small|medium|large|grande|tall|venti)$/.test(tokens[start - 1]?.text ?? '');

/** "… light roast", where no dish is called so. */
function roastAt({ titles, titlesByWord }: VoiceIndex, tokens: readonly Token[], start: number) {
  const words = [0, 1].map((offset) => tokens[start + offset]?.text ?? '');
  if (!/^(?:light|dark|medium|blonde) roast$/.test(words.join(' '))) return undefined;
  if (tokens[start]?.afterBreak || tokens[start - 1]?.text === 'and') return undefined;
  const isTitle = [...(titlesByWord.get(words[0] ?? '') ?? [])].some((place) =>
    words.every((word) => titles[place]?.words.includes(word)),
  );
  return isTitle ? undefined : start + 2;
}

/** "Cooked medium" is no size of what follows. */
function cookedAt(tokens: readonly Token[], start: number): number | undefined {
  const said = [0, 1, 2].map((offset) => tokens[start + offset]?.text).join(' ');
  const cooked = /^cooked (?:medium (?:rare|well)|well done|medium|rare|through)(?= |$)/.exec(said)?.[0];
  return cooked === undefined ? undefined : start + cooked.split(' ').length;
}

const cutSo =
  /^(?:cut|slice|chop|wrap|pack|box) (?:it|them|that|those)(?: up)? (?:(?:nice and |very |really )?(?:small|smaller|thin|thinly|thick|big|fine|large)|(?:as|in|into) (?:two|three|four|half|halves|quarters))(?: pieces| slices| parts)?(?= |$)/;

/** "Cut it into three pieces", "slice it small": they are one, and of no other size. */
function cutAt(tokens: readonly Token[], start: number): number | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const said = cutSo.exec(Array.from({ length: 9 }, (_, offset) => textAt(start + offset)).join(' '))?.[0];
  if (said !== undefined) return start + said.split(' ').length;
  if (textAt(start) !== 'cut') return undefined;
  const at = /^(?:it|them)$/.test(textAt(start + 1)) ? start + 2 : start + 1;
  const number = /^(?:in|into)$/.test(textAt(at)) ? cardinalAt(tokens, at + 1) : undefined;
  const isInPieces = number !== undefined && /^(?:pieces|slices|parts|bits|strips)$/.test(textAt(number.end));
  return isInPieces ? number.end + 1 : undefined;
}

const notDone =
  /^(?:dont|do not) (?!(?:want|need|add|put|give|send|bring|include|have|like|love|forget|get|make|order|take|change|remove|cancel|touch|drop|delete|leave|think|know|let|tell|ask|keep|do|charge|count|mind|call|swap|replace|skip|see|eat|drink|mean) )[a-z]{3,} (?:it|them|that|those|mine)(?: (?:up|down|in|over|through|together|separately|either|please|too (?:much|long|well|dark|hot|thin|thick)))*(?= |$)/;

/** "Don't toast it", "don't heat them up": how it is not to be done takes no dish back. */
function notDoneAt(tokens: readonly Token[], start: number): number | undefined {
  const said = notDone.exec(
    Array.from({ length: 8 }, (_, offset) => tokens[start + offset]?.text ?? '').join(' '),
  )?.[0];
  return said === undefined ? undefined : start + said.split(' ').length;
}
