import { riderLinksRenewed } from '@nearbite/contract/live/events';
import type { RiderPatch } from '@nearbite/contract/riders/riders';
import type { z } from 'zod';
import { renewRiderLinks } from '../../common/rider-links.ts';
import type { Trx } from '../../db/database.ts';
import { AppError, fieldError, notFound } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { hasOpenDelivery } from './deliveries.queries.ts';
import {
  changeRider,
  getRider,
  hasRiderWithEmail,
  insertRider,
  lockRider,
  markRiderDeleted,
  type RiderRow,
} from './riders.queries.ts';

const EMAIL_TAKEN = 'You already have a rider with this email';

export async function addRider(
  trx: Trx,
  restaurantId: number,
  rider: { readonly name: string; readonly email: string; readonly phone_number: string },
): Promise<RiderRow> {
  if (await hasRiderWithEmail(trx, restaurantId, rider)) throw fieldError('email', EMAIL_TAKEN);
  return insertRider(trx, { restaurant_id: restaurantId, ...rider });
}

type Key = { readonly restaurantId: number; readonly riderId: number };

export async function updateRider(
  { db }: Services,
  key: Key,
  { paused, ...changes }: z.output<typeof RiderPatch>,
): Promise<RiderRow> {
  return db.transaction().execute(async (trx) => {
    const { email } = changes;
    const others = { email: email ?? '', exceptId: key.riderId };
    if (email !== undefined && (await hasRiderWithEmail(trx, key.restaurantId, others))) {
      throw fieldError('email', EMAIL_TAKEN);
    }
    const rider = await changeRider(trx, key, { ...changes, is_paused: paused });
    if (!rider) throw notFound();
    return rider;
  });
}

/** The old one ends at once; the rider is mailed the new one. */
export async function renewLink(services: Services, { restaurantId, riderId }: Key): Promise<RiderRow> {
  const rider = await services.db.transaction().execute(async (trx) => {
    const renewed = await renewRiderLinks(services, trx, { restaurantId, riderId });
    if (renewed.length === 0) throw notFound();
    return getRider(trx, riderId);
  });
  await publish(services, riderLinksRenewed, { restaurant_id: restaurantId });
  return rider;
}

/** Past deliveries keep the rider's name; an open one keeps the rider. */
export async function removeRider({ db, clock }: Services, key: Key): Promise<void> {
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
