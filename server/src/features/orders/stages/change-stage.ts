import type { AuditAction } from '@nearbite/contract/admin/audit';
import { deliveryChanged, partStatusChanged } from '@nearbite/contract/live/events';
import { STAGES, type Stage } from '@nearbite/contract/orders/stages';
import { isSettled } from '@nearbite/contract/orders/statuses';
import { fromMinor } from '@nearbite/domain/money';
import { timesAfter } from '@nearbite/domain/orders/order-stages';
import { type Refusal, refusalOf, stockEffectOf } from '@nearbite/domain/orders/order-status';
import { recordAudit, recordAutomatic } from '../../../common/audit.ts';
import type { LockedOrder } from '../../../common/order-lock.ts';
import { promiseInKitchenTime } from '../../../common/order-times.ts';
import { findTerms } from '../../../common/terms/stored-terms.ts';
import type { Trx } from '../../../db/database.ts';
import { AppError } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import { currentOrigin } from '../../../plugins/caller.ts';
import type { Services } from '../../../services.ts';
import {
  closeOrderSession,
  moveCash,
  requestClose,
  requestPartRefund,
  settleRefunds,
} from '../../payments/index.ts';
import { releaseSlot, takeSlot } from '../../restaurants/index.ts';
import { markAsOrdered } from '../../reviews/index.ts';
import { endDeliveries } from '../../riders/index.ts';
import { notifyAndMailCustomer } from './notify-customer.ts';
import { forgetUnanswered, notifyKitchen } from './notify-kitchen.ts';
import {
  dropPositionsOf,
  lockDishes,
  moveStock,
  type PartToChange,
  type StageToWrite,
  writeStage,
} from './part-stage.queries.ts';
import { type Actor, STAGE_NOTIFICATIONS } from './stage-notifications.ts';
import { markPartSeen, ringAgain } from './waiting-orders.queries.ts';

const REFUSALS: Readonly<Record<Refusal, string>> = {
  refunded: 'This order was refunded and stays canceled.',
  'paid-without': 'The order was paid without this part, so it stays canceled.',
  'being-paid-without': 'The customer is just paying the order without this part. Please try again later.',
  'canceled-by-customer': 'The customer has canceled this order, so it stays canceled.',
};

export type StageChange = {
  readonly to: Stage;
  readonly by: Actor;
  readonly reason?: string | undefined;
  /** Undefined leaves the promise as it is. */
  readonly promisedAt?: Date | null;
  /** When it happened, where that is not now. */
  readonly at?: Date;
  /** The customer is told about the whole order instead. */
  readonly isQuiet?: boolean;
};

/** What has to be done once the change is committed. */
export type FollowUp = {
  readonly order: LockedOrder;
  readonly part: PartToChange;
  readonly to: Stage;
  readonly refundIds: readonly number[];
  readonly closesPayment: boolean;
};

/**
 * The one place where a part of an order changes its stage: portions and money move with it exactly once, its rider
 * is freed, its customer told. The caller holds the order, has read the part since, and has judged whether the step
 * follows; afterwards it calls `finishChanges`.
 */
export async function changeStage(
  services: Services,
  trx: Trx,
  { order, part }: { readonly order: LockedOrder; readonly part: PartToChange },
  change: StageChange,
): Promise<FollowUp> {
  const { to, by } = change;
  const [before, after] = [STAGES[part.stage].status, STAGES[to].status];
  const isOrderPaid = isSettled(order.payment_status);
  const refusal = refusalOf(before, after, {
    isOrderPaid,
    isPartPaid: part.is_paid,
    hasRefund: part.has_refund,
    isBeingPaidWithout: part.is_being_paid_without,
    isCanceledByCustomer: part.ended_by === 'customer',
  });
  if (refusal) throw new AppError('conflict', REFUSALS[refusal]);

  const effect = stockEffectOf(before, after);
  if (effect === 'take-again') await takeAgain(services, trx, part);
  if (effect === 'give-back') await giveBack(trx, part);
  const now = services.clock.now();
  await writeStage(trx, part.id, toWrite(part, change, now));
  await tellKitchenOfEnd(services, trx, { order, part }, change);
  if (to === 'delivered') await dropPositionsOf(trx, part.id);
  if (after === 'fulfilled' && order.user_id !== null) await markAsOrdered(trx, part.id, order.user_id);
  await endDeliveries(services, trx, order.oid);
  const refundIds = await moveMoney(services, trx, { order, part }, { to, by });
  if (!change.isQuiet) await tell(services, trx, { order, part }, change);
  const closesPayment = effect !== 'none' && !isOrderPaid && order.payment_method === 'card';
  if (closesPayment) await requestClose(trx, order.id);
  return { order, part, to, refundIds, closesPayment };
}

/** A cookable part ended by others is announced to its kitchen; a step of the kitchen's own marks the part as seen. */
async function tellKitchenOfEnd(
  services: Services,
  trx: Trx,
  { order, part }: OrderPart,
  { to, by, reason }: StageChange,
): Promise<void> {
  const isByKitchen = by === 'kitchen';
  if (isByKitchen && part.stage === 'placed') await forgetUnanswered(trx, part.restaurant_id);
  if (isByKitchen || STAGES[to].status !== 'cancelled' || part.cookable_at === null) {
    return markPartSeen(trx, part.id, services.clock.now());
  }
  await ringAgain(trx, part.id);
  await notifyKitchen(services, trx, { oid: order.oid, part, by, isExpired: to === 'expired', reason });
}

function toWrite(
  part: PartToChange,
  { to, by, reason, promisedAt, at }: StageChange,
  now: Date,
): StageToWrite {
  const { status } = STAGES[to];
  const when = at ?? now;
  const wasHandedOver = STAGES[part.stage].status === 'fulfilled';
  return {
    stage: to,
    times: timesAfter(part.stage_times, to, when),
    promisedAt: status === 'cancelled' ? null : promisedAt === undefined ? part.promised_at : promisedAt,
    endedBy: status === 'cancelled' ? by : null,
    reason: reason ?? null,
    fulfilledAt: status !== 'fulfilled' ? null : wasHandedOver ? part.fulfilled_at : when,
    deliveredAt: to === 'delivered' ? when : null,
    now,
    actorId: by === 'kitchen' ? currentOrigin().userId : undefined,
  };
}

type OrderPart = { readonly order: LockedOrder; readonly part: PartToChange };

/** Returns the refunds to settle after the commit. */
async function moveMoney(
  services: Services,
  trx: Trx,
  { order, part }: OrderPart,
  { to, by }: Pick<StageChange, 'to' | 'by'>,
) {
  const record = (action: AuditAction) => {
    const entry = {
      action,
      subject: { kind: 'order', id: order.id, label: order.oid },
      details: { by, amount: fromMinor(part.total_minor), restaurant: part.restaurant_name },
      at: services.clock.now(),
    } as const;
    if (by === 'clock' || by === 'payment') return recordAutomatic(trx, entry);
    return recordAudit(trx, by === 'rider' ? { ...entry, actorId: null } : entry);
  };
  if (order.payment_method === 'cash') {
    const isCollected = to === 'delivered';
    if (part.is_paid !== isCollected)
      await record(isCollected ? 'money.cash-collected' : 'money.cash-returned');
    await moveCash(services, trx, {
      orderId: order.id,
      part: { id: part.id, totalMinor: part.total_minor, isPaid: part.is_paid },
      isCollected,
      isCanceled: STAGES[to].status === 'cancelled',
    });
    return [];
  }
  const isRefundDue = STAGES[to].status === 'cancelled' && part.is_paid && !part.has_refund;
  if (!isRefundDue) return [];
  await record('money.refund-requested');
  return requestPartRefund(services, trx, {
    orderId: order.id,
    partId: part.id,
    amountMinor: part.total_minor,
  });
}

async function tell(services: Services, trx: Trx, { order, part }: OrderPart, change: StageChange) {
  const { to, by, reason, promisedAt } = change;
  const notification = STAGE_NOTIFICATIONS[to]({
    restaurant: part.restaurant_name,
    oid: order.oid,
    by,
    fulfilment: order.fulfilment,
    promised: promisedAt ? promiseInKitchenTime(services, part, promisedAt) : undefined,
    reason,
    isShared: part.is_shared,
    isAgain: STAGES[part.stage].status !== 'pending',
  });
  if (notification)
    await notifyAndMailCustomer(services, trx, order, notification, { isTracked: to === 'on_the_way', part });
}

/** After the commit: everybody's open pages hear of it, and the money is given back at once where that works. */
export async function finishChanges(services: Services, changes: readonly FollowUp[]): Promise<void> {
  for (const { order, part, to } of changes) {
    const about = { oid: order.oid, user_id: order.user_id, restaurant_id: part.restaurant_id };
    if (to === 'delivered') await publish(services, deliveryChanged, about);
    else await publish(services, partStatusChanged, { ...about, order_status: STAGES[to].status, stage: to });
  }
  await settleRefunds(
    services,
    changes.flatMap(({ refundIds }) => refundIds),
  );
  const closing = changes.find(({ closesPayment }) => closesPayment);
  // Left to its job when the provider does not answer now.
  if (closing) await closeOrderSession(services, closing.order.id).catch(() => undefined);
}

/** Takes the portions of a canceled part, and its place in a slot, once more; 409 when they are gone. */
async function takeAgain(services: Services, trx: Trx, part: PartToChange): Promise<void> {
  const gone = (await lockDishes(trx, part.id)).find(({ stock_qty, qty }) => stock_qty < qty);
  if (gone) {
    throw new AppError('sold_out', `Only ${gone.stock_qty} of ${gone.title} left, ${gone.qty} are needed.`, {
      details: { dishes: [{ title: gone.title, requested: gone.qty, available: gone.stock_qty }] },
    });
  }
  await moveStock(trx, part.id, -1);
  const { restaurant_id: restaurantId, deliver_at: startsAt } = part;
  if (startsAt === null) return;
  const terms = (await findTerms(services, trx, [restaurantId])).get(restaurantId);
  if (!(await takeSlot(trx, { restaurantId, startsAt }, terms?.slotCapacity ?? null))) {
    throw new AppError('slot_full', 'The time this order was for is full by now.');
  }
}

async function giveBack(trx: Trx, part: PartToChange): Promise<void> {
  await lockDishes(trx, part.id);
  await moveStock(trx, part.id, 1);
  const { restaurant_id: restaurantId, deliver_at: startsAt } = part;
  if (startsAt !== null) await releaseSlot(trx, { restaurantId, startsAt });
}
