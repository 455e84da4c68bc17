import type { Trx } from '../../../db/database.ts';
import { mergeGuestCart } from '../../cart/cart.service.ts';
import type { Holder } from '../../cart/holder.ts';
import { type LineToOrder, lockLines } from './locked-cart.queries.ts';

/**
 * Holds the cart and its dishes, or those of one restaurant, until the end of the transaction. An account that comes
 * with a guest's cart orders both together.
 */
export async function lockCartLines(
  trx: Trx,
  holder: Holder,
  restaurantId: number | undefined,
): Promise<readonly LineToOrder[]> {
  const lines = await lockLines(trx, holder, restaurantId);
  if (lines.length > 0 || holder.userId === undefined) return lines;
  await mergeGuestCart(trx, holder.userId, holder.cartKey);
  return lockLines(trx, holder, restaurantId);
}
