import { restaurantStatusChanged } from '@nearbite/contract/live/events';
import {
  CLOSED_BY_OWNER,
  OPEN_ORDERS_MESSAGE,
  type OwnRestaurant,
} from '@nearbite/contract/restaurants/restaurants';
import { recordAudit } from '../../common/audit.ts';
import type { IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { AppError } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { notifyCartsOfRestaurant } from '../notifications/index.ts';
import { presentOwnRestaurant } from './restaurants.present.ts';
import { changeRestaurant, findOpenOrders, getOwnRestaurant, lockPicture } from './restaurants.queries.ts';

type Who = { readonly restaurantId: number; readonly actorId: number };

/**
 * A suspension at the owner's own wish: customers do not see the restaurant, its figures stay for its owner, and an
 * administrator can open it again. An order that is placed at this very moment is finished like any other.
 */
export async function closeRestaurant(
  services: Services,
  { restaurantId, actorId }: Who,
  once: IdempotentCall,
): Promise<OwnRestaurant> {
  const { db, clock } = services;
  const closed = await once.transaction(db, async (trx) => {
    const at = clock.now();
    await lockPicture(trx, restaurantId);
    const before = await getOwnRestaurant(trx, restaurantId);
    if ((await findOpenOrders(trx, restaurantId)).hasOpenOrders) {
      throw new AppError('conflict', OPEN_ORDERS_MESSAGE);
    }
    const change = { status: 'suspended', status_reason: CLOSED_BY_OWNER } as const;
    // One that an administrator has suspended stays so, for the reason the administrator gave.
    if (before.status === 'suspended') return presentOwnRestaurant(before);
    await changeRestaurant(trx, restaurantId, { ...change, decided_at: at });
    await notifyCartsOfRestaurant(trx, { id: restaurantId, name: before.name }, at);
    const subject = { kind: 'restaurant', id: restaurantId, label: before.name } as const;
    await recordAudit(trx, { actorId, action: 'restaurant.closed', subject, at });
    return presentOwnRestaurant({ ...before, ...change });
  });
  await publish(services, restaurantStatusChanged, {
    restaurant_id: restaurantId,
    owner_id: actorId,
    status: closed.status,
  });
  return closed;
}
