import { orderPaid, partStatusChanged } from '@nearbite/contract/live/events';
import { STAGE_NAMES, STAGES } from '@nearbite/contract/orders/stages';
import { localDate } from '@nearbite/domain/times/zone';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '../../../jobs/queue.ts';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import {
  DELIVERY,
  fillCart,
  ledgerOf,
  makeCartId,
  payTestOrder,
  placeTestOrder,
  stockOf,
} from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endDeliveries, expireAnswers } from '../orders.jobs.ts';
import { expireUnanswered } from './expiry.service.ts';
import { sendEndedMail } from './notify-kitchen.ts';

type Owner = Caller & { restaurantId: number };
let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app, { name: 'Karahi House' });
});
afterAll(() => app.close());

/** A kitchen that accepts by hand, sells in cash and lets people pick up, with a dish of its own. */
async function handKitchen(terms: object = {}) {
  const kitchen = await createOwner(app, { name: 'Hand Kitchen' });
  const saved = await kitchen.patch(`/api/restaurant/terms/${kitchen.restaurantId}/`, {
    auto_accept: false,
    accepts_cash: true,
    offers_pickup: true,
    ...terms,
  });
  expect(saved.statusCode).toBe(200);
  return { kitchen, dish: await createDish(app, kitchen, { stockQty: 10 }) };
}

const order = async (buyer: Caller, dishId: number, extra: object = {}) => {
  const cartId = makeCartId();
  await fillCart(buyer, cartId, [{ dish_id: dishId }]);
  const placed = await buyer.post('/api/store/create-order/', {
    ...DELIVERY,
    cart_id: cartId,
    user_id: buyer.id,
    ...extra,
  });
  const oid: string = placed.json().order_oid;
  return { statusCode: placed.statusCode, body: placed.json(), oid };
};
const paid = async (buyer: Caller, dishId: number, extra: object = {}) => {
  const { oid } = await order(buyer, dishId, extra);
  await payTestOrder(app, oid);
  return oid;
};

const pathOf = ({ restaurantId }: Owner, oid: string) => `/api/restaurant/orders/${restaurantId}/${oid}/`;
const step = (who: Owner, oid: string, name: string, body: object = {}, headers = {}) =>
  who.post(`${pathOf(who, oid)}${name}/`, body, headers);
const patch = (who: Owner, oid: string, order_status: string) =>
  who.patch(pathOf(who, oid), { order_status });
const partOf = async (who: Owner, oid: string) => (await who.get(pathOf(who, oid))).json();
const orderOf = async (buyer: Caller, oid: string) =>
  (await buyer.get(`/api/customer/order/detail/${buyer.id}/${oid}/`)).json();
const notificationTitlesOf = async (buyer: Caller): Promise<string[]> =>
  (await buyer.get(`/api/customer/notifications/${buyer.id}/`))
    .json()
    .map(({ title }: { title: string }) => title);
const mailboxOf = async ({ get, restaurantId }: Owner): Promise<string> =>
  (await get(`/api/restaurant/settings-update/${restaurantId}/`)).json().email;
const cancel = (buyer: Caller, oid: string) =>
  buyer.post(`/api/customer/orders/${buyer.id}/${oid}/cancel/`, {});
/** As if this much time had passed; the clock itself stands still, so that everybody stays signed in. */
const letPass = (oid: string, minutes: number) =>
  app.database.pool.query(
    `update order_parts set answer_by = answer_by - $2::int * interval '1 minute',
       fulfilled_at = fulfilled_at - $2::int * interval '1 minute'
     where order_id = (select id from orders where oid = $1)`,
    [oid, minutes],
  );
const run = async (job: typeof expireAnswers) => {
  await enqueue(app.services.db, job, {}, { key: job.name });
  await app.runJobs();
};

test('a pick-up says where: in the cart, in the order and in the mail', async () => {
  const { kitchen, dish } = await handKitchen();
  const address = '3 Food Street, Lahore';
  await kitchen.patch(`/api/restaurant/settings-update/${kitchen.restaurantId}/`, { address });
  const buyer = await createCustomer(app);
  const cartId = makeCartId();
  await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
  const totals = await buyer.get(`/api/store/cart-detail/${cartId}/${buyer.id}/?fulfilment=pickup`);
  expect(totals.json().restaurants).toMatchObject([{ address }]);
  const { oid } = await order(buyer, dish.id, { fulfilment: 'pickup', address: '', city: '' });
  expect((await orderOf(buyer, oid)).parts[0].restaurant).toMatchObject({ name: 'Hand Kitchen', address });
  await app.runJobs();
  expect((await app.mailsTo(buyer.email)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining(`Pick it up at Hand Kitchen, ${address}.`),
  );
});

describe('a restaurant that sets nothing', () => {
  test('accepts by itself when the money comes, promises nothing and tells nothing new', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    expect(await orderOf(buyer, oid)).toMatchObject({ stage: 'placed', can_cancel: true, promised_at: null });
    await payTestOrder(app, oid);
    const shown = await orderOf(buyer, oid);
    expect(shown).toMatchObject({ order_status: 'pending', stage: 'accepted', promised_at: null });
    expect(Object.keys(shown.stages)).toEqual(['placed', 'accepted']);
    expect(await notificationTitlesOf(buyer)).toEqual(['Payment Received', 'Order Confirmed']);
  });

  test('goes from ready over on the way to delivered, each step with its time', async () => {
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, (await createDish(app, owner)).id);
    expect((await step(owner, oid, 'ready')).json()).toMatchObject({
      stage: 'ready',
      order_status: 'pending',
    });
    expect((await patch(owner, oid, 'fulfilled')).json()).toMatchObject({ stage: 'on_the_way' });
    expect((await step(owner, oid, 'deliver')).json()).toMatchObject({ stage: 'delivered' });
    const { stages, order_status } = await orderOf(buyer, oid);
    expect(order_status).toBe('fulfilled');
    expect(Object.keys(stages)).toEqual(['placed', 'accepted', 'ready', 'on_the_way', 'delivered']);
    expect(await notificationTitlesOf(buyer)).toEqual(
      expect.arrayContaining(['Order Ready', 'Order On Its Way', 'Order Delivered']),
    );
    await app.runJobs();
    const mail = (await app.mailsTo(buyer.email)).find(({ subject }) =>
      subject.startsWith('Order On Its Way'),
    );
    expect(mail?.text).toContain(`/customer/tracking/${oid}/`);
  });

  test('takes a hand-over back without touching the times of the steps before it', async () => {
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, (await createDish(app, owner)).id);
    await step(owner, oid, 'ready');
    await patch(owner, oid, 'fulfilled');
    const before = { accepted: '2026-01-01T10:00:00.000Z', ready: '2026-01-01T10:20:00.000Z' };
    await app.database.pool.query(
      'update order_parts set stage_times = stage_times || $2::jsonb where order_id = (select id from orders where oid = $1)',
      [oid, JSON.stringify(before)],
    );
    const { stages } = (await patch(owner, oid, 'pending')).json();
    expect(stages).toEqual({ placed: expect.any(String), accepted: before.accepted });
    expect((await orderOf(buyer, oid)).stages).toEqual(stages);
    expect((await step(owner, oid, 'ready')).json().stages).toEqual({ ...stages, ready: before.ready });
  });
});

describe('a restaurant that accepts by hand', () => {
  test('is asked, rings until it answers, and promises a time', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, dish.id);
    const asked = await partOf(kitchen, oid);
    expect(asked).toMatchObject({ stage: 'placed', payment_status: 'paid' });
    expect(Date.parse(asked.answer_by) - app.clock.now().getTime()).toBeCloseTo(15 * 60_000, -4);
    const waiting = () => kitchen.get(`/api/restaurant/waiting-orders/${kitchen.restaurantId}/`);
    await kitchen.post(`/api/restaurant/orders-mark-as-seen/${kitchen.restaurantId}/`, { oids: [oid] });
    expect((await waiting()).json()).toMatchObject({ count: 1, oids: [oid], to_answer: [oid], canceled: [] });

    const key = { 'Idempotency-Key': `accept-${oid}` };
    const accepted = await step(kitchen, oid, 'accept', { minutes: 40 }, key);
    expect(accepted.json()).toMatchObject({ stage: 'accepted', answer_by: null });
    expect(Date.parse(accepted.json().promised_at) - app.clock.now().getTime()).toBeCloseTo(40 * 60_000, -4);
    expect((await step(kitchen, oid, 'accept', { minutes: 40 }, key)).json()).toEqual(accepted.json());
    expect((await step(kitchen, oid, 'accept')).statusCode).toBe(409);
    expect((await waiting()).json()).toMatchObject({ count: 0, oids: [], to_answer: [], canceled: [] });
    expect(await notificationTitlesOf(buyer)).toContain('Order Accepted');

    const delayed = (await step(kitchen, oid, 'delay', { minutes: 10 })).json();
    expect(Date.parse(delayed.promised_at) - Date.parse(accepted.json().promised_at)).toBe(10 * 60_000);
    expect(await orderOf(buyer, oid)).toMatchObject({ promised_at: delayed.promised_at });
  });

  test('promises a pre-order for its slot, whatever minutes it gives, and later only when it needs longer', async () => {
    const { kitchen, dish } = await handKitchen({ preorder_days: 3, time_zone: 'Asia/Karachi' });
    const buyer = await createCustomer(app);
    const tomorrow = localDate(new Date(app.clock.now().getTime() + 86_400_000), 'Asia/Karachi');
    const slots = await visitorOf(app).get(`/api/restaurant/slots/${kitchen.restaurantId}/?date=${tomorrow}`);
    const slot: { starts_at: string; ends_at: string } = slots.json()[36];
    const oid = await paid(buyer, dish.id, { deliver_at: slot.starts_at });
    const accepted = (await step(kitchen, oid, 'accept', { minutes: 30 })).json();
    expect(new Date(accepted.promised_at)).toEqual(new Date(slot.ends_at));
    const until = new Date(slot.ends_at).toISOString();
    expect(accepted.deliver_until).toBe(until);
    // Where a mail is read is not known, so it names the zone, though it is the marketplace's own.
    const told = (await app.mailsTo(buyer.email)).find(({ subject }) => subject.startsWith('Order Accepted'));
    expect(told?.text).toMatch(/It is promised between .+, 18:00 and 18:30 \(Karachi time\)\./);
    expect((await orderOf(buyer, oid)).deliver_until).toBe(until);
    expect((await buyer.get(`/api/store/checkout/${oid}/`)).json().deliver_until).toBe(until);

    const today = localDate(app.clock.now(), 'Asia/Karachi');
    const next = await visitorOf(app).get(`/api/restaurant/slots/${kitchen.restaurantId}/?date=${today}`);
    const soon: string = (next.json()[0] ?? slots.json()[0]).starts_at;
    const late = await paid(buyer, dish.id, { deliver_at: soon });
    const longer = (await step(kitchen, late, 'accept', { minutes: 600 })).json();
    expect(Date.parse(longer.promised_at) - app.clock.now().getTime()).toBeCloseTo(600 * 60_000, -4);
  });

  test.each([true, false])(
    'promises no moment that is over for what was paid after its slot had begun (accepted by itself: %s)',
    async (auto_accept) => {
      const { kitchen, dish } = await handKitchen({ preorder_days: 3, prep_minutes: 20, auto_accept });
      const buyer = await createCustomer(app);
      const tomorrow = localDate(new Date(app.clock.now().getTime() + 86_400_000), 'Asia/Karachi');
      const slots = await visitorOf(app).get(
        `/api/restaurant/slots/${kitchen.restaurantId}/?date=${tomorrow}`,
      );
      const { oid } = await order(buyer, dish.id, { deliver_at: slots.json()[0].starts_at });
      const now = app.clock.now().getTime();
      await app.database.pool.query(
        'update order_parts set slot_ends_at = $2 where order_id = (select id from orders where oid = $1)',
        [oid, new Date(now - 60_000)],
      );
      await payTestOrder(app, oid);
      if (!auto_accept) await step(kitchen, oid, 'accept');
      const { promised_at } = await orderOf(buyer, oid);
      expect(Date.parse(promised_at) - app.clock.now().getTime()).toBeCloseTo(20 * 60_000, -4);
    },
  );

  test('promises and is asked by its own clock, in its mails and on every page', async () => {
    const { kitchen, dish } = await handKitchen({ time_zone: 'Asia/Kathmandu', preorder_days: 3 });
    const buyer = await createCustomer(app);
    const tomorrow = localDate(new Date(app.clock.now().getTime() + 86_400_000), 'Asia/Kathmandu');
    const slots = await visitorOf(app).get(`/api/restaurant/slots/${kitchen.restaurantId}/?date=${tomorrow}`);
    const deliver_at: string = slots.json()[36].starts_at;
    const oid = await paid(buyer, dish.id, { deliver_at, note: 'Ring twice' });
    const slot = /\d+ [A-Z][a-z]+( \d{4})?, 18:00/;
    const { text: asked = '' } = (await app.mailsTo(await mailboxOf(kitchen)))[0] ?? {};
    expect(asked).toMatch(new RegExp(`Wanted for ${slot.source} to 18:30\\.`));
    expect(asked).toContain('Note of the customer: Ring twice');
    const byOwnClock = new Intl.DateTimeFormat('en-GB', {
      timeStyle: 'short',
      timeZone: 'Asia/Kathmandu',
    }).format(new Date((await partOf(kitchen, oid)).answer_by));
    expect(asked).toMatch(new RegExp(`accept or decline it by (.+, )?${byOwnClock}\\.`));
    expect((await partOf(kitchen, oid)).time_zone).toBe('Asia/Kathmandu');

    await step(kitchen, oid, 'accept');
    const shown = await orderOf(buyer, oid);
    expect(shown.parts[0].time_zone).toBe('Asia/Kathmandu');
    const followed = await visitorOf(app).get(`/api/tracking/${oid}/${shown.tracking_token}/`);
    expect(followed.json().restaurants[0]).toMatchObject({
      time_zone: 'Asia/Kathmandu',
      deliver_at: new Date(deliver_at).toISOString(),
      deliver_until: shown.deliver_until,
    });
    const mails = await app.mailsTo(buyer.email);
    const received = mails.find(({ subject }) => subject.startsWith('We have received'))?.text;
    expect(received).toMatch(new RegExp(`Wanted for ${slot.source} to 18:30 \\(Kathmandu time\\)\\.`));
    const accepted = mails.find(({ subject }) => subject.startsWith('Order Accepted'))?.text;
    expect(accepted).toMatch(new RegExp(`promised between ${slot.source} and 18:30 \\(Kathmandu time\\)\\.`));
  });

  test('declines with a reason: stock and money go back once, and the kitchen cannot take it up again', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, dish.id);
    expect((await step(kitchen, oid, 'decline')).json()).toMatchObject({
      errors: { reason: expect.any(Array) },
    });
    expect((await step(kitchen, oid, 'decline', { reason: 'The oven is broken' })).json()).toMatchObject({
      stage: 'declined',
      order_status: 'cancelled',
      reason: 'The oven is broken',
    });
    await app.runJobs();
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 10, orders_count: 0 });
    expect(await orderOf(buyer, oid)).toMatchObject({ stage: 'declined', payment_status: 'refunded' });
    expect((await patch(kitchen, oid, 'pending')).statusCode).toBe(409);
    expect((await step(kitchen, oid, 'decline', { reason: 'again' })).statusCode).toBe(409);
  });

  test('declines with a ready-made reason, in the customer’s language; a dish that is sold out is sold no more', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const [busy, gone] = [await paid(buyer, dish.id), await paid(buyer, dish.id)];
    const reasonIn = async (language: string, oid: string) =>
      (
        await app.inject({
          url: `/api/customer/order/detail/${buyer.id}/${oid}/`,
          headers: { authorization: `Bearer ${buyer.accessToken}`, 'accept-language': language },
        })
      ).json().parts[0].reason;
    expect((await step(kitchen, busy, 'decline', { reason_code: 'too_busy' })).json()).toMatchObject({
      stage: 'declined',
      reason: 'Too busy right now',
    });
    expect(await reasonIn('ur', busy)).toBe('اس وقت کام بہت زیادہ ہے');
    const other = await createDish(app, kitchen);
    for (const dishes of [undefined, [other.slug], [dish.slug, other.slug]]) {
      const refused = await step(kitchen, gone, 'decline', { reason_code: 'sold_out', dishes });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['dishes']]);
    }
    const soldOut = await step(kitchen, gone, 'decline', { reason_code: 'sold_out', dishes: [dish.slug] });
    expect(soldOut.json()).toMatchObject({ stage: 'declined', reason: 'Sold out: Chicken Biryani' });
    expect(await reasonIn('ur', gone)).toBe('ختم ہو گیا: Chicken Biryani');
    await expect(order(buyer, dish.id)).rejects.toThrow('sold_out');
    expect((await order(buyer, other.id)).statusCode).toBe(201);
  });

  test('loses what it does not answer: once, however often and wherever the clock strikes', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, dish.id);
    await letPass(oid, 14);
    await run(expireAnswers);
    expect(await partOf(kitchen, oid)).toMatchObject({ stage: 'placed' });
    await letPass(oid, 2);
    await Promise.all([1, 2, 3].map(() => expireUnanswered(app.services)));
    await run(expireAnswers);
    expect(await partOf(kitchen, oid)).toMatchObject({ stage: 'expired', order_status: 'cancelled' });
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 10, orders_count: 0 });
    expect((await notificationTitlesOf(buyer)).filter((title) => title === 'Order Expired')).toHaveLength(1);
  });

  test('that is closed when the money comes has to answer from its next opening on', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const { oid } = await order(buyer, dish.id);
    const opens = new Date(app.clock.now().getTime() + 3 * 3_600_000);
    await kitchen.patch(`/api/restaurant/terms/${kitchen.restaurantId}/`, {
      paused_until: opens.toISOString(),
    });
    await payTestOrder(app, oid);
    const { answer_by } = await partOf(kitchen, oid);
    expect(Date.parse(answer_by)).toBe(opens.getTime() + 15 * 60_000);
  });
});

describe('the customer', () => {
  test('cancels what is not accepted yet, gets the money back, and the kitchen hears of it', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, dish.id);
    const heard: unknown[] = [];
    const stop = await app.services.bus.subscribe(
      partStatusChanged.topic,
      (message) => void heard.push(message),
    );
    const response = await cancel(buyer, oid);
    await stop();
    expect(response.json()).toMatchObject({
      oid,
      stage: 'canceled',
      order_status: 'cancelled',
      can_cancel: false,
      parts: [{ ended_by: 'customer' }],
    });
    expect((await partOf(kitchen, oid)).ended_by).toBe('customer');
    expect(heard).toMatchObject([{ oid, stage: 'canceled', order_status: 'cancelled' }]);
    expect((await cancel(buyer, oid)).statusCode).toBe(409);
    await app.runJobs();
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
    const waiting = await kitchen.get(`/api/restaurant/waiting-orders/${kitchen.restaurantId}/`);
    expect(waiting.json()).toMatchObject({ count: 1, oids: [oid], to_answer: [], canceled: [oid] });
    expect((await patch(kitchen, oid, 'pending')).statusCode).toBe(409);
  });

  test('cancels what accepted itself for a minute, once, with money and portions back', async () => {
    const buyer = await createCustomer(app);
    const { kitchen, dish: byHand } = await handKitchen();
    const dish = await createDish(app, owner, { stockQty: 5 });
    const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }, { dish_id: byHand.id }]);
    await payTestOrder(app, oid);
    await step(kitchen, oid, 'accept', { minutes: 20 });
    const { can_cancel, parts } = await orderOf(buyer, oid);
    expect(can_cancel).toBe(true);
    const [own, other] = parts;
    expect(Date.parse(own.cancelable_until) - Date.parse(own.stages.accepted)).toBe(60_000);
    expect(other.cancelable_until).toBeNull();

    const canceled = (await cancel(buyer, oid)).json();
    expect(canceled).toMatchObject({
      can_cancel: false,
      stage: 'accepted',
      parts: [{ stage: 'canceled', ended_by: 'customer', cancelable_until: null }, { stage: 'accepted' }],
    });
    expect((await cancel(buyer, oid)).statusCode).toBe(409);
    expect(await stockOf(app, dish)).toMatchObject({ stock_qty: 5 });
    await app.runJobs();
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);

    const late = await paid(buyer, dish.id);
    app.clock.advanceSeconds(61);
    expect(await orderOf(buyer, late)).toMatchObject({
      can_cancel: false,
      parts: [{ cancelable_until: null }],
    });
    expect((await cancel(buyer, late)).statusCode).toBe(409);
  });

  test('cancels an unpaid order too, which stays canceled', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner, { stockQty: 5 });
    const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    expect((await cancel(buyer, oid)).json()).toMatchObject({ stage: 'canceled', payment_status: 'pending' });
    expect(await stockOf(app, dish)).toMatchObject({ stock_qty: 5 });
    expect((await patch(owner, oid, 'pending')).statusCode).toBe(409);
    const part = (await owner.get(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`)).json();
    expect(part.stays_canceled).toBe(true);
  });

  test('is the only one who may; strangers and visitors see nothing to cancel', async () => {
    const buyer = await createCustomer(app);
    const stranger = await createCustomer(app);
    const { oid } = await placeTestOrder(buyer, [{ dish_id: (await createDish(app, owner)).id }]);
    expect((await cancel(stranger, oid)).statusCode).toBe(404);
    expect(
      (await visitorOf(app).post(`/api/customer/orders/${buyer.id}/${oid}/cancel/`, {})).statusCode,
    ).toBe(401);
    const other = await createOwner(app);
    for (const name of ['accept', 'decline', 'delay', 'ready', 'deliver']) {
      const foreign = await step(other, oid, name, { minutes: 5, reason: 'no' });
      expect([name, foreign.statusCode]).toEqual([name, 404]);
    }
  });
});

describe('steps that do not follow', () => {
  test('return 409 and change nothing', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const { oid: unpaid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    const accepted = await paid(buyer, dish.id);
    const canceled = await paid(buyer, dish.id);
    await patch(owner, canceled, 'cancelled');
    const refused: [string, string[]][] = [
      [unpaid, ['accept', 'delay', 'ready', 'deliver']],
      [accepted, ['accept', 'decline', 'deliver']],
      [canceled, ['accept', 'decline', 'delay', 'ready', 'deliver']],
    ];
    for (const [oid, names] of refused) {
      const before = await partOf(owner, oid);
      for (const name of names) {
        const response = await step(owner, oid, name, { minutes: 5, reason: 'no' });
        expect([name, response.statusCode]).toEqual([name, 409]);
        expect(response.json().details).toEqual({ stage: before.stage });
      }
      expect(await partOf(owner, oid)).toEqual(before);
    }
  });

  test('the free change of the status maps to stages from everywhere', async () => {
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, (await createDish(app, owner)).id);
    const walk: [string, string][] = [
      ['fulfilled', 'on_the_way'],
      ['pending', 'accepted'],
      ['pending', 'accepted'],
      ['fulfilled', 'on_the_way'],
      ['cancelled', 'canceled'],
    ];
    for (const [status, stage] of walk) {
      expect((await patch(owner, oid, status)).json()).toMatchObject({ order_status: status, stage });
    }
    const { oid: unpaid } = await placeTestOrder(buyer, [{ dish_id: (await createDish(app, owner)).id }]);
    await patch(owner, unpaid, 'cancelled');
    expect((await patch(owner, unpaid, 'pending')).json()).toMatchObject({ stage: 'placed' });
  });
});

describe('cash', () => {
  const cash = { payment_method: 'cash' };

  test('is cooked at once, booked when it is delivered, and booked back when it was not', async () => {
    const { kitchen, dish } = await handKitchen({ auto_accept: true });
    const buyer = await createCustomer(app);
    const heard: unknown[] = [];
    const stop = await app.services.bus.subscribe(orderPaid.topic, (message) => void heard.push(message));
    const { oid, statusCode } = await order(buyer, dish.id, cash);
    expect(statusCode).toBe(201);
    expect(await orderOf(buyer, oid)).toMatchObject({
      payment_method: 'cash',
      payment_status: 'pending',
      stage: 'accepted',
      pay_until: null,
    });
    const checkout = await app.inject({ method: 'POST', url: `/stripe-checkout/${oid}/` });
    expect([checkout.statusCode, checkout.headers.location]).toEqual([
      303,
      expect.stringContaining(`/customer/orders/${oid}`),
    ]);
    await patch(kitchen, oid, 'fulfilled');
    await step(kitchen, oid, 'deliver');
    expect(await orderOf(buyer, oid)).toMatchObject({ payment_status: 'paid', stage: 'delivered' });
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['cash']);
    const revenue = async () =>
      (await kitchen.get(`/api/restaurant/earnings/${kitchen.restaurantId}/`)).json()[0];
    expect(await revenue()).toMatchObject({ total_revenue: 450, cash_revenue: 450, card_revenue: 0 });
    const byCard = await paid(buyer, dish.id);
    expect(byCard).toEqual(expect.any(String));
    expect(await revenue()).toMatchObject({ total_revenue: 900, cash_revenue: 450, card_revenue: 450 });
    await patch(kitchen, oid, 'pending');
    expect(await revenue()).toMatchObject({ cash_revenue: 0, card_revenue: 450 });
    expect(await orderOf(buyer, oid)).toMatchObject({ payment_status: 'pending', stage: 'accepted' });
    await patch(kitchen, oid, 'fulfilled');
    await step(kitchen, oid, 'deliver');
    await patch(kitchen, oid, 'cancelled');
    expect(await orderOf(buyer, oid)).toMatchObject({ payment_status: 'refunded', stage: 'canceled' });
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual([
      'cash',
      'cash_return',
      'cash',
      'cash_return',
    ]);
    expect((await patch(kitchen, oid, 'pending')).statusCode).toBe(409);
    await stop();
    expect(heard).toMatchObject([{ oid: byCard }]);
  });

  test('canceled before it is delivered was never charged', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const { oid } = await order(buyer, dish.id, cash);
    expect(await partOf(kitchen, oid)).toMatchObject({ stage: 'placed', answer_by: expect.any(String) });
    await step(kitchen, oid, 'decline', { reason: 'Sold out' });
    expect(await orderOf(buyer, oid)).toMatchObject({ payment_status: 'pending', stage: 'declined' });
    expect(await ledgerOf(app, oid)).toEqual([]);
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 10, orders_count: 0 });
  });

  test('counts as delivered and paid when nobody marked it for six hours', async () => {
    const { kitchen, dish } = await handKitchen({ auto_accept: true });
    const buyer = await createCustomer(app);
    const { oid } = await order(buyer, dish.id, cash);
    await patch(kitchen, oid, 'fulfilled');
    await letPass(oid, 6 * 60 + 1);
    await run(endDeliveries);
    await run(endDeliveries);
    expect(await orderOf(buyer, oid)).toMatchObject({ stage: 'delivered', payment_status: 'paid' });
    expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['cash']);
  });

  test('is for verified accounts, three orders at a time, at kitchens that take it', async () => {
    const { kitchen, dish } = await handKitchen({ auto_accept: true });
    const guest = await order(visitorOf(app), dish.id, { ...cash, user_id: 0 });
    expect(guest.body).toMatchObject({ code: 'cash_refused' });
    const buyer = await createCustomer(app);
    const plain = await createDish(app, owner);
    expect((await order(buyer, plain.id, cash)).body).toMatchObject({
      code: 'cash_refused',
      details: { restaurant: { id: owner.restaurantId, name: 'Karahi House' } },
    });
    const three = await createCustomer(app);
    const oids: string[] = [];
    for (let count = 0; count < 3; count += 1) oids.push((await order(three, dish.id, cash)).oid);
    const fourth = await order(three, dish.id, cash);
    expect(fourth.body).toMatchObject({ code: 'cash_refused' });
    expect(fourth.body.details?.restaurant).toBeUndefined();
    await patch(kitchen, oids[0] ?? '', 'cancelled');
    expect((await order(three, dish.id, cash)).statusCode).toBe(201);
  });
});

describe('a pick-up', () => {
  test('needs no address and no rider, and ends when it is handed over', async () => {
    const { kitchen, dish } = await handKitchen({ auto_accept: true, delivery_fee: 100 });
    const buyer = await createCustomer(app);
    const oid = await paid(buyer, dish.id, { fulfilment: 'pickup', address: '', city: '' });
    expect(await orderOf(buyer, oid)).toMatchObject({ fulfilment: 'pickup', delivery_fee: 0, address: '' });
    const rider = await kitchen.post(`/api/restaurant/${kitchen.restaurantId}/delivery-boys/`, {
      name: 'Bilal',
      email: 'bilal@riders.test',
      phone_number: '0300 1112223',
    });
    const assigned = await kitchen.patch(pathOf(kitchen, oid), { rider_id: rider.json().id ?? 1 });
    expect(assigned.statusCode).toBe(409);
    expect((await patch(kitchen, oid, 'fulfilled')).json()).toMatchObject({ stage: 'delivered' });
    expect(await notificationTitlesOf(buyer)).toContain('Order Picked Up');
  });
});

test('an administrator ends an order of a kitchen, and the money goes back', async () => {
  const admin = await createAdmin(app);
  const buyer = await createCustomer(app);
  const oid = await paid(buyer, (await createDish(app, owner)).id);
  const url = `/api/admin/restaurants/${owner.restaurantId}/orders/${oid}/cancel/`;
  expect((await buyer.post(url, { reason: 'no' })).statusCode).toBe(403);
  expect((await admin.post(url, { reason: 'The kitchen has closed for good' })).statusCode).toBe(200);
  await app.runJobs();
  expect((await ledgerOf(app, oid)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  expect(await orderOf(buyer, oid)).toMatchObject({ stage: 'canceled', payment_status: 'refunded' });
});

test('the database knows every stage, and the status it belongs to', async () => {
  const { dish } = await handKitchen();
  const { oid } = await order(await createCustomer(app), dish.id);
  const write = (stage: string, status: string) =>
    app.services.db
      .updateTable('order_parts')
      .set({ stage, order_status: status })
      .where('order_id', '=', (eb) => eb.selectFrom('orders').select('id').where('oid', '=', oid))
      .execute();
  for (const stage of STAGE_NAMES) await write(stage, STAGES[stage].status);
  await expect(write('placed', 'fulfilled')).rejects.toThrow(/order_parts_stage_and_status/);
  await expect(write('on_the_moon', 'fulfilled')).rejects.toThrow(/order_parts_stage/);
});

describe('an order that ends without the kitchen', () => {
  type Told = { type: string; message: string; order_item: { order_oid: string } };
  const toldTo = async ({ get, restaurantId }: Owner): Promise<Told[]> => {
    const rows: Told[] = (await get(`/api/restaurant/notifications/${restaurantId}/`)).json();
    return rows.filter(({ type }) => type !== 'New Order');
  };
  const ringsFor = async (
    { get, restaurantId }: Owner,
    kind: 'canceled' | 'expired' = 'canceled',
  ): Promise<string[]> => (await get(`/api/restaurant/waiting-orders/${restaurantId}/`)).json()[kind];

  test('is told to it: by bell, notification and one mail, whoever ended it', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const admin = await createAdmin(app);
    const [late, taken, cooked] = [
      await paid(buyer, dish.id),
      await paid(buyer, dish.id),
      await paid(buyer, dish.id),
    ];
    await step(kitchen, cooked, 'accept', { minutes: 20 });
    await admin.post(`/api/admin/restaurants/${kitchen.restaurantId}/orders/${cooked}/cancel/`, {
      reason: 'Fraud',
    });
    await cancel(buyer, taken);
    await letPass(late, 16);
    for (const _ of [1, 2]) await expireUnanswered(app.services);

    const told = await toldTo(kitchen);
    expect(told.map(({ type, order_item }) => [type, order_item.order_oid])).toEqual([
      ['Order Expired', late],
      ['Order Canceled', taken],
      ['Order Canceled', cooked],
    ]);
    expect(told[2]?.message).toBe(
      `The administration of Nearbite canceled order #3 (${cooked}). Do not cook it. Reason: Fraud`,
    );
    const { ended } = (await kitchen.get(`/api/restaurant/queue/${kitchen.restaurantId}/`)).json();
    expect(ended).toContainEqual(
      expect.objectContaining({ oid: cooked, ended_by: 'administrator', reason: 'Fraud' }),
    );
    expect((await ringsFor(kitchen)).sort()).toEqual([late, taken, cooked].sort());
    expect(await ringsFor(kitchen, 'expired')).toEqual([late]);
    for (const _ of [1, 2]) await sendEndedMail(app.services, kitchen.restaurantId);
    const mails = (await app.mailsTo(await mailboxOf(kitchen))).filter(({ subject }) =>
      subject.includes('were canceled'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['3 orders were canceled: Hand Kitchen']);
    for (const { message } of told) expect(mails[0]?.text).toContain(message);

    await kitchen.post(`/api/restaurant/orders-mark-as-seen/${kitchen.restaurantId}/`, { oids: [late] });
    expect((await ringsFor(kitchen)).sort()).toEqual([taken, cooked].sort());
  });

  test('but never could be cooked is no matter of the kitchen', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    await cancel(buyer, oid);
    expect([await toldTo(kitchen), await ringsFor(kitchen)]).toEqual([[], []]);
  });

  test('three times unanswered pauses it for 30 minutes, and its owner may open at once', async () => {
    const { kitchen, dish } = await handKitchen();
    const buyer = await createCustomer(app);
    const miss = async () => {
      const oid = await paid(buyer, dish.id);
      await letPass(oid, 16);
      await expireUnanswered(app.services);
    };
    const terms = async () => (await kitchen.get(`/api/restaurant/terms/${kitchen.restaurantId}/`)).json();
    await miss();
    await miss();
    await step(kitchen, await paid(buyer, dish.id), 'accept', { minutes: 20 });
    await miss();
    await miss();
    expect((await terms()).paused_until).toBeNull();
    await miss();
    const { paused_until } = await terms();
    expect(Date.parse(paused_until) - app.clock.now().getTime()).toBeCloseTo(30 * 60_000, -4);
    expect((await toldTo(kitchen))[0]).toMatchObject({
      type: 'Kitchen Paused',
      message: expect.stringContaining('open at once'),
    });
    await sendEndedMail(app.services, kitchen.restaurantId);
    expect((await app.mailsTo(await mailboxOf(kitchen))).map(({ subject }) => subject)).toContain(
      'Hand Kitchen is paused for 30 minutes',
    );
    const ofOwner = (await app.mailsTo(kitchen.email)).map(({ subject }) => subject);
    expect(ofOwner).toContain('Hand Kitchen is paused for 30 minutes');
    const admin = await createAdmin(app);
    const log = (await admin.get('/api/admin/audit/')).json();
    expect(log).toContainEqual(
      expect.objectContaining({
        actor: expect.objectContaining({ id: 0 }),
        action: 'restaurant.paused',
        subject: expect.objectContaining({ kind: 'restaurant', id: kitchen.restaurantId }),
        details: { until: paused_until, reason: expect.stringContaining('not answered') },
      }),
    );
    const opened = await kitchen.patch(`/api/restaurant/terms/${kitchen.restaurantId}/`, {
      paused_until: '',
    });
    expect(opened.json().paused_until).toBeNull();
  });
});
