import { optionPhrases } from './options.ts';
import { everydayWords, fillerWords } from './tables/everyday-words.ts';
import { ingredientWords, knownFoods } from './tables/food-words.ts';
import { articles, numberWords } from './tables/number-words.ts';
import { measureWords, unitWords } from './tables/unit-words.ts';
import type { Token } from './tokenise.ts';

/** What a word is by itself, before its neighbours are looked at. */
export type TokenRole = 'number' | 'article' | 'connector' | 'option' | 'unit' | 'filler' | 'everyday' | 'food' | 'unknown';

export const connectorWords: ReadonlySet<string> = new Set(['and', 'aur', 'or', 'plus', 'with', 'n', 'then', 'saath', 'sath']);

export function roleOf(token: Token): TokenRole {
  const { text, key } = token;
  if (connectorWords.has(text)) return 'connector';
  if (articles.has(text)) return 'article';
  if (/^\d/.test(text) || numberWords.has(text)) return 'number';
  if (optionPhrases.has(text)) return 'option';
  if (unitWords.has(key) || measureWords.has(key)) return 'unit';
  if (knownFoods.has(key) || ingredientWords.has(key)) return 'food';
  if (fillerWords.has(text) || text.length === 1) return 'filler';
  if (everydayWords.has(text) || everydayWords.has(key)) return 'everyday';
  return 'unknown';
}
