import type { CartHolder, CartItemBody } from './cart.api.ts';

type Item = {
  readonly dishId: number;
  readonly qty: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  /** As shown; the server prices everything itself. */
  readonly price?: number;
};

/** What every page sends to put a dish in the cart or to change its quantity. */
export const cartItemBody = (
  { cartId, userId }: CartHolder,
  { dishId, qty, portionSize, spiceLevel, price }: Item,
): CartItemBody => ({
  cart_id: cartId,
  user_id: userId ?? 0,
  dish_id: dishId,
  qty,
  portionSize,
  spiceLevel,
  ...(price !== undefined && { price, country: '' }),
});
