import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const sessionRow = z.strictObject({
  id: z.int(),
  order_id: z.int(),
  provider: z.string(),
  session_key: z.string(),
  provider_session_id: z.string().nullable(),
  url: z.string().nullable(),
  part_ids: z.array(z.int()),
  amount_paisa: z.int(),
  status: z.enum(['opening', 'open', 'paid', 'failed', 'expired', 'held']),
  provider_payment_id: z.string().nullable(),
  return_origin: z.string(),
  expires_at: z.date(),
});
export type SessionRow = Readonly<z.infer<typeof sessionRow>>;

const SESSION_COLUMNS = sql`
  id, order_id, provider, session_key, provider_session_id, url, part_ids, amount_paisa, status,
  provider_payment_id, return_origin, expires_at`;

/** The provider an order has been paid at, or was to be; a new page is opened at the same one. */
export async function findProviderOf(trx: Trx, orderId: number): Promise<string | undefined> {
  const session = await trx
    .selectFrom('payment_sessions')
    .select('provider')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return session?.provider;
}

/** At most one: the table allows no second. */
export async function findUnfinishedSession(db: Db | Trx, orderId: number): Promise<SessionRow | undefined> {
  return statement(sessionRow)`
    select ${SESSION_COLUMNS} from payment_sessions where order_id = ${orderId} and status in ('opening', 'open')
  `.first(db);
}

export async function insertSession(
  trx: Trx,
  session: Omit<SessionRow, 'id' | 'provider_session_id' | 'url' | 'status' | 'provider_payment_id'>,
): Promise<SessionRow> {
  return statement(sessionRow)`
    insert into payment_sessions
      (order_id, provider, session_key, part_ids, amount_paisa, return_origin, expires_at)
    values (${session.order_id}, ${session.provider}, ${session.session_key}, ${session.part_ids},
      ${session.amount_paisa}, ${session.return_origin}, ${session.expires_at})
    returning ${SESSION_COLUMNS}
  `.one(trx);
}

export async function noteOpened(
  trx: Trx,
  id: number,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> {
  await sql`
    update payment_sessions set status = 'open', provider_session_id = ${sessionId}, url = ${url}
    where id = ${id} and status = 'opening'
  `.execute(trx);
}

/** Money that came in stays recorded, whatever was noted before; otherwise only unfinished sessions change. */
export async function finishSession(
  trx: Trx,
  id: number,
  outcome: { status: 'paid' | 'held'; paymentId: string } | { status: 'failed' | 'expired' },
): Promise<boolean> {
  const { numAffectedRows } =
    'paymentId' in outcome
      ? await sql`
          update payment_sessions set status = ${outcome.status}, provider_payment_id = ${outcome.paymentId}
          where id = ${id} and status not in ('paid', 'held')
        `.execute(trx)
      : await sql`
          update payment_sessions set status = ${outcome.status}
          where id = ${id} and status in ('opening', 'open')
        `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function findSessionByPayment(
  db: Db,
  provider: string,
  paymentId: string,
): Promise<SessionRow | undefined> {
  return statement(sessionRow)`
    select ${SESSION_COLUMNS} from payment_sessions where provider = ${provider} and provider_payment_id = ${paymentId}
  `.first(db);
}

/** Money that came in for this order is not what was asked for, and somebody has to look at it. */
export async function hasHeldPayment(trx: Trx, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_sessions where order_id = ${orderId} and status = 'held' limit 1
  `.execute(trx);
  return rows.length > 0;
}

export async function findOrderId(db: Db, oid: string): Promise<number | null> {
  const order = await db.selectFrom('orders').select('id').where('oid', '=', oid).executeTakeFirst();
  return order?.id ?? null;
}

export async function findSession(
  db: Db,
  by: { provider: string; sessionId: string; sessionKey: string | undefined },
): Promise<SessionRow | undefined> {
  return statement(sessionRow)`
    select ${SESSION_COLUMNS} from payment_sessions
    where provider = ${by.provider}
      and (provider_session_id = ${by.sessionId} or session_key = ${by.sessionKey ?? null})
    limit 1
  `.first(db);
}

/** Sessions nobody has asked about for a while; asking marks them, so that the next round takes others. */
export async function takeUncheckedSessions(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<SessionRow[]> {
  return statement(sessionRow)`
    update payment_sessions set checked_at = ${now}
    where id in (
      select id from payment_sessions
      where status in ('opening', 'open') and checked_at < ${before}
      order by checked_at limit ${limit} for update skip locked
    )
    returning ${SESSION_COLUMNS}
  `.all(db);
}

/** False when the same event was heard before. */
export async function noteEvent(
  trx: Trx,
  event: { provider: string; id: string; kind: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_events (provider, event_id, kind) values (${event.provider}, ${event.id}, ${event.kind})
    on conflict do nothing
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function markPaid(trx: Trx, orderId: number, partIds: number[], now: Date): Promise<void> {
  await sql`update orders set payment_status = 'paid', paid_at = ${now} where id = ${orderId}`.execute(trx);
  await sql`
    update order_parts set paid_at = ${now} where order_id = ${orderId} and id = any(${partIds})
  `.execute(trx);
}

export async function markPaymentFailed(trx: Trx, orderId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set payment_status = 'failed' where id = ${orderId} and payment_status = 'pending'
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export type LedgerEntry = {
  readonly orderId: number;
  readonly partId: number | null;
  readonly kind: 'charge' | 'refund' | 'refund_reversal' | 'cash' | 'cash_return';
  readonly amountPaisa: number;
  readonly provider: string;
  readonly reference: string;
};

/** The provider's reference makes an entry unique: the same movement is written once. False when it was before. */
export async function writeLedger(trx: Trx, entry: LedgerEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into money_ledger (order_id, part_id, kind, amount_paisa, provider, provider_reference)
    values (${entry.orderId}, ${entry.partId}, ${entry.kind}, ${entry.amountPaisa}, ${entry.provider},
      ${entry.reference})
    on conflict (provider, kind, provider_reference) do nothing
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** What the provider's page lists for these parts. */
export async function itemsOf(
  db: Db,
  partIds: readonly number[],
): Promise<{ title: string; qty: number; unit_price_paisa: number }[]> {
  return db
    .selectFrom('order_items')
    .select(['title', 'qty', 'unit_price_paisa'])
    .where('part_id', 'in', partIds)
    .orderBy('id')
    .execute();
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await sql`delete from payment_events where received_at < ${before}`.execute(db);
}
