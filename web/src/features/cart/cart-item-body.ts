import type { ChosenExtra } from '@nearbite/domain/extras';
import type { CartHolder, CartItemBody } from './cart.api.ts';

export type CartItem = {
  readonly dishId: number;
  readonly qty: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly extras: readonly ChosenExtra[];
  /** How it is to be made; left out, what the line says stays, and empty text takes it back. */
  readonly note?: string;
  /** As shown; the server prices everything itself. */
  readonly price?: number;
};

/** What every page sends to put a dish in the cart or to change its quantity. */
export const cartItemBody = (
  { cartId, userId }: CartHolder,
  { dishId, qty, portionSize, spiceLevel, extras, note, price }: CartItem,
): CartItemBody => ({
  cart_id: cartId,
  user_id: userId ?? 0,
  dish_id: dishId,
  qty,
  portionSize,
  spiceLevel,
  extras: extras.map(({ group, name }) => ({ group, name })),
  ...(note !== undefined && { note }),
  ...(price !== undefined && { price, country: '' }),
});
