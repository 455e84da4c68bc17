import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';

export type PartToChange = {
  readonly id: number;
  readonly restaurant_id: number;
  readonly restaurant_name: string;
  readonly order_status: OrderStatus;
  readonly total_paisa: number;
  readonly rider_id: number | null;
  readonly is_paid: boolean;
  readonly has_refund: boolean;
  readonly is_being_paid_without: boolean;
};

export async function readParts(trx: Trx, orderId: number): Promise<PartToChange[]> {
  const { rows } = await sql<PartToChange>`
    select p.id, p.restaurant_id, r.name as restaurant_name, p.order_status, p.total_paisa, p.rider_id,
      p.paid_at is not null as is_paid,
      p.refunded_at is not null or exists (select 1 from refunds f where f.part_id = p.id) as has_refund,
      exists (
        select 1 from payment_sessions s
        where s.order_id = p.order_id and s.status in ('opening', 'open') and p.id <> all (s.part_ids)
      ) as is_being_paid_without
    from order_parts p join restaurants r on r.id = p.restaurant_id
    where p.order_id = ${orderId} order by p.id
  `.execute(trx);
  return rows;
}

export async function setPartStatus(
  trx: Trx,
  partIds: readonly number[],
  status: OrderStatus,
  now: Date,
): Promise<void> {
  await sql`
    update order_parts set
      order_status = ${status},
      fulfilled_at = ${status === 'fulfilled' ? now : null},
      cancelled_at = ${status === 'cancelled' ? now : null},
      -- Whatever it is now, it has not been delivered as that.
      delivered_at = null
    where id = any(${partIds})
  `.execute(trx);
}

type Missing = { readonly title: string; readonly stock_qty: number; readonly qty: number };

/** Locks the parts' dishes in the order of their ids, as buyers do. */
export async function lockDishes(trx: Trx, partIds: readonly number[]): Promise<Missing[]> {
  const { rows } = await sql<Missing>`
    select d.title, case when d.deleted_at is null then d.stock_qty else 0 end as stock_qty, i.qty
    from dishes d
    join (
      select dish_id, sum(qty)::int as qty from order_items where part_id = any(${partIds}) group by dish_id
    ) i on i.dish_id = d.id
    order by d.id
    for no key update of d
  `.execute(trx);
  return rows;
}

/** `sign` 1 gives the portions back, -1 takes them again. */
export async function moveStock(trx: Trx, partIds: readonly number[], sign: 1 | -1): Promise<void> {
  await sql`
    update dishes d set
      stock_qty = least(100000, d.stock_qty + ${sign}::int * i.qty),
      orders_count = greatest(0, d.orders_count - ${sign}::int * i.qty)
    from (
      select dish_id, sum(qty)::int as qty from order_items where part_id = any(${partIds}) group by dish_id
    ) i
    where d.id = i.dish_id
  `.execute(trx);
}
