import { sql } from 'kysely';
import type { InText } from '../db/prepared.ts';

/** A guest is known by the cart's identifier; an account by its user, and may bring along a guest's cart. */
export type Holder = { readonly cartKey: string; readonly userId: number | undefined };

/** A user id of 0 in a path or body means a guest. */
export const holderOf = (cartKey: string, userId: number): Holder => ({
  cartKey,
  userId: userId === 0 ? undefined : userId,
});

/** The holder's cart, of the alias `c` (carts). */
export const cartOf = ({ cartKey, userId }: InText<Holder>) =>
  userId === undefined ? sql`c.cart_key = ${cartKey}` : sql`c.user_id = ${userId}`;

/** Whether lines of a guest's cart wait to join this account's. */
export const guestLinesWait = ({ cartKey, userId }: InText<Holder>) =>
  userId === undefined
    ? sql`false`
    : sql`exists (
        select 1 from carts g join cart_items gi on gi.cart_id = g.id where g.cart_key = ${cartKey}
      )`;
