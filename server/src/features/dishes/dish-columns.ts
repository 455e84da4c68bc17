import type { CreateDishBody, UpdateDishBody } from '@nearbite/contract/dishes/dish-form';
import { toPaisa } from '@nearbite/domain/money';
import type { Updateable } from 'kysely';
import type { Dishes } from '../../db/tables.ts';

type Form = CreateDishBody | UpdateDishBody;
type Pictures = { readonly image?: string | undefined; readonly gallery?: readonly string[] | undefined };

/** What a form says, as the table stores it; what was not sent is left out. */
export function dishColumns(form: Form, pictures: Pictures): Updateable<Dishes> {
  const columns: Updateable<Dishes> = {
    title: form.title,
    description: form.description,
    category_id: form.category,
    price_paisa: form.price === undefined ? undefined : toPaisa(form.price),
    old_price_paisa: typeof form.old_price === 'number' ? toPaisa(form.old_price) : form.old_price,
    stock_qty: form.stock_qty,
    status: form.status,
    tags: form.tags,
    portions: jsonOf(form.sizes, ({ size_name, price }) => ({ size_name, price_paisa: toPaisa(price) })),
    spice_levels: jsonOf(form.spiceLevel, ({ level_name, additional_price }) => ({
      level_name,
      additional_price_paisa: toPaisa(additional_price),
    })),
    specifications: jsonOf(form.specifications, ({ title, content }) => ({ title, content })),
    image: pictures.image,
    gallery: jsonOf(pictures.gallery, (path) => path),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The driver would send a JavaScript list as an array of the database. */
function jsonOf<T>(list: readonly T[] | undefined, toStored: (entry: T) => unknown): string | undefined {
  return list && JSON.stringify(list.map(toStored));
}
