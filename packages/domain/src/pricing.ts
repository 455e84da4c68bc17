import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { type ChosenExtra, chosenOptions, type ExtraGroup, findExtrasProblem } from './extras.ts';
import { splitByWeight } from './money.ts';

/** A dish as far as its price is concerned; the lists are stored this way. */
export type PricedDish = {
  readonly priceMinor: number;
  readonly portions: readonly { readonly size_name: string; readonly price_minor: number }[];
  readonly spiceLevels: readonly { readonly level_name: string; readonly additional_price_minor: number }[];
  readonly extras: readonly PricedExtraGroup[];
};

export type PricedExtraGroup = ExtraGroup<{ readonly price_minor: number }>;

export type Choice = {
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly extras: readonly ChosenExtra[];
};

/** The database counts no further. */
const MAX_UNIT_PRICE_MINOR = 2_147_483_647;

/** What one costs that is bought. Undefined when the dish does not offer what was chosen, or asks for other extras. */
export function unitPriceMinor(dish: PricedDish, choice: Choice): number | undefined {
  if (findExtrasProblem(dish.extras, choice.extras) !== undefined) return undefined;
  const price = priceSoFarMinor(dish, choice);
  return price === undefined || price > MAX_UNIT_PRICE_MINOR ? undefined : price;
}

/** Dish + portion + spice + extras, also while a group misses some. Undefined when something is not offered. */
export function priceSoFarMinor(dish: PricedDish, choice: Choice): number | undefined {
  const portionExtra =
    choice.portionSize === NO_PORTION_SIZE
      ? 0
      : dish.portions.find(({ size_name }) => size_name === choice.portionSize)?.price_minor;
  const spiceExtra =
    choice.spiceLevel === NO_SPICE_LEVEL
      ? 0
      : dish.spiceLevels.find(({ level_name }) => level_name === choice.spiceLevel)?.additional_price_minor;
  const extras = pricedExtras(dish.extras, choice.extras).map(({ priceMinor }) => priceMinor);
  return [portionExtra, spiceExtra, ...extras].reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + price),
    dish.priceMinor,
  );
}

/** What each chosen extra adds, in the order of the menu; undefined for those that are not offered any more. */
export const pricedExtras = (groups: readonly PricedExtraGroup[], chosen: readonly ChosenExtra[]) =>
  chosenOptions(groups, chosen).map(({ group, name, option }) => ({
    group,
    name,
    priceMinor: option?.price_minor,
  }));

export type PricedLine = { readonly unitPriceMinor: number; readonly qty: number };

export const lineTotalMinor = ({ unitPriceMinor: unit, qty }: PricedLine): number => unit * qty;

export type FeeRates = { readonly taxPercent: number; readonly serviceFeePercent: number };

export type Totals = {
  readonly subTotalMinor: number;
  readonly taxFeeMinor: number;
  readonly serviceFeeMinor: number;
  readonly deliveryFeeMinor: number;
  readonly savedMinor: number;
  readonly totalMinor: number;
};

const PERCENT_SCALE = 1_000_000;

/** A percentage of an amount, rounded half up to the smallest unit. Exact for rates of up to six decimals. */
export function percentOfMinor(amountMinor: number, percent: number): number {
  const scaled = BigInt(Math.round(percent * PERCENT_SCALE));
  const hundred = BigInt(100 * PERCENT_SCALE);
  return Number((BigInt(amountMinor) * scaled + hundred / 2n) / hundred);
}

/**
 * Tax and service fee are rounded once for the whole order, never per line or per restaurant. The delivery fee is the
 * sum of what its restaurants ask, untaxed.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  rates: FeeRates,
  { deliveryFeeMinor = 0, savedMinor = 0 } = {},
): Totals {
  const subTotalMinor = lines.reduce((sum, line) => sum + lineTotalMinor(line), 0);
  const taxFeeMinor = percentOfMinor(subTotalMinor, rates.taxPercent);
  const serviceFeeMinor = percentOfMinor(subTotalMinor, rates.serviceFeePercent);
  return withTotal({ subTotalMinor, taxFeeMinor, serviceFeeMinor, deliveryFeeMinor, savedMinor });
}

const withTotal = (figures: Omit<Totals, 'totalMinor'>): Totals => ({
  ...figures,
  totalMinor:
    figures.subTotalMinor +
    figures.taxFeeMinor +
    figures.serviceFeeMinor +
    figures.deliveryFeeMinor -
    figures.savedMinor,
});

/** What each restaurant of an order brings into it. */
export type PartFigures = { readonly subTotalMinor: number; readonly deliveryFeeMinor: number };

/** Divides an order between its restaurants; every figure sums to the order's. */
export function splitTotals(totals: Totals, parts: readonly PartFigures[]): Totals[] {
  const partSubTotalsMinor = parts.map(({ subTotalMinor }) => subTotalMinor);
  const taxes = splitByWeight(totals.taxFeeMinor, partSubTotalsMinor);
  const serviceFees = splitByWeight(totals.serviceFeeMinor, partSubTotalsMinor);
  const savings = splitByWeight(totals.savedMinor, partSubTotalsMinor);
  return parts.map(({ subTotalMinor, deliveryFeeMinor }, index) =>
    withTotal({
      subTotalMinor,
      taxFeeMinor: taxes[index] ?? 0,
      serviceFeeMinor: serviceFees[index] ?? 0,
      deliveryFeeMinor,
      savedMinor: savings[index] ?? 0,
    }),
  );
}
