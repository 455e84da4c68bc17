import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish, type TestDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

type Owner = Caller & { restaurantId: number };
let app: TestApp;
let owner: Owner;
let dish: TestDish;

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
  dish = await createDish(app, owner);
});
afterAll(() => app.close());

async function review(of: TestDish, text: string): Promise<number> {
  const guest = await createCustomer(app, { name: 'Sara Khan' });
  const response = await guest.post(`/api/restaurant/reviews/${of.id}/`, { rating: 4, review: text });
  return response.json<{ id: number }>().id;
}
const one = (of: Owner, id: number) => `/api/restaurant/reviews/${of.restaurantId}/${id}/`;

test('the owner reads all reviews, newest first, and answers one, for everyone to see', async () => {
  const first = await review(dish, 'Good');
  const second = await review(await createDish(app, owner, { title: 'Naan' }), 'Hot');

  const list = await owner.get(`/api/restaurant/restaurant-reviews/${owner.restaurantId}/`);
  expect(list.headers['x-total-count']).toBe('2');
  expect(list.json()).toMatchObject([
    { id: second, review: 'Hot', reply: null, dish: { title: 'Naan' }, profile: { full_name: 'Sara Khan' } },
    { id: first, review: 'Good', rating: 4 },
  ]);

  const response = await owner.patch(one(owner, first), { reply: '  Thank you! ' });
  expect(response.json()).toMatchObject({ id: first, reply: 'Thank you!' });
  expect((await owner.get(one(owner, first))).json()).toMatchObject({ reply: 'Thank you!' });
  const publicList = await owner.get(`/api/restaurant/reviews/${dish.id}`);
  expect(publicList.json().reviews).toMatchObject([{ reply: 'Thank you!' }]);
});

test('an empty or endless reply is refused', async () => {
  const id = await review(dish, 'Fine');
  for (const reply of ['', '   ', 'x'.repeat(1001)]) {
    const response = await owner.patch(one(owner, id), { reply });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual(['reply']);
  }
});

test("another restaurant's review cannot be read or answered", async () => {
  const stranger = await createOwner(app);
  const theirs = await review(await createDish(app, stranger), 'Theirs');
  expect((await owner.get(one(owner, theirs))).statusCode).toBe(404);
  expect((await owner.patch(one(owner, theirs), { reply: 'Mine' })).statusCode).toBe(404);
  expect((await stranger.get(one(stranger, theirs))).json()).toMatchObject({ reply: null });
});

test('a suspended restaurant reads its reviews and answers none', async () => {
  const id = await review(dish, 'Late');
  await app.database.db
    .updateTable('restaurants')
    .set({ status: 'suspended' })
    .where('id', '=', owner.restaurantId)
    .execute();
  expect((await owner.get(one(owner, id))).statusCode).toBe(200);
  expect((await owner.patch(one(owner, id), { reply: 'x' })).statusCode).toBe(403);
});
