import * as contract from '@nearbite/contract/reviews/customer-reviews';
import type { FastifyInstance } from 'fastify';
import { fieldError, notFound } from '../../errors.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { findReviews } from './reviews.queries.ts';
import { writeReview } from './reviews.service.ts';

export function registerReviews(app: FastifyInstance, services: Services): void {
  const { db } = services;
  mount(app, contract.getDishReviews, async ({ params, query, actor, reply }) => {
    const userId = actor.kind === 'user' ? actor.id : null;
    const found = await findReviews(db, { dishId: params.dish_id, userId, ...query });
    if (!found) throw notFound();
    reply.header('x-total-count', found.total);
    return new RawJson(found.json);
  });

  mount(app, contract.createReview, async ({ params, body, user, once }) => {
    if (body.dish_id !== undefined && body.dish_id !== params.dish_id) {
      throw fieldError('dish_id', 'This is not the dish of the address');
    }
    const { rating, review } = body;
    return once.transaction(db, (trx) =>
      writeReview(services, trx, { dishId: params.dish_id, userId: user.id, rating, review }),
    );
  });
}
