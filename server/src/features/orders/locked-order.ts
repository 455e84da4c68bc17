import type { OrderStatus, PaymentStatus } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';

export type LockedOrder = {
  readonly id: number;
  readonly oid: string;
  readonly user_id: number | null;
  readonly full_name: string;
  /** Null for a guest's order. */
  readonly email: string | null;
  readonly payment_status: PaymentStatus;
  readonly created_at: Date;
};

/**
 * The one way an order is locked: whoever changes its status, its money or its delivery holds its row first. What
 * depends on the order is read afterwards, as it is then.
 */
export async function lockOrder(
  trx: Trx,
  by: { readonly oid: string } | { readonly id: number },
): Promise<LockedOrder | undefined> {
  const condition = 'oid' in by ? sql`o.oid = ${by.oid}` : sql`o.id = ${by.id}`;
  const { rows } = await sql<LockedOrder>`
    select o.id, o.oid, o.user_id, o.full_name, u.email, o.payment_status, o.created_at
    from orders o left join users u on u.id = o.user_id
    where ${condition} for no key update of o
  `.execute(trx);
  return rows[0];
}

export type PartToPay = {
  readonly id: number;
  readonly restaurant_id: number;
  readonly order_status: OrderStatus;
  readonly total_paisa: number;
  readonly tax_fee_paisa: number;
  readonly service_fee_paisa: number;
  readonly saved_paisa: number;
};

export async function partsOf(db: Db | Trx, orderId: number): Promise<PartToPay[]> {
  const { rows } = await sql<PartToPay>`
    select id, restaurant_id, order_status, total_paisa, tax_fee_paisa, service_fee_paisa, saved_paisa
    from order_parts where order_id = ${orderId} order by id
  `.execute(db);
  return rows;
}
