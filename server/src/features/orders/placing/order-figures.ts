import { toMinor } from '@nearbite/domain/money';
import { type FeeRates, orderTotals, splitTotals, type Totals } from '@nearbite/domain/pricing';
import { AppError } from '../../../lib/errors.ts';
import { presentTotals } from '../../cart/index.ts';
import type { OrderedLine } from './order-lines.ts';
import type { PartTerms } from './order-terms.ts';
import type { Figures } from './order-to-write.ts';

type OrderFigures = {
  readonly figures: Figures;
  readonly parts: readonly (PartTerms & Figures)[];
};

/** What the order costs and how it splits, or a refusal when the customer saw another total. */
export function figuresOf(
  lines: readonly OrderedLine[],
  terms: readonly PartTerms[],
  { rates, expectedTotal }: { readonly rates: FeeRates; readonly expectedTotal: number | undefined },
): OrderFigures {
  const deliveryFeeMinor = terms.reduce((sum, part) => sum + part.delivery_fee_minor, 0);
  const totals = orderTotals(lines, rates, { deliveryFeeMinor });
  if (expectedTotal !== undefined && toMinor(expectedTotal) !== totals.totalMinor) throw totalChanged(totals);
  const shares = splitTotals(
    totals,
    terms.map((part) => ({
      subTotalMinor: part.sub_total_minor,
      deliveryFeeMinor: part.delivery_fee_minor,
    })),
  );
  const parts = terms.flatMap((part, index) => {
    const share = shares[index];
    return share ? [{ ...part, ...toFigures(share) }] : [];
  });
  return { figures: toFigures(totals), parts };
}

function totalChanged(totals: Totals): AppError {
  return new AppError('total_changed', 'The total has changed. Please check it and confirm again.', {
    details: presentTotals(totals),
  });
}

const toFigures = (totals: Totals): Figures => ({
  sub_total_minor: totals.subTotalMinor,
  tax_fee_minor: totals.taxFeeMinor,
  service_fee_minor: totals.serviceFeeMinor,
  delivery_fee_minor: totals.deliveryFeeMinor,
  saved_minor: totals.savedMinor,
  total_minor: totals.totalMinor,
});
