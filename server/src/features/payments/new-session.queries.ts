import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { byShape, prepared, type Slots } from '../../db/prepared.ts';
import { makePublicId } from '../../lib/public-id.ts';
import type { Services } from '../../services.ts';
import { isLivePart, isUnsettledOrder } from '../orders/order-conditions.ts';
import { LINES, type OrderToPay, orderToPayRow } from './payments.queries.ts';
import { SESSION_COLUMNS, type SessionRow, sessionRow } from './sessions.queries.ts';

const MINUTE_MS = 60_000;
/** Providers keep a page open for 30 minutes at least. */
const SHORTEST_SESSION_MS = 31 * MINUTE_MS;

type Wish = {
  readonly oid: string;
  readonly provider: string;
  readonly returnOrigin: string;
  /** Only where the order never had a page before. */
  readonly isFirst: boolean;
};

export type NewSession = { readonly session: SessionRow; readonly toPay: OrderToPay };

const newSessionRow = sessionRow.extend({ to_pay: orderToPayRow }).strict();

/**
 * Writes a page for what is to be paid of an order, open as long as the order waits for its money, and returns what it
 * lists. Holds the order as whoever changes it does. Undefined where nothing is to be paid or another page is open.
 */
export async function insertSession(
  { config, clock }: Services,
  db: Db | Trx,
  { oid, provider, returnOrigin, isFirst }: Wish,
): Promise<NewSession | undefined> {
  const made = await insert({ isFirst }).first(db, {
    oid,
    provider,
    returnOrigin,
    sessionKey: `nearbite-${oid}-${makePublicId()}`,
    windowMinutes: config.PAYMENT_WINDOW_MINUTES,
    earliestEnd: new Date(clock.now().getTime() + SHORTEST_SESSION_MS),
  });
  if (!made) return undefined;
  const { to_pay: toPay, ...session } = made;
  return { session, toPay };
}

type Values = Omit<Wish, 'isFirst'> & {
  readonly sessionKey: string;
  readonly windowMinutes: number;
  readonly earliestEnd: Date;
};

const insert = byShape(({ isFirst }: Pick<Wish, 'isFirst'>) =>
  prepared(
    newSessionRow,
    (value: Slots<Values>) => sql`
    with due as materialized (
      select o.id as order_id, o.oid, o.created_at, u.email, p.id as part_id, p.total_paisa, p.tax_fee_paisa,
        p.service_fee_paisa, p.delivery_fee_paisa, p.saved_paisa
      from orders o
      join order_parts p on p.order_id = o.id
      left join users u on u.id = o.user_id
      where o.oid = ${value.oid} and o.payment_method = 'card' and ${isUnsettledOrder('o')} and ${isLivePart('p')}
      for no key update of o, p
    ), made as (
      insert into payment_sessions
        (order_id, provider, session_key, part_ids, amount_paisa, return_origin, expires_at)
      select due.order_id, ${value.provider}::text, ${value.sessionKey}::text,
        array_agg(due.part_id order by due.part_id), sum(due.total_paisa)::bigint, ${value.returnOrigin}::text,
        greatest(min(due.created_at) + make_interval(mins => ${value.windowMinutes}::int),
          ${value.earliestEnd}::timestamptz)
      from due
      where ${isFirst ? sql`not exists (select from payment_sessions s where s.order_id = due.order_id)` : sql`true`}
      group by due.order_id having sum(due.total_paisa) > 0
      -- Of two at the same moment the second finds the page of the first.
      on conflict (order_id) where status in ('opening', 'open') do nothing
      returning ${SESSION_COLUMNS}
    )
    select made.*, (
      select json_build_object('oid', min(due.oid), 'email', min(due.email), 'tax_fee_paisa', sum(due.tax_fee_paisa),
        'service_fee_paisa', sum(due.service_fee_paisa), 'delivery_fee_paisa', sum(due.delivery_fee_paisa),
        'saved_paisa', sum(due.saved_paisa),
        'items', (select ${LINES} from order_items i where i.part_id = any(made.part_ids)))
      from due
    ) as to_pay
    from made`,
  ),
);
