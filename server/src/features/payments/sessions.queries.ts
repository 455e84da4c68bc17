import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { idRow, statement } from '../../db/statement.ts';
import { isLivePart, isUnsettledOrder } from '../orders/order-conditions.ts';
import { LINES, lineRow } from './payments.queries.ts';

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

/** All pages an order was to be paid on, the newest first. */
export const findSessionsOf = (trx: Trx, orderId: number): Promise<SessionRow[]> =>
  statement(sessionRow)`
    select ${SESSION_COLUMNS} from payment_sessions where order_id = ${orderId} order by id desc
  `.all(trx);

export const isUnfinished = ({ status }: SessionRow): boolean => status === 'opening' || status === 'open';

/** At most one: the table allows no second. */
export async function findUnfinishedSession(db: Db | Trx, orderId: number): Promise<SessionRow | undefined> {
  return statement(sessionRow)`
    select ${SESSION_COLUMNS} from payment_sessions where order_id = ${orderId} and status in ('opening', 'open')
  `.first(db);
}

type NewSession = Omit<SessionRow, 'id' | 'provider_session_id' | 'url' | 'status' | 'provider_payment_id'>;

const firstSessionRow = sessionRow.extend({ items: z.array(lineRow).nullable() }).strict();

/**
 * Most orders are paid on their first page, so it is written by the statement that looks for earlier ones; where there
 * are any, nothing is. Returns all pages, the newest first, and what the first one is to list.
 */
export async function insertFirstSession(trx: Trx, session: NewSession) {
  const rows = await statement(firstSessionRow)`
    with known as materialized (
      select ${SESSION_COLUMNS} from payment_sessions where order_id = ${session.order_id}
    ), made as (
      insert into payment_sessions
        (order_id, provider, session_key, part_ids, amount_paisa, return_origin, expires_at)
      select ${session.order_id}::bigint, ${session.provider}, ${session.session_key}, ${session.part_ids}::bigint[],
        ${session.amount_paisa}::bigint, ${session.return_origin}, ${session.expires_at}::timestamptz
      where not exists (select from known)
      returning ${SESSION_COLUMNS}
    )
    select known.*, null::json as items from known
    union all
    select made.*, (select ${LINES} from order_items i where i.part_id = any(made.part_ids)) as items from made
    order by id desc
  `.all(trx);
  const first = rows.find(({ items }) => items !== null);
  return { sessions: rows, first, items: first?.items ?? [] };
}

export async function insertSession(trx: Trx, session: NewSession): Promise<SessionRow> {
  return statement(sessionRow)`
    insert into payment_sessions
      (order_id, provider, session_key, part_ids, amount_paisa, return_origin, expires_at)
    values (${session.order_id}, ${session.provider}, ${session.session_key}, ${session.part_ids},
      ${session.amount_paisa}, ${session.return_origin}, ${session.expires_at})
    returning ${SESSION_COLUMNS}
  `.one(trx);
}

const dueRow = z.strictObject({ part_ids: z.array(z.int()) });

/**
 * Notes the page and returns the parts that are to be paid at this moment. Without holding the order: whoever changes
 * what is to be paid closes its page afterwards, also one that is just being opened.
 */
export async function noteOpened(
  db: Db,
  session: SessionRow,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<readonly number[]> {
  const { part_ids } = await statement(dueRow)`
    with opened as (
      update payment_sessions set status = 'open', provider_session_id = ${sessionId}, url = ${url}
      where id = ${session.id} and status = 'opening'
    )
    select coalesce(array_agg(p.id order by p.id), '{}') as part_ids
    from orders o join order_parts p on p.order_id = o.id
    where o.id = ${session.order_id} and ${isUnsettledOrder('o')} and ${isLivePart('p')}
  `.one(db);
  return part_ids;
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

/** The same for the money that was asked for, with its entry in the ledger. False when it was noted before. */
export async function finishPaidSession(
  trx: Trx,
  session: SessionRow,
  { paymentId, amountPaisa }: { readonly paymentId: string; readonly amountPaisa: number },
): Promise<boolean> {
  const finished = await statement(idRow)`
    with finished as (
      update payment_sessions set status = 'paid', provider_payment_id = ${paymentId}
      where id = ${session.id} and status not in ('paid', 'held')
      returning id, order_id, provider
    ), charged as (
      insert into money_ledger (order_id, kind, amount_paisa, provider, provider_reference)
      select order_id, 'charge', ${amountPaisa}::bigint, provider, ${paymentId} from finished
      on conflict (provider, kind, provider_reference) do nothing
    )
    select id from finished`.first(trx);
  return finished !== undefined;
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
