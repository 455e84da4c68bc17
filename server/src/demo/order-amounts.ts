import type { DemoOrder, DemoOrderPart } from './orders.ts';

export type Amounts = {
  readonly subTotalPaisa: number;
  readonly taxFeePaisa: number;
  readonly serviceFeePaisa: number;
  readonly totalPaisa: number;
};

/** The default rates; the past keeps them whatever is configured now. */
const TAX_PERCENT = 5;
const SERVICE_FEE_PERCENT = 2;

const percent = (amountPaisa: number, rate: number) => Math.floor((amountPaisa * rate + 50) / 100);

const subTotalOf = (part: DemoOrderPart) =>
  part.items.reduce((sum, item) => sum + item.unitPricePaisa * item.qty, 0);

const withTotal = (subTotalPaisa: number, taxFeePaisa: number, serviceFeePaisa: number): Amounts => ({
  subTotalPaisa,
  taxFeePaisa,
  serviceFeePaisa,
  totalPaisa: subTotalPaisa + taxFeePaisa + serviceFeePaisa,
});

/** Each fee is rounded once per order; the last part takes what the others left, so parts sum to the whole. */
export function amountsOf(order: DemoOrder): { whole: Amounts; parts: Amounts[] } {
  const subTotals = order.parts.map(subTotalOf);
  const sum = subTotals.reduce((total, one) => total + one, 0);
  const whole = withTotal(sum, percent(sum, TAX_PERCENT), percent(sum, SERVICE_FEE_PERCENT));
  let taxLeft = whole.taxFeePaisa;
  let serviceLeft = whole.serviceFeePaisa;
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
