import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../db/database.ts';
import { idRow, statement } from '../../db/statement.ts';
import { orderToPayFields, selectToLock } from '../orders/locked-order.ts';
import { insertEvent } from './payments.queries.ts';
import type { SessionRow } from './sessions.queries.ts';

/** What an event says about a session; its id is the provider's. */
export type SessionEvent = { readonly id: string; readonly kind: string };

/** Ours, or as the provider names it: by its own id and by the key it was opened with. */
export type SessionName =
  | { readonly id: number }
  | { readonly provider: string; readonly sessionId: string; readonly sessionKey: string | undefined };

const isNamed = (by: SessionName) =>
  'id' in by
    ? sql`s.id = ${by.id}`
    : sql`s.id = (
        select id from payment_sessions
        where provider = ${by.provider}
          and (provider_session_id = ${by.sessionId} or session_key = ${by.sessionKey ?? null})
        limit 1
      )`;

/** What never changes of a session, so that it can be read by the statement that locks its order. */
const toSettleRow = z.strictObject({
  ...orderToPayFields,
  session_id: z.int(),
  provider: z.string(),
  part_ids: z.array(z.int()),
  amount_paisa: z.int(),
});
export type SessionToSettle = Pick<SessionRow, 'id' | 'provider' | 'part_ids' | 'amount_paisa'>;

/** Holds the order of a session, with its parts. */
export async function lockOrderOfSession(trx: Trx, by: SessionName) {
  const rows = await statement(toSettleRow)`${selectToLock(isNamed(by), {
    columns: sql`, s.id as session_id, s.provider, s.part_ids, s.amount_paisa`,
    tables: sql`join payment_sessions s on s.order_id = o.id`,
  })}`.all(trx);
  const [first] = rows;
  if (!first) return undefined;
  const { session_id: id, provider, part_ids, amount_paisa } = first;
  const session: SessionToSettle = { id, provider, part_ids, amount_paisa };
  return { session, order: first, parts: rows };
}

/**
 * Notes the money that was asked for, with its entry in the ledger and the event that told of it, also where the
 * session was noted as failed or expired. False when event or money was noted before.
 */
export async function finishPaidSession(
  trx: Trx,
  session: SessionToSettle,
  { paymentId, amountPaisa }: { readonly paymentId: string; readonly amountPaisa: number },
  event: SessionEvent | undefined,
): Promise<boolean> {
  const heard = event
    ? sql`heard as (${insertEvent({ provider: session.provider, ...event })} returning event_id),`
    : sql``;
  const finished = await statement(idRow)`
    with ${heard} finished as (
      update payment_sessions set status = 'paid', provider_payment_id = ${paymentId}
      where id = ${session.id} and status not in ('paid', 'held')
        ${event ? sql`and exists (select from heard)` : sql``}
      returning id, order_id, provider
    ), charged as (
      insert into money_ledger (order_id, kind, amount_paisa, provider, provider_reference)
      select order_id, 'charge', ${amountPaisa}::bigint, provider, ${paymentId} from finished
      on conflict (provider, kind, provider_reference) do nothing
    )
    select id from finished`.first(trx);
  return finished !== undefined;
}
