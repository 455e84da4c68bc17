import { sql } from 'kysely';
import { z } from 'zod';
import { listsOf, type MailLists } from '../../adapters/mail/outbox-mailer.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { COOKABLE, type CookableNotice, type CookablePart } from '../../common/cookable.ts';
import { isOneOfFew } from '../../db/batch-calls.ts';
import type { Db } from '../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../db/prepared.ts';
import { type MailVariant, mailParts } from '../../jobs/send-mail.ts';
import { isOpenPage, ROW_VERSION } from './payable.queries.ts';
import type { SessionEvent } from './settle.queries.ts';

/** Money that came for a page, and all that follows from it. */
export type Booking = {
  readonly sessionId: number;
  readonly orderId: number;
  readonly provider: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly event: SessionEvent;
  readonly at: Date;
  /** The row versions of the order and its parts as they were read, by part id: an optimistic lock. */
  readonly rowVersions: string;
  readonly parts: readonly CookablePart[];
  readonly notice: CookableNotice | undefined;
  readonly mails: readonly Mail[];
};

/** Bookings of one variant are written together. */
export type BookingVariant = MailVariant & { readonly hasNotice: boolean };

const bookedRow = z.strictObject({ nth: z.int() });

/**
 * Books the money of pages with everything that belongs to it: event, page, ledger, order, parts, notice and mails. One
 * statement, which needs no transaction around it: it holds page, order and parts first, and writes nothing for those
 * that are not what was read any more, that somebody else holds, or whose event was heard before. Returns whether each
 * was booked.
 */
export async function bookMoney(
  db: Db,
  variant: BookingVariant,
  bookings: readonly Booking[],
): Promise<readonly boolean[]> {
  const numbered = bookings.map((booking, at) => ({ nth: at + 1, ...booking }));
  const rows = await statementOf(variant).all(db, {
    bookings: JSON.stringify(numbered.map(({ parts, mails, ...booking }) => booking)),
    parts: JSON.stringify(numbered.flatMap(({ nth, parts }) => parts.map((part) => partToWrite(nth, part)))),
    ...listsOf(numbered.flatMap(({ nth, mails }) => mails.map((mail) => ({ ...mail, cause: nth })))),
  });
  const booked = new Set(rows.map(({ nth }) => nth));
  return numbered.map(({ nth }) => booked.has(nth));
}

const partToWrite = (
  nth: number,
  { part_id, rings, stage, stage_times, promised_at, answer_by }: CookablePart,
) => ({
  nth,
  part_id,
  rings,
  stage,
  stage_times,
  promised_at,
  answer_by,
});

type Values = MailLists & { readonly bookings: string; readonly parts: string };

const statementOf = byVariant(({ areStored, hasNotice }: BookingVariant) =>
  prepared(
    bookedRow,
    (value: Slots<Values>) => sql`
    with given as materialized (
      select nth, "sessionId" as session_id, "orderId" as order_id, provider, "paymentId" as payment_id,
        "amountMinor" as amount_minor, event, at, "rowVersions" as row_versions, notice
      from jsonb_to_recordset(${value.bookings}::jsonb) as g (nth int, "sessionId" bigint, "orderId" bigint,
        provider text, "paymentId" text, "amountMinor" bigint, event jsonb, at timestamptz, "rowVersions" text, notice jsonb)
      where ${isOneOfFew('nth')}
    ), free as materialized (
      ${UNCHANGED}
    ), heard as (
      insert into payment_events (provider, event_id, kind)
      select provider, event ->> 'id', event ->> 'kind' from given join free using (nth)
      on conflict do nothing
      returning provider, event_id
    ), taken as materialized (
      select given.* from given join free using (nth)
      join heard on heard.provider = given.provider and heard.event_id = given.event ->> 'id'
    ), finished as (
      update payment_sessions s set status = 'paid', provider_payment_id = taken.payment_id
      from taken where s.id = taken.session_id
    ), charged as (
      insert into money_ledger (order_id, kind, amount_minor, provider, provider_reference)
      select order_id, 'charge', amount_minor, provider, payment_id from taken
      on conflict (provider, kind, provider_reference) do nothing
    ), paid as (
      update orders o set payment_status = 'paid', paid_at = taken.at from taken where o.id = taken.order_id
    ), cooked as (
      update order_parts p set ${COOKABLE}, cookable_at = taken.at, paid_at = taken.at
      from taken join jsonb_to_recordset(${value.parts}::jsonb) as c (nth int, part_id bigint, rings boolean,
        stage text, stage_times jsonb, promised_at timestamptz, answer_by timestamptz) using (nth)
      where p.id = c.part_id
    ), ${hasNotice ? TOLD : sql``} ${mailParts(value, { areStored }, sql`taken`)}
    select nth from taken ${areStored ? sql`` : sql`left join mailed using (nth)`}`,
  ),
);

/** Nobody waits for somebody else's order, so that no two such statements can wait for each other. */
const UNCHANGED = sql`
      select nth from given cross join lateral (
        select string_agg(held.row_version, ',' order by held.part_id) filter (where held.is_open) as row_versions
        from (
          -- Not chosen by its status, for which all open pages would be looked through.
          select p.id as part_id, ${isOpenPage('s')} as is_open, ${ROW_VERSION} as row_version
          from payment_sessions s
          join orders o on o.id = s.order_id
          join order_parts p on p.order_id = o.id
          where s.id = given.session_id
          for no key update of s, o, p skip locked
        ) held
      ) found
      where found.row_versions = given.row_versions`;

/** Left out where nobody has an account. */
const TOLD = sql`told as (
      insert into customer_notifications (user_id, order_id, title, message, created_at)
      select (notice ->> 'userId')::int, order_id, notice ->> 'title', notice ->> 'message', at from taken
    ),`;
