import type { AuditEntry } from '@nearbite/contract/admin/audit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { enqueue } from '../../../jobs/queue.ts';
import { actAs } from '../../../testing/act-as.ts';
import { createAdmin } from '../../../testing/actors.ts';
import { openStripeMarket } from '../../../testing/services/stripe-market.ts';
import { changePartStatus } from '../../orders/stages/kitchen-steps.service.ts';
import { checkPayments } from '../payments.jobs.ts';

const { app, owner, customer, stripe, orderAtStripe, deliver, close } = await openStripeMarket();
const admin = await createAdmin(app);
afterAll(close);
beforeEach(() => {
  stripe.isDown = false;
});

const hear = (session: string) => deliver(stripe.event('checkout.session.completed', session));

/** Paid while the provider could not be asked, so that nobody here knows of it when the order is canceled. */
async function canceledWhilePaid() {
  const order = await orderAtStripe();
  stripe.pay(order.session);
  stripe.isDown = true;
  const key = { restaurantId: owner.restaurantId, oid: order.oid };
  await actAs(owner, () => changePartStatus(app.services, { ...key, status: 'cancelled' }));
  stripe.isDown = false;
  return order;
}

async function entriesOf(oid: string) {
  const entries: AuditEntry[] = (await admin.get('/api/admin/audit/?kind=money&limit=100')).json();
  return entries.filter(({ subject }) => subject.label === oid);
}

/** Nobody's doing, and from nowhere: whoever's call or job happened to hear of it. */
const byItself = { actor: { id: 0 }, address: null };

describe('money that goes back stands in the audit log', () => {
  test('when it was asked for by a person, and when the provider has given it', async () => {
    const { oid, total, session } = await orderAtStripe();
    stripe.pay(session);
    await hear(session);
    await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { order_status: 'cancelled' });
    await app.runJobs();
    expect(await entriesOf(oid)).toMatchObject([
      { action: 'money.refunded', ...byItself, details: { amount: total } },
      {
        action: 'money.refund-requested',
        actor: { id: owner.id },
        details: { by: 'kitchen', amount: total },
      },
    ]);
  });

  test.each<[string, (order: { oid: string; session: string }) => Promise<unknown>]>([
    ['a webhook', ({ session }) => hear(session)],
    [
      "the customer's look at the order",
      ({ oid }) => customer.get(`/api/customer/order/detail/${customer.id}/${oid}`),
    ],
    [
      'the periodic check',
      async () => {
        const { db } = app.services;
        await db
          .updateTable('payment_sessions')
          .set({ checked_at: new Date(0) })
          .execute();
        await enqueue(db, checkPayments, {}, { key: 'checkPayments' });
      },
    ],
  ])('when a payment of a canceled order is heard of by %s', async (_, listen) => {
    const order = await canceledWhilePaid();
    await listen(order);
    await app.runJobs();
    expect(await entriesOf(order.oid)).toMatchObject([
      { action: 'money.refunded', ...byItself, details: { amount: order.total } },
      {
        action: 'money.refund-requested',
        ...byItself,
        details: { amount: order.total, note: 'paid after it was canceled' },
      },
    ]);
  });
});
