import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { byShape, prepared, type Slots } from '../../db/prepared.ts';
import { CHANGES_NOTHING_KEPT } from '../../db/prepared-pool.ts';
import { DISH_VERSION } from './dish-for-cart.queries.ts';
import type { Holder } from './holder.ts';

export type LineToPut = {
  readonly dishId: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  /** Undefined leaves what the line says. */
  readonly note: string | null | undefined;
  readonly qty: number;
  readonly unitPricePaisa: number;
  readonly mode: 'set' | 'add';
  readonly isVoice: boolean;
  readonly stockQty: number;
  readonly maxQty: number;
  /** What the dish must still be (`DISH_VERSION`); undefined where it does not matter. */
  readonly version: string | undefined;
};

const lineRow = z.strictObject({
  id: z.int(),
  qty: z.int(),
  note: z.string().nullable(),
  is_new: z.boolean(),
});
/** Undefined when the dish has changed or adding would exceed what is left. */
export type StoredLine = Readonly<z.infer<typeof lineRow>> | undefined;

export const putLine = (db: Db | Trx, { cartKey, userId }: Holder, line: LineToPut): Promise<StoredLine> =>
  put({
    isOfAccount: userId !== undefined,
    isAdded: line.mode === 'add',
    isChecked: line.version !== undefined,
    isNoted: line.note !== undefined,
  }).first(db, { ...line, note: line.note ?? null, owner: userId ?? cartKey });

type Values = Omit<LineToPut, 'mode' | 'note'> & {
  readonly note: string | null;
  readonly owner: string | number;
};

type Shape = {
  readonly isOfAccount: boolean;
  readonly isAdded: boolean;
  readonly isChecked: boolean;
  readonly isNoted: boolean;
};

/** Whether a dish is what it was. */
const isUnchanged = (dishId: unknown, version: unknown) => sql`exists (
  select from dishes d join restaurants r on r.id = d.restaurant_id
  where d.id = ${dishId} and ${DISH_VERSION} = ${version})`;

const put = byShape(({ isOfAccount, isAdded, isChecked, isNoted }: Shape) => {
  const key = sql.ref(isOfAccount ? 'user_id' : 'cart_key');
  return prepared(lineRow, (line: Slots<Values>) => {
    const wanted = isAdded
      ? sql`least(${line.maxQty}::int, cart_items.qty + excluded.qty)`
      : sql`excluded.qty::int`;
    return sql`
    ${sql.raw(CHANGES_NOTHING_KEPT)} with cart as (
      insert into carts (${key}) select ${line.owner}::${sql.raw(isOfAccount ? 'int' : 'text')}
      ${isChecked ? sql`where ${isUnchanged(line.dishId, line.version)}` : sql``}
      on conflict (${key}) do update set updated_at = now()
      returning id
    )
    insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice, note)
    select cart.id, ${line.dishId}, ${line.portionSize}, ${line.spiceLevel}, ${line.qty}::smallint,
      ${line.unitPricePaisa}, ${line.isVoice}, ${line.note}
    from cart
    on conflict (cart_id, dish_id, portion_size, spice_level) do update
      set qty = ${wanted}, unit_price_paisa = excluded.unit_price_paisa${isNoted ? sql`, note = excluded.note` : sql``}
      where ${wanted} <= ${line.stockQty}::int
    returning id, qty, note, xmax = 0 as is_new`;
  });
});

export type GuestLine = { readonly cartKey: string; readonly line: LineToPut };

const guestLineRow = z.strictObject({ cart_key: z.string(), line: lineRow.nullable() });

/**
 * The same for carts of several guests at once, of each cart one line without a note of its own. Left out are lines
 * whose dish has changed, and carts that somebody holds at the moment: nobody waits for another one's cart.
 */
export async function putGuestLines(db: Db, puts: readonly GuestLine[]): Promise<Map<string, StoredLine>> {
  const each = <T>(read: (line: LineToPut) => T) => puts.map(({ line }) => read(line));
  const rows = await putTogether.all(db, {
    keys: puts.map(({ cartKey }) => cartKey),
    dishIds: each((line) => line.dishId),
    portionSizes: each((line) => line.portionSize),
    spiceLevels: each((line) => line.spiceLevel),
    qtys: each((line) => line.qty),
    unitPrices: each((line) => line.unitPricePaisa),
    areVoice: each((line) => line.isVoice),
    areAdded: each((line) => line.mode === 'add'),
    stockQtys: each((line) => line.stockQty),
    maxQtys: each((line) => line.maxQty),
    versions: each((line) => line.version ?? null),
  });
  return new Map(rows.map(({ cart_key, line }) => [cart_key, line ?? undefined]));
}

type Lists = Readonly<
  Record<
    | 'keys'
    | 'dishIds'
    | 'portionSizes'
    | 'spiceLevels'
    | 'qtys'
    | 'unitPrices'
    | 'areVoice'
    | 'areAdded'
    | 'stockQtys'
    | 'maxQtys'
    | 'versions',
    readonly unknown[]
  >
>;

const ofLine = (value: string) =>
  sql`(select ${sql.raw(value)} from placed p where p.cart_id = excluded.cart_id)`;
const WANTED = ofLine('case when p.is_added then least(p.max_qty, cart_items.qty + p.qty) else p.qty end');

const putTogether = prepared(
  guestLineRow,
  (each: Slots<Lists>) => sql`
    ${sql.raw(CHANGES_NOTHING_KEPT)} with wish as (
      select * from unnest(
        ${each.keys}::text[], ${each.dishIds}::int[], ${each.portionSizes}::text[], ${each.spiceLevels}::text[],
        ${each.qtys}::int[], ${each.unitPrices}::int[], ${each.areVoice}::boolean[], ${each.areAdded}::boolean[],
        ${each.stockQtys}::int[], ${each.maxQtys}::int[], ${each.versions}::text[]
      ) as w (cart_key, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice, is_added, stock_qty,
        max_qty, version)
      where version is null or ${isUnchanged(sql`w.dish_id`, sql`w.version`)}
    ), made as (
      -- In one order, so that two such statements do not wait for each other.
      insert into carts (cart_key) select cart_key from wish order by cart_key
      on conflict (cart_key) do nothing
      returning id, cart_key
    ), known as (
      update carts set updated_at = now()
      where id = any(array(select id from carts where cart_key = any(${each.keys}::text[]) for update skip locked))
      returning id, cart_key
    ), placed as (
      select c.id as cart_id, w.*
      from (select * from made union all select * from known) c
      join wish w using (cart_key)
    ), put as (
      insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice)
      select cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa, is_voice from placed
      on conflict (cart_id, dish_id, portion_size, spice_level) do update
        set qty = ${WANTED}, unit_price_paisa = excluded.unit_price_paisa
        where ${WANTED} <= ${ofLine('p.stock_qty')}
      returning cart_id, id, qty, note, xmax = 0 as is_new
    )
    select p.cart_key,
      case when put.id is not null
        then json_build_object('id', put.id, 'qty', put.qty, 'note', put.note, 'is_new', put.is_new) end as line
    from placed p
    left join put on put.cart_id = p.cart_id`,
);
