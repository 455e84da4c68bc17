import { sql } from 'kysely';
import { reviewJson } from '../../common/dish-json.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { type JsonPage, jsonPageRow, jsonRow, statement } from '../../db/statement.ts';

type Page = { readonly limit: number; readonly offset: number };
export type ReviewKey = { readonly restaurantId: number; readonly reviewId: number };

export const findRestaurantReviews = (db: Db, restaurantId: number, page: Page): Promise<JsonPage> =>
  statement(jsonPageRow)`
    select coalesce(json_agg(${reviewJson} order by v.id desc), '[]')::text as json,
      (select count(*) from reviews where restaurant_id = ${restaurantId}) as total
    from (${newestRows('reviews', sql`restaurant_id = ${restaurantId}`, page)}) v
    join dishes d on d.id = v.dish_id
    join users u on u.id = v.user_id`.one(db);

export async function findRestaurantReview(
  db: Db | Trx,
  { restaurantId, reviewId }: ReviewKey,
): Promise<string | undefined> {
  const review = await statement(jsonRow)`
    select ${reviewJson}::text as json
    from reviews v
    join dishes d on d.id = v.dish_id
    join users u on u.id = v.user_id
    where v.id = ${reviewId} and v.restaurant_id = ${restaurantId}`.first(db);
  return review?.json;
}

export async function saveReply(
  db: Db | Trx,
  { restaurantId, reviewId }: ReviewKey,
  { reply, now }: { readonly reply: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ reply, replied_at: now })
    .where('id', '=', reviewId)
    .where('restaurant_id', '=', restaurantId)
    .execute();
}
