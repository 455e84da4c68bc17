import { sql } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import type { Holder } from '../../cart/holder.ts';
import { isOffered } from '../../dishes/orderable.ts';

/** Held until the end, so that a cart is ordered once, and its lines are read as they are then. */
export async function lockCart(
  trx: Trx,
  { cartKey, userId }: Holder,
): Promise<{ id: number; has_guest_lines: boolean } | undefined> {
  const { rows } =
    userId === undefined
      ? await sql<{ id: number; has_guest_lines: boolean }>`
          select id, false as has_guest_lines from carts where cart_key = ${cartKey} for update
        `.execute(trx)
      : await sql<{ id: number; has_guest_lines: boolean }>`
          select c.id, exists (
            select 1 from carts g join cart_items gi on gi.cart_id = g.id where g.cart_key = ${cartKey}
          ) as has_guest_lines
          from carts c where c.user_id = ${userId} for update of c
        `.execute(trx);
  return rows[0];
}

export type LineToOrder = {
  /** Where the line stands in the cart. */
  readonly position: number;
  readonly dish_id: number;
  readonly title: string;
  readonly slug: string;
  readonly image: string | null;
  readonly price_paisa: number;
  readonly portions: { size_name: string; price_paisa: number }[];
  readonly spice_levels: { level_name: string; additional_price_paisa: number }[];
  readonly stock_qty: number;
  readonly is_live: boolean;
  readonly restaurant_id: number;
  readonly restaurant_name: string;
  readonly portion_size: string;
  readonly spice_level: string;
  readonly qty: number;
};

/** Every buyer locks dishes in the order of their ids, so no two can wait for each other. */
export async function lockLines(
  trx: Trx,
  cartId: number,
  restaurantId: number | undefined,
): Promise<LineToOrder[]> {
  const { rows } = await sql<LineToOrder>`
    select ci.id as position, d.id as dish_id, d.title, d.slug, d.image, d.price_paisa, d.portions, d.spice_levels, d.stock_qty,
      ${isOffered} as is_live,
      d.restaurant_id, r.name as restaurant_name, ci.portion_size, ci.spice_level, ci.qty
    from cart_items ci
    join dishes d on d.id = ci.dish_id
    join restaurants r on r.id = d.restaurant_id
    where ci.cart_id = ${cartId} and (${restaurantId ?? null}::int is null or d.restaurant_id = ${restaurantId ?? null})
    order by d.id, ci.id
    for no key update of d
  `.execute(trx);
  return rows;
}
