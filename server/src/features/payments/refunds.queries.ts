import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';

export type RefundRow = {
  readonly id: number;
  readonly order_id: number;
  readonly part_id: number | null;
  readonly amount_paisa: number;
  readonly done_at: Date | null;
  readonly oid: string;
  readonly provider: string;
  readonly provider_payment_id: string;
};

/** Undefined when this money is already being given back. */
export async function insertRefund(
  trx: Trx,
  refund: { orderId: number; partId: number | null; sessionId: number; amountPaisa: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into refunds (order_id, part_id, session_id, amount_paisa)
    values (${refund.orderId}, ${refund.partId}, ${refund.sessionId}, ${refund.amountPaisa})
    on conflict do nothing
    returning id
  `.execute(trx);
  return rows[0]?.id;
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    select r.id, r.order_id, r.part_id, r.amount_paisa, r.done_at, o.oid, s.provider, s.provider_payment_id
    from refunds r join payment_sessions s on s.id = r.session_id join orders o on o.id = r.order_id
    where r.id = ${id}
  `.execute(db);
  return rows[0];
}

/** False when it was finished before. */
export async function finishRefund(trx: Trx, id: number, refundId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refunds set done_at = ${now}, provider_refund_id = ${refundId} where id = ${id} and done_at is null
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The order counts as refunded when everything that was paid has been given back. */
export async function markPartRefunded(
  trx: Trx,
  { orderId, partId, amountPaisa, now }: { orderId: number; partId: number; amountPaisa: number; now: Date },
): Promise<void> {
  await sql`update order_parts set refunded_at = ${now} where id = ${partId}`.execute(trx);
  await sql`
    update orders set
      refunded_paisa = refunded_paisa + ${amountPaisa}::bigint,
      payment_status = case when exists (
        select 1 from order_parts
        where order_id = ${orderId} and paid_at is not null and refunded_at is null
      ) then payment_status else 'refunded' end
    where id = ${orderId}
  `.execute(trx);
}

/** The payment that covered a part. */
export async function findPaymentOfPart(
  trx: Trx,
  orderId: number,
  partId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_sessions
    where order_id = ${orderId} and status = 'paid' and ${partId}::int = any(part_ids)
    order by id limit 1
  `.execute(trx);
  return rows[0]?.id;
}
