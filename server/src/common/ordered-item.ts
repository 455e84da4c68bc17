import { DEFAULT_LANGUAGE } from '@nearbite/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type LanguageOrSql, textIn, translationsIn } from './dish-json.ts';
import { storedBoughtExtras } from './stored-dish.ts';

/** What `itemFields` selects. */
export const itemFieldsRow = z.strictObject({
  title: z.string(),
  qty: z.int(),
  portion_size: z.string(),
  portion_label: z.string().nullable(),
  spice_level: z.string(),
  spice_label: z.string().nullable(),
  extras: storedBoughtExtras,
});

/** What an order keeps of an item `i`, for a JSON object: its title, what was chosen, and what that is called in a language. */
export const itemFields = (
  language: LanguageOrSql,
  extras = boughtExtras(language),
) => sql`'title', ${textIn(language, 'i', 'title')}, 'qty', i.qty,
      'portion_size', i.portion_size, 'portion_label', ${choiceLabel(language, 'portion')},
      'spice_level', i.spice_level, 'spice_label', ${choiceLabel(language, 'spice')}, 'extras', ${extras}`;

/** Null where it was not translated when it was ordered. */
export const choiceLabel = (language: LanguageOrSql, choice: 'portion' | 'spice'): RawBuilder<unknown> =>
  language === DEFAULT_LANGUAGE ? sql`null` : sql`${translationsIn(language, 'i')} ->> ${sql.lit(choice)}`;

export function boughtExtras(language: LanguageOrSql): RawBuilder<unknown> {
  if (language === DEFAULT_LANGUAGE) return sql`i.extras`;
  return sql`bought_extras_in(i.extras, ${translationsIn(language, 'i')} -> 'extras')`;
}
