import { DishTexts as ChoiceTexts } from '@nearbite/contract/dishes/dish-translations';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { textIn } from './dish-json.ts';

const textsRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  restaurant: z.string(),
  category: z.string().nullable(),
  /** With what its choices are called. */
  texts: ChoiceTexts,
});
export type DishTexts = Readonly<z.infer<typeof textsRow>>;

/** What dishes are called in another language, for what was computed with their originals; nothing in the default one. */
export async function findDishTexts(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, DishTexts>> {
  if (language === DEFAULT_LANGUAGE || ids.length === 0) return new Map();
  const rows = await statement(textsRow)`
    select d.id, ${textIn(language, 'd', 'title')} as title, ${textIn(language, 'd', 'description')} as description,
      ${textIn(language, 'r', 'name')} as restaurant, ${textIn(language, 'c', 'title')} as category,
      coalesce(d.translations -> ${language}, '{}') as texts
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    left join categories c on c.id = d.category_id
    where d.id = any(${ids}::int[])`.all(db);
  return new Map(rows.map((row) => [row.id, row]));
}
