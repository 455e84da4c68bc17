import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';

const NOTICE_TITLE = 'Cart Updated';

/**
 * Tells the accounts whose carts hold dishes of a restaurant that has just been closed. The lines stay, shown as
 * unavailable, and can be ordered again when the restaurant is restored.
 */
export async function notifyCartsOfRestaurant(
  trx: Trx,
  { id, name }: { readonly id: number; readonly name: string },
  at: Date,
): Promise<void> {
  const message = `${name} is not taking orders at the moment, so its dishes in your cart cannot be ordered.`;
  await sql`
    insert into customer_notifications (user_id, title, message, created_at)
    select distinct c.user_id, ${NOTICE_TITLE}::text, ${message}::text, ${at}::timestamptz
    from dishes d
    join cart_items i on i.dish_id = d.id
    join carts c on c.id = i.cart_id
    where d.restaurant_id = ${id} and c.user_id is not null
  `.execute(trx);
}

/** Takes a dish out of every cart and leaves the accounts a notice. A deleted dish never comes back, for guests too. */
export async function takeDishFromCarts(
  trx: Trx,
  dishId: number,
  { message, at }: { readonly message: string; readonly at: Date },
): Promise<void> {
  await sql`
    with removed as (
      delete from cart_items i using carts c where c.id = i.cart_id and i.dish_id = ${dishId} returning c.user_id
    )
    insert into customer_notifications (user_id, title, message, created_at)
    select distinct user_id, ${NOTICE_TITLE}::text, ${message}::text, ${at}::timestamptz
    from removed where user_id is not null
  `.execute(trx);
}
