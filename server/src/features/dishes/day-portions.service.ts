import { type KitchenDay, kitchenDay } from '@nearbite/domain/terms/hours';
import { findTerms } from '../../common/terms/stored-terms.ts';
import type { Db, Trx } from '../../db/database.ts';
import { notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findDueRestaurants, lockDueDishes, moveEnd, startDay } from './day-portions.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock'>;

export async function kitchenDayOf(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  db: Db | Trx,
  restaurantId: number,
): Promise<KitchenDay> {
  const terms = (await findTerms({ config }, db, [restaurantId])).get(restaurantId);
  if (!terms) throw notFound();
  return kitchenDay(terms, clock.now());
}

const AT_ONCE = 500;

/**
 * Sets the stock of dishes with a count of day portions when their kitchen's day has begun. Each restaurant in a
 * transaction of its own, looked at again once its dishes are locked: running this twice at once, late, or again
 * after a crash sets a day's stock once. One restaurant that fails does not keep the others waiting.
 */
export async function startKitchenDays(services: Needs): Promise<void> {
  const due = await findDueRestaurants(services.db, services.clock.now(), AT_ONCE);
  const failures: unknown[] = [];
  for (const restaurantId of due) {
    await startKitchenDay(services, restaurantId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `The day of ${failures.length} restaurants could not be begun`);
}

async function startKitchenDay(services: Needs, restaurantId: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const day = await kitchenDayOf(services, trx, restaurantId);
    const dishes = await lockDueDishes(trx, restaurantId, day, services.clock.now());
    const ids = (isNewDay: boolean) =>
      dishes.filter(({ is_new_day }) => is_new_day === isNewDay).map(({ dish_id }) => dish_id);
    if (dishes.length === 0) return;
    await startDay(trx, restaurantId, ids(true), day);
    await moveEnd(trx, ids(false), day.ends);
  });
}
