import type { Trx } from '../../../db/database.ts';
import { mergeGuestCart } from '../../cart/cart.service.ts';
import type { Holder } from '../../cart/holder.ts';
import { type LineToOrder, lockCart, lockLines } from './locked-cart.queries.ts';

export type LockedCart = { readonly cartId: number | undefined; readonly rows: readonly LineToOrder[] };

/** Holds the cart and its dishes until the end of the transaction. */
export async function lockCartLines(trx: Trx, holder: Holder): Promise<LockedCart> {
  const cartId = await findLockedCart(trx, holder);
  return { cartId, rows: cartId === undefined ? [] : await lockLines(trx, cartId) };
}

/** An account that comes with a guest's cart orders both together. */
async function findLockedCart(trx: Trx, holder: Holder): Promise<number | undefined> {
  const cart = await lockCart(trx, holder);
  if (holder.userId === undefined || (cart && !cart.has_guest_lines)) return cart?.id;
  await mergeGuestCart(trx, holder.userId, holder.cartKey);
  return (await lockCart(trx, holder))?.id;
}
