import type { CategorySlug } from '../categories.ts';
import { item, type MenuItem } from '../menus/menu-item.ts';

/** Menus in Britain name the allergens of every dish, in the words of the fourteen that the law lists. */
export const dish = (
  title: string,
  category: CategorySlug,
  price: number,
  picture: string,
  description: string,
  allergens: string,
  extras: Pick<MenuItem, 'oldPrice' | 'serves' | 'stockQty'> = {},
): MenuItem =>
  item(title, category, price, picture, `${description} Contains ${allergens}.`, {
    ...extras,
    contains: allergens.charAt(0).toUpperCase() + allergens.slice(1),
  });
