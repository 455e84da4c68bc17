import { namesOf } from '@nearbite/contract/names-of';
import { RESTAURANT_STATUSES, type RestaurantStatus } from '@nearbite/contract/restaurants/registration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Decision, TRANSITIONS } from '../admin.policy.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

const decide = (id: number, decision: Decision, reason?: string) =>
  admin.post(`/api/admin/restaurants/${id}/${decision}/`, reason === undefined ? {} : { reason });

const lastAuditEntry = async () => (await admin.get('/api/admin/audit/?limit=1')).json<object[]>()[0];

async function putInCart(caller: Caller | undefined, dishId: number) {
  const { db } = app.database;
  const cart = await db
    .insertInto('carts')
    .values(caller ? { user_id: caller.id } : { cart_key: 'A'.repeat(30) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_items')
    .values({
      cart_id: cart.id,
      dish_id: dishId,
      portion_size: 'No portion size',
      spice_level: 'No spice level',
      qty: 1,
      unit_price_minor: 45_000,
    })
    .execute();
  return cart.id;
}

const linesOf = async (cartId: number) =>
  (
    await app.database.db.selectFrom('cart_items').select('dish_id').where('cart_id', '=', cartId).execute()
  ).map(({ dish_id }) => dish_id);

describe('decisions', () => {
  const decisions = namesOf(TRANSITIONS);
  const cases = RESTAURANT_STATUSES.flatMap((status) => decisions.map((decision) => ({ status, decision })));
  const allowed: Readonly<Record<string, RestaurantStatus>> = {
    'pending approve': 'approved',
    'pending decline': 'declined',
    'approved suspend': 'suspended',
    'suspended restore': 'approved',
  };

  test.each(cases)('$decision of a restaurant that is $status', async ({ status, decision }) => {
    const owner = await createOwner(app, { status });
    const response = await decide(owner.restaurantId, decision, 'Because.');
    const expected = allowed[`${status} ${decision}`];

    expect(response.statusCode).toBe(expected ? 200 : 409);
    const { status: now } = await app.database.db
      .selectFrom('restaurants')
      .select('status')
      .where('id', '=', owner.restaurantId)
      .executeTakeFirstOrThrow();
    expect(now).toBe(expected ?? status);
    if (!expected) {
      expect(response.json()).toMatchObject({ code: 'conflict', details: { status } });
      expect(await app.mailsTo(owner.email)).toEqual([]);
    }
  });

  test('approval makes an owner at once, mails them and is written down', async () => {
    const omar = await createOwner(app, { status: 'pending', name: 'Omar Grill' });
    expect((await omar.get('/api/user/profile/')).json()).toMatchObject({ restaurant_id: null });
    expect(
      (await app.inject({ url: `/api/store/dishes/?restaurant_id=${omar.restaurantId}` })).json(),
    ).toEqual([]);

    const response = await decide(omar.restaurantId, 'approve');

    expect(response.json()).toMatchObject({ status: 'approved', owner: { email: omar.email } });
    expect((await omar.get('/api/user/profile/')).json()).toMatchObject({ restaurant_id: omar.restaurantId });
    const [mail] = await app.mailsTo(omar.email);
    expect(mail).toMatchObject({ subject: 'Omar Grill is on Nearbite' });
    expect(mail?.text).toContain('http://nearbite.test/restaurant/dashboard/');
    expect(await lastAuditEntry()).toMatchObject({
      actor: { id: admin.id, email: admin.email },
      action: 'restaurant.approved',
      subject: { kind: 'restaurant', id: omar.restaurantId, label: 'Omar Grill' },
    });
  });

  test('a decline tells its reason, in the mail and to the applicant', async () => {
    const omar = await createOwner(app, { status: 'pending' });
    await decide(omar.restaurantId, 'decline', 'The <address> is missing.');

    const [mail] = await app.mailsTo(omar.email);
    expect(mail?.text).toContain('The <address> is missing.');
    expect(mail?.html).toContain('The &lt;address&gt; is missing.');
    expect((await omar.get('/api/restaurant/request/')).json()).toMatchObject({
      status: 'declined',
      reason: 'The <address> is missing.',
    });
    expect(await lastAuditEntry()).toMatchObject({ details: { reason: 'The <address> is missing.' } });
  });

  test.each(['decline', 'suspend'] as const)('%s needs a reason', async (decision) => {
    const omar = await createOwner(app, { status: decision === 'decline' ? 'pending' : 'approved' });
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      const response = await decide(omar.restaurantId, decision, reason);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('errors.reason');
    }
    expect(await app.mailsTo(omar.email)).toEqual([]);
  });

  test('two administrators who decide at once do not both succeed', async () => {
    const omar = await createOwner(app, { status: 'pending' });
    const responses = await Promise.all([
      decide(omar.restaurantId, 'approve'),
      decide(omar.restaurantId, 'decline', 'No.'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await app.mailsTo(omar.email)).toHaveLength(1);
  });

  test('an unknown restaurant is not found', async () => {
    expect((await decide(2_000_000, 'approve')).statusCode).toBe(404);
  });
});

describe('suspension', () => {
  test('hides restaurant and dishes, keeps cart lines with a notice, keeps the owner; restoring shows them again', async () => {
    const omar = await createOwner(app, { name: 'Hidden Gem' });
    const other = await createOwner(app, { name: 'Next Door' });
    const [dish, elsewhere] = [await createDish(app, omar), await createDish(app, other)];
    const [amina, guestCart] = [await createCustomer(app), await putInCart(undefined, dish.id)];
    const cart = await putInCart(amina, dish.id);
    await app.database.db
      .insertInto('cart_items')
      .values({
        cart_id: cart,
        dish_id: elsewhere.id,
        portion_size: 'a',
        spice_level: 'b',
        qty: 1,
        unit_price_minor: 1,
      })
      .execute();
    const { slug } = await app.database.db
      .selectFrom('restaurants')
      .select('slug')
      .where('id', '=', omar.restaurantId)
      .executeTakeFirstOrThrow();
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

    expect(await statusOf(`/api/store/dish/${dish.slug}`)).toBe(200);
    expect((await decide(omar.restaurantId, 'suspend', 'Complaints.')).statusCode).toBe(200);

    expect(await statusOf(`/api/store/dish/${dish.slug}`)).toBe(404);
    expect(await statusOf(`/api/restaurant/shop/${slug}/`)).toBe(404);
    const nearby = await app.inject({
      url: '/api/restaurant/nearby-restaurants/?latitude=31.52&longitude=74.35',
    });
    expect(nearby.body).not.toContain('Hidden Gem');
    expect(await linesOf(cart)).toEqual([dish.id, elsewhere.id]);
    expect(await linesOf(guestCart)).toEqual([dish.id]);
    const notices = await app.database.db
      .selectFrom('customer_notifications')
      .select(['user_id', 'title', 'message'])
      .execute();
    expect(notices).toEqual([
      {
        user_id: amina.id,
        title: 'Cart Updated',
        message:
          'Hidden Gem is not taking orders at the moment, so its dishes in your cart cannot be ordered.',
      },
    ]);
    expect((await omar.get('/api/user/profile/')).json()).toMatchObject({ restaurant_id: omar.restaurantId });
    expect((await app.mailsTo(omar.email))[0]?.text).toContain('Complaints.');

    await decide(omar.restaurantId, 'restore');
    expect(await statusOf(`/api/store/dish/${dish.slug}`)).toBe(200);
    expect((await app.mailsTo(omar.email))[0]?.subject).toBe('Hidden Gem is back on Nearbite');
  });
});

describe('the list', () => {
  test('is by status, those that wait in the order they came, with its total', async () => {
    const first = await createOwner(app, { status: 'pending', name: 'Waits First' });
    const second = await createOwner(app, { status: 'pending', name: 'Waits Second' });
    const response = await admin.get('/api/admin/restaurants/?status=pending&query=waits');
    expect(response.json<{ id: number }[]>().map(({ id }) => id)).toEqual([
      first.restaurantId,
      second.restaurantId,
    ]);
    expect(response.headers['x-total-count']).toBe('2');

    const page = await admin.get('/api/admin/restaurants/?query=waits&limit=1');
    expect(page.json<{ id: number }[]>().map(({ id }) => id)).toEqual([second.restaurantId]);
    expect(page.headers['x-total-count']).toBe('2');
  });

  test("finds a restaurant by its owner's name and e-mail, once", async () => {
    const owner = await createOwner(app, { name: 'Chaand Raat Grill' });
    const rename = (name: string) =>
      app.database.db.updateTable('users').set({ name }).where('id', '=', owner.id).execute();
    const found = async (query: string) =>
      (await admin.get(`/api/admin/restaurants/?status=approved&query=${encodeURIComponent(query)}`)).json();

    await rename("Seán O'Brien <b>");
    for (const query of ["seÁN o'brien <B>", owner.email.toUpperCase(), 'chaand raat']) {
      expect(await found(query)).toMatchObject([{ id: owner.restaurantId }]);
    }
    // Restaurant and owner both match: still one row.
    await rename('Chaand Bibi');
    const both = await admin.get('/api/admin/restaurants/?query=chaand');
    expect(both.json()).toMatchObject([{ id: owner.restaurantId, owner: { name: 'Chaand Bibi' } }]);
    expect(both.headers['x-total-count']).toBe('1');
  });

  test('is sorted by the date it shows: requests by arrival, the others by their decision', async () => {
    const names = async (status: string) =>
      (await admin.get(`/api/admin/restaurants/?status=${status}&query=Sorted`))
        .json<{ name: string }[]>()
        .map(({ name }) => name);
    const [one, two] = [
      await createOwner(app, { status: 'pending', name: 'Sorted One' }),
      await createOwner(app, { status: 'pending', name: 'Sorted Two' }),
    ];
    // Entered out of turn, as after an import.
    await app.database.db
      .updateTable('restaurants')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', two.restaurantId)
      .execute();
    expect(await names('pending')).toEqual(['Sorted Two', 'Sorted One']);

    await decide(two.restaurantId, 'approve');
    app.clock.advanceSeconds(60);
    await decide(one.restaurantId, 'approve');
    expect(await names('approved')).toEqual(['Sorted One', 'Sorted Two']);
    app.clock.advanceSeconds(60);
    await decide(two.restaurantId, 'suspend', 'Complaints.');
    await decide(two.restaurantId, 'restore');
    expect(await names('approved')).toEqual(['Sorted Two', 'Sorted One']);
  });

  test.each(['%', '_', '\\'])('takes "%s" for itself', async (query) => {
    const response = await admin.get(`/api/admin/restaurants/?query=${encodeURIComponent(query)}`);
    expect(response.json()).toEqual([]);
  });

  test('refuses an unknown status', async () => {
    expect((await admin.get('/api/admin/restaurants/?status=sleeping')).statusCode).toBe(400);
  });
});

test('suspending while customers order gives both a response, never a deadlock', async () => {
  const owner = await createOwner(app);
  const dish = await createDish(app, owner, { stockQty: 1000 });
  const customers = await Promise.all([createCustomer(app), createCustomer(app), createCustomer(app)]);
  const statuses = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(customers.map((one) => fillCart(one, makeCartId(), [{ dish_id: dish.id }])));
    const order = (one: Caller) =>
      one.post('/api/store/create-order/', { ...DELIVERY, cart_id: makeCartId(), user_id: one.id });
    const responses = await Promise.all([
      ...customers.map(order),
      decide(owner.restaurantId, 'suspend', 'Complaints.'),
    ]);
    for (const { statusCode } of responses) statuses.add(statusCode);
    await decide(owner.restaurantId, 'restore');
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
});
