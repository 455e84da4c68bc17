import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/database.ts';

type Notice = { readonly message: string; readonly at: Date };

const NOTICE_TITLE = 'Cart Updated';

/**
 * Takes a restaurant's dishes out of the carts of accounts and leaves each a notice. Guests cannot be told, so their
 * lines stay and are shown as unavailable.
 */
export function takeRestaurantFromCarts(trx: Trx, restaurantId: number, notice: Notice): Promise<void> {
  const isTaken = sql`c.user_id is not null
    and exists (select from dishes d where d.id = i.dish_id and d.restaurant_id = ${restaurantId})`;
  return takeFromCarts(trx, isTaken, notice);
}

/** Takes a dish out of every cart and leaves the accounts a notice. A deleted dish never comes back, for guests too. */
export function takeDishFromCarts(trx: Trx, dishId: number, notice: Notice): Promise<void> {
  return takeFromCarts(trx, sql`i.dish_id = ${dishId}`, notice);
}

/** `isTaken` chooses among the lines (alias `i`) of carts (`c`). */
async function takeFromCarts(trx: Trx, isTaken: RawBuilder<unknown>, { message, at }: Notice): Promise<void> {
  await sql`
    with removed as (
      delete from cart_items i using carts c where c.id = i.cart_id and ${isTaken} returning c.user_id
    )
    insert into customer_notifications (user_id, title, message, created_at)
    select distinct user_id, ${NOTICE_TITLE}::text, ${message}::text, ${at}::timestamptz
    from removed where user_id is not null
  `.execute(trx);
}
