import { canCustomerCancel } from '@nearbite/domain/orders/order-stages';
import { lockOrder } from '../../../common/order-lock.ts';
import type { Trx } from '../../../db/database.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { changeStage, type FollowUp } from './change-stage.ts';
import { factsOf, readParts } from './part-stage.queries.ts';

/** The customer takes back what no restaurant has accepted, and what just accepted itself; afterwards the caller calls `finishChanges`. */
export async function cancelByCustomer(
  services: Services,
  trx: Trx,
  { userId, oid }: { readonly userId: number; readonly oid: string },
): Promise<FollowUp[]> {
  const order = await lockOrder(trx, { oid });
  if (!order || order.user_id !== userId) throw notFound();
  const changes: FollowUp[] = [];
  for (const part of await readParts(trx, order.id)) {
    const facts = {
      ...factsOf(part, order),
      times: part.stage_times,
      autoAccept: part.auto_accept,
      cookableAt: part.cookable_at,
      deliverAt: part.deliver_at,
      prepMinutes: part.prep_minutes,
    };
    if (!canCustomerCancel(facts, services.clock.now())) continue;
    changes.push(await changeStage(services, trx, { order, part }, { to: 'canceled', by: 'customer' }));
  }
  if (changes.length === 0) {
    throw new AppError('conflict', 'This order can no longer be canceled. Please call the restaurant.');
  }
  return changes;
}

/** An administrator ends one restaurant's part, whatever its stage, with the money back. */
export async function cancelByAdministrator(
  services: Services,
  trx: Trx,
  cancellation: { readonly restaurantId: number; readonly oid: string; readonly reason: string },
): Promise<FollowUp> {
  const order = await lockOrder(trx, { oid: cancellation.oid });
  const parts = order ? await readParts(trx, order.id) : [];
  const part = parts.find(({ restaurant_id }) => restaurant_id === cancellation.restaurantId);
  if (!order || !part) throw notFound();
  if (part.ended_by !== null) throw new AppError('conflict', 'This order was canceled.');
  return changeStage(
    services,
    trx,
    { order, part },
    { to: 'canceled', by: 'administrator', reason: cancellation.reason },
  );
}
