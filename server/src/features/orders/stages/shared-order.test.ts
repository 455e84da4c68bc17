import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, payTestOrder } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

type Owner = Caller & { restaurantId: number };
let app: TestApp;
let karahi: Owner;
let bowl: Owner;

beforeAll(async () => {
  app = await buildTestApp();
  karahi = await createOwner(app, { name: 'Karahi House' });
  bowl = await createOwner(app, { name: 'Green Bowl' });
  for (const kitchen of [karahi, bowl])
    await kitchen.patch(`/api/restaurant/terms/${kitchen.restaurantId}/`, { auto_accept: false });
});
afterAll(() => app.close());

async function paidOrder(buyer: Caller, kitchens: readonly Owner[]): Promise<string> {
  const cartId = makeCartId();
  const dishes = await Promise.all(kitchens.map((kitchen) => createDish(app, kitchen)));
  await fillCart(
    buyer,
    cartId,
    dishes.map(({ id }) => ({ dish_id: id })),
  );
  const placed = await buyer.post('/api/store/create-order/', {
    ...DELIVERY,
    cart_id: cartId,
    user_id: buyer.id,
  });
  const { order_oid: oid } = placed.json();
  await payTestOrder(app, oid);
  return oid;
}

const decline = (kitchen: Owner, oid: string) =>
  kitchen.post(`/api/restaurant/orders/${kitchen.restaurantId}/${oid}/decline/`, { reason: 'No gas' });
const messagesOf = async (buyer: Caller): Promise<string[]> =>
  (await buyer.get(`/api/customer/notifications/${buyer.id}/`))
    .json()
    .map(({ message }: { message: string }) => message);

test('of an order of two, the customer sees which dishes are off, and reads that it is a part', async () => {
  const buyer = await createCustomer(app);
  const oid = await paidOrder(buyer, [karahi, bowl]);
  expect((await decline(bowl, oid)).statusCode).toBe(200);
  const order = (await buyer.get(`/api/customer/order/detail/${buyer.id}/${oid}/`)).json();
  expect(order.orderitem).toMatchObject([
    { restaurant_id: karahi.restaurantId, order_status: 'pending' },
    { restaurant_id: bowl.restaurantId, order_status: 'cancelled' },
  ]);
  expect(order.order_status).toBe('pending');
  expect(await messagesOf(buyer)).toContain(
    `Green Bowl cannot take its part of your order ${oid}. Reason: No gas`,
  );
});

test('of an order of one, the customer reads of the order', async () => {
  const buyer = await createCustomer(app);
  const oid = await paidOrder(buyer, [bowl]);
  expect((await decline(bowl, oid)).statusCode).toBe(200);
  expect(await messagesOf(buyer)).toContain(`Green Bowl cannot take your order ${oid}. Reason: No gas`);
});
