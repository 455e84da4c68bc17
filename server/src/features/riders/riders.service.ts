import type { Trx } from '../../db/database.ts';
import { AppError, fieldError, notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { hasOpenDelivery } from './deliveries.queries.ts';
import {
  hasRiderWithEmail,
  insertRider,
  lockRider,
  markRiderDeleted,
  type RiderRow,
  setRiderStatus,
} from './riders.queries.ts';

export async function addRider(
  trx: Trx,
  restaurantId: number,
  rider: { readonly name: string; readonly email: string; readonly phone_number: string },
): Promise<RiderRow> {
  if (await hasRiderWithEmail(trx, restaurantId, rider.email)) {
    throw fieldError('email', 'You already have a rider with this email');
  }
  return insertRider(trx, { restaurant_id: restaurantId, ...rider });
}

export async function changeRiderStatus(
  { db }: Services,
  key: { readonly restaurantId: number; readonly riderId: number },
  status: string,
): Promise<RiderRow> {
  const rider = await setRiderStatus(db, key, status);
  if (!rider) throw notFound();
  return rider;
}

/** Past deliveries keep the rider's name; an open one keeps the rider. */
export async function removeRider(
  { db, clock }: Services,
  key: { readonly restaurantId: number; readonly riderId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rider = await lockRider(trx, key);
    if (!rider) throw notFound();
    if (await hasOpenDelivery(trx, rider.id, clock.now())) {
      throw new AppError(
        'conflict',
        `${rider.name} still has an open delivery. Mark it as delivered or choose another rider first.`,
      );
    }
    await markRiderDeleted(trx, rider.id, clock.now());
  });
}
