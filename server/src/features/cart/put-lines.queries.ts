import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { CHANGES_NOTHING_KEPT } from '../../db/prepared-pool.ts';
import { statement } from '../../db/statement.ts';
import type { Holder } from './holder.ts';

export type LineToPut = {
  readonly dishId: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly qty: number;
  readonly unitPricePaisa: number;
  readonly mode: 'set' | 'add';
  readonly isVoice: boolean;
  readonly stockQty: number;
  readonly maxQty: number;
};

const lineRow = z.strictObject({ id: z.int(), qty: z.int(), is_new: z.boolean() });
/** Undefined when adding would exceed what is left. */
export type StoredLine = Readonly<z.infer<typeof lineRow>> | undefined;

export async function putLine(
  db: Db | Trx,
  { cartKey, userId }: Holder,
  line: LineToPut,
): Promise<StoredLine> {
  const owner =
    userId === undefined ? sql`(cart_key) values (${cartKey})` : sql`(user_id) values (${userId})`;
  const key = userId === undefined ? sql`(cart_key)` : sql`(user_id)`;
  const wanted =
    line.mode === 'add'
      ? sql`least(${line.maxQty}::int, cart_items.qty + excluded.qty)`
      : sql`excluded.qty::int`;
  return statement(lineRow)`
    ${sql.raw(CHANGES_NOTHING_KEPT)} with cart as (
      insert into carts ${owner}
      on conflict ${key} do update set updated_at = now()
      returning id
    )
    insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice)
    select cart.id, ${line.dishId}, ${line.portionSize}, ${line.spiceLevel}, ${line.qty}::smallint,
      ${line.unitPricePaisa}, ${line.isVoice}
    from cart
    on conflict (cart_id, dish_id, portion_size, spice_level) do update
      set qty = ${wanted}, unit_price_paisa = excluded.unit_price_paisa
      where ${wanted} <= ${line.stockQty}::int
    returning id, qty, xmax = 0 as is_new
  `.first(db);
}

export type GuestLine = { readonly cartKey: string; readonly line: LineToPut };

const guestLineRow = z.strictObject({ cart_key: z.string(), line: lineRow.nullable() });

/**
 * The same for carts of several guests at once, of each cart one line. Left out are carts that somebody holds at the
 * moment: nobody waits for another one's cart.
 */
export async function putGuestLines(db: Db, puts: readonly GuestLine[]): Promise<Map<string, StoredLine>> {
  const keys = puts.map(({ cartKey }) => cartKey);
  const each = <T>(read: (line: LineToPut) => T) => puts.map(({ line }) => read(line));
  const ofLine = (value: string) =>
    sql`(select ${sql.raw(value)} from placed p where p.cart_id = excluded.cart_id)`;
  const wanted = ofLine('case when p.is_added then least(p.max_qty, cart_items.qty + p.qty) else p.qty end');
  const rows = await statement(guestLineRow)`
    ${sql.raw(CHANGES_NOTHING_KEPT)} with wish as (
      select * from unnest(
        ${keys}::text[], ${each((line) => line.dishId)}::int[], ${each((line) => line.portionSize)}::text[],
        ${each((line) => line.spiceLevel)}::text[], ${each((line) => line.qty)}::int[],
        ${each((line) => line.unitPricePaisa)}::int[], ${each((line) => line.isVoice)}::boolean[],
        ${each((line) => line.mode === 'add')}::boolean[], ${each((line) => line.stockQty)}::int[],
        ${each((line) => line.maxQty)}::int[]
      ) as w (cart_key, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice, is_added, stock_qty, max_qty)
    ), made as (
      -- In one order, so that two such statements do not wait for each other.
      insert into carts (cart_key) select cart_key from wish order by cart_key
      on conflict (cart_key) do nothing
      returning id, cart_key
    ), known as (
      update carts set updated_at = now()
      where id = any(array(select id from carts where cart_key = any(${keys}::text[]) for update skip locked))
      returning id, cart_key
    ), placed as (
      select c.id as cart_id, w.*
      from (select * from made union all select * from known) c
      join wish w using (cart_key)
    ), put as (
      insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice)
      select cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice from placed
      on conflict (cart_id, dish_id, portion_size, spice_level) do update
        set qty = ${wanted}, unit_price_paisa = excluded.unit_price_paisa
        where ${wanted} <= ${ofLine('p.stock_qty')}
      returning cart_id, id, qty, xmax = 0 as is_new
    )
    select p.cart_key,
      case when put.id is not null then json_build_object('id', put.id, 'qty', put.qty, 'is_new', put.is_new) end as line
    from placed p
    left join put on put.cart_id = p.cart_id
  `.all(db);
  return new Map(rows.map(({ cart_key, line }) => [cart_key, line ?? undefined]));
}
