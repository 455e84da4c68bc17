import { sql } from 'kysely';
import { z } from 'zod';
import { isLivePart, isUnfinishedPart } from '../../../common/order-conditions.ts';
import type { Trx } from '../../../db/database.ts';
import { statement, totalRow } from '../../../db/statement.ts';

export async function countCashEntries(trx: Trx, partId: number): Promise<number> {
  const { total } = await statement(totalRow)`
    select count(*)::int as total from money_ledger where part_id = ${partId} and kind in ('cash', 'cash_return')
  `.one(trx);
  return total;
}

export async function markCashCollected(trx: Trx, partId: number, now: Date): Promise<void> {
  await trx.updateTable('order_parts').set({ paid_at: now }).where('id', '=', partId).execute();
}

/** A canceled part keeps that it was paid; one that is to be brought again has not been. */
export async function markCashReturned(trx: Trx, partId: number, refundedAt: Date | null): Promise<void> {
  await trx
    .updateTable('order_parts')
    .set(refundedAt === null ? { paid_at: null } : { refunded_at: refundedAt })
    .where('id', '=', partId)
    .execute();
}

/** Paid when every part that lives is; refunded when none lives and one was paid. */
export async function settleCashOrder(trx: Trx, orderId: number, now: Date): Promise<void> {
  await sql`
    update orders o set
      payment_status = s.status,
      paid_at = case when s.status = 'pending' then null else coalesce(o.paid_at, ${now}) end,
      refunded_minor = s.refunded_minor
    from (
      select case
          when bool_and(p.paid_at is not null) filter (where ${isLivePart('p')}) then 'paid'
          when bool_or(${isLivePart('p')}) then 'pending'
          when bool_or(p.refunded_at is not null) then 'refunded'
          else 'pending'
        end as status,
        coalesce(sum(p.total_minor) filter (where p.refunded_at is not null), 0)::bigint as refunded_minor
      from order_parts p where p.order_id = ${orderId}
    ) s
    where o.id = ${orderId}
  `.execute(trx);
}

const MAX_OPEN = 3;
const openRow = z.strictObject({ is_full: z.boolean() });

/** Whether an account has as many cash orders on their way as it may. */
export async function hasTooManyCashOrders(trx: Trx, userId: number): Promise<boolean> {
  const { is_full } = await statement(openRow)`
    select count(*) >= ${MAX_OPEN}::int as is_full
    from orders o
    where o.user_id = ${userId} and o.payment_method = 'cash' and o.payment_status = 'pending'
      and exists (select 1 from order_parts p where p.order_id = o.id and ${isUnfinishedPart('p')})
  `.one(trx);
  return is_full;
}
