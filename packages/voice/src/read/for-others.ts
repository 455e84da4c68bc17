import { ingredientWords, knownFoods } from '../tables/food-words.ts';
import { numberWords } from '../tables/number-words.ts';
import { cardinalAt } from './cardinals.ts';
import type { Token } from './tokenise.ts';

/** "One shawarma for me and one for my friend": one more of what was named. */
export function isForAnother(tokens: readonly Token[], start: number, end: number): boolean {
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
export function forEachOf(
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
