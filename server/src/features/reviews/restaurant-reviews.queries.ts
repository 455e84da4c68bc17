import { sql } from 'kysely';
import { z } from 'zod';
import { reviewJson } from '../../common/dish-json.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { type JsonPage, jsonPageRow, jsonRow, statement } from '../../db/statement.ts';

type Page = { readonly limit: number; readonly offset: number };
export type ReviewKey = { readonly restaurantId: number; readonly reviewId: number };

type Filter = { readonly answered?: boolean | undefined; readonly rating?: number | undefined };

export function findRestaurantReviews(
  db: Db,
  restaurantId: number,
  { answered, rating, ...page }: Page & Filter,
): Promise<JsonPage> {
  const where = sql.join(
    [
      sql`restaurant_id = ${restaurantId}`,
      ...(answered === undefined ? [] : [answered ? sql`reply is not null` : sql`reply is null`]),
      ...(rating === undefined ? [] : [sql`rating = ${rating}`]),
    ],
    sql` and `,
  );
  return statement(jsonPageRow)`
    select coalesce(json_agg(${reviewJson} order by v.id desc), '[]')::text as json,
      (select count(*) from reviews where ${where}) as total
    from (${newestRows('reviews', where, page)}) v
    join dishes d on d.id = v.dish_id
    join users u on u.id = v.user_id`.one(db);
}

const summaryRow = z.strictObject({
  allSum: z.int(),
  allCount: z.int(),
  recentSum: z.int(),
  recentCount: z.int(),
  beforeSum: z.int(),
  beforeCount: z.int(),
  unanswered: z.int(),
});

/** All-time figures are stored with the restaurant; those of the last days are counted from an index. */
export const getRatingSums = (
  db: Db,
  restaurantId: number,
  { recentFrom, beforeFrom }: { readonly recentFrom: Date; readonly beforeFrom: Date },
) =>
  statement(summaryRow)`
    select r.rating_sum as "allSum", r.rating_count as "allCount", days.*,
      (select count(*) from reviews where restaurant_id = r.id and reply is null) as unanswered
    from restaurants r
    cross join lateral (
      select coalesce(sum(rating) filter (where created_at > ${recentFrom}), 0) as "recentSum",
        count(*) filter (where created_at > ${recentFrom}) as "recentCount",
        coalesce(sum(rating) filter (where created_at <= ${recentFrom}), 0) as "beforeSum",
        count(*) filter (where created_at <= ${recentFrom}) as "beforeCount"
      from reviews where restaurant_id = r.id and created_at > ${beforeFrom}
    ) days
    where r.id = ${restaurantId}`.one(db);

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
