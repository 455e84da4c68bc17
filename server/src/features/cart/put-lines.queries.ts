import type { CartLine } from '@nearbite/contract/cart/cart';
import type { ChosenExtra } from '@nearbite/domain/extras';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { guestLinesWait, type Holder } from '../../common/cart-holder.ts';
import { isOneOfFew } from '../../db/batch-calls.ts';
import type { Db } from '../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../db/prepared.ts';
import { type Claim, isKeyFree, storeResponsesWithKeys } from '../../idempotency/idempotency.queries.ts';
import { ADDED, UPDATED } from './cart.present.ts';
import { LINE_KEY } from './cart.queries.ts';
import { DISH_VERSION } from './dish-for-cart.queries.ts';

export type LineToPut = {
  readonly holder: Holder;
  readonly dishId: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  /** In the order of `sortedExtras`. */
  readonly extras: readonly ChosenExtra[];
  /** Undefined leaves what the line says. */
  readonly note: string | null | undefined;
  readonly qty: number;
  readonly unitPriceMinor: number;
  readonly mode: 'set' | 'add';
  readonly isVoice: boolean;
  readonly stockQty: number;
  readonly maxQty: number;
  /** What the dish must still be (`DISH_VERSION`); undefined where it was read just now. */
  readonly version: string | undefined;
  /** The key of the submission, which is taken with the line. */
  readonly stored: StoredResponse | undefined;
};

/** `item` is the line as it is presented, apart from what only the database knows. */
export type StoredResponse = Claim & { readonly item: CartLine };

const lineRow = z.strictObject({
  id: z.int(),
  qty: z.int(),
  note: z.string().nullable(),
  is_new: z.boolean(),
});
/** Undefined when adding would exceed what is left. */
export type StoredLine = Readonly<z.infer<typeof lineRow>> | undefined;

const ownersLineRow = z.strictObject({
  owner: z.union([z.int(), z.string()]),
  line: lineRow.nullable(),
});

/** What lines that are put together have in common. */
export type PutVariant = {
  readonly isOfAccount: boolean;
  readonly isIdempotent: boolean;
  /** Waits for carts that somebody holds at the moment, which are left out otherwise. */
  readonly waits: boolean;
};

export const ownerOf = ({ holder: { userId, cartKey } }: Pick<LineToPut, 'holder'>): number | string =>
  userId ?? cartKey;

/**
 * Puts one line into each of several carts, by owner. Left out are lines whose dish has changed or whose key is taken,
 * and those of an account that a guest's lines have to join first.
 */
export async function putLines(
  db: Db,
  variant: PutVariant,
  puts: readonly LineToPut[],
): Promise<Map<number | string, StoredLine>> {
  const rows = await statementOf(variant).all(db, { puts: JSON.stringify(puts.map(toWrite)) });
  return new Map(rows.map(({ owner, line }) => [owner, line ?? undefined]));
}

const toWrite = ({ stored, ...put }: LineToPut, at: number) => ({
  nth: at + 1,
  owner: ownerOf(put),
  guest_key: put.holder.cartKey,
  dish_id: put.dishId,
  portion_size: put.portionSize,
  spice_level: put.spiceLevel,
  extras: put.extras,
  note: put.note ?? null,
  is_noted: put.note !== undefined,
  qty: put.qty,
  unit_price_minor: put.unitPriceMinor,
  is_voice: put.isVoice,
  is_added: put.mode === 'add',
  stock_qty: put.stockQty,
  max_qty: put.maxQty,
  version: put.version,
  ...(stored && { ...stored, request_hash: stored.requestHash.toString('hex') }),
});

const statementOf = byVariant(({ isOfAccount, isIdempotent, waits }: PutVariant) =>
  prepared(ownersLineRow, ({ puts }: Slots<{ readonly puts: string }>) => {
    const owner = sql.ref(isOfAccount ? 'user_id' : 'cart_key');
    const guestLines = guestLinesWait({ cartKey: sql`w.guest_key`, userId: isOfAccount || undefined });
    return sql`
    with request as (
      select * from jsonb_to_recordset(${puts}::jsonb) as w (nth int, owner ${sql.raw(isOfAccount ? 'int' : 'text')},
        guest_key text, dish_id int, portion_size text, spice_level text, extras jsonb, note text, is_noted boolean, qty int,
        unit_price_minor int, is_voice boolean, is_added boolean, stock_qty int, max_qty int, version text,
        scope text, endpoint text, key text, request_hash text, item jsonb)
      where ${isOneOfFew('w.nth')} and (version is null or (${IS_UNCHANGED} and not ${guestLines}))
        ${isIdempotent ? sql`and ${isKeyFree({ scope: sql`w.scope`, endpoint: sql`w.endpoint`, key: sql`w.key` })}` : sql``}
    ), ${waits ? holdAll(owner) : holdFree(owner)}, placed as (
      select held.id as cart_id, w.* from held join request w using (owner)
    ), put as (
      insert into cart_items (cart_id, dish_id, portion_size, spice_level, extras, qty, unit_price_minor, is_voice, note)
      select cart_id, dish_id, portion_size, spice_level, extras, qty, unit_price_minor, is_voice, note from placed
      on conflict ${LINE_KEY} do update
        set qty = ${WANTED}, unit_price_minor = excluded.unit_price_minor,
          note = ${ofLine('case when p.is_noted then p.note else cart_items.note end')}
        where ${WANTED} <= ${ofLine('p.stock_qty')}
      returning cart_id, id, qty, note, xmax = 0 as is_new
    )${isIdempotent ? STORE_RESPONSES : sql``}
    select p.owner,
      case when put.id is not null
        then json_build_object('id', put.id, 'qty', put.qty, 'note', put.note, 'is_new', put.is_new) end as line
    from placed p
    left join put on put.cart_id = p.cart_id`;
  }),
);

const holdAll = (owner: RawBuilder<unknown>) => sql`held as (
      insert into carts (${owner}) select owner from request
      on conflict (${owner}) do update set updated_at = now()
      returning id, ${owner} as owner
    )`;

/** In one order, so that two such statements do not wait for each other. */
const holdFree = (owner: RawBuilder<unknown>) => sql`made as (
      insert into carts (${owner}) select owner from request order by owner
      on conflict (${owner}) do nothing
      returning id, ${owner} as owner
    ), known as (
      update carts set updated_at = now()
      where id = any(array(select id from carts where ${owner} = any(array(select owner from request)) for update skip locked))
      returning id, ${owner} as owner
    ), held as (
      select * from made union all select * from known
    )`;

/** Whether the dish is what it was. */
const IS_UNCHANGED = sql`exists (
        select from dishes d join restaurants r on r.id = d.restaurant_id
        where d.id = w.dish_id and ${DISH_VERSION} = w.version)`;

const ofLine = (value: string) =>
  sql`(select ${sql.raw(value)} from placed p where p.cart_id = excluded.cart_id)`;
const WANTED = ofLine('case when p.is_added then least(p.max_qty, cart_items.qty + p.qty) else p.qty end');

const byNovelty = (field: 'status' | 'message') =>
  sql`case when put.is_new then ${sql.lit(ADDED[field])} else ${sql.lit(UPDATED[field])} end`;
/** What is responded, which a repeat of the submission gets as well. */
const STORE_RESPONSES = sql`, stored as (
      ${storeResponsesWithKeys(
        {
          scope: sql`scope`,
          endpoint: sql`endpoint`,
          key: sql`key`,
          requestHash: sql`decode(request_hash, 'hex')`,
        },
        sql`(
        select p.*, ${byNovelty('status')}::smallint as status,
          jsonb_build_object('message', ${byNovelty('message')}::text, 'item', p.item || jsonb_build_object(
            'id', put.id, 'qty', put.qty, 'note', put.note, 'sub_total', p.unit_price_minor::bigint * put.qty / currency_scale()
          ))::text as answer
        from put join placed p using (cart_id)) made`,
      )}
    )`;
