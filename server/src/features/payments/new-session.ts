import { makePublicId } from '../../lib/public-id.ts';
import type { Services } from '../../services.ts';
import type { LockedOrder, PartToPay } from '../orders/locked-order.ts';
import type { OrderToPay } from './payments.queries.ts';

const MINUTE_MS = 60_000;
/** Providers keep a page open for 30 minutes at least. */
const SHORTEST_SESSION_MS = 31 * MINUTE_MS;

const sumOf = (parts: readonly PartToPay[], amountIn: (part: PartToPay) => number): number =>
  parts.reduce((sum, part) => sum + amountIn(part), 0);

export const amountOf = (parts: readonly PartToPay[]): number =>
  sumOf(parts, ({ total_paisa }) => total_paisa);

type Wish = {
  readonly order: LockedOrder;
  readonly parts: readonly PartToPay[];
  readonly provider: string;
  readonly returnOrigin: string;
  readonly now: Date;
};

/** A page for these parts that is open as long as the order waits for its money. */
export function sessionFor({ config }: Services, { order, parts, provider, returnOrigin, now }: Wish) {
  const windowEndsMs = order.created_at.getTime() + config.PAYMENT_WINDOW_MINUTES * MINUTE_MS;
  return {
    order_id: order.id,
    provider,
    session_key: `nearbite-${order.oid}-${makePublicId()}`,
    part_ids: parts.map(({ part_id }) => part_id),
    amount_paisa: amountOf(parts),
    return_origin: returnOrigin,
    expires_at: new Date(Math.max(windowEndsMs, now.getTime() + SHORTEST_SESSION_MS)),
  };
}

/** What the page lists. */
export const toPayOf = (
  { oid, email }: LockedOrder,
  parts: readonly PartToPay[],
  items: OrderToPay['items'],
): OrderToPay => ({
  oid,
  email,
  tax_fee_paisa: sumOf(parts, ({ tax_fee_paisa }) => tax_fee_paisa),
  service_fee_paisa: sumOf(parts, ({ service_fee_paisa }) => service_fee_paisa),
  delivery_fee_paisa: sumOf(parts, ({ delivery_fee_paisa }) => delivery_fee_paisa),
  saved_paisa: sumOf(parts, ({ saved_paisa }) => saved_paisa),
  items,
});
