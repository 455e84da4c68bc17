import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { type DishForCart, findDishForCart, findMenuForCart } from './dish-for-cart.queries.ts';

/** Dishes as they were read last. What has changed since is noticed by the statement that writes the line. */
export type KnownDishes = {
  recall(id: number): DishForCart | undefined;
  /** As it is now. */
  read(id: number): Promise<DishForCart | undefined>;
  /** As it was just read by somebody else. */
  note(dish: DishForCart): void;
};

const MAX_KNOWN = 5_000;
const GUEST = { cartKey: '', userId: undefined };

/** Dishes of one menu are ordered together: a miss reads the whole menu. */
export function createKnownDishes(db: Db): KnownDishes {
  const known = new LRUCache<number, DishForCart>({ max: MAX_KNOWN });
  return {
    recall: (id) => known.get(id),
    async read(id) {
      const found = known.has(id)
        ? [await findDishForCart(db, { dishId: id, holder: GUEST })]
        : await findMenuForCart(db, id);
      known.delete(id);
      for (const dish of found) if (dish) known.set(dish.dish_id, dish);
      return known.get(id);
    },
    note: (dish) => known.set(dish.dish_id, dish),
  };
}
