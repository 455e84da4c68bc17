import type { CategoryChange } from '@nearbite/contract/dishes/menu';
import { sql } from 'kysely';
import { z } from 'zod';
import { inMenuOrder } from '../../common/dish-conditions.ts';
import { dishJson } from '../../common/dish-json.ts';
import type { Trx } from '../../db/database.ts';
import { jsonRow, statement } from '../../db/statement.ts';
import { ownerFields } from './dishes.queries.ts';

const heldRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  status: z.string(),
  price_minor: z.int(),
});
export type HeldDish = z.infer<typeof heldRow>;

/** Held in the order in which buyers hold them. */
export const lockOwnDishes = (trx: Trx, restaurantId: number, ids: readonly number[]) =>
  statement(heldRow)`
    select id, title, status, price_minor from dishes
    where id = any(${[...ids]}::int[]) and restaurant_id = ${restaurantId} and deleted_at is null
    order by id for no key update`.all(trx);

/** Of the columns that are named; null empties those that may be empty. */
export type MenuChange = {
  readonly id: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly price_minor?: number | undefined;
  readonly old_price_minor?: number | null | undefined;
  readonly stock_qty?: number | undefined;
  readonly sold_out_until?: Date | null | undefined;
  readonly status?: string | undefined;
  readonly category_id?: number | undefined;
  readonly position?: number | null | undefined;
};

/** A form that is open meanwhile is told of all but what is sold out for a while. */
export async function writeMenuChanges(trx: Trx, changes: readonly MenuChange[], now: Date): Promise<void> {
  await sql`
    update dishes d set
      title = coalesce(c ->> 'title', d.title),
      description = coalesce(c ->> 'description', d.description),
      price_minor = coalesce((c ->> 'price_minor')::int, d.price_minor),
      stock_qty = coalesce((c ->> 'stock_qty')::int, d.stock_qty),
      status = coalesce(c ->> 'status', d.status),
      category_id = coalesce((c ->> 'category_id')::int, d.category_id),
      old_price_minor = case when c ? 'old_price_minor' then (c ->> 'old_price_minor')::int else d.old_price_minor end,
      position = case when c ? 'position' then (c ->> 'position')::int else d.position end,
      sold_out_until = case when c ? 'sold_out_until' then (c ->> 'sold_out_until')::timestamptz else d.sold_out_until end,
      version = d.version + case when c - 'id' - 'sold_out_until' = '{}' then 0 else 1 end,
      updated_at = ${now}
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) c
    where d.id = (c ->> 'id')::int`.execute(trx);
}

export const findOwnDishesJson = (trx: Trx, restaurantId: number, ids: readonly number[]) =>
  statement(jsonRow)`
    select coalesce(json_agg(${dishJson({ isPublic: false, more: ownerFields(0) })} order by ${inMenuOrder}), '[]')::text as json
    from dishes d
    join categories c on c.id = d.category_id
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${[...ids]}::int[]) and d.restaurant_id = ${restaurantId}`.one(trx);

const categoryRow = z.strictObject({ id: z.int() });

/** Held, they cannot be taken away before the dishes that go into them are written. */
export const holdCategories = (trx: Trx, ids: readonly number[]) =>
  statement(categoryRow)`
    select id from categories where id = any(${[...ids]}::int[]) order by id for key share`.all(trx);

/** A category without times is served whenever the kitchen is open. */
export async function writeCategoryHours(
  trx: Trx,
  restaurantId: number,
  categories: readonly CategoryChange[],
): Promise<void> {
  const [always, timed] = [
    categories.filter(({ served }) => served.length === 0),
    categories.filter(({ served }) => served.length > 0),
  ];
  await sql`
    delete from category_hours
    where restaurant_id = ${restaurantId} and category_id = any(${always.map(({ id }) => id)}::int[])`.execute(
    trx,
  );
  await sql`
    insert into category_hours (restaurant_id, category_id, served)
    select ${restaurantId}, (c ->> 'id')::int, c -> 'served' from jsonb_array_elements(${JSON.stringify(timed)}::jsonb) c
    order by 2
    on conflict (restaurant_id, category_id) do update set served = excluded.served`.execute(trx);
}
