import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Holder } from '../../cart/holder.ts';
import { isOffered } from '../../dishes/orderable.ts';
import { dishInCartFields } from '../../dishes/stored-options.ts';

const lockedCartRow = z.strictObject({ id: z.int(), has_guest_lines: z.boolean() });

/** Held until the end, so that a cart is ordered once, and its lines are read as they are then. */
export async function lockCart(
  trx: Trx,
  { cartKey, userId }: Holder,
): Promise<z.infer<typeof lockedCartRow> | undefined> {
  const locked =
    userId === undefined
      ? statement(lockedCartRow)`
          select id, false as has_guest_lines from carts where cart_key = ${cartKey} for update
        `
      : statement(lockedCartRow)`
          select c.id, exists (
            select 1 from carts g join cart_items gi on gi.cart_id = g.id where g.cart_key = ${cartKey}
          ) as has_guest_lines
          from carts c where c.user_id = ${userId} for update of c
        `;
  return locked.first(trx);
}

const lineToOrderRow = z.strictObject({
  ...dishInCartFields,
  /** Where the line stands in the cart. */
  position: z.int(),
  sold_out_until: z.date().nullable(),
  portion_size: z.string(),
  spice_level: z.string(),
  qty: z.int(),
});
export type LineToOrder = Readonly<z.infer<typeof lineToOrderRow>>;

/** Every buyer locks dishes in the order of their ids, so no two can wait for each other. */
export async function lockLines(
  trx: Trx,
  cartId: number,
  restaurantId: number | undefined,
): Promise<LineToOrder[]> {
  return statement(lineToOrderRow)`
    select ci.id as position, d.id as dish_id, d.title, d.slug, d.image, d.price_paisa, d.portions, d.spice_levels,
      d.stock_qty, d.sold_out_until,
      ${isOffered} as is_live,
      d.restaurant_id, r.name as restaurant_name, ci.portion_size, ci.spice_level, ci.qty
    from cart_items ci
    join dishes d on d.id = ci.dish_id
    join restaurants r on r.id = d.restaurant_id
    where ci.cart_id = ${cartId} and (${restaurantId ?? null}::int is null or d.restaurant_id = ${restaurantId ?? null})
    order by d.id, ci.id
    for no key update of d
  `.all(trx);
}
