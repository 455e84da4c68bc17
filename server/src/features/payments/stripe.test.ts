import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { enqueue, startWorker } from '../../jobs/queue.ts';
import { actAs } from '../../testing/act-as.ts';
import { createCustomer } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { goToPayment, ledgerOf, placeTestOrder } from '../../testing/orders.ts';
import { openStripeMarket } from '../../testing/services/stripe-market.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { cancelUnpaid } from '../orders/orders.jobs.ts';
import { changePartStatus } from '../orders/stages/kitchen-steps.service.ts';
import { checkPayments } from './payments.jobs.ts';

const { app, owner, customer, stripe, orderAtStripe, deliver, close } = await openStripeMarket();
afterAll(close);
beforeEach(() => {
  stripe.isDown = false;
});

const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
const paymentStatus = async (oid: string) =>
  (
    await app.database.db
      .selectFrom('orders')
      .select('payment_status')
      .where('oid', '=', oid)
      .executeTakeFirstOrThrow()
  ).payment_status;

const cancel = (oid: string) =>
  actAs(owner, () =>
    changePartStatus(app.services, { restaurantId: owner.restaurantId, oid, status: 'cancelled' }),
  );

test('Confirm Now opens one session with the lines in the smallest unit and the addresses to come back to', async () => {
  const { oid, url, session } = await orderAtStripe();
  expect(stripe.sessions.get(session)).toMatchObject({
    amount_total: 96_300,
    client_reference_id: oid,
    // Whoever knows the order's id may open its payment.
    customer_email: null,
    success_url: `http://nearbite.test/customer/orders/${oid}/?payment=success`,
    cancel_url: `http://nearbite.test/checkout/${oid}/?payment=cancelled`,
  });
  const again = await Promise.all(Array.from({ length: 5 }, () => goToPayment(app, oid)));
  expect(new Set([...again, url]).size).toBe(1);
  expect((await app.inject({ method: 'GET', url: '/dev/payment/aaaaaaaaaaaaaaaa' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'GET', url: '/' })).headers['content-security-policy']).toContain(
    `form-action 'self' https://checkout.stripe.com ${new URL(url).origin}`,
  );
});

test('parallel first clicks open one session', async () => {
  const dish = await createDish(app, owner);
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
  const before = stripe.sessions.size;
  const urls = await Promise.all(Array.from({ length: 6 }, () => goToPayment(app, oid)));
  expect(new Set(urls).size).toBe(1);
  expect(stripe.sessions.size).toBe(before + 1);
});

describe('webhooks', () => {
  test('the same event ten times, at once and again, pays once', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    const event = stripe.event('checkout.session.completed', session);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    await deliver(stripe.event('checkout.session.completed', session));
    expect(await paymentStatus(oid)).toBe('paid');
    expect(await ledgerOf(app, oid)).toEqual([{ kind: 'charge', amount_minor: 96_300 }]);
    const told = await app.database.db
      .selectFrom('customer_notifications as n')
      .innerJoin('orders as o', 'o.id', 'n.order_id')
      .select('n.title')
      .where('o.oid', '=', oid)
      .where('n.title', '=', 'Payment Received')
      .execute();
    expect(told).toHaveLength(1);
  });

  test('out of order: expired and failed after paid change nothing; paid after them still counts', async () => {
    const first = await orderAtStripe();
    stripe.pay(first.session);
    await deliver(stripe.event('checkout.session.completed', first.session));
    await deliver(stripe.event('checkout.session.async_payment_failed', first.session));
    expect(await paymentStatus(first.oid)).toBe('paid');

    const second = await orderAtStripe();
    await deliver(stripe.event('checkout.session.async_payment_failed', second.session));
    expect(await paymentStatus(second.oid)).toBe('failed');
    stripe.pay(second.session);
    await deliver(stripe.event('checkout.session.async_payment_succeeded', second.session));
    expect(await paymentStatus(second.oid)).toBe('paid');
  });

  test('forged, replayed later, without a signature or changed on the way: 400 and nothing happens', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    const { body, signature } = stripe.event('checkout.session.completed', session);
    const old = stripe.sign(body, new Date(Date.now() - 3_600_000));
    for (const wrong of [
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body, signature: old },
      { body: body.replace(session, `${session}x`), signature },
      { body: `${body} `, signature },
      { body: 'not json', signature },
    ]) {
      expect((await deliver(wrong)).statusCode).toBe(400);
    }
    expect(await paymentStatus(oid)).toBe('pending');
    expect((await deliver({ body, signature })).json()).toEqual({ received: true });
    expect(await paymentStatus(oid)).toBe('paid');
  });

  test.each([
    'x',
    ',',
    't=,v1=',
    't=1',
    'v1=00',
    't=1,v1=',
    't=1,v1=00,v1=',
    't=1,v1=,v1',
    `t=1,v1=${'é'.repeat(64)}`,
    `t=1,v1=${'ü'.repeat(32)}`,
    't=1e999,v1=00',
    `t=1,${'v1=0,'.repeat(2_000)}`,
  ])('a signature that cannot be read is refused: %s', async (signature) => {
    const { body } = stripe.event('checkout.session.completed', (await orderAtStripe()).session);
    const response = await deliver({ body, signature });
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation']);
  });

  test('an event of a session we do not know is received and logged, and changes nothing', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const logging = await buildTestApp({ database: app.database, environment: stripe.environment, log });
    for (const fields of [
      { payment_status: 'paid', payment_intent: 'pi_1', amount_total: 5, currency: 'pkr' },
      { status: 'expired', metadata: { session_key: 'nearbite-x' } },
    ]) {
      const object = { object: 'checkout.session', id: 'cs_unknown', ...fields };
      const { body, signature } = stripe.eventAbout('checkout.session.completed', object);
      const response = await logging.inject({
        method: 'POST',
        url: '/stripe-webhook/',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
    }
    expect(lines.filter((line) => line.includes('a session that is not ours'))).toHaveLength(2);
    await logging.server.close();
  });

  test('events that are not ours are accepted and ignored', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    });
    expect((await deliver({ body, signature: stripe.sign(body) })).statusCode).toBe(200);
  });

  test('late, for an order canceled meanwhile: refunded at once, once', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    stripe.isDown = true;
    await cancel(oid);
    stripe.isDown = false;
    const event = stripe.event('checkout.session.completed', session);
    await Promise.all([
      deliver(event),
      deliver(event),
      deliver(stripe.event('checkout.session.completed', session)),
    ]);
    await app.runJobs();
    expect(await paymentStatus(oid)).toBe('refunded');
    expect(await ledgerOf(app, oid)).toEqual([
      { kind: 'charge', amount_minor: 96_300 },
      { kind: 'refund', amount_minor: 96_300 },
    ]);
    const intent = stripe.sessions.get(session)?.payment_intent;
    expect(stripe.refunds.filter((refund) => refund.payment_intent === intent)).toHaveLength(1);
  });
});

describe('a signed event that cannot be read', () => {
  const about = (type: string, object: unknown) => JSON.stringify({ id: 'evt_1', type, data: { object } });
  test.each([
    ['no JSON', 'not json'],
    ['nothing', 'null'],
    ['no object', JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' })],
    ['an empty session', about('checkout.session.completed', {})],
    ['an expired session without an id', about('checkout.session.expired', { id: null })],
    ['of another kind', JSON.stringify({ id: 'evt_1', object: 'v2.core.event', type: 'v1.billing' })],
    ['too deep', '['.repeat(100_000)],
    ['a session with a zero byte', about('checkout.session.completed', { id: '\u0000' })],
    [
      'a session with a strange key',
      about('checkout.session.completed', { id: 'x', metadata: { session_key: {} } }),
    ],
    ['a session with a strange amount', about('checkout.session.completed', { id: 'x', amount_total: '1' })],
    ['an empty refund', about('refund.updated', null)],
    ['a strange payment', about('charge.refunded', { payment_intent: 5 })],
    ['an empty dispute', about('charge.dispute.created', {})],
  ])('is refused: %s', async (_what, body) => {
    const response = await deliver({ body, signature: stripe.sign(body) });
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation']);
  });

  test('is received where it does not concern us', async () => {
    for (const type of ['customer.created', 'refund.updated']) {
      const body = about(type, {});
      expect((await deliver({ body, signature: stripe.sign(body) })).statusCode, type).toBe(200);
    }
  });
});

describe('a lost webhook', () => {
  test('is healed by the start of a process, although the payment is young', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    await app.database.db
      .updateTable('payment_sessions')
      .set({ checked_at: new Date(app.clock.now().getTime() - 1_000) })
      .where('provider_session_id', '=', session)
      .execute();
    const worker = await startWorker({
      pool: app.database.pool,
      handlers: app.jobHandlers,
      log: pino({ level: 'silent' }),
    });
    onTestFinished(worker.stop);
    await expect.poll(() => paymentStatus(oid), { timeout: 20_000 }).toBe('paid');
  });

  test('is healed when the customer comes back', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    const detail = await customer.get(`/api/customer/order/detail/${customer.id}/${oid}`);
    expect(detail.json().payment_status).toBe('paid');
  });

  test('is healed by the periodic check, also for a session whose opening got lost', async () => {
    const [known, lost] = [await orderAtStripe(), await orderAtStripe()];
    stripe.pay(known.session);
    stripe.pay(lost.session);
    await app.database.db
      .updateTable('payment_sessions')
      .set({ status: 'opening', provider_session_id: null, url: null })
      .where('provider_session_id', '=', lost.session)
      .execute();
    await app.database.db
      .updateTable('payment_sessions')
      .set({ checked_at: new Date(0) })
      .execute();
    await enqueue(app.services.db, checkPayments, {}, { key: 'checkPayments' });
    await app.runJobs();
    expect([await paymentStatus(known.oid), await paymentStatus(lost.oid)]).toEqual(['paid', 'paid']);
  });

  test('while Stripe does not respond the order is shown as it is known', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    stripe.isDown = true;
    const detail = await customer.get(`/api/customer/order/detail/${customer.id}/${oid}`);
    expect([detail.statusCode, detail.json().payment_status]).toEqual([200, 'pending']);
  });
});

describe('refunds', () => {
  test('that Stripe does not respond to are repeated by the job, with the same key', async () => {
    const { oid, session } = await orderAtStripe();
    stripe.pay(session);
    await deliver(stripe.event('checkout.session.completed', session));
    stripe.isDown = true;
    await cancel(oid);
    expect(await paymentStatus(oid)).toBe('paid');
    stripe.isDown = false;
    await app.runJobs();
    await app.runJobs();
    expect(await paymentStatus(oid)).toBe('refunded');
    const intent = stripe.sessions.get(session)?.payment_intent;
    expect(stripe.refunds.filter((refund) => refund.payment_intent === intent)).toEqual([
      expect.objectContaining({ amount: 96_300 }),
    ]);
  });
});

describe('sessions that end', () => {
  test('canceling the order closes the page', async () => {
    const { oid, session } = await orderAtStripe();
    await cancel(oid);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect(await goToPayment(app, oid)).toBe(`/customer/orders/${oid}/`);
  });

  test('canceling the order while its page is being opened leaves no page to pay on', async () => {
    const dish = await createDish(app, owner);
    const oids: (string | null)[] = [];
    for (let n = 0; n < 8; n += 1) oids.push((await placeTestOrder(customer, [{ dish_id: dish.id }])).oid);
    await Promise.all(oids.flatMap((oid) => [goToPayment(app, String(oid)), cancel(String(oid))]));
    await app.runJobs();
    const open = [...stripe.sessions.values()].filter(
      ({ client_reference_id: oid, status }) => status === 'open' && oids.includes(oid),
    );
    expect(open).toEqual([]);
  });

  test('an expired page is followed by a new one', async () => {
    const { oid, session, url } = await orderAtStripe();
    const expired = stripe.sessions.get(session);
    if (expired) expired.status = 'expired';
    await deliver(stripe.event('checkout.session.expired', session));
    expect(await paymentStatus(oid)).toBe('pending');
    expect(await goToPayment(app, oid)).not.toBe(url);
  });

  test('Stripe away or refusing: back to the checkout with a word, and later it works', async () => {
    const dish = await createDish(app, owner);
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    stripe.isDown = true;
    expect(await goToPayment(app, oid)).toBe(`/checkout/${oid}/?payment=unavailable`);
    stripe.isDown = false;
    expect(await goToPayment(app, oid)).toContain('/pay/');

    const cheap = await createDish(app, owner, { priceMinor: 100 });
    const small = await placeTestOrder(customer, [{ dish_id: cheap.id }]);
    expect(await goToPayment(app, small.oid)).toBe(`/checkout/${small.oid}/?payment=unavailable`);
    expect(await goToPayment(app, small.oid)).toBe(`/checkout/${small.oid}/?payment=unavailable`);
  });
});

test('orders left unpaid on the test provider are paid at Stripe once it is set up, or given up', async () => {
  const trial = await buildTestApp({ database: app.database });
  const dish = await createDish(app, owner, { stockQty: 5 });
  const buyer = await createCustomer(trial);
  const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id, qty: 2 }]);
  const { oid: wanted } = await placeTestOrder(buyer, [{ dish_id: dish.id, qty: 1 }]);
  for (const one of [oid, wanted]) expect(await goToPayment(trial, one)).toContain('/dev/payment/');
  await trial.server.close();

  const session = sessionOf(await goToPayment(app, wanted));
  stripe.pay(session);
  await deliver(stripe.event('checkout.session.completed', session));
  expect(await paymentStatus(wanted)).toBe('paid');

  app.clock.advanceSeconds(61 * 60);
  await enqueue(app.services.db, cancelUnpaid, {}, { key: 'cancelUnpaid' });
  await app.runJobs();
  const { rows } = await app.database.pool.query(
    `select p.order_status, d.stock_qty from orders o join order_parts p on p.order_id = o.id, dishes d
     where o.oid = $1 and d.id = $2`,
    [oid, dish.id],
  );
  expect(rows).toEqual([{ order_status: 'cancelled', stock_qty: 4 }]);
});
