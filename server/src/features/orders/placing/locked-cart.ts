import type { Trx } from '../../../db/database.ts';
import { mergeGuestCart } from '../../cart/cart.service.ts';
import type { Holder } from '../../cart/holder.ts';
import { type LineToOrder, lockCart, lockLines } from './locked-cart.queries.ts';

/** Holds the cart and its dishes, or those of one restaurant, until the end of the transaction. */
export async function lockCartLines(
  trx: Trx,
  holder: Holder,
  restaurantId: number | undefined,
): Promise<readonly LineToOrder[]> {
  const cartId = await findLockedCart(trx, holder);
  return cartId === undefined ? [] : lockLines(trx, cartId, restaurantId);
}

/** An account that comes with a guest's cart orders both together. */
async function findLockedCart(trx: Trx, holder: Holder): Promise<number | undefined> {
  const cart = await lockCart(trx, holder);
  if (holder.userId === undefined || (cart && !cart.has_guest_lines)) return cart?.id;
  await mergeGuestCart(trx, holder.userId, holder.cartKey);
  return (await lockCart(trx, holder))?.id;
}
