import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsOf } from '../../adapters/payments/choose-payments.ts';
import { createStripePayments } from '../../adapters/payments/stripe-payments.ts';
import { actAs } from '../../testing/act-as.ts';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { goToPayment, ledgerOf, payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import {
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  startStripeStandIn,
} from '../../testing/services/stripe-stand-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { changePartStatus } from '../orders/stages/kitchen-steps.service.ts';

let stripe: StripeStandIn;
let app: TestApp;
let owner: Caller & { restaurantId: number };

beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await buildTestApp({ environment: stripe.environment });
  owner = await createOwner(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const cancel = (on: TestApp, oid: string) =>
  actAs(owner, () =>
    changePartStatus(on.services, { restaurantId: owner.restaurantId, oid, status: 'cancelled' }),
  );

test('an order paid at the test provider gets its money back there, also after cards are taken', async () => {
  const trial = await buildTestApp({ database: app.database });
  const dish = await createDish(app, owner, { priceMinor: 45_000 });
  const { oid } = await placeTestOrder(await createCustomer(trial), [{ dish_id: dish.id }]);
  await payTestOrder(trial, oid);
  await trial.server.close();

  await cancel(app, oid);
  await app.runJobs();
  expect(await ledgerOf(app, oid)).toEqual([
    { kind: 'charge', amount_minor: 48_150 },
    { kind: 'refund', amount_minor: 48_150 },
  ]);
  expect(stripe.refunds).toEqual([]);
});

/** Two providers that speak the same protocol, each with books of its own. */
function providerAt(standIn: StripeStandIn, name: string) {
  const provider = createStripePayments({
    currency: 'PKR',
    secretKey: standIn.environment.STRIPE_SECRET_KEY ?? '',
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: standIn.environment.STRIPE_API_BASE,
  });
  return { ...provider, name };
}

test('an order stays with the provider it was opened with, whichever new ones go to', async () => {
  const second = await startStripeStandIn();
  const [first, other] = [providerAt(stripe, 'first'), providerAt(second, 'other')];
  const before = await buildTestApp({
    database: app.database,
    adapters: { payments: paymentsOf({ open: [first, other] }) },
  });
  const after = await buildTestApp({
    database: app.database,
    adapters: { payments: paymentsOf({ open: [other, first] }) },
  });
  const buyer = await createCustomer(after);
  const dish = await createDish(app, owner, { priceMinor: 45_000 });
  const order = async () => (await placeTestOrder(buyer, [{ dish_id: dish.id }])).oid;
  const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

  const [early, late] = [await order(), await order()];
  const earlyPage = sessionOf(await goToPayment(before, early));
  const expired = stripe.sessions.get(earlyPage);
  if (expired) expired.status = 'expired';
  await after.services.db
    .updateTable('payment_sessions')
    .set({ status: 'expired' })
    .where('provider_session_id', '=', earlyPage)
    .execute();

  const pages = {
    early: sessionOf(await goToPayment(after, early)),
    late: sessionOf(await goToPayment(after, late)),
  };
  stripe.pay(pages.early);
  second.pay(pages.late);
  for (const oid of [early, late]) {
    await buyer.get(`/api/customer/order/detail/${buyer.id}/${oid}`);
    await cancel(after, oid);
  }
  await after.runJobs();
  expect(
    [await ledgerOf(after, early), await ledgerOf(after, late)].map((entries) => entries.length),
  ).toEqual([2, 2]);
  expect([stripe.refunds.length, second.refunds.length]).toEqual([1, 1]);

  await before.server.close();
  await after.server.close();
  await second.close();
});

test('a payment whose provider is no longer set up is left alone and said so', async () => {
  const other = await startStripeStandIn();
  const both = await buildTestApp({
    database: app.database,
    adapters: { payments: paymentsOf({ open: [providerAt(other, 'other')] }) },
  });
  const dish = await createDish(app, owner, { priceMinor: 45_000 });
  const { oid } = await placeTestOrder(await createCustomer(both), [{ dish_id: dish.id }]);
  await goToPayment(both, oid);
  await both.server.close();
  await other.close();
  // It might be paid there at any moment, so no second page is opened.
  expect(await goToPayment(app, oid)).toBe(`/checkout/${oid}/?payment=unavailable`);
});
