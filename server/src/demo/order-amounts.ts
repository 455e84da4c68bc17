import type { DemoOrder, DemoOrderPart } from './orders.ts';

export type Amounts = {
  readonly subTotalMinor: number;
  readonly taxFeeMinor: number;
  readonly serviceFeeMinor: number;
  readonly totalMinor: number;
};

/** The default rates; the past keeps them whatever is configured now. */
const TAX_PERCENT = 5;
const SERVICE_FEE_PERCENT = 2;

const percent = (amountMinor: number, rate: number) => Math.floor((amountMinor * rate + 50) / 100);

const subTotalOf = (part: DemoOrderPart) =>
  part.items.reduce((sum, item) => sum + item.unitPriceMinor * item.qty, 0);

const withTotal = (subTotalMinor: number, taxFeeMinor: number, serviceFeeMinor: number): Amounts => ({
  subTotalMinor,
  taxFeeMinor,
  serviceFeeMinor,
  totalMinor: subTotalMinor + taxFeeMinor + serviceFeeMinor,
});

/** Each fee is rounded once per order; the last part takes what the others left, so parts sum to the whole. */
export function amountsOf(order: DemoOrder): { whole: Amounts; parts: Amounts[] } {
  const subTotals = order.parts.map(subTotalOf);
  const sum = subTotals.reduce((total, one) => total + one, 0);
  const whole = withTotal(sum, percent(sum, TAX_PERCENT), percent(sum, SERVICE_FEE_PERCENT));
  let taxLeft = whole.taxFeeMinor;
  let serviceLeft = whole.serviceFeeMinor;
  const parts = subTotals.map((subTotal, index) => {
    const isLast = index === subTotals.length - 1;
    const tax = isLast ? taxLeft : Math.min(taxLeft, percent(subTotal, TAX_PERCENT));
    const service = isLast ? serviceLeft : Math.min(serviceLeft, percent(subTotal, SERVICE_FEE_PERCENT));
    taxLeft -= tax;
    serviceLeft -= service;
    return withTotal(subTotal, tax, service);
  });
  return { whole, parts };
}
