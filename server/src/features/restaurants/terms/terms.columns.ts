import type { TermsChange } from '@nearbite/contract/restaurants/terms';
import { toPaisa } from '@nearbite/domain/money';
import { withoutUndefined } from '../../../lib/without-undefined.ts';

const asDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
const asPaisa = (rupees: number | null): number | null => (rupees === null ? null : toPaisa(rupees));

/** A change as the table keeps it: paisa, moments and JSON. */
export function columnsOf(change: TermsChange) {
  const { opening_hours, closed_days, delivery_polygon, ...rest } = change;
  const { paused_until, busy_until, delivery_fee, fee_per_km, free_delivery_from, minimum_order, ...plain } =
    rest;
  return withoutUndefined({
    ...plain,
    opening_hours: opening_hours && JSON.stringify(opening_hours),
    closed_days: closed_days && JSON.stringify(closed_days),
    delivery_polygon: delivery_polygon && JSON.stringify(delivery_polygon),
    paused_until: paused_until === undefined ? undefined : asDate(paused_until),
    busy_until: busy_until === undefined ? undefined : asDate(busy_until),
    delivery_fee_paisa: delivery_fee === undefined ? undefined : toPaisa(delivery_fee),
    fee_per_km_paisa: fee_per_km === undefined ? undefined : toPaisa(fee_per_km),
    free_delivery_from_paisa: free_delivery_from === undefined ? undefined : asPaisa(free_delivery_from),
    minimum_order_paisa: minimum_order === undefined ? undefined : toPaisa(minimum_order),
  });
}
