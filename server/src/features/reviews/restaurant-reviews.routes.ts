import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import * as contract from '@nearbite/contract/reviews/owner-reviews';
import type { FastifyInstance } from 'fastify';
import { refuseIfSuspended } from '../../auth/suspension.ts';
import type { Db, Trx } from '../../db/database.ts';
import { notFound } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import {
  findRestaurantReview,
  findRestaurantReviews,
  getRatingSums,
  type ReviewKey,
  saveReply,
} from './restaurant-reviews.queries.ts';

const TREND_MS = contract.TREND_DAYS * 86_400_000;

const meanOf = (sum: number, count: number) => ({
  rating: count === 0 ? null : Math.round((sum / count) * 100) / 100,
  count,
});

/** The owner's side of reviews: read them all, answer each. */
export function registerRestaurantReviews(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, contract.listRestaurantReviews, async ({ params, query, reply }) => {
    const { json, total } = await findRestaurantReviews(db, params.restaurant_id, query);
    reply.header('x-total-count', total);
    return new RawJson<Review[]>(json);
  });

  mount(app, contract.getReviewSummary, async ({ params }) => {
    const now = clock.now().getTime();
    const sums = await getRatingSums(db, params.restaurant_id, {
      recentFrom: new Date(now - TREND_MS),
      beforeFrom: new Date(now - 2 * TREND_MS),
    });
    return {
      all: meanOf(sums.allSum, sums.allCount),
      recent: meanOf(sums.recentSum, sums.recentCount),
      before: meanOf(sums.beforeSum, sums.beforeCount),
      unanswered: sums.unanswered,
    };
  });

  mount(app, contract.getRestaurantReview, ({ params }) => getReview(db, keyOf(params)));

  mount(app, contract.replyToReview, async ({ params, body, once }) => {
    const key = keyOf(params);
    await refuseIfSuspended(db, key.restaurantId);
    return once.transaction(db, async (trx) => {
      await saveReply(trx, key, { reply: body.reply, now: clock.now() });
      return getReview(trx, key);
    });
  });
}

async function getReview(db: Db | Trx, key: ReviewKey): Promise<RawJson<Review>> {
  const json = await findRestaurantReview(db, key);
  if (json === undefined) throw notFound();
  return new RawJson(json);
}

const keyOf = (params: { restaurant_id: number; review_id: number }): ReviewKey => ({
  restaurantId: params.restaurant_id,
  reviewId: params.review_id,
});
