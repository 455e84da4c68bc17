import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, PASSWORD, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let customer: Caller;
let owners: [Owner, Owner];
type Owner = Caller & { restaurantId: number };

beforeAll(async () => {
  app = await buildTestApp();
  customer = await createCustomer(app);
  owners = [await createOwner(app), await createOwner(app)];
});
afterAll(() => app.close());

const detail = async (oid: string) =>
  (await customer.get(`/api/customer/order/detail/${customer.id}/${oid}`)).json();
const checkout = async (oid: string) => (await customer.get(`/api/store/checkout/${oid}/`)).json();
const change = async (owner: Owner, oid: string, body: object) => {
  const response = await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, body);
  expect(response.statusCode).toBe(200);
};

/** One order of a dish of each restaurant. */
async function orderFromBoth() {
  const [first, second] = [
    await createDish(app, owners[0], { title: 'Nihari' }),
    await createDish(app, owners[1], { title: 'Haleem' }),
  ];
  return placeTestOrder(customer, [{ dish_id: first.id, qty: 2 }, { dish_id: second.id }]);
}

describe('an unpaid order', () => {
  test('says until when it must be paid, on order, list and checkout, and no longer once it is paid', async () => {
    const { oid } = await orderFromBoth();
    const { date, pay_until } = await detail(oid);
    expect(Date.parse(pay_until) - Date.parse(date)).toBe(60 * 60_000);
    expect((await checkout(oid)).pay_until).toBe(pay_until);
    const [listed] = (await customer.get(`/api/customer/orders/${customer.id}?limit=1`)).json();
    expect(listed).toMatchObject({ oid, pay_until });

    await payTestOrder(app, oid);
    expect(await detail(oid)).toMatchObject({ payment_status: 'paid', pay_until: null });
    expect((await checkout(oid)).pay_until).toBeNull();
  });

  test('is listed at the checkout with what was ordered, a canceled part marked', async () => {
    const { oid } = await orderFromBoth();
    await change(owners[1], oid, { order_status: 'cancelled' });
    const { orderitem, pay_until, restaurants } = await checkout(oid);
    expect(restaurants.map(({ id }: { id: number }) => id)).toEqual(
      owners.map(({ restaurantId }) => restaurantId),
    );
    expect(restaurants[0]).toMatchObject({ address: expect.any(String), time_zone: 'Asia/Karachi' });
    expect(orderitem).toMatchObject([
      { dish: { title: 'Nihari' }, qty: 2, price: 450, total: 900, order_status: 'pending' },
      { dish: { title: 'Haleem' }, qty: 1, portion_size: 'No portion size', order_status: 'cancelled' },
    ]);
    // The rest still has to be paid in time: nothing was handed over.
    expect(pay_until).not.toBeNull();
  });
});

test('are listed by status, with the counts of all', async () => {
  const buyer = await createCustomer(app);
  const dish = await createDish(app, owners[0]);
  const place = async () => (await placeTestOrder(buyer, [{ dish_id: dish.id }])).oid;
  const [canceled, open] = [await place(), await place()];
  await change(owners[0], canceled, { order_status: 'cancelled' });
  const list = (query: string) => buyer.get(`/api/customer/orders/${buyer.id}/${query}`);
  const oids = async (status: string) =>
    (await list(`?status=${status}`)).json().map(({ oid }: { oid: string }) => oid);
  expect(await oids('pending')).toEqual([open]);
  expect(await oids('cancelled')).toEqual([canceled]);
  expect(await oids('fulfilled')).toEqual([]);
  expect((await list('?status=cancelled')).headers).toMatchObject({
    'x-total-count': '2',
    'x-pending-count': '1',
  });
  expect((await list('?status=gone')).statusCode).toBe(400);
});

test('can be followed from the first part on its way until the last is delivered', async () => {
  const { oid } = await orderFromBoth();
  await payTestOrder(app, oid);
  const state = async () => (await detail(oid)).delivery_state;
  expect(await state()).toBe('waiting');
  await change(owners[0], oid, { order_status: 'fulfilled' });
  expect(await detail(oid)).toMatchObject({ order_status: 'pending', delivery_state: 'live' });
  await change(owners[0], oid, { delivered: true });
  expect(await state()).toBe('waiting');
  await change(owners[1], oid, { order_status: 'fulfilled' });
  expect(await state()).toBe('live');
  await change(owners[1], oid, { delivered: true });
  expect(await detail(oid)).toMatchObject({ order_status: 'fulfilled', delivery_state: 'over' });
});

test("a guest's order page ends after seven days and is never kept by a browser; an account's stays", async () => {
  const dish = await createDish(app, owners[0]);
  const { oid } = await placeTestOrder(visitorOf(app), [{ dish_id: dish.id }]);
  const own = await placeTestOrder(customer, [{ dish_id: dish.id }]);
  const page = () => visitorOf(app).get(`/api/store/checkout/${oid}/`);
  const open = await page();
  expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await customer.get('/api/user/profile/')).headers['cache-control']).toBe('no-store');
  expect((await visitorOf(app).get('/api/store/categories/')).headers['cache-control']).not.toBe('no-store');
  app.clock.advanceSeconds(7 * 86_400 + 60);
  expect((await page()).statusCode).toBe(404);
  const { token } = (
    await visitorOf(app).post('/api/user/login/', { email: customer.email, password: PASSWORD })
  ).json();
  const later = await app.inject({
    url: `/api/store/checkout/${own.oid}/`,
    headers: { authorization: `Bearer ${token.access}` },
  });
  expect(later.statusCode).toBe(200);
});
