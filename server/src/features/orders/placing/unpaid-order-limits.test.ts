import { ORDER_STATUSES, PAYMENT_STATUSES } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLivePart, isUnsettledOrder } from '../../../common/order-conditions.ts';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, payTestOrder, placeTestOrder } from '../../../testing/orders.ts';
import { atStatus } from '../../../testing/stages.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
beforeAll(async () => {
  app = await buildTestApp({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
  owner = await createOwner(app);
});
afterAll(() => app.close());

/** Every test comes from an address of its own. */
let lastAddress = 0;
function newAddress() {
  lastAddress += 1;
  return { 'x-forwarded-for': `203.0.113.${lastAddress}` };
}

/** Puts the dish in a fresh cart past the call's own limits, then orders it over the wire. */
async function order(buyer: Caller, dishId: number, headers: Record<string, string>, qty = 1) {
  const cartId = makeCartId();
  await fillCart({ ...buyer, post: (url, body) => buyer.post(url, body, newAddress()) }, cartId, [
    { dish_id: dishId, qty },
  ]);
  return buyer.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: buyer.id }, headers);
}

describe('orders that wait for payment', () => {
  test('are at most ten per account; paying for one makes room', async () => {
    const dish = await createDish(app, owner, { stockQty: 500 });
    const buyer = await createCustomer(app);
    const oids: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const placed = await order(buyer, dish.id, newAddress());
      expect(placed.statusCode).toBe(201);
      oids.push(placed.json().order_oid);
    }
    const refused = await order(buyer, dish.id, newAddress());
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '300',
    ]);
    await payTestOrder(app, oids[0] ?? '');
    expect((await order(buyer, dish.id, newAddress())).statusCode).toBe(201);
  });

  test('are counted for each address by itself, when people order from several at once', async () => {
    const dish = await createDish(app, owner, { stockQty: 5_000 });
    const guests = await Promise.all(
      // The last one's is beyond the limit.
      [0, 5, 14, 16].map(async (lines) => {
        const [guest, address, cartId] = [visitorOf(app), newAddress(), makeCartId()];
        const { order_oid: oid } = (await order(guest, dish.id, address)).json();
        await sql`
          insert into order_items (part_id, dish_id, title, slug, portion_size, spice_level, qty, unit_price_minor, total_minor)
          select i.part_id, i.dish_id, i.title, i.slug, i.portion_size, i.spice_level, 99, i.unit_price_minor, 99 * i.unit_price_minor
          from orders o join order_parts p on p.order_id = o.id join order_items i on i.part_id = p.id,
            generate_series(1, ${lines}) where o.oid = ${oid}`.execute(app.database.db);
        await fillCart({ ...guest, post: (url, body) => guest.post(url, body, newAddress()) }, cartId, [
          { dish_id: dish.id },
        ]);
        return { guest, address, cartId };
      }),
    );
    const answers = await Promise.all(
      guests.map(({ guest, address, cartId }) =>
        guest.post(
          '/api/store/create-order/',
          { ...DELIVERY, cart_id: cartId, user_id: 0 },
          { ...address, 'idempotency-key': 'mine' },
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
  });

  test('are at most thirty per address, also when they come at once, several by one statement', async () => {
    const dish = await createDish(app, owner, { stockQty: 500 });
    const address = newAddress();
    const buyers = await Promise.all(Array.from({ length: 36 }, () => createCustomer(app)));
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, dish.id, address)));
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect(placed).toHaveLength(30);
    const { rows } = await sql<{
      commits: number;
    }>`select count(distinct xmin::text)::int as commits from orders
      where oid = any(${placed.map((answer) => answer.json().order_oid)})`.execute(app.database.db);
    expect(rows[0]?.commits).toBeLessThan(30);
    expect((await order(visitorOf(app), dish.id, address)).statusCode).toBe(429);
    expect((await order(visitorOf(app), dish.id, newAddress())).statusCode).toBe(201);
  });

  test('hold at most 500 portions of an account', async () => {
    const dishes = await Promise.all(
      Array.from({ length: 6 }, () => createDish(app, owner, { stockQty: 500 })),
    );
    const buyer = await createCustomer(app);
    for (const { id } of dishes.slice(0, 5)) {
      expect((await order(buyer, id, newAddress(), 99)).statusCode).toBe(201);
    }
    expect((await order(buyer, dishes[5]?.id ?? 0, newAddress(), 6)).statusCode).toBe(429);
    expect((await order(buyer, dishes[5]?.id ?? 0, newAddress(), 5)).statusCode).toBe(201);
  });

  test('are not counted where limits are off', async () => {
    const free = await buildTestApp();
    const kitchen = await createOwner(free);
    const dish = await createDish(free, kitchen, { stockQty: 50 });
    const buyer = await createCustomer(free);
    for (let round = 0; round < 12; round += 1) await placeTestOrder(buyer, [{ dish_id: dish.id }]);
    await free.close();
  });
});

test('what the limits count is unsettled and live, as everywhere else', async () => {
  const buyer = await createCustomer(app);
  const { order_oid: oid } = (await order(buyer, (await createDish(app, owner)).id, newAddress())).json();
  for (const [payment_status, status] of PAYMENT_STATUSES.flatMap((paid) =>
    ORDER_STATUSES.map((status) => [paid, status] as const),
  )) {
    await app.database.db.updateTable('orders').set({ payment_status }).where('oid', '=', oid).execute();
    await app.database.db
      .updateTable('order_parts')
      .set(atStatus(status))
      .where('order_id', '=', (eb) => eb.selectFrom('orders').select('id').where('oid', '=', oid))
      .execute();
    const { rows } = await sql<{ counted: boolean; due: boolean }>`
      select exists (select from unpaid_portions u where u.order_id = o.id) as counted,
        ${isUnsettledOrder('o')} and ${isLivePart('p')} as due
      from orders o join order_parts p on p.order_id = o.id where o.oid = ${oid}
    `.execute(app.database.db);
    expect(rows.map(({ counted }) => counted)).toEqual(rows.map(({ due }) => due));
  }
});
