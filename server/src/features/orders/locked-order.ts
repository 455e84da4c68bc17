import { FULFILMENTS, PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const orderRow = z.strictObject({
  id: z.int(),
  oid: z.string(),
  user_id: z.int().nullable(),
  full_name: z.string(),
  /** Null for a guest's order. */
  email: z.string().nullable(),
  tracking_token: z.string(),
  fulfilment: z.enum(FULFILMENTS),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  created_at: z.date(),
});
export type LockedOrder = z.infer<typeof orderRow>;

/**
 * The one way an order is locked: whoever changes its stage, its money or its delivery holds its row first. What
 * depends on the order is read afterwards, as it is then.
 */
export async function lockOrder(
  trx: Trx,
  by: { readonly oid: string } | { readonly id: number },
): Promise<LockedOrder | undefined> {
  const condition = 'oid' in by ? sql`o.oid = ${by.oid}` : sql`o.id = ${by.id}`;
  return statement(orderRow)`
    select o.id, o.oid, o.user_id, o.full_name, u.email, o.tracking_token, o.fulfilment, o.payment_method,
      o.payment_status, o.created_at
    from orders o left join users u on u.id = o.user_id
    where ${condition} for no key update of o
  `.first(trx);
}

const partToPayRow = z.strictObject({
  id: z.int(),
  restaurant_id: z.int(),
  order_status: z.enum(ORDER_STATUSES),
  total_paisa: z.int(),
  tax_fee_paisa: z.int(),
  service_fee_paisa: z.int(),
  delivery_fee_paisa: z.int(),
  saved_paisa: z.int(),
});
export type PartToPay = z.infer<typeof partToPayRow>;

export const partsOf = (db: Db | Trx, orderId: number): Promise<PartToPay[]> =>
  statement(partToPayRow)`
    select id, restaurant_id, order_status, total_paisa, tax_fee_paisa, service_fee_paisa, delivery_fee_paisa,
      saved_paisa
    from order_parts where order_id = ${orderId} order by id
  `.all(db);
