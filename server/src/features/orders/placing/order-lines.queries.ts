import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const deletedDishRow = z.strictObject({
  dish_id: z.int(),
  title: z.string(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
});

/** Those of the dishes that were public until they were deleted, which took them out of carts. No others are named. */
export const findDeletedDishes = (db: Db | Trx, dishIds: readonly number[]) =>
  statement(deletedDishRow)`
    select d.id as dish_id, d.title, r.id as restaurant_id, r.name as restaurant_name
    from dishes d join restaurants r on r.id = d.restaurant_id
    where d.id = any(${dishIds}::int[]) and d.status = 'live' and d.deleted_at is not null
    order by d.id
  `.all(db);
