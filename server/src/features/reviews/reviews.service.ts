import { ALREADY_REVIEWED_MESSAGE, type Review } from '@nearbite/contract/reviews/customer-reviews';
import type { Trx } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { addRating, getReviewJson, insertReview, lockReviewedDish } from './reviews.queries.ts';

type NewReview = {
  readonly dishId: number;
  readonly userId: number;
  readonly rating: number;
  readonly review: string;
};

/** The review and the ratings it changes belong to one transaction. */
export async function writeReview(trx: Trx, review: NewReview): Promise<RawJson<Review>> {
  const dish = await lockReviewedDish(trx, review.dishId);
  if (!dish) throw notFound();
  const id = await insertReview(trx, { ...review, restaurantId: dish.restaurantId });
  if (id === undefined) throw new AppError('conflict', ALREADY_REVIEWED_MESSAGE);
  await addRating(trx, { ...review, restaurantId: dish.restaurantId });
  return new RawJson<Review>(await getReviewJson(trx, id));
}
