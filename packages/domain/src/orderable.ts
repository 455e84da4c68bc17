import type { Dish } from '@nearbite/contract/catalog/catalog';
import type { Choice } from './pricing.ts';
import { nameWith } from './text/dish-name.ts';

type Until = { readonly sold_out_until?: string | Date | null | undefined };

/** Said to be sold out for a while that has not passed. */
export const isSoldOut = ({ sold_out_until: until }: Until, now: Date): boolean =>
  until !== undefined && until !== null && new Date(until) > now;

/** Whether a dish can be put in a cart: it is on the menu and something of it is left. */
export const isOrderable = (
  dish: Pick<Dish, 'status' | 'stock_qty' | 'sold_out_until'>,
  now: Date,
): boolean => dish.status === 'live' && dish.stock_qty > 0 && !isSoldOut(dish, now);

type Options = {
  readonly portions: readonly (Until & { readonly size_name: string })[];
  readonly spiceLevels: readonly (Until & { readonly level_name: string })[];
};

/** What is sold out for a while by its name: the dish, or `Biryani (Large)` where only a part of the choice is. */
export function nameSoldOut(
  dish: Options & Until & { readonly title: string },
  choice: Choice,
  now: Date,
): string | undefined {
  if (isSoldOut(dish, now)) return dish.title;
  const option = findSoldOutOption(dish, choice, now);
  return option === undefined ? undefined : nameWith(dish.title, [option]);
}

/** The name of the portion or spice level of a choice that is sold out while the dish itself may not be. */
export function findSoldOutOption(dish: Options, choice: Choice, now: Date): string | undefined {
  const portion = dish.portions.find(({ size_name }) => size_name === choice.portionSize);
  if (portion && isSoldOut(portion, now)) return portion.size_name;
  const spice = dish.spiceLevels.find(({ level_name }) => level_name === choice.spiceLevel);
  return spice && isSoldOut(spice, now) ? spice.level_name : undefined;
}
