import type { AuditAction } from '@nearbite/contract/admin/audit';
import type { AdminDish } from '@nearbite/contract/admin/dishes';
import { dishReviewed } from '@nearbite/contract/live/events';
import { recordAudit } from '../../../common/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import type { Services } from '../../../services.ts';
import { releaseMail, reviewMail } from './dish-review.mails.ts';
import { type DishToReview, lockDish, setDishStatus } from './dish-review.queries.ts';

type Case = { readonly dishId: number; readonly actorId: number };

export function reviewDish(
  services: Services,
  { dishId, actorId, reason }: Case & { readonly reason: string },
): Promise<AdminDish> {
  const { clock, config } = services;
  return judge(services, dishId, async (trx, found) => {
    if (found.dish.status === 'in-review') throw conflict('This dish is already being reviewed.', found);
    const at = clock.now();
    await setDishStatus(trx, dishId, {
      status: 'in-review',
      review_reason: reason,
      statusBeforeReview: found.dish.status,
      at,
    });
    await record(trx, found, { actorId, action: 'dish.taken-into-review', details: { reason }, at });
    await enqueueMail(services, trx, newMailKey('dish-review'), reviewMail(found, reason, config.publicUrl));
    return { ...found.dish, status: 'in-review', review_reason: reason };
  });
}

export function releaseDish(services: Services, { dishId, actorId }: Case): Promise<AdminDish> {
  const { clock, config } = services;
  return judge(services, dishId, async (trx, found) => {
    if (found.dish.status !== 'in-review') throw conflict('This dish is not being reviewed.', found);
    const at = clock.now();
    // Dishes that went into review before it was kept what they were.
    const status = found.statusBeforeReview ?? 'live';
    await setDishStatus(trx, dishId, { status, review_reason: null, statusBeforeReview: null, at });
    await record(trx, found, { actorId, action: 'dish.released', details: { to: status }, at });
    await enqueueMail(services, trx, newMailKey('dish-review'), releaseMail(found, status, config.publicUrl));
    return { ...found.dish, status, review_reason: null };
  });
}

/** Decides about the dish under its lock, and tells open pages when it is done. */
async function judge(
  services: Services,
  dishId: number,
  decide: (trx: Trx, found: DishToReview) => Promise<AdminDish>,
): Promise<AdminDish> {
  const { dish, restaurantId } = await services.db.transaction().execute(async (trx) => {
    const found = await lockDish(trx, dishId);
    if (!found) throw notFound();
    return { dish: await decide(trx, found), restaurantId: found.restaurant.id };
  });
  await publish(services, dishReviewed, { restaurant_id: restaurantId });
  return dish;
}

const conflict = (message: string, { dish: { status } }: DishToReview) =>
  new AppError('conflict', message, { details: { status } });

type AuditRecord = {
  readonly actorId: number;
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, string>>;
  readonly at: Date;
};

function record(trx: Trx, { dish, restaurant }: DishToReview, entry: AuditRecord): Promise<void> {
  const subject = { kind: 'dish', id: dish.id, label: `${dish.title} (${restaurant.name})` } as const;
  return recordAudit(trx, { ...entry, subject });
}
