import { singularOf } from '@nearbite/domain/text/words';
import { numberWords } from '../tables/number-words.ts';
import { canonicalSpelling } from '../tables/spelling-variants.ts';

/** Stands for a number that nobody can order: how many is asked. */
export const unclearAmount = 'unclearamount';

/** Stands for a wish that was read already: how the dish before is to be made, in the words that were heard. */
export const toldWish = 'toldwish';

/** The form under which a word is compared: "biriyanis" and "biryani" share one. */
export function keyOf(word: string): string {
  const number = numberWords.get(word);
  if (number !== undefined && number < 20) return String(number);
  const known = canonicalSpelling.get(word);
  if (known !== undefined) return known;
  const singular = singularOf(word);
  return canonicalSpelling.get(singular) ?? singular;
}
