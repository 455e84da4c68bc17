import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import { restaurantStatusChanged } from '@nearbite/contract/live/events';
import { recordAudit } from '../../../common/audit.ts';
import { findLanguage } from '../../../common/write-mail.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import type { Services } from '../../../services.ts';
import { notifyCartsOfRestaurant } from '../../notifications/index.ts';
import { type Decision, TRANSITIONS } from '../admin.policy.ts';
import { decisionMail } from './restaurants.mails.ts';
import { lockRestaurant, setRestaurantStatus } from './restaurants.queries.ts';

type Verdict = {
  readonly decision: Decision;
  readonly restaurantId: number;
  readonly actorId: number;
  readonly reason?: string;
};

export async function decide(
  services: Services,
  { decision, restaurantId, actorId, reason }: Verdict,
): Promise<AdminRestaurant> {
  const { db, clock, config } = services;
  const { from, to, action, refusal } = TRANSITIONS[decision];
  const decided = await db.transaction().execute(async (trx) => {
    const at = clock.now();
    const restaurant = await lockRestaurant(trx, restaurantId);
    if (!restaurant) throw notFound();
    if (restaurant.status !== from) {
      throw new AppError('conflict', refusal, { details: { status: restaurant.status } });
    }
    // It would stay closed, and the mail would say that it is open.
    if (to === 'approved' && restaurant.owner.is_blocked) throw new AppError('conflict', OWNER_IS_BLOCKED);
    const { name } = restaurant;
    await setRestaurantStatus(trx, restaurantId, {
      status: to,
      status_reason: reason ?? null,
      decided_at: at,
    });
    if (to === 'suspended') await notifyCartsOfRestaurant(trx, restaurant, at);
    await recordAudit(trx, {
      actorId,
      action,
      subject: { kind: 'restaurant', id: restaurantId, label: name },
      details: reason === undefined ? {} : { reason },
      at,
    });
    const mail = decisionMail(decision, restaurant, {
      reason: reason ?? null,
      publicUrl: config.publicUrl,
      language: await findLanguage(trx, restaurant.owner.id),
    });
    await enqueueMail(services, trx, newMailKey('restaurant-decision'), mail);
    return { ...restaurant, status: to, reason: reason ?? null, decided_at: at.toISOString() };
  });
  await publish(services, restaurantStatusChanged, {
    restaurant_id: restaurantId,
    owner_id: decided.owner.id,
    status: to,
  });
  return decided;
}

const OWNER_IS_BLOCKED = 'The owner is blocked. Unblock the owner first.';
