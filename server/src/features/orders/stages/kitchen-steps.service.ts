import * as texts from '@nearbite/contract/orders/orders.texts';
import {
  DECLINE_REASONS,
  KITCHEN_STEP_TEXTS,
  type KitchenStep,
  type StepBody,
} from '@nearbite/contract/orders/owner-orders';
import { STAGES } from '@nearbite/contract/orders/stages';
import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { stageAfter, stageForStatus } from '@nearbite/domain/orders/order-stages';
import { kitchenDay } from '@nearbite/domain/terms/hours';
import { type LockedOrder, lockOrder } from '../../../common/order-lock.ts';
import { promiseInKitchenTime } from '../../../common/order-times.ts';
import { findTerms } from '../../../common/terms/stored-terms.ts';
import type { Trx } from '../../../db/database.ts';
import { AppError, fieldError, notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { changeStage, type FollowUp, finishChanges } from './change-stage.ts';
import { promiseOf } from './cookable.ts';
import { notifyAndMailCustomer } from './notify-customer.ts';
import { factsOf, lockDishes, markSoldOut, type PartToChange, readParts } from './part-stage.queries.ts';
import { delayNotification } from './stage-notifications.ts';

export type PartKey = { readonly restaurantId: number; readonly oid: string };

type OrderPart = { readonly order: LockedOrder; readonly part: PartToChange };

async function lockPart(trx: Trx, { restaurantId, oid }: PartKey): Promise<OrderPart> {
  const order = await lockOrder(trx, { oid });
  const part = order && (await readParts(trx, order.id)).find((one) => one.restaurant_id === restaurantId);
  if (!order || !part) throw notFound();
  return { order, part };
}

/** One of the kitchen's own steps, in the caller's transaction; afterwards it calls `finishChanges`. */
export async function takeKitchenStep(
  services: Services,
  trx: Trx,
  key: PartKey,
  step: KitchenStep,
  body: StepBody,
): Promise<FollowUp> {
  const { minutes } = body;
  if (step === 'decline' && (body.reason ?? body.reason_code) === undefined)
    throw fieldError('reason', 'Give a reason');
  if (step === 'delay' && minutes === undefined) throw fieldError('minutes', 'Say by how many minutes');
  const held = await lockPart(trx, key);
  const to = stageAfter(step, factsOf(held.part, held.order));
  if (to === undefined) throw stepRefused(step, held);
  if (step === 'delay') return delayPart(services, trx, held, minutes ?? 0);
  const promise = step === 'accept' && { promisedAt: promiseOf(held.part, minutes, services.clock.now()) };
  const reason = await reasonOf(services, trx, held.part, body);
  return changeStage(services, trx, held, { to, by: 'kitchen', reason, ...promise });
}

/** In words; what is declined for being sold out is not sold any more. */
async function reasonOf(
  services: Services,
  trx: Trx,
  part: PartToChange,
  { reason, reason_code: code, dishes = [] }: StepBody,
): Promise<string | undefined> {
  if (reason !== undefined || code === undefined) return reason;
  if (code !== 'sold_out') return DECLINE_REASONS[code];
  const terms = (await findTerms(services, trx, [part.restaurant_id])).get(part.restaurant_id);
  if (!terms) throw notFound();
  const { ends } = kitchenDay(terms, services.clock.now());
  await lockDishes(trx, part.id);
  const soldOut = await markSoldOut(trx, { partId: part.id, slugs: dishes, until: ends });
  if (soldOut.length === 0 || soldOut.length < new Set(dishes).size)
    throw fieldError('dishes', 'Name dishes of this order');
  return texts.soldOutOf(soldOut.map(({ title }) => title).join(', '));
}

/** Carries the part's stage: a caller that wanted just that stage can treat the conflict as done. */
const stepRefused = (step: KitchenStep, held: OrderPart): AppError =>
  new AppError('conflict', refusalText(step, held), { details: { stage: held.part.stage } });

function refusalText(step: KitchenStep, { order, part }: OrderPart): string {
  const { label, status } = STAGES[part.stage];
  if (status === 'cancelled') return 'This order was canceled.';
  if (step === 'accept' && part.stage === 'placed') return 'This order is not paid yet.';
  if (step === 'deliver' && status === 'pending' && order.fulfilment === 'delivery')
    return 'Mark the order as fulfilled before it is delivered.';
  return `An order that is "${label}" cannot be ${KITCHEN_STEP_TEXTS[step].participle}.`;
}

/** The free change of the status: from anywhere to anywhere, unless money, stock or the customer forbid it. */
export async function changePartStatus(
  services: Services,
  { status, ...key }: PartKey & { readonly status: OrderStatus },
): Promise<{ changed: boolean }> {
  const change = await services.db.transaction().execute(async (trx) => {
    const held = await lockPart(trx, key);
    const to = stageForStatus(status, factsOf(held.part, held.order));
    return to && changeStage(services, trx, held, { to, by: 'kitchen' });
  });
  if (change) await finishChanges(services, [change]);
  return { changed: change !== undefined };
}

/** The food has reached its customer, says the kitchen or the rider; saying it again changes nothing. */
export async function markDelivered(
  services: Services,
  { by = 'kitchen', ...key }: PartKey & { readonly by?: 'kitchen' | 'rider' },
): Promise<void> {
  const change = await services.db.transaction().execute(async (trx) => {
    const held = await lockPart(trx, key);
    if (held.part.stage === 'delivered') return undefined;
    const to = stageAfter('deliver', factsOf(held.part, held.order));
    if (to === undefined) throw stepRefused('deliver', held);
    return changeStage(services, trx, held, { to, by });
  });
  if (change) await finishChanges(services, [change]);
}

/** Moves the promise without changing the stage: from what was promised, or from now when that has passed. */
async function delayPart(
  services: Services,
  trx: Trx,
  { order, part }: { readonly order: LockedOrder; readonly part: PartToChange },
  minutes: number,
): Promise<FollowUp> {
  const from = Math.max(services.clock.now().getTime(), part.promised_at?.getTime() ?? 0);
  const promisedAt = new Date(from + minutes * 60_000);
  await trx.updateTable('order_parts').set({ promised_at: promisedAt }).where('id', '=', part.id).execute();
  const notification = delayNotification({
    restaurant: part.restaurant_name,
    oid: order.oid,
    by: 'kitchen',
    fulfilment: order.fulfilment,
    promised: promiseInKitchenTime(services, part, promisedAt),
    reason: undefined,
    isShared: part.is_shared,
    isAgain: false,
  });
  await notifyAndMailCustomer(services, trx, order, notification, { part });
  return { order, part, to: part.stage, refundIds: [], closesPayment: false };
}
