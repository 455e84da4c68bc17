import { orderPlaced } from '@nearbite/contract/live/events';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { openMarket } from '../../../testing/market.ts';
import { DELIVERY, fillCart, makeCartId, placeTestOrder, stockOf } from '../../../testing/orders.ts';
import { atStatus } from '../../../testing/stages.ts';
import { statementsDuring } from '../../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const { app, owner, customer } = await openMarket();
afterAll(() => app.close());

const submit = (caller: Caller, cartId: string, extra: object = {}, headers: Record<string, string> = {}) =>
  caller.post(
    '/api/store/create-order/',
    { ...DELIVERY, cart_id: cartId, user_id: caller.id, ...extra },
    headers,
  );
const ordersOf = async (caller: Caller) => (await caller.get(`/api/customer/orders/${caller.id}`)).json();

describe('an order of two restaurants', () => {
  test('takes the stock, splits exactly, tells everyone and empties the cart', async () => {
    const buyer = await createCustomer(app);
    const second = await createOwner(app, { name: 'Karahi House' });
    const biryani = await createDish(app, owner, { priceMinor: 33_333, stockQty: 10 });
    const karahi = await createDish(app, second, { title: 'Karahi', priceMinor: 77_777, stockQty: 5 });
    const heard: unknown[] = [];
    const stop = await app.services.bus.subscribe(orderPlaced.topic, (message) => void heard.push(message));
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [
      { dish_id: biryani.id, qty: 3 },
      { dish_id: karahi.id, qty: 1 },
    ]);
    const answer = await submit(buyer, cartId, { expected_total: 1902.21 });
    expect(answer.statusCode).toBe(201);
    const { order_oid: oid, total, message } = answer.json();
    expect({ message, total }).toEqual({ message: 'Order Confirmed!', total: 1902.21 });
    expect(oid).toMatch(/^[a-z0-9]{16}$/);
    expect(await stockOf(app, biryani)).toEqual({ stock_qty: 7, orders_count: 3 });
    expect(await stockOf(app, karahi)).toEqual({ stock_qty: 4, orders_count: 1 });
    expect((await buyer.get(`/api/store/cart-list/${cartId}/${buyer.id}/`)).json()).toEqual([]);

    const parts = await app.database.db
      .selectFrom('order_parts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select([
        'p.restaurant_id',
        'p.sub_total_minor',
        'p.tax_fee_minor',
        'p.service_fee_minor',
        'p.total_minor',
      ])
      .where('o.oid', '=', oid)
      .orderBy('p.id')
      .execute();
    expect(parts).toEqual([
      {
        restaurant_id: owner.restaurantId,
        sub_total_minor: 99_999,
        tax_fee_minor: 5_000,
        service_fee_minor: 2_000,
        total_minor: 106_999,
      },
      {
        restaurant_id: second.restaurantId,
        sub_total_minor: 77_777,
        tax_fee_minor: 3_889,
        service_fee_minor: 1_556,
        total_minor: 83_222,
      },
    ]);

    const detail = (await buyer.get(`/api/customer/order/detail/${buyer.id}/${oid}`)).json();
    expect(detail).toMatchObject({
      ...DELIVERY,
      order_status: 'pending',
      payment_status: 'pending',
      sub_total: 1777.76,
      tax_fee: 88.89,
      service_fee: 35.56,
      saved: 0,
      total: 1902.21,
      orderitem: [
        { dish: { title: 'Chicken Biryani', slug: biryani.slug }, price: 333.33, qty: 3, total: 999.99 },
        { dish: { title: 'Karahi' }, price: 777.77, qty: 1, portion_size: 'No portion size' },
      ],
      restaurant: [{ name: 'Biryani Junction' }, { name: 'Karahi House' }],
      rider: null,
    });
    expect(detail.tracking_token).toMatch(/^[a-z0-9]{32}$/);
    const unread = async () =>
      (await buyer.get(`/api/customer/notifications-summary/${buyer.id}/`)).json().unread_notifications;
    expect(await unread()).toBe(1);
    const news = (await buyer.get(`/api/customer/notifications/${buyer.id}/`)).json();
    expect(news).toMatchObject([
      { title: 'Order Confirmed', message: 'Your order has been confirmed.', order_oid: oid, seen: false },
    ]);
    expect(await unread()).toBe(1);
    const told = await app.database.db
      .selectFrom('restaurant_notifications')
      .select('restaurant_id')
      .where('restaurant_id', 'in', [second.restaurantId])
      .execute();
    expect(told).toHaveLength(1);
    await expect
      .poll(() => heard)
      .toEqual([{ oid, user_id: buyer.id, restaurant_ids: [owner.restaurantId, second.restaurantId] }]);
    await stop();
    expect(await app.mailsTo(buyer.email)).toMatchObject([
      {
        subject: `We have received your Nearbite order ${oid}`,
        text: expect.stringContaining('Please pay within 60 minutes; otherwise the order is canceled.'),
      },
    ]);
  });

  test('keeps titles and prices as they were', async () => {
    const dish = await createDish(app, owner, { title: 'Old name', priceMinor: 10_000 });
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    await app.database.db
      .updateTable('dishes')
      .set({ title: 'New name', price_minor: 1, deleted_at: new Date() })
      .where('id', '=', dish.id)
      .execute();
    const detail = (await customer.get(`/api/customer/order/detail/${customer.id}/${oid}/`)).json();
    expect(detail.orderitem).toMatchObject([{ dish: { title: 'Old name' }, price: 100 }]);
  });

  test("fills the account's phone from the first order only", async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner);
    await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    await fillCart(buyer, makeCartId(), [{ dish_id: dish.id }]);
    await submit(buyer, makeCartId(), { mobile: '0300 9999999' });
    expect((await buyer.get(`/api/user/account/${buyer.id}/`)).json().user.phone).toBe(DELIVERY.mobile);
  });
});

describe('refusals leave everything as it was', () => {
  test.each([
    [{ full_name: '' }, 'full_name'],
    [{ mobile: '12' }, 'mobile'],
    [{ mobile: 'call me' }, 'mobile'],
    [{ address: '' }, 'address'],
    [{ city: 'x' }, 'city'],
  ])('%j: 400 beside the field', async (wrong, field) => {
    const answer = await submit(customer, makeCartId(), wrong);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('an empty or unknown cart: 400', async () => {
    const answer = await submit(visitorOf(app), makeCartId());
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Your cart is empty.']);
  });

  test('an unverified account: 403 with the offer to verify', async () => {
    const newcomer = await createCustomer(app, { isVerified: false });
    const dish = await createDish(app, owner);
    await fillCart(newcomer, makeCartId(), [{ dish_id: dish.id }]);
    const answer = await submit(newcomer, makeCartId());
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'unverified']);
    expect(answer.json().message).toBe('Please verify your email first.');
  });

  test("an owner 403, another's id 404, no token 401", async () => {
    expect((await submit(owner, makeCartId())).statusCode).toBe(403);
    expect((await submit(customer, makeCartId(), { user_id: owner.id })).statusCode).toBe(404);
    expect((await submit(visitorOf(app), makeCartId(), { user_id: customer.id })).statusCode).toBe(401);
  });

  test('a dish that ran out, in two lines together: 409 names it and what is left', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner, {
      title: 'Nihari',
      stockQty: 5,
      portions: [{ size_name: 'Half', price_minor: 0 }],
    });
    const fine = await createDish(app, owner, { stockQty: 5 });
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [
      { dish_id: fine.id },
      { dish_id: dish.id, qty: 3 },
      { dish_id: dish.id, qty: 3, portionSize: 'Half' },
    ]);
    const answer = await submit(buyer, cartId);
    expect(answer.json()).toMatchObject({
      code: 'sold_out',
      message: 'Only 5 of Nihari left.',
      details: { dishes: [{ dish_id: dish.id, title: 'Nihari', requested: 6, available: 5 }] },
    });
    await app.database.db
      .updateTable('dishes')
      .set({ deleted_at: new Date() })
      .where('id', '=', dish.id)
      .execute();
    expect((await submit(buyer, cartId)).json().message).toBe('Nihari is no longer available.');
    expect(await stockOf(app, fine)).toEqual({ stock_qty: 5, orders_count: 0 });
    expect((await buyer.get(`/api/store/cart-list/${cartId}/${buyer.id}/`)).json()).toHaveLength(3);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test('a dish that was deleted while its cart was shown: 409 names it, alone in the cart or not', async () => {
    const buyer = await createCustomer(app);
    const [nihari, fine] = [
      await createDish(app, owner, { title: 'Nihari' }),
      await createDish(app, owner, { priceMinor: 10_000 }),
    ];
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: nihari.id, qty: 2 }]);
    const url = `/api/restaurant/delete-dish/${owner.restaurantId}/${nihari.did}/`;
    expect((await owner.delete(url)).statusCode).toBe(204);
    const seen = { expected_total: 963, expected_items: [{ dish_id: nihari.id, qty: 2 }] };
    const named = {
      code: 'sold_out',
      message: 'Nihari is no longer available.',
      details: { dishes: [{ dish_id: nihari.id, title: 'Nihari', requested: 2, available: 0 }] },
    };
    const alone = await submit(buyer, cartId, seen);
    expect(alone.statusCode).toBe(409);
    expect(alone.json()).toMatchObject(named);

    await fillCart(buyer, cartId, [{ dish_id: fine.id }]);
    const both = { ...seen, expected_items: [...seen.expected_items, { dish_id: fine.id, qty: 1 }] };
    expect((await submit(buyer, cartId, both)).json()).toMatchObject(named);
    const rest = { expected_total: 107, expected_items: [{ dish_id: fine.id, qty: 1 }] };
    expect((await submit(buyer, cartId, rest)).statusCode).toBe(201);
  });

  test('nothing is revealed of expected dishes that were never on the menu', async () => {
    const buyer = await createCustomer(app);
    const draft = await createDish(app, owner, { title: 'Secret', status: 'in-review', isDeleted: true });
    const answer = await submit(buyer, makeCartId(), { expected_items: [{ dish_id: draft.id, qty: 1 }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Your cart is empty.');
  });

  test('a price that changed meanwhile: 409 with the new figures, and the new total is accepted', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner, { priceMinor: 10_000 });
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
    await app.database.db
      .updateTable('dishes')
      .set({ price_minor: 20_000 })
      .where('id', '=', dish.id)
      .execute();
    const answer = await submit(buyer, cartId, { expected_total: '107.00' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'total_changed',
      details: { subtotal: 200, tax: 10, service_fee: 4, delivery_fee: 0, total: 214 },
    });
    expect((await submit(buyer, cartId, { expected_total: 214 })).statusCode).toBe(201);
  });
});

describe('a guest', () => {
  test('orders by cart id alone, and anyone who knows the order id sees its checkout', async () => {
    const guest = visitorOf(app);
    const dish = await createDish(app, owner, { priceMinor: 10_000 });
    const cartId = makeCartId();
    await fillCart(guest, cartId, [{ dish_id: dish.id }]);
    const answer = await submit(guest, cartId, { user_id: '0' });
    expect(answer.statusCode).toBe(201);
    const checkout = await guest.get(`/api/store/checkout/${answer.json().order_oid}/`);
    expect(checkout.json()).toMatchObject({
      ...DELIVERY,
      sub_total: 100,
      tax_fee: 5,
      service_fee: 2,
      total: 107,
    });
  });

  test('is limited strictly, an account is not', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
    const guest = visitorOf(limited);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await submit(guest, makeCartId())).statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
    const account = await createCustomer(limited);
    expect((await submit(account, makeCartId())).statusCode).toBe(400);
    await limited.close();
  });
});

describe('checkout', () => {
  test('shows the order to its customer; a stranger 404, nobody 401, an unknown order 404', async () => {
    const dish = await createDish(app, owner);
    const { oid, total } = await placeTestOrder(customer, [{ dish_id: dish.id, qty: 2 }]);
    const url = `/api/store/checkout/${oid}/`;
    expect((await customer.get(url)).json()).toEqual({
      oid,
      pay_until: expect.any(String),
      restaurants: [expect.objectContaining({ id: owner.restaurantId, time_zone: 'Asia/Karachi' })],
      orderitem: [expect.objectContaining({ qty: 2, total: 900, order_status: 'pending' })],
      ...DELIVERY,
      sub_total: 900,
      tax_fee: 45,
      service_fee: 18,
      delivery_fee: 0,
      fulfilment: 'delivery',
      payment_method: 'card',
      note: null,
      deliver_at: null,
      deliver_until: null,
      saved: 0,
      total,
      amount_due: total,
      payment_status: 'pending',
      order_status: 'pending',
    });
    const stranger = await createCustomer(app);
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await stranger.get(`/api/customer/order/detail/${stranger.id}/${oid}`)).statusCode).toBe(404);
    expect((await visitorOf(app).get(url)).statusCode).toBe(401);
    expect((await customer.get('/api/store/checkout/aaaaaaaaaaaaaaaa/')).statusCode).toBe(404);
  });
});

describe('the same submission again', () => {
  test('returns the same order; another body with the key is refused; another customer may use it', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
    const key = { 'Idempotency-Key': 'one-submission' };
    const first = await submit(buyer, cartId, {}, key);
    const second = await submit(buyer, cartId, {}, key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    const other = await submit(buyer, cartId, { city: 'Karachi' }, key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_mismatch']);
    await fillCart(customer, cartId, [{ dish_id: dish.id }]);
    expect((await submit(customer, cartId, {}, key)).json().order_oid).not.toBe(first.json().order_oid);
    expect((await submit(buyer, cartId, {}, { 'Idempotency-Key': 'x'.repeat(101) })).statusCode).toBe(400);
  });

  test('20 times in parallel makes one order', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner, { stockQty: 20 });
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(buyer, cartId, {}, { 'Idempotency-Key': 'double-click' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.json().order_oid)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect((await stockOf(app, dish)).stock_qty).toBe(19);
  });

  test('a cart submitted in parallel without keys is ordered once', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(buyer, cartId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });
});

describe('what changes while an order is written', () => {
  test.each([
    ['the price of a dish', { price_minor: 20_000 }, undefined, 214],
    ['the quantity in the cart', undefined, { qty: 3 }, 321],
  ])('%s is ordered as it is then', async (_what, dishChange, lineChange, total) => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner, { priceMinor: 10_000 });
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
    const { db } = app.database;
    const answer = await db.transaction().execute(async (trx) => {
      if (dishChange) await trx.updateTable('dishes').set(dishChange).where('id', '=', dish.id).execute();
      if (lineChange) {
        await trx.updateTable('cart_items').set(lineChange).where('dish_id', '=', dish.id).execute();
      }
      const submitted = submit(buyer, cartId);
      // The order has read what is not committed yet as it was, and waits.
      await expect.poll(() => waitingStatements(db)).toBe(1);
      return { submitted };
    });
    expect((await answer.submitted).json()).toMatchObject({ total });
  });
});

const waitingStatements = async (db: TestApp['database']['db']) =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  ).rows[0]?.n;

test('50 buyers for the last 10 portions: exactly 10 get them, 20 times over', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => createCustomer(app)));
  for (let round = 0; round < 20; round += 1) {
    const [dish, side] = [
      await createDish(app, owner, { title: 'Last Pulao', stockQty: 10 }),
      await createDish(app, owner, { stockQty: 1000 }),
    ];
    await app.database.db
      .insertInto('carts')
      .values(buyers.map(({ id }) => ({ user_id: id })))
      .onConflict((c) => c.doNothing())
      .execute();
    const carts = await app.database.db
      .selectFrom('carts')
      .select(['id', 'user_id'])
      .where(
        'user_id',
        'in',
        buyers.map(({ id }) => id),
      )
      .execute();
    // Half of the carts list the dishes the other way round: locks must not depend on it.
    await app.database.db
      .deleteFrom('cart_items')
      .where(
        'cart_id',
        'in',
        carts.map(({ id }) => id),
      )
      .execute();
    await app.database.db
      .insertInto('cart_items')
      .values(
        carts.flatMap(({ id }, index) => {
          const lines = [dish, side].map((one) => ({
            cart_id: id,
            dish_id: one.id,
            portion_size: 'No portion size',
            spice_level: 'No spice level',
            qty: 1,
            unit_price_minor: 45_000,
          }));
          return index % 2 === 0 ? lines : lines.reverse();
        }),
      )
      .execute();
    const answers = await Promise.all(buyers.map((buyer) => submit(buyer, makeCartId())));
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([placed.length, refused.length]).toEqual([10, 40]);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        code: 'sold_out',
        message: 'Last Pulao is no longer available.',
      });
    }
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 0, orders_count: 10 });
    expect(await stockOf(app, side)).toEqual({ stock_qty: 990, orders_count: 10 });
  }
}, 180_000);

describe('how many statements it takes', () => {
  // Who is calling is asked once for every signed-in call.
  const statementsOf = async (work: () => Promise<unknown>) =>
    (await statementsDuring(work)).filter((text) => !text.includes('u.token_version'));

  test('placing an order of three lines: 2, without a transaction', async () => {
    const buyer = await createCustomer(app);
    const second = await createOwner(app);
    const dishes = [
      await createDish(app, owner),
      await createDish(app, owner),
      await createDish(app, second),
    ];
    const cartId = makeCartId();
    await fillCart(
      buyer,
      cartId,
      dishes.map(({ id }) => ({ dish_id: id })),
    );
    const said = await statementsOf(() => submit(buyer, cartId, {}, { 'Idempotency-Key': 'counted' }));
    expect(said.length, said.join('\n---\n')).toBe(2);
  });

  test('opening the payment page: 3; taking the money and telling everyone: 7 with begin and commit', async () => {
    const buyer = await createCustomer(app);
    const { oid } = await placeTestOrder(buyer, [{ dish_id: (await createDish(app, owner)).id }]);
    let page = '';
    const opening = await statementsOf(async () => {
      page = String((await buyer.post(`/stripe-checkout/${oid}/`, {})).headers.location);
    });
    expect(opening.length, opening.join('\n---\n')).toBe(3);
    const said = await statementsOf(() => buyer.post(page, { action: 'pay' }));
    // One of them asks when the kitchen's day began, for the order's number.
    expect(said.length, said.join('\n---\n')).toBe(7);
  });

  test('the cart and the checkout one each, the totals two', async () => {
    const buyer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    const cartId = makeCartId();
    await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
    for (const [url, count] of [
      [`/api/store/cart-list/${cartId}/${buyer.id}/`, 1],
      [`/api/store/cart-detail/${cartId}/${buyer.id}/`, 2],
      [`/api/store/checkout/${oid}/`, 1],
    ] as const) {
      expect(await statementsOf(() => buyer.get(url))).toHaveLength(count);
    }
  });
});

test('the list counts all orders in its headers, whichever page is asked for', async () => {
  const buyer = await createCustomer(app);
  const dish = await createDish(app, owner);
  for (let count = 0; count < 3; count += 1) await placeTestOrder(buyer, [{ dish_id: dish.id }]);
  const [newest] = await ordersOf(buyer);
  await app.database.db
    .updateTable('order_parts')
    .set(atStatus('fulfilled'))
    .where('order_id', '=', (eb) => eb.selectFrom('orders').select('id').where('oid', '=', newest.oid))
    .execute();
  const answer = await buyer.get(`/api/customer/orders/${buyer.id}?limit=1&offset=1`);
  expect(answer.json()).toHaveLength(1);
  expect(answer.headers).toMatchObject({
    'x-total-count': '3',
    'x-pending-count': '2',
    'x-fulfilled-count': '1',
  });
});
