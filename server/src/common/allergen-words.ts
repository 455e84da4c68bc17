import type { Allergen } from '@nearbite/contract/catalog/diets';
import { ALLERGEN_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { ALLERGEN_LABELS as ALLERGEN_LABELS_UR } from '@nearbite/contract/catalog/diets.texts.ur';
import { knownLanguage, type Language } from '@nearbite/contract/languages';
import { translate } from '../texts/translate.ts';

const LABELS: Readonly<Record<Language, Readonly<Record<Allergen, string>>>> = {
  en: ALLERGEN_LABELS,
  ur: ALLERGEN_LABELS_UR,
};

/** In the language of whom they are written to: short words are not found by their English text. */
export function allergenWords(allergens: readonly Allergen[], reader: string): string {
  const language = knownLanguage(reader);
  return allergens.map((one) => LABELS[language][one]).join(`${translate(',', language)} `);
}
