import type { Review, ReviewPatch } from '@nearbite/contract/reviews/customer-reviews';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { notFound } from '../../lib/errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { getReviewJson } from './reviews.queries.ts';

type Key = { readonly userId: number; readonly reviewId: number };

const ownRow = z.strictObject({ dishId: z.int(), restaurantId: z.int(), rating: z.int() });
type OwnReview = z.infer<typeof ownRow>;

/** Dish and restaurant before the review, as who writes one locks them: sums and counts stay exact. */
async function lockOwnReview(trx: Trx, { userId, reviewId }: Key): Promise<OwnReview> {
  await sql`
    select from reviews v join dishes d on d.id = v.dish_id join restaurants r on r.id = v.restaurant_id
    where v.id = ${reviewId} and v.user_id = ${userId} for no key update of d, r`.execute(trx);
  const own = await statement(ownRow)`
    select dish_id as "dishId", restaurant_id as "restaurantId", rating from reviews
    where id = ${reviewId} and user_id = ${userId} for update`.first(trx);
  if (!own) throw notFound();
  return own;
}

async function changeRatings(trx: Trx, { dishId, restaurantId }: OwnReview, stars: number, count: number) {
  await sql`
    with dish as (
      update dishes set rating_sum = rating_sum + ${stars}, rating_count = rating_count + ${count} where id = ${dishId}
    )
    update restaurants set rating_sum = rating_sum + ${stars}, rating_count = rating_count + ${count}
    where id = ${restaurantId}`.execute(trx);
}

export async function changeReview(
  trx: Trx,
  key: Key,
  { rating, review }: z.output<typeof ReviewPatch>,
  now: Date,
): Promise<RawJson<Review>> {
  const own = await lockOwnReview(trx, key);
  if (rating !== undefined || review !== undefined) {
    await trx
      .updateTable('reviews')
      .set({ rating, review, changed_at: now })
      .where('id', '=', key.reviewId)
      .execute();
    await changeRatings(trx, own, (rating ?? own.rating) - own.rating, 0);
  }
  return new RawJson<Review>(await getReviewJson(trx, key.reviewId));
}

export async function deleteOwnReview(trx: Trx, key: Key): Promise<void> {
  const own = await lockOwnReview(trx, key);
  await trx.deleteFrom('reviews').where('id', '=', key.reviewId).execute();
  await changeRatings(trx, own, -own.rating, -1);
}
