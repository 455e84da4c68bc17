import { ingredientWords, knownFoods } from '../tables/food-words.ts';
import { articles, countPhrases, numberWords, weakNumberWords } from '../tables/number-words.ts';
import { isWishManner } from '../tables/wish-words.ts';
import { cardinalAt } from './cardinals.ts';
import { buildPhraseTable, phrasesAt } from './phrase-table.ts';
import type { Token } from './tokenise.ts';
import { unclearAmount } from './word-keys.ts';

/**
 * - spoken: a plain amount; article: "a", "an"
 * - weak: a word that is a number only in the right place ("do naan", "for naan")
 * - more: to be added to what is there ("one more", "another")
 */
export type NumberForm = 'spoken' | 'article' | 'weak' | 'more';

export type NumberMatch = {
  readonly end: number;
  readonly count: number;
  readonly form: NumberForm;
  /** Said after what it counts: "burger times two". */
  readonly goesBack: boolean;
  /** A number was said, and it is none that can be ordered. */
  readonly isUnclear?: boolean;
};

const countTable = buildPhraseTable(countPhrases);
const timesWords: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['thrice', 3],
]);
const moreWords = new Set(['more', 'mazeed', 'extra', 'additional']);

/** The longest amounts that can be read from this token on. */
export function numbersAt(tokens: readonly Token[], start: number): NumberMatch[] {
  const token = tokens[start];
  if (token === undefined) return [];
  if (token.text === 'another') {
    const counted = tokens[start + 1]?.afterBreak ? undefined : cardinalAt(tokens, start + 1);
    return [{ end: start + 1, count: 1, ...counted, form: 'more', goesBack: false }];
  }
  if (token.text === unclearAmount)
    return [{ end: start + 1, count: 1, form: 'spoken', goesBack: false, isUnclear: true }];
  const timesWord = timesWords.get(token.text);
  if (timesWord !== undefined) return [{ end: start + 1, count: timesWord, form: 'spoken', goesBack: true }];
  if (token.text === 'x' || token.text === 'times' || token.text === 'into') {
    const times = cardinalAt(tokens, start + 1);
    return times === undefined ? [] : [{ ...times, form: 'spoken', goesBack: true }];
  }
  const matches: NumberMatch[] = phrasesAt(countTable, tokens, start)
    .filter(({ end }) => !isSingleSize(tokens, end))
    .map(({ end, meaning }) =>
      withFollower(tokens, { end, count: meaning, form: 'spoken', goesBack: false }),
    );
  const cardinal = cardinalAt(tokens, start);
  // "Wings, twelve of them": with nothing said of those twelve, they are all there are.
  if (
    cardinal !== undefined &&
    cardinal.count > 1 &&
    (countsThem(tokens, cardinal.end) || countsUncounted(tokens, start, cardinal.end))
  )
    matches.push({ end: cardinal.end + 2, count: cardinal.count, form: 'spoken', goesBack: true });
  // "… with bananas on top, three times"
  const isTimes = cardinal !== undefined && start > 0 && tokens[cardinal.end]?.text === 'times';
  if (isTimes && cardinalAt(tokens, cardinal.end + 1) === undefined)
    matches.push({ end: cardinal.end + 1, count: cardinal.count, form: 'spoken', goesBack: true });
  if (cardinal !== undefined && isForAnother(tokens, start, cardinal.end))
    matches.push({ ...cardinal, form: 'more', goesBack: true });
  const forEach = cardinal === undefined ? undefined : forEachOf(tokens, start, cardinal.end);
  if (cardinal !== undefined && forEach !== undefined)
    matches.push({ end: forEach.end, count: cardinal.count * forEach.count, form: 'more', goesBack: true });
  // "One chai for me and too for my parents"
  if (token.text === 'too' && isForAnother(tokens, start, start + 1))
    matches.push({ end: start + 1, count: 2, form: 'more', goesBack: true });
  if (cardinal !== undefined && !picksSome(tokens, cardinal.end))
    matches.push(withFollower(tokens, { ...cardinal, form: 'spoken', goesBack: false }));
  if (articles.has(token.text)) matches.push({ end: start + 1, count: 1, form: 'article', goesBack: false });
  const weak = weakNumberWords.get(token.text);
  if (weak !== undefined && !isGiven(tokens, start))
    matches.push({ end: start + 1, count: weak, form: 'weak', goesBack: false });
  return matches;
}

/** "Lassi bhi do": give me one, too. */
function isGiven(tokens: readonly Token[], start: number): boolean {
  if (tokens[start]?.text !== 'do' || tokens[start - 1]?.text !== 'bhi') return false;
  const next = tokens[start + 1];
  return (
    next === undefined ||
    next.afterBreak ||
    /^(?:aur|and|na|please|plz|bhai|yar|yaar|jee|ji)$/.test(next.text)
  );
}

/** "A single and a double burger": a size; "a single burger" may be one. */
const isSingleSize = (tokens: readonly Token[], end: number): boolean =>
  tokens[end - 1]?.text === 'single' && /^(?:and|or)$/.test(tokens[end]?.text ?? '');

/** "One of them" picks, it does not count. */
function picksSome(tokens: readonly Token[], end: number): boolean {
  return tokens[end]?.text === 'of' && /^(?:them|those|these|it|which)$/.test(tokens[end + 1]?.text ?? '');
}

function countsThem(tokens: readonly Token[], end: number): boolean {
  const isThem = tokens[end]?.text === 'of' && /^(?:them|those)$/.test(tokens[end + 1]?.text ?? '');
  const next = tokens[end + 2];
  return isThem && (next === undefined || next.afterBreak || /^(?:and|please)$/.test(next.text));
}

/** "Chicken tacos, three of them with cheese": nothing was counted before, so these are all of them. */
function countsUncounted(tokens: readonly Token[], start: number, end: number): boolean {
  const isThem = tokens[end]?.text === 'of' && /^(?:them|those)$/.test(tokens[end + 1]?.text ?? '');
  return isThem && start > 0 && !tokens.slice(0, start).some((_, at) => cardinalAt(tokens, at) !== undefined);
}

function withFollower(tokens: readonly Token[], match: NumberMatch): NumberMatch {
  const next = tokens[match.end];
  if (next === undefined || next.afterBreak) return match;
  if (moreWords.has(next.text) && isMore(tokens, match.end))
    return { ...match, end: match.end + 1, form: 'more' };
  if (next.text === 'x') return { ...match, end: match.end + 1 };
  return match;
}

/** "two extra naan" adds; "two extra spicy karahi" speaks of heat, "two extra large" of size, "one extra crispy" of how. */
const isMore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text !== 'extra' ||
  !(notMore.test(tokens[at + 1]?.text ?? '') || isWishManner(tokens[at + 1]?.text ?? ''));

const notMore =
  /^(?:spicy|hot|spice|large|big|mirch|chilli|small|masala|cheese|salt|salty|sauce|foam|syrup|ice|mayo|ketchup|onions|pickles|whip|thick|dry|shot)$/;

/** "One shawarma for me and one for my friend": one more of what was named. */
function isForAnother(tokens: readonly Token[], start: number, end: number): boolean {
  // "… for me, one for my brother", where nobody hears the comma.
  const isBehindOther =
    tokens[start - 2]?.text === 'for' ||
    (tokens[start - 3]?.text === 'for' && /^(?:my|his|her|our|the)$/.test(tokens[start - 2]?.text ?? ''));
  const isListed =
    isBehindOther ||
    /^(?:and|aur|plus)$/.test(tokens[start - 1]?.text ?? '') ||
    tokens[start]?.afterBreak === true;
  const isPerson = /^(?:my|me|him|her|his|our|the|mom|mum|dad)$/.test(tokens[end + 1]?.text ?? '');
  return isListed && tokens[end]?.text === 'for' && (isPerson || isNameAt(tokens, end + 1));
}

/** "Two lemonades for me and one for each of the three kids": so many people as are counted there. */
function forEachOf(
  tokens: readonly Token[],
  start: number,
  end: number,
): { end: number; count: number } | undefined {
  const said = tokens
    .slice(end, end + 4)
    .map(({ text }) => text)
    .join(' ');
  const isListed =
    /^(?:and|aur|plus)$/.test(tokens[start - 1]?.text ?? '') || tokens[start]?.afterBreak === true;
  const people =
    isListed && /^for each of (?:the|my|our)$/.test(said) ? cardinalAt(tokens, end + 4) : undefined;
  // Whoever they are: "kids" may be a size, too.
  return people === undefined ? undefined : { ...people, end: Math.min(people.end + 1, tokens.length) };
}

/** "One for ali and one for sara": a word nothing is known of, after which something else begins. */
function isNameAt(tokens: readonly Token[], at: number): boolean {
  const [name, next] = [tokens[at], tokens[at + 1]];
  if (name === undefined || name.afterBreak || /^(?:every|all|each|any|no)/.test(name.text)) return false;
  const isKnown = knownFoods.has(name.key) || ingredientWords.has(name.key) || numberWords.has(name.text);
  const isOver =
    next === undefined ||
    next.afterBreak ||
    /^(?:and|aur|plus|please)$/.test(next.text) ||
    cardinalAt(tokens, at + 1) !== undefined;
  return !isKnown && isOver;
}
