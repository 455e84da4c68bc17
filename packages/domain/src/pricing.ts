import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { splitByWeight } from './money.ts';

/** A dish as far as its price is concerned; the lists are stored this way. */
export type PricedDish = {
  readonly pricePaisa: number;
  readonly portions: readonly { readonly size_name: string; readonly price_paisa: number }[];
  readonly spiceLevels: readonly { readonly level_name: string; readonly additional_price_paisa: number }[];
};

export type Choice = { readonly portionSize: string; readonly spiceLevel: string };

/** Dish + portion + spice. Undefined when the dish does not offer this portion or spice level. */
export function unitPricePaisa(dish: PricedDish, choice: Choice): number | undefined {
  const portionExtra =
    choice.portionSize === NO_PORTION_SIZE
      ? 0
      : dish.portions.find(({ size_name }) => size_name === choice.portionSize)?.price_paisa;
  const spiceExtra =
    choice.spiceLevel === NO_SPICE_LEVEL
      ? 0
      : dish.spiceLevels.find(({ level_name }) => level_name === choice.spiceLevel)?.additional_price_paisa;
  return portionExtra === undefined || spiceExtra === undefined
    ? undefined
    : dish.pricePaisa + portionExtra + spiceExtra;
}

export type PricedLine = { readonly unitPricePaisa: number; readonly qty: number };

export const lineTotalPaisa = ({ unitPricePaisa: unit, qty }: PricedLine): number => unit * qty;

export type FeeRates = { readonly taxPercent: number; readonly serviceFeePercent: number };

export type Totals = {
  readonly subTotalPaisa: number;
  readonly taxFeePaisa: number;
  readonly serviceFeePaisa: number;
  readonly deliveryFeePaisa: number;
  readonly savedPaisa: number;
  readonly totalPaisa: number;
};

const PERCENT_SCALE = 1_000_000;

/** A percentage of an amount, rounded half up to the paisa. Exact for rates of up to six decimals. */
export function percentOfPaisa(amountPaisa: number, percent: number): number {
  const scaled = BigInt(Math.round(percent * PERCENT_SCALE));
  const hundred = BigInt(100 * PERCENT_SCALE);
  return Number((BigInt(amountPaisa) * scaled + hundred / 2n) / hundred);
}

/**
 * Tax and service fee are rounded once for the whole order, never per line or per restaurant. The delivery fee is the
 * sum of what its restaurants ask, untaxed.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  rates: FeeRates,
  { deliveryFeePaisa = 0, savedPaisa = 0 } = {},
): Totals {
  const subTotalPaisa = lines.reduce((sum, line) => sum + lineTotalPaisa(line), 0);
  const taxFeePaisa = percentOfPaisa(subTotalPaisa, rates.taxPercent);
  const serviceFeePaisa = percentOfPaisa(subTotalPaisa, rates.serviceFeePercent);
  return withTotal({ subTotalPaisa, taxFeePaisa, serviceFeePaisa, deliveryFeePaisa, savedPaisa });
}

const withTotal = (figures: Omit<Totals, 'totalPaisa'>): Totals => ({
  ...figures,
  totalPaisa:
    figures.subTotalPaisa +
    figures.taxFeePaisa +
    figures.serviceFeePaisa +
    figures.deliveryFeePaisa -
    figures.savedPaisa,
});

/** What each restaurant of an order brings into it. */
export type PartFigures = { readonly subTotalPaisa: number; readonly deliveryFeePaisa: number };

/** Divides an order between its restaurants; every figure sums to the order's. */
export function splitTotals(totals: Totals, parts: readonly PartFigures[]): Totals[] {
  const partSubTotalsPaisa = parts.map(({ subTotalPaisa }) => subTotalPaisa);
  const taxes = splitByWeight(totals.taxFeePaisa, partSubTotalsPaisa);
  const serviceFees = splitByWeight(totals.serviceFeePaisa, partSubTotalsPaisa);
  const savings = splitByWeight(totals.savedPaisa, partSubTotalsPaisa);
  return parts.map(({ subTotalPaisa, deliveryFeePaisa }, index) =>
    withTotal({
      subTotalPaisa,
      taxFeePaisa: taxes[index] ?? 0,
      serviceFeePaisa: serviceFees[index] ?? 0,
      deliveryFeePaisa,
      savedPaisa: savings[index] ?? 0,
    }),
  );
}
