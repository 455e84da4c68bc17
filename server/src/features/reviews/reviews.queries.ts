import type { ReviewSort } from '@nearbite/contract/reviews/customer-reviews';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { reviewJson, reviewJsonFor } from '../../common/dish-json.ts';
import { worksAt } from '../../common/workers.ts';
import type { Db, Trx } from '../../db/database.ts';
import { jsonPageRow, jsonRow, statement, totalRow } from '../../db/statement.ts';

const reviewsRow = jsonPageRow.extend({ restaurantId: z.int() }).strict();

/** A public dish: not deleted, of a public restaurant. */
const publicDish = (dishId: number) => sql`
  from dishes d
  join restaurants r on r.id = d.restaurant_id and r.is_public
  where d.id = ${dishId} and d.deleted_at is null`;

/** Those who ordered the dish come first unless asked otherwise. */
const ORDERS: Readonly<Record<ReviewSort | 'default', RawBuilder<unknown>>> = {
  default: sql`v.has_ordered desc, v.id desc`,
  new: sql`v.id desc`,
  helpful: sql`v.helpful desc, v.id desc`,
  rating: sql`v.rating desc, v.id desc`,
};

type ReviewsPage = {
  readonly dishId: number;
  readonly userId: number | null;
  readonly sort?: ReviewSort | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** No row when there is no such dish. */
export const findReviews = (
  db: Db,
  { dishId, userId, sort, limit, offset }: ReviewsPage,
): Promise<z.infer<typeof reviewsRow> | undefined> =>
  statement(reviewsRow)`
    select json_build_object(
      'reviews', coalesce((
        select json_agg(${reviewJsonFor(userId)} order by ${ORDERS[sort ?? 'default']})
        from (
          select * from reviews v where dish_id = d.id order by ${ORDERS[sort ?? 'default']} limit ${limit} offset ${offset}
        ) v
        join users u on u.id = v.user_id
      ), '[]'::json),
      'has_reviewed', exists (select from reviews where dish_id = d.id and user_id = ${userId}::integer),
      'own_review', (
        select ${reviewJson} from reviews v join users u on u.id = v.user_id
        where v.dish_id = d.id and v.user_id = ${userId}::integer
      )
    )::text as json, d.rating_count as total, d.restaurant_id as "restaurantId"
    ${publicDish(dishId)}`.first(db);

const reviewedDishRow = z.strictObject({ restaurantId: z.int(), worksThere: z.boolean() });

/** Both rows stay locked until the end, so that sums and counts are exact however many review at once. */
export const lockReviewedDish = (trx: Trx, { dishId, userId }: { dishId: number; userId: number }) =>
  statement(reviewedDishRow)`
    select d.restaurant_id as "restaurantId", ${worksAt(userId, sql`d.restaurant_id`)} as "worksThere" ${publicDish(dishId)} for no key update of d, r`.first(
    trx,
  );

const orderedRow = z.strictObject({ hasOrdered: z.boolean() });

/**
 * Ordered means paid or handed over, and not canceled: an unpaid order is free to make. What staff orders where it works
 * is none.
 */
export async function hasOrderedDish(trx: Trx, { dishId, userId }: { dishId: number; userId: number }) {
  const { hasOrdered } = await statement(orderedRow)`
    select exists (
      select from orders o
      join order_parts p on p.order_id = o.id
      join order_items i on i.part_id = p.id
      where o.user_id = ${userId} and i.dish_id = ${dishId} and p.order_status <> 'cancelled'
        and not p.is_by_staff and (p.paid_at is not null or p.order_status = 'fulfilled')
    ) as "hasOrdered"`.one(trx);
  return hasOrdered;
}

/** One user's reviews follow one another, so that none slips past the count. */
export async function countUnorderedReviews(trx: Trx, userId: number, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('reviews without order'), ${userId})`.execute(trx);
  const { total } = await statement(totalRow)`
    select count(*) as total from reviews
    where user_id = ${userId} and created_at > ${since} and not has_ordered`.one(trx);
  return total;
}

/** The reviews a customer wrote before the dish was handed over to them. */
export async function markReviewsOrdered(trx: Trx, partId: number, userId: number): Promise<void> {
  await sql`
    update reviews set has_ordered = true
    where user_id = ${userId} and not has_ordered
      and dish_id in (
        select i.dish_id from order_items i join order_parts p on p.id = i.part_id
        where p.id = ${partId} and not p.is_by_staff)`.execute(trx);
}

/** Undefined when this user has reviewed the dish before. */
export async function insertReview(
  trx: Trx,
  review: {
    dishId: number;
    restaurantId: number;
    userId: number;
    rating: number;
    review: string;
    photos: readonly string[];
    hasOrdered: boolean;
    now: Date;
  },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('reviews')
    .values({
      dish_id: review.dishId,
      restaurant_id: review.restaurantId,
      user_id: review.userId,
      rating: review.rating,
      review: review.review,
      photos: [...review.photos],
      has_ordered: review.hasOrdered,
      created_at: review.now,
    })
    .onConflict((conflict) => conflict.columns(['dish_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function addRating(
  trx: Trx,
  { dishId, restaurantId, rating }: { dishId: number; restaurantId: number; rating: number },
): Promise<void> {
  await sql`
    with dish as (
      update dishes set rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1 where id = ${dishId}
    )
    update restaurants set rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1
    where id = ${restaurantId}`.execute(trx);
}

export async function getReviewJson(db: Db | Trx, reviewId: number): Promise<string> {
  const { json } = await statement(jsonRow)`
    select ${reviewJson}::text as json
    from reviews v
    join dishes d on d.id = v.dish_id
    join users u on u.id = v.user_id
    where v.id = ${reviewId}`.one(db);
  return json;
}
