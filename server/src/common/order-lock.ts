import { stage } from '@nearbite/contract/orders/stage-fields';
import { FULFILMENTS, PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@nearbite/contract/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const orderRow = z.strictObject({
  id: z.int(),
  oid: z.string(),
  user_id: z.int().nullable(),
  full_name: z.string(),
  /** Null for a guest's order. */
  email: z.string().nullable(),
  /** What the customer reads; null for a guest. */
  language: z.string().nullable(),
  tracking_token: z.string(),
  fulfilment: z.enum(FULFILMENTS),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  created_at: z.date(),
});
export type LockedOrder = z.infer<typeof orderRow>;

const ORDER_COLUMNS = sql`
  o.id, o.oid, o.user_id, o.full_name, u.email, u.language, o.tracking_token, o.fulfilment, o.payment_method, o.payment_status,
  o.created_at`;

type OrderName = { readonly oid: string } | { readonly id: number };

const isNamed = (by: OrderName) => ('oid' in by ? sql`o.oid = ${by.oid}` : sql`o.id = ${by.id}`);

/**
 * The one way an order is locked: every change of its stage, money or delivery takes this row lock first. What depends
 * on the order is read after the lock.
 */
export async function lockOrder(trx: Trx, by: OrderName): Promise<LockedOrder | undefined> {
  return statement(orderRow)`
    select ${ORDER_COLUMNS} from orders o left join users u on u.id = o.user_id
    where ${isNamed(by)} for no key update of o
  `.first(trx);
}

/** What its money and its way to the kitchen depend on. */
const partToPayFields = {
  part_id: z.int(),
  restaurant_id: z.int(),
  order_status: z.enum(ORDER_STATUSES),
  stage,
  stage_times: z.partialRecord(stage, z.string()),
  auto_accept: z.boolean(),
  prep_minutes: z.int().nullable(),
  slot_ends_at: z.date().nullable(),
  promised_at: z.date().nullable(),
  answer_by: z.date().nullable(),
  /** Its number of the kitchen's day; null until it has one. */
  number: z.int().nullable(),
  total_minor: z.int(),
  tax_fee_minor: z.int(),
  service_fee_minor: z.int(),
  delivery_fee_minor: z.int(),
  saved_minor: z.int(),
};
const partToPayRow = z.strictObject(partToPayFields);
export type PartToPay = Readonly<z.infer<typeof partToPayRow>>;

const PART_COLUMNS = sql`
  p.id as part_id, p.restaurant_id, p.order_status, p.stage, p.stage_times, p.auto_accept, p.prep_minutes,
  p.slot_ends_at, p.promised_at, p.answer_by, p.number, p.total_minor, p.tax_fee_minor, p.service_fee_minor,
  p.delivery_fee_minor, p.saved_minor`;

export const partsOf = (db: Db | Trx, orderId: number): Promise<PartToPay[]> =>
  statement(partToPayRow)`
    select ${PART_COLUMNS} from order_parts p where p.order_id = ${orderId} order by p.id
  `.all(db);

const orderToPayRow = z.strictObject({ ...orderRow.shape, ...partToPayFields });
export const orderToPayFields = orderToPayRow.shape;
type LockedWithParts = { readonly order: LockedOrder; readonly parts: readonly PartToPay[] };

type More = Readonly<Record<'columns' | 'tables', RawBuilder<unknown>>>;

/** For a statement that locks orders with their parts and reads what belongs to them from `tables`. */
export const selectToLock = (
  where: RawBuilder<unknown>,
  { columns, tables }: More = { columns: sql``, tables: sql`` },
) => sql`
    select ${ORDER_COLUMNS}, ${PART_COLUMNS} ${columns}
    from orders o
    join order_parts p on p.order_id = o.id
    left join users u on u.id = o.user_id
    ${tables}
    where ${where} order by p.id for no key update of o, p`;

/** An order has the parts it was placed with, so both can be locked, and read as they are then, at once. */
export async function lockOrderWithParts(trx: Trx, by: OrderName): Promise<LockedWithParts | undefined> {
  const rows = await statement(orderToPayRow)`${selectToLock(isNamed(by))}`.all(trx);
  const [order] = rows;
  return order && { order, parts: rows };
}
