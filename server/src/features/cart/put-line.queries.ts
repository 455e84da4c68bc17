import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Holder } from '../../common/cart-holder.ts';
import { guestLinesWait } from '../../common/cart-holder.ts';
import type { Db, Trx } from '../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../db/prepared.ts';
import { type Claim, isKeyFree, storeResponsesWithKeys } from '../../idempotency/idempotency.queries.ts';
import { ADDED, UPDATED } from './cart.present.ts';
import { DISH_VERSION } from './dish-for-cart.queries.ts';

export type LineToPut = {
  readonly dishId: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
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
  readonly kept: StoredResponse | undefined;
};

/** `item` is the line as it is presented, apart from what only the database knows (`responseOf`). */
export type StoredResponse = Claim & { readonly item: string };

export const lineRow = z.strictObject({
  id: z.int(),
  qty: z.int(),
  note: z.string().nullable(),
  is_new: z.boolean(),
});
/** Undefined when the dish has changed, adding would exceed what is left or the key is taken. */
export type StoredLine = Readonly<z.infer<typeof lineRow>> | undefined;

export const putLine = (db: Db | Trx, { cartKey, userId }: Holder, line: LineToPut): Promise<StoredLine> =>
  put({
    isOfAccount: userId !== undefined,
    isAdded: line.mode === 'add',
    isChecked: line.version !== undefined,
    isNoted: line.note !== undefined,
    isIdempotent: line.kept !== undefined,
  }).first(db, { ...line, ...line.kept, note: line.note ?? null, cartKey, owner: userId ?? cartKey });

type Values = Omit<LineToPut, 'mode' | 'note' | 'kept'> &
  Partial<StoredResponse> & {
    readonly note: string | null;
    readonly cartKey: string;
    readonly owner: string | number;
  };

type Variant = {
  readonly isOfAccount: boolean;
  readonly isAdded: boolean;
  readonly isChecked: boolean;
  readonly isNoted: boolean;
  readonly isIdempotent: boolean;
};

/** Whether a dish is what it was. */
export const isUnchanged = (dishId: unknown, version: unknown): RawBuilder<unknown> => sql`exists (
  select from dishes d join restaurants r on r.id = d.restaurant_id
  where d.id = ${dishId} and ${DISH_VERSION} = ${version})`;

/** What is responded of the alias `line`, which was just written; a repeat of the submission gets it as well. */
export const responseOf = (item: unknown, unitPriceMinor: unknown): RawBuilder<unknown> => sql`
  ${byNovelty('status')}::smallint as status,
  jsonb_build_object('message', ${byNovelty('message')}::text, 'item', ${item}::jsonb || jsonb_build_object(
    'id', line.id, 'qty', line.qty, 'note', line.note, 'sub_total', ${unitPriceMinor}::bigint * line.qty / currency_scale()
  ))::text as answer`;

const byNovelty = (field: 'status' | 'message') =>
  sql`case when line.is_new then ${sql.lit(ADDED[field])} else ${sql.lit(UPDATED[field])} end`;

const put = byVariant((variant: Variant) =>
  prepared(lineRow, (line: Slots<Values>) => {
    const { isOfAccount, isAdded, isNoted, isIdempotent } = variant;
    const key = sql.ref(isOfAccount ? 'user_id' : 'cart_key');
    const wanted = isAdded
      ? sql`least(${line.maxQty}::int, cart_items.qty + excluded.qty)`
      : sql`excluded.qty::int`;
    return sql`
    with cart as (
      insert into carts (${key}) select ${line.owner}::${sql.raw(isOfAccount ? 'int' : 'text')}
      where ${sql.join(conditionsOf(line, variant), sql` and `)}
      on conflict (${key}) do update set updated_at = now()
      returning id
    ), line as (
      insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_minor, is_voice, note)
      select cart.id, ${line.dishId}, ${line.portionSize}, ${line.spiceLevel}, ${line.qty}::smallint,
        ${line.unitPriceMinor}, ${line.isVoice}, ${line.note}
      from cart
      on conflict (cart_id, dish_id, portion_size, spice_level) do update
        set qty = ${wanted}, unit_price_minor = excluded.unit_price_minor${isNoted ? sql`, note = excluded.note` : sql``}
        where ${wanted} <= ${line.stockQty}::int
      returning id, qty, note, xmax = 0 as is_new
    )${isIdempotent ? sql`, kept as (${storeResponsesWithKeys(line, made(line))})` : sql``}
    select id, qty, note, is_new from line`;
  }),
);

/** What is read before the dish is read, as well, must hold for what is known of a dish. */
function conditionsOf(
  line: Slots<Values>,
  { isOfAccount, isChecked, isIdempotent }: Variant,
): RawBuilder<unknown>[] {
  const holder = { cartKey: line.cartKey, userId: line.owner };
  return [
    sql`true`,
    ...(isIdempotent ? [isKeyFree(line)] : []),
    ...(isChecked ? [isUnchanged(line.dishId, line.version)] : []),
    ...(isChecked && isOfAccount ? [sql`not ${guestLinesWait(holder)}`] : []),
  ];
}

const made = (line: Slots<Values>) =>
  sql`(select ${responseOf(line.item, line.unitPriceMinor)} from line) made`;
