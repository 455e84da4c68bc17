import { sql } from 'kysely';
import { z } from 'zod';
import { isLivePart, isUnsettledOrder } from '../../../common/order-conditions.ts';
import { batchCalls, isOneOfFew } from '../../../db/batch-calls.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { prepared, type Slots } from '../../../db/prepared.ts';
import { statement } from '../../../db/statement.ts';

export const sessionRow = z.strictObject({
  id: z.int(),
  order_id: z.int(),
  provider: z.string(),
  session_key: z.string(),
  provider_session_id: z.string().nullable(),
  url: z.string().nullable(),
  part_ids: z.array(z.int()),
  amount_minor: z.int(),
  status: z.enum(['opening', 'open', 'paid', 'failed', 'expired', 'held']),
  provider_payment_id: z.string().nullable(),
  return_origin: z.string(),
  expires_at: z.date(),
});
export type SessionRow = Readonly<z.infer<typeof sessionRow>>;

export const SESSION_COLUMNS = sql`
  id, order_id, provider, session_key, provider_session_id, url, part_ids, amount_minor, status,
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

const dueRow = z.strictObject({ id: z.int(), part_ids: z.array(z.int()) });

type Opened = {
  readonly id: number;
  readonly orderId: number;
  readonly sessionId: string;
  readonly url: string;
};

/**
 * Notes the page and returns the parts that are to be paid at this moment. Without holding the order: whoever changes
 * what is to be paid closes its page afterwards, also one that is just being opened. One statement for all pages that
 * are opened at the same moment.
 */
export const noteOpened = batchCalls<Opened, readonly number[]>(async (db, pages) => {
  const rows = await open.all(db, {
    ids: pages.map(({ id }) => id),
    orderIds: pages.map(({ orderId }) => orderId),
    sessionIds: pages.map(({ sessionId }) => sessionId),
    urls: pages.map(({ url }) => url),
  });
  const due = new Map(rows.map(({ id, part_ids }) => [id, part_ids]));
  return pages.map(({ id }) => due.get(id) ?? []);
});

type OpenedLists = {
  readonly ids: readonly number[];
  readonly orderIds: readonly number[];
  readonly sessionIds: readonly string[];
  readonly urls: readonly string[];
};

const open = prepared(
  dueRow,
  (value: Slots<OpenedLists>) => sql`
    with page as materialized (
      select * from unnest(${value.ids}::bigint[], ${value.orderIds}::bigint[], ${value.sessionIds}::text[],
        ${value.urls}::text[]) with ordinality as page (id, order_id, session_id, url, nth)
      where ${isOneOfFew('nth')}
    ), opened as (
      update payment_sessions s set status = 'open', provider_session_id = page.session_id, url = page.url
      from page where s.id = page.id and s.status = 'opening'
    )
    select page.id, array(
      select p.id from orders o join order_parts p on p.order_id = o.id
      where o.id = page.order_id and ${isUnsettledOrder('o')} and ${isLivePart('p')} order by p.id
    ) as part_ids
    from page`,
);

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

/** Sessions not checked for a while, marked as checked, so that the next round takes others. */
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
