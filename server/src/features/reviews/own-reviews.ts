import type { Review, ReviewPatch } from '@nearbite/contract/reviews/customer-reviews';
import { sql } from 'kysely';
import { z } from 'zod';
import { worksAt } from '../../common/workers.ts';
import type { Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { notFound } from '../../lib/errors.ts';
import { discardLater, withStoredPictures } from '../../media/discard-pictures.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { newPhotosOf, placePhotos } from './review-photos.ts';
import { getReviewJson } from './reviews.queries.ts';
import { worksThere } from './reviews.service.ts';

type Key = { readonly userId: number; readonly reviewId: number };

const ownRow = z.strictObject({
  dishId: z.int(),
  restaurantId: z.int(),
  rating: z.int(),
  photos: z.array(z.string()),
  worksThere: z.boolean(),
});
type OwnReview = z.infer<typeof ownRow>;

const findOwn = ({ userId, reviewId }: Key, lock = sql``) =>
  statement(ownRow)`
    select dish_id as "dishId", restaurant_id as "restaurantId", rating, photos, ${worksAt(userId, sql`reviews.restaurant_id`)} as "worksThere" from reviews
    where id = ${reviewId} and user_id = ${userId} ${lock}`;

/** Dish and restaurant before the review, as who writes one locks them: sums and counts stay exact. */
async function lockOwnReview(trx: Trx, key: Key): Promise<OwnReview> {
  await sql`
    select from reviews v join dishes d on d.id = v.dish_id join restaurants r on r.id = v.restaurant_id
    where v.id = ${key.reviewId} and v.user_id = ${key.userId} for no key update of d, r`.execute(trx);
  const own = await findOwn(key, sql`for update`).first(trx);
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

/** What was written before its author worked there counts as it is; it can be taken back and not changed. */
export async function changeReview(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
  key: Key,
  { rating, review, photos }: z.output<typeof ReviewPatch>,
): Promise<RawJson<Review>> {
  const { db, clock } = services;
  // Refused here, a change costs no encoding of its pictures; what decides is the same check under the lock.
  const found = await findOwn(key).first(db);
  if (!found) throw notFound();
  if (found.worksThere) throw worksThere();
  const home = { kind: 'review', dishId: found.dishId, userId: key.userId } as const;

  const change = async (trx: Trx, added: readonly string[]) => {
    const own = await lockOwnReview(trx, key);
    newPhotosOf(photos, own.photos);
    const shown = photos && placePhotos(photos, added);
    if (rating !== undefined || review !== undefined || shown) {
      await trx
        .updateTable('reviews')
        .set({ rating, review, photos: shown, changed_at: clock.now() })
        .where('id', '=', key.reviewId)
        .execute();
      await changeRatings(trx, own, (rating ?? own.rating) - own.rating, 0);
      const dropped = shown ? own.photos.filter((path) => !shown.includes(path)) : [];
      await discardLater(trx, home, dropped);
    }
    return new RawJson<Review>(await getReviewJson(trx, key.reviewId));
  };
  return withStoredPictures(services, home, newPhotosOf(photos, found.photos), (added) =>
    db.transaction().execute((trx) => change(trx, added)),
  );
}

export async function deleteOwnReview(trx: Trx, key: Key): Promise<void> {
  const own = await lockOwnReview(trx, key);
  await trx.deleteFrom('reviews').where('id', '=', key.reviewId).execute();
  await changeRatings(trx, own, -own.rating, -1);
  await discardLater(trx, { kind: 'review', dishId: own.dishId, userId: key.userId }, own.photos);
}
