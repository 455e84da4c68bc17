import { sql } from 'kysely';
import { isLivePart, isUnsettledOrder } from '../../../common/order-conditions.ts';
import { batchCalls, isOneOfFew } from '../../../db/batch-calls.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../../db/prepared.ts';
import { makePublicId } from '../../../lib/public-id.ts';
import type { Services } from '../../../services.ts';
import { LINES, type OrderToPay, orderToPayRow } from '../payments.queries.ts';
import { SESSION_COLUMNS, type SessionRow, sessionRow } from './sessions.queries.ts';

const MINUTE_MS = 60_000;
/** Providers keep a page open for 30 minutes at least. */
const SHORTEST_SESSION_MS = 31 * MINUTE_MS;
/** The first waits for the last. */
const MAX_TOGETHER = 30;

type SessionRequest = { readonly oid: string; readonly provider: string; readonly returnOrigin: string };

export type NewSession = { readonly session: SessionRow; readonly toPay: OrderToPay };

const newSessionRow = sessionRow.extend({ to_pay: orderToPayRow }).strict();

/**
 * Writes a page for what is to be paid of an order, open as long as the order waits for its money, and returns what it
 * lists. The caller holds the order's lock. Undefined where nothing is to be paid or another page is open.
 */
export async function insertSession(
  services: Services,
  trx: Trx,
  request: SessionRequest,
): Promise<NewSession | undefined> {
  const [made] = await insertAll(services, trx, { isFirst: false }, [request]);
  return made;
}

/**
 * The same where the order never had a page before, by one statement for all who want to pay at the same moment. Holds
 * their orders as whoever changes one does; also undefined where somebody else holds it.
 */
export const insertFirstSession = (
  services: Services,
  request: SessionRequest,
): Promise<NewSession | undefined> => insertFirsts(services.db, { services, request });

type Call = { readonly services: Services; readonly request: SessionRequest };

const insertFirsts = batchCalls<Call, NewSession | undefined>(async (db, calls) => {
  const requests = calls.map(({ request }) => request);
  // Of an order the first: the second finds its page.
  const firsts = requests.filter(({ oid }, at) => requests.findIndex((other) => other.oid === oid) === at);
  const [call] = calls;
  const made = call ? await insertAll(call.services, db, { isFirst: true }, firsts) : [];
  return requests.map((request) => made[firsts.indexOf(request)]);
}, MAX_TOGETHER);

async function insertAll(
  { config, clock }: Services,
  db: Db | Trx,
  shape: Variant,
  requests: readonly SessionRequest[],
): Promise<readonly (NewSession | undefined)[]> {
  const rows = await insert(shape).all(db, {
    oids: requests.map(({ oid }) => oid),
    providers: requests.map(({ provider }) => provider),
    returnOrigins: requests.map(({ returnOrigin }) => returnOrigin),
    sessionKeys: requests.map(({ oid }) => `nearbite-${oid}-${makePublicId()}`),
    windowMinutes: config.PAYMENT_WINDOW_MINUTES,
    earliestEnd: new Date(clock.now().getTime() + SHORTEST_SESSION_MS),
  });
  const made = new Map(rows.map(({ to_pay: toPay, ...session }) => [toPay.oid, { session, toPay }]));
  return requests.map(({ oid }) => made.get(oid));
}

type Values = {
  readonly oids: readonly string[];
  readonly providers: readonly string[];
  readonly returnOrigins: readonly string[];
  readonly sessionKeys: readonly string[];
  readonly windowMinutes: number;
  readonly earliestEnd: Date;
};

type Variant = { readonly isFirst: boolean };

const insert = byVariant(({ isFirst }: Variant) =>
  prepared(
    newSessionRow,
    (value: Slots<Values>) => sql`
    with due as materialized (
      select * from unnest(${value.oids}::text[], ${value.providers}::text[], ${value.returnOrigins}::text[],
        ${value.sessionKeys}::text[]) with ordinality as request (oid, provider, return_origin, session_key, nth)
      cross join lateral (
        select o.id as order_id, o.created_at, p.id as part_id, p.total_minor, p.tax_fee_minor,
          p.service_fee_minor, p.delivery_fee_minor, p.saved_minor
        from orders o
        join order_parts p on p.order_id = o.id
        where o.oid = request.oid and o.payment_method = 'card' and ${isUnsettledOrder('o')} and ${isLivePart('p')}
        for no key update of o, p ${isFirst ? sql`skip locked` : sql``}
      ) held
      where ${isOneOfFew('nth')}
    ), made as (
      insert into payment_sessions
        (order_id, provider, session_key, part_ids, amount_minor, return_origin, expires_at)
      select due.order_id, min(due.provider), min(due.session_key),
        array_agg(due.part_id order by due.part_id), sum(due.total_minor)::bigint, min(due.return_origin),
        greatest(min(due.created_at) + make_interval(mins => ${value.windowMinutes}::int),
          ${value.earliestEnd}::timestamptz)
      from due
      where ${isFirst ? sql`not exists (select from payment_sessions s where s.order_id = due.order_id)` : sql`true`}
      group by due.order_id having sum(due.total_minor) > 0 ${isFirst ? ALL_PARTS : sql``}
      -- Of two at the same moment the second finds the page of the first.
      on conflict (order_id) where status in ('opening', 'open') do nothing
      returning ${SESSION_COLUMNS}
    )
    select made.*, (
      select json_build_object('oid', min(due.oid), 'tax_fee_minor', sum(due.tax_fee_minor),
        'service_fee_minor', sum(due.service_fee_minor), 'delivery_fee_minor', sum(due.delivery_fee_minor),
        'saved_minor', sum(due.saved_minor),
        'items', (select ${LINES} from order_items i where i.part_id = any(made.part_ids)))
      from due where due.order_id = made.order_id
    ) as to_pay
    from made`,
  ),
);

/** None was passed over because somebody else holds it. */
const ALL_PARTS = sql`and count(*) = (
        select count(*) from order_parts p where p.order_id = due.order_id and ${isLivePart('p')}
      )`;
