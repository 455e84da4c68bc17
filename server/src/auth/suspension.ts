import { SUSPENDED_MESSAGE } from '@nearbite/contract/restaurants/restaurants';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../lib/errors.ts';

/**
 * The owner of a suspended restaurant reads everything and finishes existing orders; whatever customers would see
 * (dishes, the shop's texts, replies to reviews) stays as it is until the suspension ends.
 */
export async function refuseIfSuspended(db: Db | Trx, restaurantId: number): Promise<void> {
  const { status } = await db
    .selectFrom('restaurants')
    .select('status')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  if (status === 'suspended') throw new AppError('forbidden', SUSPENDED_MESSAGE);
}
