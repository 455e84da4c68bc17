import type { CategorySlug } from '../categories.ts';

/** One line of a menu as its writer thinks of it, in rupees; dishes.ts turns it into a full dish. */
export type MenuItem = {
  readonly title: string;
  readonly category: CategorySlug;
  readonly priceRupees: number;
  readonly picture: string;
  readonly description: string;
  readonly wasRupees?: number;
  readonly serves?: string;
  readonly stockQty?: number;
  readonly status?: 'live' | 'in-active' | 'in-review';
};

type Extras = Pick<MenuItem, 'wasRupees' | 'serves' | 'stockQty' | 'status'>;

export const item = (
  title: string,
  category: CategorySlug,
  priceRupees: number,
  picture: string,
  description: string,
  extras: Extras = {},
): MenuItem => ({ title, category, priceRupees, picture, description, ...extras });

export type Menus = Readonly<Record<string, readonly MenuItem[]>>;
