import type { CreateDishBody, UpdateDishBody } from '@nearbite/contract/dishes/dish-form';
import { toMinor } from '@nearbite/domain/money';
import type { Updateable } from 'kysely';
import type { Dishes } from '../../db/tables.ts';
import { dishTranslations } from './dish-translations.ts';
import type { DishState } from './dishes.queries.ts';

type Form = CreateDishBody | UpdateDishBody;
type Pictures = { readonly image?: string | undefined; readonly gallery?: readonly string[] | undefined };

type Before = Pick<DishState, 'portions' | 'spice_levels' | 'extras' | 'translations'>;
const NOTHING_BEFORE: Before = { portions: [], spice_levels: [], extras: [], translations: {} };

/**
 * What a form says, as the table stores it; what was not sent is left out. A portion, spice level or extra that keeps
 * its name stays sold out for as long as was said before.
 */
export function dishColumns(
  form: Form,
  pictures: Pictures,
  before: Before = NOTHING_BEFORE,
): Updateable<Dishes> {
  const soldOutUntil = (row: { readonly sold_out_until?: string } | undefined) =>
    row?.sold_out_until === undefined ? {} : { sold_out_until: row.sold_out_until };
  const columns: Updateable<Dishes> = {
    title: form.title,
    description: form.description,
    category_id: form.category,
    price_minor: form.price === undefined ? undefined : toMinor(form.price),
    old_price_minor: typeof form.old_price === 'number' ? toMinor(form.old_price) : form.old_price,
    stock_qty: form.stock_qty,
    status: form.status,
    tags: form.tags,
    diets: form.diets,
    allergens: form.allergens,
    translations: dishTranslations(form, before),
    portions: jsonOf(form.sizes, ({ size_name, price }) => ({
      size_name,
      price_minor: toMinor(price),
      ...soldOutUntil(before.portions.find((row) => sameName(row.size_name, size_name))),
    })),
    spice_levels: jsonOf(form.spiceLevel, ({ level_name, additional_price }) => ({
      level_name,
      additional_price_minor: toMinor(additional_price),
      ...soldOutUntil(before.spice_levels.find((row) => sameName(row.level_name, level_name))),
    })),
    extras: jsonOf(form.extras, ({ name, min, max, options }) => {
      const group = before.extras.find((row) => sameName(row.name, name));
      return {
        name,
        min,
        max,
        options: options.map((option) => ({
          name: option.name,
          price_minor: toMinor(option.price),
          ...(option.sold_out_until === undefined
            ? soldOutUntil(group?.options.find((row) => sameName(row.name, option.name)))
            : option.sold_out_until !== null && { sold_out_until: option.sold_out_until }),
        })),
      };
    }),
    served: jsonOf(form.served, (span) => span),
    specifications: jsonOf(form.specifications, ({ title, content }) => ({ title, content })),
    image: pictures.image,
    gallery: jsonOf(pictures.gallery, (path) => path),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** As the form tells two rows apart. */
const sameName = (a: string, b: string) => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/** The driver would send a JavaScript list as an array of the database. */
function jsonOf<T>(list: readonly T[] | undefined, toStored: (entry: T) => unknown): string | undefined {
  return list && JSON.stringify(list.map(toStored));
}
