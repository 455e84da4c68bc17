import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profile, registration } from '../features/accounts/accounts.testing.ts';
import { FILES_PER_PICTURE, pictureAs } from '../media/picture-files.testing.ts';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../testing/actors.ts';
import { createCategory, createDish } from '../testing/dishes.ts';
import { makeCartId } from '../testing/orders.ts';
import { sendForm } from '../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let png: Buffer;
let category: number;
let count = 0;

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
  png = await pictureAs('png');
  category = await createCategory(app, 'Rice');
});
afterAll(() => app.close());

const freshKey = () => ({ 'Idempotency-Key': `key-${++count}` });
type Table = 'dishes' | 'riders' | 'reviews' | 'restaurants' | 'categories' | 'users';
async function rowsOf(table: Table): Promise<number> {
  const { n } = await app.database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
const media = async () => (await readdir(join(app.dataDir, 'media')).catch(() => [])).length;

const sendDish = (key: Record<string, string>, changes: object = {}) =>
  sendForm(
    app,
    owner,
    { url: `/api/restaurant/create-dish/${owner.restaurantId}/` },
    {
      image: png,
      title: 'Beef Pulao',
      description: 'Rice.',
      category,
      price: 450,
      stock_qty: 12,
      ...changes,
    },
    key,
  );

type Repeatable = {
  readonly table: Table;
  readonly send: () => Promise<(key: Record<string, string>) => Promise<Response>>;
};
const CREATING: Readonly<Record<string, Repeatable>> = {
  dish: { table: 'dishes', send: async () => (key) => sendDish(key) },
  rider: {
    table: 'riders',
    send: async () => (key) =>
      owner.post(
        `/api/restaurant/${owner.restaurantId}/delivery-boys/`,
        {
          name: 'Ali',
          email: 'ali@example.com',
          phone_number: '0300 1234567',
          restaurant: owner.restaurantId,
        },
        key,
      ),
  },
  restaurant: {
    table: 'restaurants',
    send: async () => {
      const applicant = await createCustomer(app);
      return (key) =>
        sendForm(
          app,
          applicant,
          { url: '/api/restaurant/register/' },
          {
            image: png,
            name: 'Karahi House',
            email: 'karahi@example.com',
            mobile: '0300 1234567',
            description: 'Karahi.',
            latitude: 31.5,
            longitude: 74.3,
          },
          key,
        );
    },
  },
  review: {
    table: 'reviews',
    send: async () => {
      const [guest, dish] = [await createCustomer(app), await createDish(app, owner)];
      return (key) => guest.post(`/api/restaurant/reviews/${dish.id}/`, { rating: 4, review: 'Good' }, key);
    },
  },
  category: {
    table: 'categories',
    send: async () => {
      const admin = await createAdmin(app);
      return (key) =>
        sendForm(app, admin, { url: '/api/admin/categories/' }, { title: 'Desserts', image: png }, key);
    },
  },
};

describe.each(Object.entries(CREATING))('a %s whose answer was lost', (_what, { table, send }) => {
  test('is made once, whether sent again later or at the same time', async () => {
    const create = await send();
    const [key, rowsBefore, filesBefore] = [freshKey(), await rowsOf(table), await media()];
    const atOnce = await Promise.all([create(key), create(key), create(key)]);
    const later = await create(key);
    const [first] = atOnce;
    for (const answer of [...atOnce, later]) {
      expect([answer.statusCode, answer.json()]).toEqual([201, first?.json()]);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await rowsOf(table)) - rowsBefore).toBe(1);
    // The pictures of the repeats are thrown away.
    expect((await media()) - filesBefore).toBeLessThanOrEqual(FILES_PER_PICTURE);
  });
});

test('the same key with another body is refused, another picture included; a new key makes another', async () => {
  const key = freshKey();
  const first = await sendDish(key);
  for (const changes of [{ price: 460 }, { image: await pictureAs('webp') }]) {
    const other = await sendDish(key, changes);
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_mismatch']);
    expect(other.json()).toMatchObject({ message: expect.any(String), request_id: expect.any(String) });
  }
  expect((await sendDish(freshKey())).json().did).not.toBe(first.json().did);
  expect((await sendDish({ 'Idempotency-Key': 'x'.repeat(101) })).statusCode).toBe(400);
});

test('a refusal is not kept: mended, the same key goes through', async () => {
  const key = freshKey();
  const dish = await createDish(app, owner, { stockQty: 0 });
  const [guest, cartId] = [visitorOf(app), makeCartId()];
  const add = () =>
    guest.post('/api/store/cart/', { cart_id: cartId, dish_id: dish.id, qty: 2, mode: 'add' }, key);
  expect((await add()).statusCode).toBe(409);
  await app.database.db.updateTable('dishes').set({ stock_qty: 9 }).where('id', '=', dish.id).execute();
  expect((await add()).statusCode).toBe(201);
});

test('a dish added to the cart is added once; its response keeps its status', async () => {
  const dish = await createDish(app, owner);
  const [guest, cartId] = [visitorOf(app), makeCartId()];
  const add = (key: Record<string, string>) =>
    guest.post('/api/store/cart/', { cart_id: cartId, dish_id: dish.id, qty: 1, mode: 'add' }, key);
  const key = freshKey();
  const answers = [await add(key), await add(key)];
  expect(answers.map((answer) => [answer.statusCode, answer.json().item.qty])).toEqual([
    [201, 1],
    [201, 1],
  ]);
  const more = freshKey();
  const again = [await add(more), await add(more)];
  expect(again.map((answer) => [answer.statusCode, answer.json().item.qty])).toEqual([
    [200, 2],
    [200, 2],
  ]);
});

test('a reply is said once: a repeat after a newer one does not bring the old back', async () => {
  const [guest, dish] = [await createCustomer(app), await createDish(app, owner)];
  const review = (
    await guest.post(`/api/restaurant/reviews/${dish.id}/`, { rating: 4, review: 'Good' })
  ).json();
  const url = `/api/restaurant/reviews/${owner.restaurantId}/${review.id}/`;
  const key = freshKey();
  await owner.patch(url, { reply: 'Thank you' }, key);
  await owner.patch(url, { reply: 'Thank you very much' }, freshKey());
  expect((await owner.patch(url, { reply: 'Thank you' }, key)).json().reply).toBe('Thank you');
  expect((await owner.get(url)).json().reply).toBe('Thank you very much');
});

describe('registering an account again with its key', () => {
  const register = (form: object, key: Record<string, string>) =>
    visitorOf(app).post('/api/user/register/', form, key);

  test('opens a sign-in of its own for the same account; nothing secret is kept', async () => {
    const [form, key] = [registration(), freshKey()];
    const [first, second] = [await register(form, key), await register(form, key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().token.refresh).not.toBe(first.json().token.refresh);
    const ids = await Promise.all(
      [first, second].map(async (answer) => (await profile(app, answer.json().token.access)).json().id),
    );
    expect(ids[0]).toBe(ids[1]);
    expect(await app.mailsTo(form.email)).toHaveLength(1);
    const { answer } = await app.database.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('key', '=', key['Idempotency-Key'])
      .executeTakeFirstOrThrow();
    expect(answer).toBe(JSON.stringify({ user_id: ids[0] }));
  });

  test('needs the password, and no blocked account gets in', async () => {
    const [form, key] = [registration(), freshKey()];
    await register(form, key);
    const wrong = { ...form, password: 'another one', password2: 'another one' };
    const refused = await register(wrong, key);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['email']]);
    await app.database.db
      .updateTable('users')
      .set({ blocked_at: app.clock.now() })
      .where('email', '=', form.email)
      .execute();
    expect((await register(form, key)).statusCode).toBe(400);
  });
});

test('keys are forgotten after a week', async () => {
  await sendDish(freshKey());
  app.clock.advanceSeconds(8 * 86_400);
  await app.database.pool.query(`select graphile_worker.add_job('tidy_idempotency_keys', '{}')`);
  await app.runJobs();
  const left = await app.database.db.selectFrom('idempotency_keys').select('key').execute();
  expect(left).toEqual([]);
});

test('the documentation names the header', async () => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  const { parameters } = paths['/api/restaurant/create-dish/{restaurant_id}/'].post;
  expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Idempotency-Key' }));
});
