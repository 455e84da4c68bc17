import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, payTestOrder, placeTestOrder } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const HERE = { latitude: 31.5204, longitude: 74.3587 };

let app: TestApp;
let admin: Caller;
let amina: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
  amina = await createCustomer(app, { position: HERE });
});
afterAll(() => app.close());

const block = (who: Caller) => admin.post(`/api/admin/users/${who.id}/block/`);
const unblock = (who: Caller) => admin.post(`/api/admin/users/${who.id}/unblock/`);

async function openKitchen(name: string, status: 'approved' | 'suspended' = 'approved') {
  const owner = await createOwner(app, { name, status, ...HERE });
  const dish = await createDish(app, owner, { title: `${name} Halwa`, category: 'Sweets' });
  await app.database.db
    .updateTable('categories')
    .set({ weather_tags: ['cold'] })
    .where('title', '=', 'Sweets')
    .execute();
  const { slug } = await app.database.db
    .selectFrom('restaurants')
    .select('slug')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow();
  return { owner, dish, slug };
}

/** Every public place that names a restaurant or its dishes: whether this one is there. */
async function whereShown({ owner, dish, slug }: Awaited<ReturnType<typeof openKitchen>>, name: string) {
  const visitor = visitorOf(app);
  const listed = async (response: ReturnType<Caller['get']>) => (await response).body.includes(name);
  const found = async (url: string) => (await visitor.get(url)).statusCode === 200;
  return {
    nearby: await listed(
      visitor.get(
        `/api/restaurant/nearby-restaurants/?latitude=${HERE.latitude}&longitude=${HERE.longitude}`,
      ),
    ),
    best: await listed(visitor.get('/api/restaurant/nearby-restaurants/')),
    menu: await listed(visitor.get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}`)),
    shop: await found(`/api/restaurant/shop/${slug}/`),
    shopMenu: await listed(visitor.get(`/api/restaurant/dishes-store/${slug}/`)),
    dish: await found(`/api/store/dish/${dish.slug}`),
    reviews: await found(`/api/restaurant/reviews/${dish.id}`),
    search: await listed(amina.get(`/api/store/search?query=${encodeURIComponent(`${name} halwa`)}`)),
    voice: await listed(
      visitor.post('/api/restaurant/voice-order/', { command: `one ${name} halwa`, ...HERE }),
    ),
    weather: await listed(
      amina.post('/api/restaurant/weather-dishes/', { temperature: 3, condition: 'clear' }),
    ),
  };
}

const all = (shown: Record<string, boolean>, value: boolean) =>
  Object.fromEntries(Object.keys(shown).map((place) => [place, value]));

describe('blocking an owner', () => {
  test('closes the restaurant everywhere; unblocking opens it again', async () => {
    const kitchen = await openKitchen('Zamzama');
    const before = await whereShown(kitchen, 'Zamzama');
    expect(before).toEqual(all(before, true));

    await block(kitchen.owner);
    expect(await whereShown(kitchen, 'Zamzama')).toEqual(all(before, false));

    await unblock(kitchen.owner);
    expect(await whereShown(kitchen, 'Zamzama')).toEqual(before);
  });

  test('leaves lines in carts as unavailable and refuses new ones and the order', async () => {
    const { owner, dish } = await openKitchen('Thandi Sadak');
    const cartId = makeCartId();
    await fillCart(amina, cartId, [{ dish_id: dish.id }]);
    const lines = async () => (await amina.get(`/api/store/cart-list/${cartId}/${amina.id}/`)).json();
    const order = () =>
      amina.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: amina.id });
    const add = () =>
      amina.post('/api/store/cart/', { dish_id: dish.id, qty: 2, cart_id: cartId, user_id: amina.id });

    await block(owner);
    expect(await lines()).toMatchObject([{ dish: { id: dish.id }, available: false }]);
    expect((await add()).statusCode).toBeGreaterThanOrEqual(400);
    expect((await order()).statusCode).toBe(409);

    await unblock(owner);
    expect(await lines()).toMatchObject([{ dish: { id: dish.id }, available: true }]);
    expect((await order()).statusCode).toBe(201);
  });

  test('of a suspended restaurant leaves it suspended afterwards', async () => {
    const kitchen = await openKitchen('Purana Qila', 'suspended');
    await block(kitchen.owner);
    await unblock(kitchen.owner);
    const after = await whereShown(kitchen, 'Purana Qila');
    expect(after).toEqual(all(after, false));
    const listed = await admin.get('/api/admin/restaurants/?status=suspended&query=Purana');
    expect(listed.json()).toMatchObject([{ name: 'Purana Qila' }]);
  });

  test('shows the administrator what the restaurant still has to cook', async () => {
    const { owner, dish } = await openKitchen('Chota Darbar');
    const [first, second] = [
      await placeTestOrder(amina, [{ dish_id: dish.id, qty: 2 }]),
      await placeTestOrder(amina, [{ dish_id: dish.id }]),
    ];
    const done = await placeTestOrder(amina, [{ dish_id: dish.id }]);
    await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${done.oid}/`, {
      order_status: 'fulfilled',
    });
    await payTestOrder(app, first.oid);
    await block(owner);

    const orders = await admin.get(`/api/admin/restaurants/${owner.restaurantId}/orders/`);
    expect(orders.headers['x-total-count']).toBe('2');
    expect(orders.json()).toMatchObject([
      {
        oid: first.oid,
        full_name: DELIVERY.full_name,
        mobile: DELIVERY.mobile,
        payment_status: 'paid',
        total: first.total,
        items: '2 x Chota Darbar Halwa',
        number: 1,
        time_zone: 'Asia/Karachi',
      },
      { oid: second.oid, payment_status: 'pending' },
    ]);
    const [user] = (await admin.get(`/api/admin/users/?query=${owner.email}`)).json();
    expect(user).toMatchObject({ is_blocked: true, restaurant: { status: 'approved', open_orders: 2 } });
    const [listed] = (await admin.get('/api/admin/restaurants/?status=approved&query=chota')).json();
    expect(listed).toMatchObject({ open_orders: 2, owner: { is_blocked: true } });
    expect((await admin.get('/api/admin/summary/')).json()).toMatchObject({
      restaurants: { owner_blocked: 1 },
    });
    await unblock(owner);
    expect((await admin.get('/api/admin/restaurants/2000000/orders/')).statusCode).toBe(404);
  });

  test.each([
    ['pending', 'approve'],
    ['suspended', 'restore'],
  ] as const)('of a %s restaurant lets nobody %s it meanwhile', async (status, decision) => {
    const owner = await createOwner(app, { status });
    await block(owner);
    const response = await admin.post(`/api/admin/restaurants/${owner.restaurantId}/${decision}/`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: 'The owner is blocked. Unblock the owner first.' });
    expect(await app.mailsTo(owner.email)).toEqual([]);
    await unblock(owner);
    expect((await admin.post(`/api/admin/restaurants/${owner.restaurantId}/${decision}/`)).statusCode).toBe(
      200,
    );
  });

  test('holds for a restaurant that is entered afterwards', async () => {
    const { owner } = await openKitchen('Neela Gumbad');
    await block(owner);
    await app.database.db
      .updateTable('restaurants')
      .set({ status: 'declined' })
      .where('id', '=', owner.restaurantId)
      .execute();
    const row = await app.database.db
      .insertInto('restaurants')
      .values({
        owner_id: owner.id,
        status: 'approved',
        name: 'Neela Gumbad II',
        slug: 'neela-gumbad-ii',
        email: 'neela@example.com',
        phone_number: '+92 42 1234567',
        ...HERE,
      })
      .returning('is_public')
      .executeTakeFirstOrThrow();
    expect(row.is_public).toBe(false);
  });
});
