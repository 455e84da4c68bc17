import type { CategorySlug } from '../categories.ts';

/** One line of a menu as its writer thinks of it, its price in the currency; dishes.ts turns it into a full dish. */
export type MenuItem = {
  readonly title: string;
  readonly category: CategorySlug;
  readonly price: number;
  readonly picture: string;
  readonly description: string;
  readonly oldPrice?: number;
  readonly serves?: string;
  /** Its allergens, where the kind of dish does not tell. */
  readonly contains?: string;
  readonly stockQty?: number;
  readonly status?: 'live' | 'in-active' | 'in-review';
};

type Extras = Pick<MenuItem, 'oldPrice' | 'serves' | 'contains' | 'stockQty' | 'status'>;

export const item = (
  title: string,
  category: CategorySlug,
  price: number,
  picture: string,
  description: string,
  extras: Extras = {},
): MenuItem => ({ title, category, price, picture, description, ...extras });

export type Menus = Readonly<Record<string, readonly MenuItem[]>>;
