import type { Dish } from '@nearbite/contract/catalog/catalog';

/** Whether a dish can be put in a cart: it is on the menu and something of it is left. */
export const isOrderable = (dish: Pick<Dish, 'status' | 'stock_qty'>): boolean =>
  dish.status === 'live' && dish.stock_qty > 0;
