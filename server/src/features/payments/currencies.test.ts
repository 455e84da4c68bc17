import { expect, onTestFinished, test } from 'vitest';
import { choosePayments } from '../../adapters/payments/choose-payments.ts';
import { keepCurrency } from '../../db/currency.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createDish } from '../../testing/dishes.ts';
import { openMarket } from '../../testing/market.ts';
import {
  decideTestPayment,
  fillCart,
  goToPayment,
  ledgerOf,
  makeCartId,
  placeTestOrder,
} from '../../testing/orders.ts';
import { startStripeStandIn } from '../../testing/services/stripe-stand-in.ts';

test.each([
  { currency: 'JPY', decimals: 0, atStripe: true, price: 1250, total: 2675, shown: 'JP¥2,675' },
  { currency: 'GBP', decimals: 2, atStripe: true, price: 12.5, total: 26.75, shown: '£26.75' },
  { currency: 'KWD', decimals: 3, atStripe: false, price: 1.25, total: 2.675, shown: 'KWD\u00A02.675' },
])('$currency: cart, totals, payment and refund count in its smallest unit', async (given) => {
  const { currency, decimals, atStripe, price, total, shown } = given;
  const stripe = atStripe ? await startStripeStandIn() : undefined;
  const environment = { CURRENCY: currency, COUNTRY: 'GB', ...stripe?.environment };
  const { app, owner, customer } = await openMarket({ environment });
  onTestFinished(async () => {
    await app.close();
    await stripe?.close();
  });
  expect((await customer.get('/api/config')).json()).toMatchObject({
    currency,
    currency_decimals: decimals,
    country: 'GB',
  });

  const scale = 10 ** decimals;
  const dish = await createDish(app, owner, {
    title: 'Soup',
    slug: 'soup',
    priceMinor: Math.round(price * scale),
    portions: [{ size_name: 'Large', price_minor: 125 }],
  });
  const shownDish = (await customer.get('/api/store/dish/soup')).json();
  expect(shownDish).toMatchObject({ price, portion_size: [{ size_name: 'Large', price: 125 / scale }] });
  const cartId = makeCartId();
  await fillCart(customer, cartId, [{ dish_id: dish.id, qty: 2 }]);
  const cart = (await customer.get(`/api/store/cart-list/${cartId}/${customer.id}/`)).json();
  expect(cart[0]).toMatchObject({ price_by_portion_size: price, sub_total: 2 * price });

  const order = await placeTestOrder(customer, [{ dish_id: dish.id, qty: 2 }]);
  expect(order.total).toBe(total);
  const page = await goToPayment(app, order.oid);
  if (stripe) {
    const session = page.split('/').at(-1) ?? '';
    expect(stripe.sessions.get(session)).toMatchObject({
      currency: currency.toLowerCase(),
      amount_total: Math.round(total * scale),
    });
    stripe.pay(session);
    const { body, signature } = stripe.event('checkout.session.completed', session);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await app.inject({ method: 'POST', url: '/stripe-webhook/', headers, payload: body });
  } else {
    expect((await app.inject({ url: page })).body).toContain(shown);
    await decideTestPayment(app, page, 'pay');
  }
  expect((await app.mailsTo(customer.email)).some(({ text }) => text.includes(shown))).toBe(true);

  await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${order.oid}/`, {
    order_status: 'cancelled',
  });
  await app.runJobs();
  const minor = Math.round(total * scale);
  expect(await ledgerOf(app, order.oid)).toEqual([
    { kind: 'charge', amount_minor: minor },
    { kind: 'refund', amount_minor: minor },
  ]);
});

test('a currency that the provider cannot charge stops the start with one line', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_0',
    STRIPE_WEBHOOK_SECRET: 'whsec_0',
    STRIPE_API_BASE: undefined,
  };
  const choose = (CURRENCY: string) => choosePayments({ ...settings, CURRENCY }, database.db);
  await expect(choose('KWD')).rejects.toThrow(/^CURRENCY KWD cannot be charged by Stripe[^\n]*$/);
  expect((await choose('GBP')).preferred.name).toBe('stripe');
});

test('a database keeps the currency of its first start', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const start = (currency: string, currencyDecimals: number) =>
    keepCurrency(database.pool, { currency, currencyDecimals });
  await start('JPY', 0);
  await start('JPY', 0);
  await expect(start('PKR', 2)).rejects.toThrow(
    'The database counts in JPY, and CURRENCY is PKR: set CURRENCY=JPY, or begin with an empty database. Nothing was changed.',
  );
});
