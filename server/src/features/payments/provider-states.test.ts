import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enqueue } from '../../jobs/queue.ts';
import { actAs } from '../../testing/act-as.ts';
import { type Caller, createAdmin, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { goToPayment, ledgerOf, placeTestOrder } from '../../testing/orders.ts';
import { type StripeStandIn, startStripeStandIn } from '../../testing/services/stripe-stand-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { changePartStatus } from '../orders/stages/kitchen-steps.service.ts';
import { checkRefunds, reconcilePayments } from './payments.jobs.ts';

let stripe: StripeStandIn;
let app: TestApp;
let owner: Caller & { restaurantId: number };
let customer: Caller;
let admin: Caller;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await buildTestApp({ environment: stripe.environment });
  [owner, customer, admin] = [await createOwner(app), await createCustomer(app), await createAdmin(app)];
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.refundStatus = 'succeeded';
});

const deliver = async (event: { body: string; signature: string }) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/stripe-webhook/',
    headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
    payload: event.body,
  });
  expect(statusCode).toBe(200);
};
const cancel = (oid: string) =>
  actAs(owner, () =>
    changePartStatus(app.services, { restaurantId: owner.restaurantId, oid, status: 'cancelled' }),
  );
const run = async (job: typeof checkRefunds) => {
  await enqueue(app.services.db, job, {}, { key: job.name });
  await app.runJobs();
};

async function orderAtStripe() {
  const dish = await createDish(app, owner, { priceMinor: 45_000 });
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id, qty: 2 }]);
  const session = (await goToPayment(app, oid)).split('/').at(-1) ?? '';
  return { oid, session };
}

async function paidOrder() {
  const { oid, session } = await orderAtStripe();
  stripe.pay(session);
  await deliver(stripe.event('checkout.session.completed', session));
  return { oid, session, intent: stripe.sessions.get(session)?.payment_intent ?? '' };
}

const detailOf = async (oid: string) =>
  (await customer.get(`/api/customer/order/detail/${customer.id}/${oid}`)).json();
const problemsOf = async (oid: string) => {
  const report = await admin.get('/api/admin/payments/');
  expect(report.statusCode).toBe(200);
  return report.json().problems.filter((problem: { order_oid: string | null }) => problem.order_oid === oid);
};

const CHARGE = { kind: 'charge', amount_minor: 96_300 };
const REFUND = { kind: 'refund', amount_minor: 96_300 };

describe('a refund', () => {
  test('that is pending is not booked before it succeeded', async () => {
    const { oid, intent } = await paidOrder();
    stripe.refundStatus = 'pending';
    await cancel(oid);
    await app.runJobs();
    expect(await ledgerOf(app, oid)).toEqual([CHARGE]);
    expect(await detailOf(oid)).toMatchObject({ payment_status: 'paid', refunded: 0 });
    expect((await admin.get('/api/admin/payments/')).json().pending_refunds).toBeGreaterThan(0);

    const refund = stripe.refunds.find(({ payment_intent }) => payment_intent === intent);
    if (refund) refund.status = 'succeeded';
    const event = stripe.eventAbout('refund.updated', refund ?? {});
    await Promise.all([deliver(event), deliver(event)]);
    expect(await ledgerOf(app, oid)).toEqual([CHARGE, REFUND]);
    expect(await detailOf(oid)).toMatchObject({ payment_status: 'refunded', refunded: 963 });
  });

  test('that is pending is asked about when no event comes', async () => {
    const { oid, intent } = await paidOrder();
    stripe.refundStatus = 'pending';
    await cancel(oid);
    const refund = stripe.refunds.find(({ payment_intent }) => payment_intent === intent);
    if (refund) refund.status = 'succeeded';
    await run(checkRefunds);
    expect(await ledgerOf(app, oid)).toEqual([CHARGE, REFUND]);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
  });

  test('that fails, at once or later, is a problem the administrator sees', async () => {
    const [atOnce, later] = [await paidOrder(), await paidOrder()];
    stripe.refundStatus = 'failed';
    await cancel(atOnce.oid);
    stripe.refundStatus = 'succeeded';
    await cancel(later.oid);
    expect(await ledgerOf(app, later.oid)).toEqual([CHARGE, REFUND]);
    const refund = stripe.refunds.find(({ payment_intent }) => payment_intent === later.intent);
    Object.assign(refund ?? {}, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    await deliver(stripe.eventAbout('refund.failed', refund ?? {}));
    await app.runJobs();

    expect(await ledgerOf(app, atOnce.oid)).toEqual([CHARGE]);
    expect(await ledgerOf(app, later.oid)).toEqual([
      CHARGE,
      REFUND,
      { kind: 'refund_reversal', amount_minor: 96_300 },
    ]);
    for (const { oid } of [atOnce, later]) {
      expect(await problemsOf(oid)).toEqual([
        expect.objectContaining({ kind: 'refund_failed', amount: 963 }),
      ]);
      expect(await detailOf(oid)).toMatchObject({ payment_status: 'paid', refunded: 0 });
    }
  });

  test('from the dashboard is booked, and the same money is not given back again', async () => {
    const { oid, intent } = await paidOrder();
    const refund = stripe.refundByHand(intent, 96_300);
    await deliver(stripe.eventAbout('refund.created', refund));
    await deliver(stripe.eventAbout('charge.refunded', { object: 'charge', payment_intent: intent }));
    expect(await ledgerOf(app, oid)).toEqual([CHARGE, REFUND]);
    expect(await detailOf(oid)).toMatchObject({ payment_status: 'refunded', refunded: 963 });
    expect(await problemsOf(oid)).toEqual([expect.objectContaining({ kind: 'refunded_elsewhere' })]);
    await cancel(oid);
    await app.runJobs();
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
  });

  test('of a part of the money from the dashboard is booked; what the provider then refuses is seen', async () => {
    const { oid, intent } = await paidOrder();
    await deliver(stripe.eventAbout('refund.created', stripe.refundByHand(intent, 50_000)));
    expect(await detailOf(oid)).toMatchObject({ payment_status: 'paid', refunded: 500 });
    await cancel(oid);
    await app.runJobs();
    expect((await problemsOf(oid)).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'refund_failed',
      'refunded_elsewhere',
    ]);
    expect(await ledgerOf(app, oid)).toEqual([CHARGE, { kind: 'refund', amount_minor: 50_000 }]);
  });
});

describe('a payment', () => {
  test.each([
    ['wrong_amount', { amount: 100 }],
    ['wrong_currency', { currency: 'usd' }],
  ])('of %s does not pay the order, opens no second page and is seen', async (kind, wrong) => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session, wrong);
    await deliver(stripe.event('checkout.session.completed', session));
    await deliver(stripe.event('checkout.session.completed', session));
    expect(await detailOf(oid)).toMatchObject({ payment_status: 'pending' });
    expect(await problemsOf(oid)).toEqual([expect.objectContaining({ kind })]);
    expect(await goToPayment(app, oid)).toBe(`/checkout/${oid}/?payment=unavailable`);
  });

  test('that is disputed is seen until the dispute is won', async () => {
    const { oid, intent } = await paidOrder();
    const dispute = stripe.dispute(intent, 96_300);
    await deliver(stripe.eventAbout('charge.dispute.created', dispute));
    expect(await problemsOf(oid)).toEqual([
      expect.objectContaining({ kind: 'disputed', amount: 963, note: 'fraudulent, needs_response' }),
    ]);
    dispute.status = 'lost';
    await deliver(stripe.eventAbout('charge.dispute.closed', dispute));
    expect(await problemsOf(oid)).toEqual([expect.objectContaining({ note: 'fraudulent, lost' })]);
    dispute.status = 'won';
    await deliver(stripe.eventAbout('charge.dispute.closed', dispute));
    expect(await problemsOf(oid)).toEqual([]);
  });
});

describe('the daily comparison with the provider', () => {
  test('heals what events did not say and reports what it cannot heal', async () => {
    const [lostPayment, lostRefund, gone] = [await orderAtStripe(), await paidOrder(), await paidOrder()];
    stripe.pay(lostPayment.session);
    stripe.refundByHand(lostRefund.intent, 96_300);
    stripe.intents.delete(gone.intent);
    await app.database.pool.query('alter table money_ledger disable trigger money_ledger_append_only');
    await app.database.pool.query(
      `update money_ledger set created_at = now() - interval '3 hours' where provider_reference = $1`,
      [gone.intent],
    );
    for (const intent of stripe.intents.values()) intent.created -= 7_200;
    await run(reconcilePayments);

    expect(await ledgerOf(app, lostPayment.oid)).toEqual([CHARGE]);
    expect(await ledgerOf(app, lostRefund.oid)).toEqual([CHARGE, REFUND]);
    expect(await problemsOf(gone.oid)).toEqual([expect.objectContaining({ kind: 'missing_at_provider' })]);
    const { payments } = (await admin.get('/api/admin/summary/')).json();
    expect(payments.problems).toBeGreaterThan(0);
    expect(payments.checked_at).not.toBeNull();
  });

  test('a problem is put aside by the administrator, and that is written down', async () => {
    const { oid, intent } = await paidOrder();
    await deliver(stripe.eventAbout('charge.dispute.created', stripe.dispute(intent, 96_300)));
    const [problem] = await problemsOf(oid);
    const settled = await admin.post(`/api/admin/payments/problems/${problem.id}/settle/`, {
      note: 'Paid back by bank transfer',
    });
    expect(settled.statusCode).toBe(200);
    expect(await problemsOf(oid)).toEqual([]);
    const [entry] = (await admin.get('/api/admin/audit/')).json();
    expect(entry).toMatchObject({
      action: 'payment.settled',
      details: { note: 'Paid back by bank transfer' },
    });
  });
});
