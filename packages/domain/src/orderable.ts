import type { Dish } from '@nearbite/contract/catalog/catalog';
import { chosenOptions, type ExtraGroup, isSoldOut, isWithinReach } from './extras.ts';
import type { Choice } from './pricing.ts';
import { nameWith } from './text/dish-name.ts';

export { isSoldOut } from './extras.ts';

type Until = { readonly sold_out_until?: string | Date | null | undefined };

/** All of a dish is sold out for a while: it was said so, or a group of its extras has less than has to be chosen. */
export const isDishSoldOut = (dish: Until & { readonly extras: readonly ExtraGroup[] }, now: Date): boolean =>
  isSoldOut(dish, now) || !isWithinReach(dish.extras, now);

/** Whether a dish can be put in a cart: it is on the menu and something of it is left. */
export const isOrderable = (
  dish: Pick<Dish, 'status' | 'stock_qty' | 'sold_out_until' | 'extras'>,
  now: Date,
): boolean => dish.status === 'live' && dish.stock_qty > 0 && !isDishSoldOut(dish, now);

type Options = {
  readonly extras: readonly ExtraGroup[];
  readonly portions: readonly (Until & { readonly size_name: string })[];
  readonly spiceLevels: readonly (Until & { readonly level_name: string })[];
};

/** What is sold out for a while by its name: the dish, or `Biryani (Large)` where only a part of the choice is. */
export function nameSoldOut(
  dish: Options & Until & { readonly title: string },
  choice: Choice,
  now: Date,
): string | undefined {
  if (isDishSoldOut(dish, now)) return dish.title;
  const option = findSoldOutOption(dish, choice, now);
  return option === undefined ? undefined : nameWith(dish.title, [option]);
}

/** The name of the portion, spice level or extra of a choice that is sold out while the dish itself may not be. */
export function findSoldOutOption(dish: Options, choice: Choice, now: Date): string | undefined {
  const portion = dish.portions.find(({ size_name }) => size_name === choice.portionSize);
  if (portion && isSoldOut(portion, now)) return portion.size_name;
  const spice = dish.spiceLevels.find(({ level_name }) => level_name === choice.spiceLevel);
  if (spice && isSoldOut(spice, now)) return spice.level_name;
  return chosenOptions(dish.extras, choice.extras).find(({ option }) => option && isSoldOut(option, now))
    ?.name;
}
