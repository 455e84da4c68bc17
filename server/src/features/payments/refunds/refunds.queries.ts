import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { idRow, statement } from '../../../db/statement.ts';

const refundState = z.enum(['requested', 'pending', 'succeeded', 'failed']);

export type RefundRow = {
  readonly id: number;
  readonly order_id: number;
  readonly part_id: number | null;
  readonly amount_minor: number;
  readonly state: z.infer<typeof refundState>;
  readonly provider_refund_id: string | null;
  readonly oid: string;
  readonly provider: string;
  readonly provider_payment_id: string;
};

/** Undefined when this money is already being given back. */
export async function insertRefund(
  trx: Trx,
  refund: { orderId: number; partId: number | null; sessionId: number; amountMinor: number },
): Promise<number | undefined> {
  const row = await statement(idRow)`
    insert into refunds (order_id, part_id, session_id, amount_minor)
    values (${refund.orderId}, ${refund.partId}, ${refund.sessionId}, ${refund.amountMinor})
    on conflict do nothing
    returning id
  `.first(trx);
  return row?.id;
}

const refunds = (db: Db) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payment_sessions as s', 's.id', 'r.session_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id', 'r.part_id', 'r.amount_minor', 'r.state', 'r.provider_refund_id'])
    .select(['o.oid', 's.provider', 's.provider_payment_id'])
    // A refund is of a paid session, which has a payment; its state is held to this list by the table.
    .$castTo<RefundRow>();

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  refunds(db).where('r.id', '=', id).executeTakeFirst();

export const listRefundsOfSession = (db: Db, sessionId: number): Promise<RefundRow[]> =>
  refunds(db).where('r.session_id', '=', sessionId).orderBy('r.id').execute();

/** Those the provider has not finished, oldest first. */
export const listUnfinishedRefunds = (db: Db, limit: number): Promise<RefundRow[]> =>
  refunds(db).where('r.state', 'in', ['requested', 'pending']).orderBy('r.id').limit(limit).execute();

/** False when it was finished before. */
export async function finishRefund(trx: Trx, id: number, refundId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refunds set state = 'succeeded', done_at = ${now}, provider_refund_id = ${refundId}
    where id = ${id} and state in ('requested', 'pending')
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function notePending(db: Db, id: number, refundId: string): Promise<void> {
  await sql`
    update refunds set state = 'pending', provider_refund_id = ${refundId} where id = ${id} and state = 'requested'
  `.execute(db);
}

/** Returns what it was before; undefined when it had failed already. */
export async function failRefund(
  trx: Trx,
  id: number,
  { refundId, reason }: { refundId: string | null; reason: string },
): Promise<RefundRow['state'] | undefined> {
  const before = await statement(z.strictObject({ state: refundState }))`
    update refunds r set state = 'failed', reason = ${reason},
      provider_refund_id = coalesce(${refundId}, r.provider_refund_id)
    from (select id, state from refunds where id = ${id} for update) before
    where r.id = before.id and before.state <> 'failed'
    returning before.state
  `.first(trx);
  return before?.state;
}

/** The bank sent the money back: the part is canceled and paid for, until somebody gives the money back again. */
export async function takeBackRefund(
  trx: Trx,
  { orderId, partId, amountMinor }: { orderId: number; partId: number; amountMinor: number },
): Promise<void> {
  await sql`update order_parts set refunded_at = null where id = ${partId}`.execute(trx);
  await sql`
    update orders set refunded_minor = refunded_minor - ${amountMinor}::bigint, payment_status = 'paid'
    where id = ${orderId}
  `.execute(trx);
}

/** Money given back without our asking. The parts count as refunded once all that was paid for them is back. */
export async function markRefundedElsewhere(
  trx: Trx,
  refund: { orderId: number; partIds: readonly number[]; amountMinor: number; isAll: boolean; now: Date },
): Promise<void> {
  const { orderId, partIds, amountMinor, isAll, now } = refund;
  await sql`
    update orders set refunded_minor = least(total_minor, refunded_minor + ${amountMinor}::bigint)
    where id = ${orderId}
  `.execute(trx);
  if (!isAll) return;
  await sql`
    update order_parts set refunded_at = ${now}
    where id = any(${partIds}) and paid_at is not null and refunded_at is null
  `.execute(trx);
  await sql`
    update orders set payment_status = 'refunded'
    where id = ${orderId} and payment_status = 'paid' and not exists (
      select 1 from order_parts where order_id = ${orderId} and paid_at is not null and refunded_at is null)
  `.execute(trx);
}

/** The order counts as refunded when everything that was paid has been given back. */
export async function markPartRefunded(
  trx: Trx,
  { orderId, partId, amountMinor, now }: { orderId: number; partId: number; amountMinor: number; now: Date },
): Promise<void> {
  await sql`update order_parts set refunded_at = ${now} where id = ${partId}`.execute(trx);
  await sql`
    update orders set
      refunded_minor = refunded_minor + ${amountMinor}::bigint,
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
  const row = await statement(idRow)`
    select id from payment_sessions
    where order_id = ${orderId} and status = 'paid' and ${partId}::bigint = any(part_ids)
    order by id limit 1
  `.first(trx);
  return row?.id;
}
