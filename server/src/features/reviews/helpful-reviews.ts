import { OWN_REVIEW_MESSAGE } from '@nearbite/contract/reviews/customer-reviews';
import { sql } from 'kysely';
import { z } from 'zod';
import { worksAt } from '../../common/workers.ts';
import type { Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { worksThere } from './reviews.service.ts';

type Mark = { readonly userId: number; readonly reviewId: number };

const authorRow = z.strictObject({ authorId: z.int(), worksThere: z.boolean() });

/** A review customers see, by somebody else. Locked before its count changes, so that marks follow one another. */
async function lockReviewOfOthers(trx: Trx, { userId, reviewId }: Mark): Promise<void> {
  const review = await statement(authorRow)`
    select v.user_id as "authorId", ${worksAt(userId, sql`v.restaurant_id`)} as "worksThere" from reviews v
    join dishes d on d.id = v.dish_id and d.deleted_at is null
    join restaurants r on r.id = v.restaurant_id and r.is_public
    where v.id = ${reviewId} for no key update of v`.first(trx);
  if (!review) throw notFound();
  if (review.authorId === userId) throw new AppError('conflict', OWN_REVIEW_MESSAGE);
  if (review.worksThere) throw worksThere();
}

export async function markHelpful(trx: Trx, mark: Mark): Promise<void> {
  await lockReviewOfOthers(trx, mark);
  await trx
    .insertInto('helpful_reviews')
    .values({ review_id: mark.reviewId, user_id: mark.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unmarkHelpful(trx: Trx, mark: Mark): Promise<void> {
  await lockReviewOfOthers(trx, mark);
  await trx
    .deleteFrom('helpful_reviews')
    .where('review_id', '=', mark.reviewId)
    .where('user_id', '=', mark.userId)
    .execute();
}
