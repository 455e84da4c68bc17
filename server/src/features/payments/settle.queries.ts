import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../db/database.ts';
import { byShape, prepared, type Slots } from '../../db/prepared.ts';
import { idRow } from '../../db/statement.ts';
import { orderToPayFields, selectToLock } from '../orders/locked-order.ts';
import { insertEvent } from './payments.queries.ts';
import type { SessionRow } from './sessions.queries.ts';

/** What an event says about a session; its id is the provider's. */
export type SessionEvent = { readonly id: string; readonly kind: string };

/** Ours, or as the provider names it: by its own id and by the key it was opened with. */
export type SessionName =
  | { readonly id: number }
  | { readonly provider: string; readonly sessionId: string; readonly sessionKey: string | undefined };

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
  const rows = await ('id' in by
    ? lockById.all(trx, by)
    : lockByName.all(trx, { ...by, sessionKey: by.sessionKey ?? null }));
  const [first] = rows;
  if (!first) return undefined;
  const { session_id: id, provider, part_ids, amount_paisa } = first;
  const session: SessionToSettle = { id, provider, part_ids, amount_paisa };
  return { session, order: first, parts: rows };
}

const selectOf = (isNamed: RawBuilder<unknown>) =>
  selectToLock(isNamed, {
    columns: sql`, s.id as session_id, s.provider, s.part_ids, s.amount_paisa`,
    tables: sql`join payment_sessions s on s.order_id = o.id`,
  });

const lockById = prepared(toSettleRow, (value: Slots<{ readonly id: number }>) =>
  selectOf(sql`s.id = ${value.id}`),
);

type NameValues = {
  readonly provider: string;
  readonly sessionId: string;
  readonly sessionKey: string | null;
};

const lockByName = prepared(toSettleRow, (value: Slots<NameValues>) =>
  selectOf(sql`s.id = (
    select id from payment_sessions
    where provider = ${value.provider}
      and (provider_session_id = ${value.sessionId} or session_key = ${value.sessionKey})
    limit 1
  )`),
);

/**
 * Notes the money that was asked for, with its entry in the ledger and the event that told of it, also where the
 * session was noted as failed or expired. False when event or money was noted before.
 */
export async function finishPaidSession(
  trx: Trx,
  { id, provider }: SessionToSettle,
  { paymentId, amountPaisa }: { readonly paymentId: string; readonly amountPaisa: number },
  event: SessionEvent | undefined,
): Promise<boolean> {
  const values = { id, provider, paymentId, amountPaisa, eventId: event?.id, kind: event?.kind };
  return (await finishPaid({ hasEvent: event !== undefined }).first(trx, values)) !== undefined;
}

type PaidValues = {
  readonly id: number;
  readonly provider: string;
  readonly paymentId: string;
  readonly amountPaisa: number;
  readonly eventId: string | undefined;
  readonly kind: string | undefined;
};

const finishPaid = byShape(({ hasEvent }: { readonly hasEvent: boolean }) =>
  prepared(
    idRow,
    (value: Slots<PaidValues>) => sql`
    with ${hasEvent ? heard(value) : sql``} finished as (
      update payment_sessions set status = 'paid', provider_payment_id = ${value.paymentId}
      where id = ${value.id} and status not in ('paid', 'held')
        ${hasEvent ? sql`and exists (select from heard)` : sql``}
      returning id, order_id, provider
    ), charged as (
      insert into money_ledger (order_id, kind, amount_paisa, provider, provider_reference)
      select order_id, 'charge', ${value.amountPaisa}::bigint, provider, ${value.paymentId} from finished
      on conflict (provider, kind, provider_reference) do nothing
    )
    select id from finished`,
  ),
);

const heard = ({ provider, eventId: id, kind }: Slots<PaidValues>) =>
  sql`heard as (${insertEvent({ provider, id, kind })} returning event_id),`;
