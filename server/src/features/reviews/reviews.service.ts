import { ALREADY_REVIEWED_MESSAGE, type Review } from '@nearbite/contract/reviews';
import type { Db } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { RawJson } from '../../routing/mount.ts';
import { addRating, getReviewJson, insertReview, lockReviewedDish } from './reviews.queries.ts';

type NewReview = {
  readonly dishId: number;
  readonly userId: number;
  readonly rating: number;
  readonly review: string;
};

/** The review and the ratings it changes are one transaction. */
export async function writeReview(db: Db, review: NewReview): Promise<RawJson<Review>> {
  return db.transaction().execute(async (trx) => {
    const dish = await lockReviewedDish(trx, review.dishId);
    if (!dish) throw notFound();
    const id = await insertReview(trx, { ...review, restaurantId: dish.restaurantId });
    if (id === undefined) throw new AppError('conflict', ALREADY_REVIEWED_MESSAGE);
    await addRating(trx, { ...review, restaurantId: dish.restaurantId });
    return new RawJson<Review>(await getReviewJson(trx, id));
  });
}
