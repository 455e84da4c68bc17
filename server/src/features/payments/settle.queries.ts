import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { orderToPayFields, selectToLock } from '../../common/order-lock.ts';
import type { Trx } from '../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../db/prepared.ts';
import type { SessionRow } from './sessions/sessions.queries.ts';

/** What an event says about a session; its id is the provider's. */
export type SessionEvent = { readonly id: string; readonly kind: string };

/** Ours, or as the provider names it: by its own id and by the key it was opened with. */
export type SessionName =
  | { readonly id: number }
  | { readonly provider: string; readonly sessionId: string; readonly sessionKey: string | undefined };

/** What a provider has taken, in our currency, and the event that told of it. */
export type Money = {
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly event: SessionEvent | undefined;
};

/** What never changes of a session, so that it can be read by the statement that locks its order. */
const toSettleRow = z.strictObject({
  ...orderToPayFields,
  session_id: z.int(),
  provider: z.string(),
  part_ids: z.array(z.int()),
  amount_minor: z.int(),
  is_taken: z.boolean(),
});
export type SessionToSettle = Pick<SessionRow, 'id' | 'provider' | 'part_ids' | 'amount_minor'>;

/**
 * Holds the order of a session, with its parts. Money that is what was asked for is noted at once, with its entry in the
 * ledger and the event that told of it, also where the session was noted as failed or expired; `isTaken` is false when
 * event or money was noted before.
 */
export async function lockOrderOfSession(trx: Trx, by: SessionName, money: Money | undefined) {
  const isOurs = 'id' in by;
  const rows = await lock({ isOurs, isPaid: money !== undefined, hasEvent: money?.event !== undefined }).all(
    trx,
    {
      ...(isOurs ? { id: by.id } : { provider: by.provider, sessionId: by.sessionId }),
      sessionKey: (isOurs ? undefined : by.sessionKey) ?? null,
      paymentId: money?.paymentId,
      amountMinor: money?.amountMinor,
      eventId: money?.event?.id,
      kind: money?.event?.kind,
    },
  );
  const [first] = rows;
  if (!first) return undefined;
  const { session_id: id, provider, part_ids, amount_minor, is_taken: isTaken } = first;
  const session: SessionToSettle = { id, provider, part_ids, amount_minor };
  return { session, order: first, parts: rows, isTaken };
}

type Values = {
  readonly id?: number;
  readonly provider?: string;
  readonly sessionId?: string;
  readonly sessionKey: string | null;
  readonly paymentId: string | undefined;
  readonly amountMinor: number | undefined;
  readonly eventId: string | undefined;
  readonly kind: string | undefined;
};

type Variant = { readonly isOurs: boolean; readonly isPaid: boolean; readonly hasEvent: boolean };

const lock = byVariant(({ isOurs, isPaid, hasEvent }: Variant) =>
  prepared(toSettleRow, (value: Slots<Values>) => {
    const isNamed = isOurs ? sql`s.id = ${value.id}` : isNamedByProvider(value);
    return isPaid ? takeMoney(value, isNamed, hasEvent) : selectSession(isNamed, sql`, false as is_taken`);
  }),
);

const isNamedByProvider = ({ provider, sessionId, sessionKey }: Slots<Values>) => sql`s.id = (
    select id from payment_sessions
    where provider = ${provider} and (provider_session_id = ${sessionId} or session_key = ${sessionKey})
    limit 1
  )`;

const selectSession = (isNamed: RawBuilder<unknown>, columns: RawBuilder<unknown>) =>
  selectToLock(isNamed, {
    columns: sql`, s.id as session_id, s.provider, s.part_ids, s.amount_minor ${columns}`,
    tables: sql`join payment_sessions s on s.order_id = o.id`,
  });

/** Takes the order's row lock first, as every change of an order does. */
const takeMoney = (value: Slots<Values>, isNamed: RawBuilder<unknown>, hasEvent: boolean) => sql`
    with locked as materialized (
      ${selectSession(isNamed, sql``)}
    ), ${hasEvent ? heard(value) : sql``} finished as (
      update payment_sessions set status = 'paid', provider_payment_id = ${value.paymentId}
      where id = (select session_id from locked where amount_minor = ${value.amountMinor}::bigint limit 1)
        and status not in ('paid', 'held') ${hasEvent ? sql`and exists (select from heard)` : sql``}
      returning order_id, provider
    ), charged as (
      insert into money_ledger (order_id, kind, amount_minor, provider, provider_reference)
      select order_id, 'charge', ${value.amountMinor}::bigint, provider, ${value.paymentId} from finished
      on conflict (provider, kind, provider_reference) do nothing
    )
    select locked.*, exists (select from finished) as is_taken from locked`;

const heard = ({ amountMinor, eventId, kind }: Slots<Values>) => sql`heard as (
      insert into payment_events (provider, event_id, kind)
      select provider, ${eventId}, ${kind} from locked where amount_minor = ${amountMinor}::bigint limit 1
      on conflict do nothing
      returning event_id
    ),`;
