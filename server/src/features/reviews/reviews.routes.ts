import * as contract from '@nearbite/contract/reviews/customer-reviews';
import type { FastifyInstance } from 'fastify';
import { fieldError, notFound } from '../../lib/errors.ts';
import { withStoredPictures } from '../../media/discard-pictures.ts';
import { cacheKey } from '../../response-cache/cache-key.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { markHelpful, unmarkHelpful } from './helpful-reviews.ts';
import { changeReview, deleteOwnReview } from './own-reviews.ts';
import { registerRestaurantReviews } from './restaurant-reviews.routes.ts';
import { newPhotosOf } from './review-photos.ts';
import { findReviews } from './reviews.queries.ts';
import { writeReview } from './reviews.service.ts';

/** Only changes end it, not the clock. */
const KEPT_MS = 10 * 60_000;

export function registerReviews(app: FastifyInstance, services: Services): void {
  registerRestaurantReviews(app, services);
  const { db, responseCache, clock } = services;
  mount(app, contract.getDishReviews, async ({ params, query, actor, request, reply }) => {
    const find = async (userId: number | null) => {
      const found = await findReviews(db, { dishId: params.dish_id, userId, ...query });
      if (!found) throw notFound();
      return found;
    };
    if (actor.kind === 'user') {
      const { json, total } = await find(actor.id);
      reply.header('x-total-count', total);
      return new RawJson(json);
    }
    // Visitors all see the same.
    const key = cacheKey('reviews', params.dish_id, query.sort, query.limit, query.offset);
    const { text, total, isCurrent } = await responseCache.get(key, request.ip, async () => {
      const { json, total: count, restaurantId } = await find(null);
      const until = new Date(clock.now().getTime() + KEPT_MS);
      return { text: json, total: count, restaurantIds: new Set([restaurantId]), isList: false, until };
    });
    reply.header('x-total-count', total);
    return new RawJson(text, isCurrent);
  });

  mount(app, contract.updateReview, ({ params: { user_id: userId, review_id: reviewId }, body }) =>
    changeReview(services, { userId, reviewId }, body),
  );
  mount(app, contract.deleteReview, async ({ params: { user_id: userId, review_id: reviewId } }) => {
    await db.transaction().execute((trx) => deleteOwnReview(trx, { userId, reviewId }));
    return undefined;
  });

  mount(app, contract.markHelpful, async ({ params: { user_id: userId, review_id: reviewId } }) => {
    await db.transaction().execute((trx) => markHelpful(trx, { userId, reviewId }));
    return undefined;
  });
  mount(app, contract.unmarkHelpful, async ({ params: { user_id: userId, review_id: reviewId } }) => {
    await db.transaction().execute((trx) => unmarkHelpful(trx, { userId, reviewId }));
    return undefined;
  });

  mount(app, contract.createReview, async ({ params, body, user, once }) => {
    if (body.dish_id !== undefined && body.dish_id !== params.dish_id) {
      throw fieldError('dish_id', 'This is not the dish of the address');
    }
    const { rating, review } = body;
    const key = { dishId: params.dish_id, userId: user.id };
    return withStoredPictures(services, { kind: 'review', ...key }, newPhotosOf(body.photos), (photos) =>
      once.transaction(db, (trx) => writeReview(services, trx, { ...key, rating, review, photos })),
    );
  });
}
