import { sql } from 'kysely';
import { z } from 'zod';
import { inMenuOrder } from '../../../common/dish-conditions.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { holdMenuSize } from '../dishes.queries.ts';
import type { DishValues } from './line-outcomes.ts';
import type { Category, MenuDish } from './menu-table.ts';

const dishRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category_id: z.int(),
  price_minor: z.int(),
  old_price_minor: z.int().nullable(),
  stock_qty: z.int(),
  status: z.string(),
  position: z.int().nullable(),
});

const menuDishes = (restaurantId: number) => sql`
  select id, title, description, category_id, price_minor, old_price_minor, stock_qty, status, position
  from dishes d where restaurant_id = ${restaurantId} and deleted_at is null`;

/** As customers see the menu, as many as asked for at most. */
export const findMenu = (db: Db, restaurantId: number, limit: number): Promise<MenuDish[]> =>
  statement(dishRow)`${menuDishes(restaurantId)} order by ${inMenuOrder} limit ${limit}`.all(db);

/** One import at a time; the dishes are held in the order in which buyers hold them. */
export async function lockMenu(trx: Trx, restaurantId: number): Promise<MenuDish[]> {
  await holdMenuSize(trx, restaurantId);
  return statement(dishRow)`${menuDishes(restaurantId)} order by id for no key update`.all(trx);
}

const categoryRow = z.strictObject({ id: z.int(), title: z.string() });

/** Held, they cannot be taken away before the dishes that go into them are written. */
export const holdAllCategories = (trx: Trx): Promise<Category[]> =>
  statement(categoryRow)`select id, title from categories order by id for key share`.all(trx);

export const findCategories = (db: Db): Promise<Category[]> =>
  statement(categoryRow)`select id, title from categories order by id`.all(db);

export type NewDish = DishValues & { readonly did: string; readonly slug: string };

const didRow = z.strictObject({ did: z.string() });

/**
 * Those whose address made from the title was free. Menus follow the ids and these the lines, but what is written
 * follows the addresses: so no two imports wait for each other.
 */
export async function insertDishes(
  trx: Trx,
  restaurantId: number,
  dishes: readonly NewDish[],
): Promise<string[]> {
  const rows = await statement(didRow)`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('dishes', 'id')) as id, c.*
      from jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) as c (did text, slug text, title text, description text,
        category_id int, price_minor int, old_price_minor int, stock_qty int, status text, position int)
    )
    insert into dishes (id, restaurant_id, did, slug, title, description, category_id, price_minor, old_price_minor,
      stock_qty, status, position) overriding system value
    select id, ${restaurantId}, did, slug, title, description, category_id, price_minor, old_price_minor,
      stock_qty, coalesce(status, 'live'), position
    from numbered
    order by slug
    on conflict (slug) do nothing
    returning did`.all(trx);
  return rows.map(({ did }) => did);
}
