import { isSettled, PAYMENT_STATUSES } from '@nearbite/contract/orders/statuses';
import { trackingHorizon } from '@nearbite/domain/orders/delivery';
import { type RawBuilder, sql } from 'kysely';

/**
 * What "live", "open", "unfinished" and "unsettled" mean in SQL; "sold" stands in `part_figures`
 * (db/functions/figures.sql), live and unsettled once more in the view `unpaid_portions` (db/functions/unpaid-orders.sql),
 * which a test compares. Values are literals, so that the planner finds the partial indexes, which are worded alike.
 * `alias` names order_parts, or orders where the word speaks of the order.
 */
type Condition = RawBuilder<boolean>;

const UNSETTLED = PAYMENT_STATUSES.filter((status) => !isSettled(status));
const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

/** Not canceled: its portions are taken and its money is due. */
export const isLivePart = (alias: string): Condition => sql`${column(alias, 'order_status')} <> 'cancelled'`;

/** The kitchen still has to cook it or hand it over. */
export const isOpenPart = (alias: string): Condition => sql`${column(alias, 'order_status')} = 'pending'`;

/** The customer still waits for it. */
export const isUnfinishedPart = (alias: string): Condition =>
  sql`${isLivePart(alias)} and ${column(alias, 'stage')} <> 'delivered'`;

/** Handed over, and neither delivered nor too long ago: positions are relayed. */
export const isOnItsWay = (alias: string, now: Date): Condition => sql`
  ${column(alias, 'order_status')} = 'fulfilled' and ${column(alias, 'delivered_at')} is null
  and ${column(alias, 'fulfilled_at')} > ${trackingHorizon(now)}`;

/** Of orders: something is still to be paid, or was never paid. */
export const isUnsettledOrder = (alias: string): Condition =>
  sql`${column(alias, 'payment_status')} in (${sql.join(UNSETTLED.map((status) => sql.lit(status)))})`;
