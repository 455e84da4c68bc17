import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { findExtra, findExtrasProblem, NO_EXTRAS } from '@nearbite/domain/extras';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import { findSoldOutOption, isSoldOut } from '@nearbite/domain/orderable';
import { type Choice, type PricedDish, priceSoFarMinor } from '@nearbite/domain/pricing';

/** What can be chosen of a dish, and at what price. */
export type ChosenDish = Pick<ListedDish, 'price' | 'portion_size' | 'spice_level' | 'extras'>;

/** As every dish begins. */
export const NOTHING_CHOSEN: Choice = {
  portionSize: NO_PORTION_SIZE,
  spiceLevel: NO_SPICE_LEVEL,
  extras: NO_EXTRAS,
};

export const portionsOf = (dish: ChosenDish, now: Date) =>
  dish.portion_size.map((portion) => ({
    name: portion.size_name,
    label: portion.label,
    extra: portion.price,
    isSoldOut: isSoldOut(portion, now),
  }));

export const spiceLevelsOf = (dish: ChosenDish, now: Date) =>
  dish.spice_level.map((level) => ({
    name: level.level_name,
    label: level.label,
    extra: level.additional_price,
    isSoldOut: isSoldOut(level, now),
  }));

const toPriced = (dish: ChosenDish): PricedDish => ({
  priceMinor: toMinor(dish.price),
  portions: dish.portion_size.map(({ price, ...size }) => ({ ...size, price_minor: toMinor(price) })),
  spiceLevels: dish.spice_level.map(({ additional_price, ...level }) => ({
    ...level,
    additional_price_minor: toMinor(additional_price),
  })),
  extras: dish.extras.map((group) => ({
    ...group,
    options: group.options.map(({ price, ...option }) => ({ ...option, price_minor: toMinor(price) })),
  })),
});

/** What is chosen of a dish as it is now: what one costs by the server's own sum, and what keeps it from the cart. */
export function readChoice(dish: ChosenDish, wanted: Choice, now: Date) {
  // The menu may have changed since.
  const extras = wanted.extras.filter((extra) => findExtra(dish.extras, extra));
  const choice = { ...wanted, extras };
  const priced = toPriced(dish);
  return {
    choice,
    unitPrice: fromMinor(priceSoFarMinor(priced, choice) ?? priced.priceMinor),
    isSoldOut: findSoldOutOption(priced, choice, now) !== undefined,
    /** A group of extras has fewer or more than it asks for. */
    isIncomplete: findExtrasProblem(dish.extras, extras) !== undefined,
  };
}
