import type { AdminDish, AdminRestaurant } from '@nearbite/contract/admin';
import { restaurantStatusChanged } from '@nearbite/contract/events';
import { AppError, notFound } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { publish } from '../../publish.ts';
import type { Services } from '../../services.ts';
import { tellCartsOfRestaurant } from '../cart/dishes-in-carts.ts';
import { type Decision, TRANSITIONS } from './admin.policy.ts';
import { recordDeed } from './audit.ts';
import { decisionMail } from './restaurants.mails.ts';
import { lockDish, lockRestaurant, setDishStatus, setRestaurantStatus } from './restaurants.queries.ts';

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
    const { name } = restaurant;
    await setRestaurantStatus(trx, restaurantId, {
      status: to,
      status_reason: reason ?? null,
      decided_at: at,
    });
    if (to === 'suspended') {
      await tellCartsOfRestaurant(trx, restaurantId, { message: cartNotice(name), at });
    }
    await recordDeed(trx, {
      actorId,
      action,
      subject: { kind: 'restaurant', id: restaurantId, label: name },
      details: reason === undefined ? {} : { reason },
      at,
    });
    const mail = decisionMail(decision, restaurant, { reason: reason ?? null, publicUrl: config.publicUrl });
    await enqueue(trx, sendMail, mail);
    return { ...restaurant, status: to, reason: reason ?? null, decided_at: at.toISOString() };
  });
  await publish(services, restaurantStatusChanged, {
    restaurant_id: restaurantId,
    owner_id: decided.owner.id,
    status: to,
  });
  return decided;
}

const cartNotice = (name: string) =>
  `${name} is not taking orders at the moment, so its dishes in your cart cannot be ordered.`;

export async function changeDishStatus(
  { db, clock }: Services,
  { dishId, actorId, status }: { dishId: number; actorId: number; status: AdminDish['status'] },
): Promise<AdminDish> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const dish = await lockDish(trx, dishId);
    if (!dish) throw notFound();
    if (dish.status === status) return dish;
    await setDishStatus(trx, dishId, { status, at });
    await recordDeed(trx, {
      actorId,
      action: 'dish.status-changed',
      subject: { kind: 'dish', id: dishId, label: dish.title },
      details: { from: dish.status, to: status },
      at,
    });
    return { ...dish, status };
  });
}
