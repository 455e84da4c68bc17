import { sql } from 'kysely';
import { z } from 'zod';
import type { Holder } from '../../common/cart-holder.ts';
import { isOnMenu } from '../../common/dish-conditions.ts';
import { servingVersion } from '../../common/terms/serving.ts';
import { batchCalls, unplanned } from '../../db/batch-calls.ts';
import { prepared, type Slots } from '../../db/prepared.ts';
import { cartDishRow, DISH_COLUMNS } from './cart.queries.ts';

const publicDishRow = cartDishRow.extend({ is_public: z.boolean(), version: z.string() }).strict();
/** A dish to put in a cart, as it was read. */
export type DishForCart = Readonly<z.infer<typeof publicDishRow>>;

/** Differs as soon as anything of a dish, of its restaurant or of when its category is served there is written, of the aliases `d` and `r`. */
export const DISH_VERSION = sql<string>`d.xmin::text || ' ' || r.xmin::text || coalesce((${servingVersion}), '')`;

const COLUMNS = sql`
  ${DISH_COLUMNS}, d.deleted_at is null and r.is_public as is_public, ${DISH_VERSION} as version`;

export type DishKey = { readonly dishId: number; readonly holder: Holder };
/** With what must be known of the cart. */
type FoundDish = DishForCart & { readonly has_guest_lines: boolean };

const findDishes = prepared(
  publicDishRow.extend({ guest_carts: z.array(z.string()) }).strict(),
  ({ ids, joining }: Slots<{ readonly ids: readonly number[]; readonly joining: readonly string[] }>) => sql`
    select ${COLUMNS},
      array(select g.cart_key from carts g where g.cart_key = any(${unplanned(joining, 'text')})
        and exists (select from cart_items gi where gi.cart_id = g.id)) as guest_carts
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${unplanned(ids, 'int')})`,
);

/** The dish to put in a cart, and whether a guest's lines have to join the cart first. */
export const findDishForCart = batchCalls<DishKey, FoundDish | undefined>(async (db, all) => {
  const ids = [...new Set(all.map(({ dishId }) => dishId))];
  // A guest's cart has nothing to join.
  const joining = all.flatMap(({ holder }) => (holder.userId === undefined ? [] : [holder.cartKey]));
  const rows = await findDishes.all(db, { ids, joining });
  const byId = new Map(rows.map((row) => [row.dish_id, row]));
  return all.map(({ dishId, holder }) => {
    const found = byId.get(dishId);
    if (!found) return undefined;
    const { guest_carts, ...dish } = found;
    return { ...dish, has_guest_lines: holder.userId !== undefined && guest_carts.includes(holder.cartKey) };
  });
});

/** Enough for most menus. */
const MENU_LENGTH = 40;
const MENUS_AT_ONCE = 10;

const findMenus = prepared(
  publicDishRow.extend({ wanted: z.int() }).strict(),
  ({ ids }: Slots<{ readonly ids: readonly number[] }>) => sql`
    select w.id as wanted, dish.*
    from unnest(${unplanned(ids, 'int')}) as w (id)
    cross join lateral (
      select ${COLUMNS} from dishes d join restaurants r on r.id = d.restaurant_id where d.id = w.id
      union all (
        select ${COLUMNS}
        from dishes own
        join dishes d on d.restaurant_id = own.restaurant_id
        join restaurants r on r.id = d.restaurant_id
        where own.id = w.id and d.id <> w.id and ${isOnMenu}
        limit ${sql.lit(MENU_LENGTH)}
      )
    ) dish`,
);

/** A dish with others of its menu. */
export const findMenuForCart = batchCalls<number, DishForCart[]>(async (db, ids) => {
  const rows = await findMenus.all(db, { ids: [...new Set(ids)] });
  return ids.map((id) => rows.flatMap(({ wanted, ...dish }) => (wanted === id ? [dish] : [])));
}, MENUS_AT_ONCE);
