import { allergenList } from '@nearbite/contract/catalog/diet-fields';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Holder } from '../../common/cart-holder.ts';
import { cartOf, guestLinesWait } from '../../common/cart-holder.ts';
import { isOffered } from '../../common/dish-conditions.ts';
import { dishInCartFields, storedChosenExtras } from '../../common/stored-dish.ts';
import { serving } from '../../common/terms/serving.ts';
import { batchCalls, unplanned } from '../../db/batch-calls.ts';
import type { Db, Trx } from '../../db/database.ts';
import { prepared, type Slots } from '../../db/prepared.ts';
import { statement } from '../../db/statement.ts';

export const cartDishRow = z.strictObject({
  ...dishInCartFields,
  sold_out_until: z.string().nullable(),
  allergens: allergenList.nullable(),
  is_restaurant_public: z.boolean(),
  restaurant_address: z.string().nullable(),
});
export type CartDishRow = Readonly<z.infer<typeof cartDishRow>>;

const cartLineRow = cartDishRow.extend({
  id: z.int(),
  qty: z.int(),
  portion_size: z.string(),
  spice_level: z.string(),
  chosen_extras: storedChosenExtras,
  note: z.string().nullable(),
  unit_price_minor: z.int(),
});
export type CartLineRow = Readonly<z.infer<typeof cartLineRow>>;
const cartRow = z.strictObject({ has_guest_lines: z.boolean(), line: cartLineRow.nullable() });

/** Of the aliases `d` and `r` (restaurants). */
export const DISH_COLUMNS = sql`
  d.id as dish_id, d.title, d.slug, d.image, d.price_minor, d.portions, d.spice_levels, d.extras, d.stock_qty,
  to_json(d.sold_out_until) #>> '{}' as sold_out_until, ${serving} as serving, d.allergens,
  ${isOffered} as is_live,
  r.is_public as is_restaurant_public, r.id as restaurant_id, r.name as restaurant_name,
  r.address as restaurant_address`;

type Cart = { readonly lines: CartLineRow[]; readonly hasGuestLines: boolean };

/** The lines in the order they were added, in one statement that also tells whether guest lines wait. */
export const readCart = async (db: Db, holder: Holder): Promise<Cart> =>
  holder.userId === undefined
    ? { lines: await readGuestCart(db, holder.cartKey), hasGuestLines: false }
    : readAccountCart(db, holder);

const linesRow = z.strictObject({ lines: z.array(cartLineRow) });
const guestLineRow = z.strictObject({ ordinal: z.int(), line: cartLineRow });

const readGuestCart = batchCalls<string, CartLineRow[]>((db, cartKeys) => {
  const [only] = cartKeys;
  return cartKeys.length === 1 && only !== undefined
    ? Promise.all([readOneGuestCart(db, only)])
    : readGuestCarts(db, cartKeys);
});

const LINE_COLUMNS = sql`
  ci.id, ci.qty, ci.portion_size, ci.spice_level, ci.extras as chosen_extras, ci.note, ci.unit_price_minor, ${DISH_COLUMNS}`;

/** Most often there is only one, which takes half the time without what keeps many apart. One text is read faster than columns. */
const linesOfOne = prepared(
  linesRow,
  ({ cartKey }: Slots<{ readonly cartKey: string }>) => sql`
    select coalesce(json_agg(line), '[]') as lines
    from (
      select ${LINE_COLUMNS}
      from carts c
      join cart_items ci on ci.cart_id = c.id
      join dishes d on d.id = ci.dish_id
      join restaurants r on r.id = d.restaurant_id
      where c.cart_key = ${cartKey}
      order by ci.id
    ) line`,
);

const readOneGuestCart = async (db: Db, cartKey: string): Promise<CartLineRow[]> =>
  (await linesOfOne.first(db, { cartKey }))?.lines ?? [];

const linesOfMany = prepared(
  guestLineRow,
  ({ cartKeys }: Slots<{ readonly cartKeys: readonly string[] }>) => sql`
    select q.ordinal, to_json(line) as line
    from unnest(${unplanned(cartKeys, 'text')}) with ordinality as q (cart_key, ordinal)
    -- One by one through the indexes: the planner cannot know how few they are.
    cross join lateral (select id from carts where cart_key = q.cart_key offset 0) c
    cross join lateral (select * from cart_items where cart_id = c.id offset 0) ci
    cross join lateral (select * from dishes where id = ci.dish_id offset 0) d
    cross join lateral (select * from restaurants where id = d.restaurant_id offset 0) r
    cross join lateral (select ${LINE_COLUMNS}) line
    order by line.id`,
);

async function readGuestCarts(db: Db, cartKeys: readonly string[]): Promise<CartLineRow[][]> {
  const rows = await linesOfMany.all(db, { cartKeys });
  const carts = cartKeys.map((): CartLineRow[] => []);
  for (const { ordinal, line } of rows) carts[ordinal - 1]?.push(line);
  return carts;
}

async function readAccountCart(db: Db, holder: Holder): Promise<Cart> {
  const rows = await statement(cartRow)`
    select ${guestLinesWait(holder)} as has_guest_lines, case when line.id is not null then to_json(line) end as line
    from (select 1) one
    left join (
      select ${LINE_COLUMNS}
      from carts c
      join cart_items ci on ci.cart_id = c.id
      join dishes d on d.id = ci.dish_id
      join restaurants r on r.id = d.restaurant_id
      where ${cartOf(holder)}
    ) line on true
    order by line.id
  `.all(db);
  return {
    hasGuestLines: rows[0]?.has_guest_lines ?? false,
    lines: rows.flatMap(({ line }) => line ?? []),
  };
}

/** Whether there was such a line. */
export async function deleteLine(db: Db | Trx, holder: Holder, itemId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from cart_items ci using carts c
    where c.id = ci.cart_id and ci.id = ${itemId} and ${cartOf(holder)}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Holds both carts, the account's first, so that nothing else moves their lines meanwhile. */
export async function lockCartsToMerge(trx: Trx, userId: number, cartKey: string): Promise<void> {
  await sql`
    insert into carts (user_id) values (${userId}) on conflict (user_id) do update set updated_at = now()
  `.execute(trx);
  await sql`select 1 from carts where cart_key = ${cartKey} for update`.execute(trx);
}

/** By what a line of a cart is told from the others. */
export const LINE_KEY = sql`(cart_id, dish_id, portion_size, spice_level, md5(extras::text))`;

/** The same dish, portion, spice and extras add up to one line; lines for which the cart has no room are dropped. */
export async function moveGuestLines(
  trx: Trx,
  {
    userId,
    cartKey,
    maxQty,
    maxLines,
  }: { userId: number; cartKey: string; maxQty: number; maxLines: number },
): Promise<void> {
  await sql`
    with moved as (
      delete from cart_items ci using carts g
      where g.id = ci.cart_id and g.cart_key = ${cartKey}
      returning ci.dish_id, ci.portion_size, ci.spice_level, ci.extras, ci.note, ci.qty, ci.unit_price_minor, ci.is_voice, ci.id
    ), account as (
      select c.id, (select count(*) from cart_items own where own.cart_id = c.id) as lines
      from carts c where c.user_id = ${userId}
    ), placed as (
      select m.*, account.id as cart_id, account.lines, own.id is not null as is_known,
        count(*) filter (where own.id is null) over (order by m.id) as new_lines
      from moved m
      cross join account
      left join cart_items own on (own.cart_id, own.dish_id, own.portion_size, own.spice_level, md5(own.extras::text))
        = (account.id, m.dish_id, m.portion_size, m.spice_level, md5(m.extras::text))
    )
    insert into cart_items (cart_id, dish_id, portion_size, spice_level, extras, note, qty, unit_price_minor, is_voice)
    select cart_id, dish_id, portion_size, spice_level, extras, note, qty, unit_price_minor, is_voice
    from placed
    where is_known or lines + new_lines <= ${maxLines}::int
    order by id
    on conflict ${LINE_KEY} do update
      set qty = least(${maxQty}::int, cart_items.qty + excluded.qty), unit_price_minor = excluded.unit_price_minor,
        note = coalesce(excluded.note, cart_items.note)
  `.execute(trx);
}

/** Carts of visitors who never came back. */
export async function deleteStaleGuestCarts(db: Db, before: Date): Promise<void> {
  await sql`delete from carts where user_id is null and updated_at < ${before}`.execute(db);
}
