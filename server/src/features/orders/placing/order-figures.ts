import { toPaisa } from '@nearbite/domain/money';
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
  const deliveryFeePaisa = terms.reduce((sum, part) => sum + part.delivery_fee_paisa, 0);
  const totals = orderTotals(lines, rates, { deliveryFeePaisa });
  if (expectedTotal !== undefined && toPaisa(expectedTotal) !== totals.totalPaisa) throw totalChanged(totals);
  const shares = splitTotals(
    totals,
    terms.map((part) => ({
      subTotalPaisa: part.sub_total_paisa,
      deliveryFeePaisa: part.delivery_fee_paisa,
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
  sub_total_paisa: totals.subTotalPaisa,
  tax_fee_paisa: totals.taxFeePaisa,
  service_fee_paisa: totals.serviceFeePaisa,
  delivery_fee_paisa: totals.deliveryFeePaisa,
  saved_paisa: totals.savedPaisa,
  total_paisa: totals.totalPaisa,
});
