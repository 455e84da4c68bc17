import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { mergeGuestCart } from '../../cart/cart.service.ts';
import { cartOf, guestLinesWait } from '../../cart/cart-conditions.ts';
import type { Holder } from '../../cart/holder.ts';
import { isOffered } from '../../dishes/orderable.ts';
import { dishInCartFields } from '../../dishes/stored-options.ts';
import { TERMS_COLUMNS, TERMS_TABLES, termsFields } from '../../restaurants/terms/stored-terms.ts';

const lineToOrderRow = z.strictObject({
  ...dishInCartFields,
  ...termsFields,
  /** Where the line stands in the cart. */
  position: z.int(),
  sold_out_until: z.date().nullable(),
  portion_size: z.string(),
  spice_level: z.string(),
  qty: z.int(),
});
export type LineToOrder = Readonly<z.infer<typeof lineToOrderRow>>;

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

/**
 * The lines of a cart with the terms they are ordered under; none while a guest's lines have to join first. The cart
 * is held until the end, so that it is ordered once, and its lines are read as they are then: of two submissions the
 * second finds them gone. Every buyer locks dishes in the order of their ids, so no two can wait for each other.
 */
async function lockLines(trx: Trx, holder: Holder, restaurantId: number | undefined): Promise<LineToOrder[]> {
  const ofRestaurant = restaurantId === undefined ? sql`true` : sql`d.restaurant_id = ${restaurantId}`;
  return statement(lineToOrderRow)`
    select ci.id as position, d.id as dish_id, d.title, d.slug, d.image, d.price_paisa, d.portions, d.spice_levels,
      d.stock_qty, d.sold_out_until,
      ${isOffered} as is_live,
      d.restaurant_id, r.name as restaurant_name, ci.portion_size, ci.spice_level, ci.qty,
      ${TERMS_COLUMNS}
    from carts c
    join cart_items ci on ci.cart_id = c.id
    join dishes d on d.id = ci.dish_id
    join restaurants r on r.id = d.restaurant_id
    ${TERMS_TABLES}
    where ${cartOf(holder)} and ${ofRestaurant} and not ${guestLinesWait(holder)}
    order by d.id, ci.id
    for update of c, ci for no key update of d
  `.all(trx);
}
