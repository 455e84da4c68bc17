import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import { isSoldOut } from '@nearbite/domain/orderable';
import { priceSoFarMinor } from '@nearbite/domain/pricing';

export const portionsOf = (dish: ListedDish, now: Date) =>
  dish.portion_size.map((portion) => ({
    name: portion.size_name,
    extra: portion.price,
    isSoldOut: isSoldOut(portion, now),
  }));

export const spiceLevelsOf = (dish: ListedDish, now: Date) =>
  dish.spice_level.map((level) => ({
    name: level.level_name,
    extra: level.additional_price,
    isSoldOut: isSoldOut(level, now),
  }));

/** The price of one as chosen, by the server's own sum. */
export function unitPriceOf(dish: ListedDish, portionSize: string, spiceLevel: string): number {
  const choice = { portionSize, spiceLevel, extras: [] };
  const priced = {
    priceMinor: toMinor(dish.price),
    portions: dish.portion_size.map(({ size_name, price }) => ({ size_name, price_minor: toMinor(price) })),
    spiceLevels: dish.spice_level.map(({ level_name, additional_price }) => ({
      level_name,
      additional_price_minor: toMinor(additional_price),
    })),
    extras: dish.extras.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, price_minor: toMinor(option.price) })),
    })),
  };
  return fromMinor(priceSoFarMinor(priced, choice) ?? priced.priceMinor);
}
