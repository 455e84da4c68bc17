import { TRACKING_HOURS } from '@nearbite/contract/tracking/tracking';
import { trackingHorizon } from '@nearbite/domain/orders/delivery';
import { stageAfter, statusOfStage } from '@nearbite/domain/orders/order-stages';
import { endsUnpaid } from '@nearbite/domain/orders/payment-deadline';
import { type LockedOrder, lockOrder } from '../../../common/order-lock.ts';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { closeOrderSession } from '../../payments/index.ts';
import { changeStage, type FollowUp, finishChanges } from './change-stage.ts';
import { findOverdue, findUnanswered, findUnmarked } from './expiry.queries.ts';
import { notifyAndMailCustomer } from './notify-customer.ts';
import { factsOf, type PartToChange, readParts } from './part-stage.queries.ts';
import { unpaidNotification } from './stage-notifications.ts';

const AT_ONCE = 100;

/** Gives the portions of orders that were never paid to somebody else. */
export async function expireUnpaid(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const before = new Date(clock.now().getTime() - config.PAYMENT_WINDOW_MINUTES * 60_000);
  const overdue = await findOverdue(db, before, AT_ONCE);
  const decide: Decide = async (trx, order, parts) => {
    const facts = {
      paymentMethod: order.payment_method,
      paymentStatus: order.payment_status,
      partStatuses: parts.map(({ stage }) => statusOfStage(stage)),
    };
    if (!endsUnpaid(facts)) return [];
    await notifyAndMailCustomer(services, trx, order, unpaidNotification(order.oid));
    const pending = parts.filter(({ stage }) => statusOfStage(stage) === 'pending');
    return pending.map((part) => ({ part, to: 'expired', by: 'clock', isQuiet: true }));
  };
  // The payment page is closed first: an order that turns out to be paid does not expire.
  await changeOrders(services, overdue, decide, (id) => closeOrderSession(services, id));
}

/** A restaurant that has not answered in time loses its part, and the customer gets the money back. */
export async function expireUnanswered(services: Services): Promise<void> {
  const now = services.clock.now();
  await changeOrders(services, await findUnanswered(services.db, now, AT_ONCE), async (_trx, order, parts) =>
    parts.flatMap((part) => {
      const to = stageAfter('expire', factsOf(part, order));
      const isLate = part.answer_by !== null && part.answer_by <= now;
      return to && isLate ? [{ part, to, by: 'clock' as const }] : [];
    }),
  );
}

/** An order not marked as delivered counts as delivered when tracking ends. */
export async function deliverUnmarked(services: Services): Promise<void> {
  const horizon = trackingHorizon(services.clock.now());
  await changeOrders(
    services,
    await findUnmarked(services.db, horizon, AT_ONCE),
    async (_trx, order, parts) =>
      parts.flatMap((part) => {
        const to = stageAfter('deliver', factsOf(part, order));
        const { fulfilled_at: since } = part;
        if (to === undefined || since === null || since > horizon) return [];
        return [
          { part, to, by: 'clock' as const, at: new Date(since.getTime() + TRACKING_HOURS * 3_600_000) },
        ];
      }),
  );
}

type Change = Parameters<typeof changeStage>[3] & { readonly part: PartToChange };
type Decide = (trx: Trx, order: LockedOrder, parts: readonly PartToChange[]) => Promise<readonly Change[]>;

/**
 * Each order in a transaction of its own, looked at again once it is locked: running this twice at once, or again
 * after a crash, does nothing twice. One order that fails does not keep the others waiting.
 */
async function changeOrders(
  services: Services,
  orderIds: readonly number[],
  decide: Decide,
  prepare: (orderId: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of orderIds) {
    await prepare(id)
      .then(() => changeOrder(services, id, decide))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be changed`);
}

async function changeOrder(services: Services, orderId: number, decide: Decide): Promise<void> {
  const changes = await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return [];
    const done: FollowUp[] = [];
    for (const { part, ...change } of await decide(trx, order, await readParts(trx, order.id))) {
      done.push(await changeStage(services, trx, { order, part }, change));
    }
    return done;
  });
  await finishChanges(services, changes);
}
