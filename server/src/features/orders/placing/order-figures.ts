import { toPaisa, toRupees } from '@nearbite/domain/money';
import { type FeeRates, orderTotals, splitTotals, type Totals } from '@nearbite/domain/pricing';
import { AppError } from '../../../errors.ts';
import type { OrderedLine } from './order-lines.ts';
import type { Figures } from './write-order.queries.ts';

type OrderFigures = {
  readonly total: number;
  readonly figures: Figures;
  readonly parts: readonly (Figures & { readonly restaurant_id: number })[];
};

/** What the order costs and how it splits, or a refusal when the customer saw another total. */
export function figuresOf(
  lines: readonly OrderedLine[],
  rates: FeeRates,
  expectedTotal: number | undefined,
): OrderFigures {
  const totals = orderTotals(lines, rates);
  if (expectedTotal !== undefined && toPaisa(expectedTotal) !== totals.totalPaisa) throw totalChanged(totals);
  return {
    total: toRupees(totals.totalPaisa),
    figures: toFigures(totals),
    parts: splitByRestaurant(lines, totals),
  };
}

function totalChanged(totals: Totals): AppError {
  const details = {
    subtotal: toRupees(totals.subTotalPaisa),
    tax: toRupees(totals.taxFeePaisa),
    service_fee: toRupees(totals.serviceFeePaisa),
    total: toRupees(totals.totalPaisa),
  };
  return new AppError('total_changed', 'The total has changed. Please check it and confirm again.', {
    details,
  });
}

function splitByRestaurant(lines: readonly OrderedLine[], totals: Totals) {
  const subTotals = new Map<number, number>();
  for (const { restaurant_id, unitPricePaisa: price, qty } of lines) {
    subTotals.set(restaurant_id, (subTotals.get(restaurant_id) ?? 0) + price * qty);
  }
  const restaurantIds = [...subTotals.keys()].sort((a, b) => a - b);
  const shares = splitTotals(
    totals,
    restaurantIds.map((id) => subTotals.get(id) ?? 0),
  );
  return shares.map((share, index) => ({ restaurant_id: restaurantIds[index] ?? 0, ...toFigures(share) }));
}

const toFigures = (totals: Totals): Figures => ({
  sub_total_paisa: totals.subTotalPaisa,
  tax_fee_paisa: totals.taxFeePaisa,
  service_fee_paisa: totals.serviceFeePaisa,
  saved_paisa: totals.savedPaisa,
  total_paisa: totals.totalPaisa,
});
