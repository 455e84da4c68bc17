import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../db/prepared.ts';
import { isKeyFree, storeResponsesWithKeys } from '../../idempotency/idempotency.queries.ts';
import { isUnchanged, type LineToPut, lineRow, responseOf, type StoredLine } from './put-line.queries.ts';

export type GuestLine = { readonly cartKey: string; readonly line: LineToPut };

const guestLineRow = z.strictObject({ cart_key: z.string(), line: lineRow.nullable() });

/** Whether the lines come with the keys of their submissions; those that are put together have it in common. */
export type PutsVariant = { readonly areStored: boolean };

/**
 * Puts lines into carts of several guests at once (`putLine`), of each cart one line without a note of its own. Left out
 * are lines whose dish has changed or whose key is taken, and carts that somebody holds at the moment: nobody waits for
 * another one's cart.
 */
export async function putGuestLines(
  db: Db,
  variant: PutsVariant,
  puts: readonly GuestLine[],
): Promise<Map<string, StoredLine>> {
  const each = <T>(read: (line: LineToPut) => T) => puts.map(({ line }) => read(line));
  const rows = await putTogether(variant).all(db, {
    keys: puts.map(({ cartKey }) => cartKey),
    dishIds: each((line) => line.dishId),
    portionSizes: each((line) => line.portionSize),
    spiceLevels: each((line) => line.spiceLevel),
    qtys: each((line) => line.qty),
    unitPrices: each((line) => line.unitPriceMinor),
    areVoice: each((line) => line.isVoice),
    areAdded: each((line) => line.mode === 'add'),
    stockQtys: each((line) => line.stockQty),
    maxQtys: each((line) => line.maxQty),
    versions: each((line) => line.version ?? null),
    ...(variant.areStored && {
      scopes: each((line) => line.kept?.scope),
      endpoints: each((line) => line.kept?.endpoint),
      submissions: each((line) => line.kept?.key),
      hashes: each((line) => line.kept?.requestHash),
      items: each((line) => line.kept?.item),
    }),
  });
  return new Map(rows.map(({ cart_key, line }) => [cart_key, line ?? undefined]));
}

type KeyLists = 'scopes' | 'endpoints' | 'submissions' | 'hashes' | 'items';
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
  > &
    Partial<Record<KeyLists, readonly unknown[]>>
>;

const ofLine = (value: string) =>
  sql`(select ${sql.raw(value)} from placed p where p.cart_id = excluded.cart_id)`;
const WANTED = ofLine('case when p.is_added then least(p.max_qty, cart_items.qty + p.qty) else p.qty end');

/** How the key of a submission is named among the columns of its line. */
const KEY = {
  scope: sql`scope`,
  endpoint: sql`endpoint`,
  key: sql`submission`,
  requestHash: sql`request_hash`,
};
const KEPT = sql`, kept as (
      ${storeResponsesWithKeys(KEY, sql`(select p.*, ${responseOf(sql`p.item`, sql`p.unit_price_minor`)} from put line join placed p using (cart_id)) made`)}
    )`;

const putTogether = byVariant(({ areStored }: PutsVariant) =>
  prepared(
    guestLineRow,
    (each: Slots<Lists>) => sql`
    with wish as (
      select * from unnest(
        ${each.keys}::text[], ${each.dishIds}::int[], ${each.portionSizes}::text[], ${each.spiceLevels}::text[],
        ${each.qtys}::int[], ${each.unitPrices}::int[], ${each.areVoice}::boolean[], ${each.areAdded}::boolean[],
        ${each.stockQtys}::int[], ${each.maxQtys}::int[], ${each.versions}::text[]${areStored ? keyLists(each) : sql``}
      ) as w (cart_key, dish_id, portion_size, spice_level, qty, unit_price_minor, is_voice, is_added, stock_qty,
        max_qty, version${areStored ? sql`, scope, endpoint, submission, request_hash, item` : sql``})
      where (version is null or ${isUnchanged(sql`w.dish_id`, sql`w.version`)})
        ${areStored ? sql`and ${isKeyFree({ scope: sql`w.scope`, endpoint: sql`w.endpoint`, key: sql`w.submission` })}` : sql``}
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
      insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_minor, is_voice)
      select cart_id, dish_id, portion_size, spice_level, qty, unit_price_minor, is_voice from placed
      on conflict (cart_id, dish_id, portion_size, spice_level) do update
        set qty = ${WANTED}, unit_price_minor = excluded.unit_price_minor
        where ${WANTED} <= ${ofLine('p.stock_qty')}
      returning cart_id, id, qty, note, xmax = 0 as is_new
    )${areStored ? KEPT : sql``}
    select p.cart_key,
      case when put.id is not null
        then json_build_object('id', put.id, 'qty', put.qty, 'note', put.note, 'is_new', put.is_new) end as line
    from placed p
    left join put on put.cart_id = p.cart_id`,
  ),
);

const keyLists = (each: Slots<Lists>) => sql`, ${each.scopes}::text[], ${each.endpoints}::text[],
        ${each.submissions}::text[], ${each.hashes}::bytea[], ${each.items}::text[]`;
