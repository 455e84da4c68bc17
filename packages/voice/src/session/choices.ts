import { findPortion, optionPhrases, readChoice } from '../menu/options.ts';
import { consonantsOf } from '../menu/phonetic.ts';
import { takeSuperlatives } from '../read/superlatives.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import { inLatin, isForeign } from '../read/transliterate.ts';
import * as replies from '../replies/replies.texts.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import { readLine } from './session-lines.ts';
import type { VoiceSession } from './voice-session-types.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

/**
 * Which of the choices was said and nothing else: its name or a part of it, its size in other words, its place, yes or
 * no; in another script, its sound. `title`, the dish that is asked about, may be said with it ("the biryani double").
 */
export function findChoice(choices: readonly string[], said: string, title = ''): number | undefined {
  const tokens = tokenise(said);
  const keys = tokens.filter((token) => saysSomething(token, choices)).map(({ key }) => key);
  const bare = tokens.length <= 2 ? inLatin(said) : '';
  if (/^(?:ji )?(?:no|nope|nahi|neither|none)\b/i.test(bare)) {
    const none = choices.indexOf(replies.no);
    return none < 0 ? undefined : none;
  }
  if (/^(?:yes|yeah|yep|haan|han|ji|sure)\b/i.test(bare))
    // Of two that are offered alike a yes means neither; of one, that one.
    return choices.filter((choice) => choice !== replies.no).length > 1 ? undefined : 0;
  const place = keys.length === 0 ? undefined : choiceOf(choices, keys, new Set(keysOf(title)));
  if (place !== undefined || keys.length === 0 || isForeign(said) === isForeign(choices.join())) return place;
  return choiceOf(choices, keys.map(consonantsOf), new Set(), choices.map(soundsOf));
}

/**
 * An answer with more behind it ("double, extra hot, and add a cola"): the choice, and the words that are left to be
 * understood. Whoever begins otherwise or names two choices may mean something else: that is read as a whole.
 */
export function splitAnswer(
  choices: readonly string[],
  said: string,
  title: string,
): { readonly place: number; readonly rest: string } | undefined {
  const tokens = tokenise(said);
  const start = tokens.findIndex((token) => saysSomething(token, choices));
  const ofTitle = new Set(keysOf(title));
  for (let end = tokens.length - 1; start >= 0 && end > start; end -= 1) {
    const answer = tokens.slice(start, end).filter((token) => saysSomething(token, choices));
    const behind = tokens.slice(end);
    const place = choiceOf(
      choices,
      answer.map(({ key }) => key),
      ofTitle,
    );
    if (place === undefined || !endsThere(behind[0])) continue;
    const isNamedAgain = choices.some((choice) => containsAll(behind, keysOf(choice)));
    return isNamedAgain ? undefined : { place, rest: behind.map(({ heard }) => heard).join(' ') };
  }
  return undefined;
}

/** Where an answer can end: a dish called "Double Decker" does not begin with one. */
const endsThere = (next: Token | undefined): boolean =>
  next !== undefined &&
  (next.afterBreak || /^(?:and|but|with|without|plus|also|aur|lekin|please)$/.test(next.text));

function choiceOf(
  choices: readonly string[],
  keys: readonly string[],
  ofTitle: ReadonlySet<string>,
  wordsOf = choices.map(keysOf),
): number | undefined {
  const isAllSaid = (known: readonly string[]) =>
    keys.every((key) => known.includes(key) || ofTitle.has(key));
  const ordinal = ordinals.findIndex((word) => keys.includes(word) && isAllSaid([word]));
  if (ordinal >= 0 && ordinal < choices.length) return ordinal;
  const fitting = wordsOf.flatMap((words, place) =>
    keys.every((key) => words.includes(key)) ||
    (words.every((word) => keys.includes(word)) && isAllSaid(words))
      ? [place]
      : [],
  );
  // "The chicken one" of a Chicken Karahi and a White Chicken Karahi is the one that is that and no more.
  const lengthOf = (place: number) => wordsOf[place]?.length ?? 0;
  const least = Math.min(...fitting.map(lengthOf));
  const plainest = fitting.filter((place) => lengthOf(place) === least);
  if (plainest.length === 1) return plainest[0];
  const [first = ''] = keys;
  const option =
    optionPhrases.get(keys.join(' ')) ?? (isAllSaid([first]) ? optionPhrases.get(first) : undefined);
  const portions = choices.map((choice) => readChoice(choice, 'portion'));
  const sized = portions.filter(({ size, measure }) => size !== undefined || measure !== undefined);
  // Among dishes "large" is said of the portion, unless their names are told apart by it.
  if (ofTitle.size === 0 && sized.length < 2) return undefined;
  const meant = option === undefined ? undefined : findPortion(portions, option);
  const place = meant === undefined ? -1 : choices.indexOf(meant);
  return place < 0 ? undefined : place;
}

/** "Regular" says nothing in an order, and all where it is one of the choices. */
const saysSomething = ({ text }: Token, choices: readonly string[]): boolean =>
  !fillerWords.has(text) ||
  ordinals.includes(text) ||
  choices.some((choice) => tokenise(choice).some((word) => word.text === text));

const keysOf = (name: string): string[] => tokenise(name).map(({ key }) => key);
const soundsOf = (name: string): string[] => keysOf(name).map(consonantsOf);

const containsAll = (tokens: readonly Token[], keys: readonly string[]): boolean =>
  keys.every((key) => tokens.some((token) => token.key === key));

/** Which of these "the cheapest one" is, where nothing else was said. */
export function findByPrice<Priced extends { readonly price: number }>(
  offered: readonly Priced[],
  said: string,
): Priced | undefined {
  const { tokens, superlatives } = takeSuperlatives(tokenise(said));
  const [wanted] = superlatives;
  const isAlone = tokens.every(({ text }) => fillerWords.has(text) || /^(?:one|of|them|those)$/.test(text));
  if (wanted === undefined || !isAlone) return undefined;
  const sign = wanted.byPrice === 'lowest' ? 1 : -1;
  return offered.toSorted((a, b) => sign * (a.price - b.price))[0];
}

/** "The cheapest one" of the dishes or portions that were asked about. */
export function findPricedChoice({ question, pendingItems }: VoiceSession, said: string): string | undefined {
  const line = question === null ? undefined : pendingItems[question.line];
  const item = line && readLine(line);
  if (question === null || item === undefined) return undefined;
  const offered =
    question.about === 'portion'
      ? item.portions.map(({ size_name, price }) => ({ name: size_name, price }))
      : [item, ...item.alternatives].map(({ title, final_price }) => ({ name: title, price: final_price }));
  const choices = offered.filter(({ name }) => question.choices.includes(name));
  return findByPrice(choices, said)?.name;
}
