import {
  ALREADY_REVIEWED_MESSAGE,
  REVIEWS_WITHOUT_ORDER,
  type Review,
  STAFF_REVIEW_MESSAGE,
  TOO_MANY_REVIEWS_MESSAGE,
} from '@nearbite/contract/reviews/customer-reviews';
import type { Trx } from '../../db/database.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import {
  addRating,
  countUnorderedReviews,
  getReviewJson,
  hasOrderedDish,
  insertReview,
  lockReviewedDish,
  markReviewsOrdered,
} from './reviews.queries.ts';

type NewReview = {
  readonly dishId: number;
  readonly userId: number;
  readonly rating: number;
  readonly review: string;
  readonly photos: readonly string[];
};

const DAY_MS = 86_400_000;

/** The review and the ratings it changes belong to one transaction. */
export async function writeReview(
  { clock, config }: Services,
  trx: Trx,
  review: NewReview,
): Promise<RawJson<Review>> {
  const now = clock.now();
  const hasOrdered = await hasOrderedDish(trx, review);
  if (!hasOrdered && config.RATE_LIMIT) await refuseTooMany(trx, review.userId, now);
  const dish = await lockReviewedDish(trx, review);
  if (!dish) throw notFound();
  if (dish.worksThere) throw worksThere();
  const id = await insertReview(trx, { ...review, restaurantId: dish.restaurantId, hasOrdered, now });
  if (id === undefined) throw new AppError('conflict', ALREADY_REVIEWED_MESSAGE);
  await addRating(trx, { ...review, restaurantId: dish.restaurantId });
  return new RawJson<Review>(await getReviewJson(trx, id));
}

export const worksThere = () => new AppError('forbidden', STAFF_REVIEW_MESSAGE);

/** Reviews of dishes the author never ordered are limited, so that no account floods a town's pages. */
async function refuseTooMany(trx: Trx, userId: number, now: Date): Promise<void> {
  const written = await countUnorderedReviews(trx, userId, new Date(now.getTime() - DAY_MS));
  if (written < REVIEWS_WITHOUT_ORDER) return;
  throw new AppError('rate_limited', TOO_MANY_REVIEWS_MESSAGE, { headers: { 'retry-after': '86400' } });
}

/** In the transaction that hands a part over: what its customer has reviewed before counts as ordered from now on. */
export const markAsOrdered = (trx: Trx, partId: number, userId: number) =>
  markReviewsOrdered(trx, partId, userId);
