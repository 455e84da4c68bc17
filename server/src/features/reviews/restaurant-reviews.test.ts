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

async function review(of: TestDish, text: string, rating = 4): Promise<number> {
  const guest = await createCustomer(app, { name: 'Sara Khan' });
  const response = await guest.post(`/api/restaurant/reviews/${of.id}/`, { rating, review: text });
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

test('the list is narrowed down by answer and stars, and its means are told by month', async () => {
  const rated = await createOwner(app);
  const list = `/api/restaurant/restaurant-reviews/${rated.restaurantId}/`;
  const ids: number[] = [];
  for (const [rating, daysAgo] of [
    [5, 1],
    [4, 29],
    [2, 45],
    [1, 70],
  ] as const) {
    const id = await review(await createDish(app, rated, { title: `Dish ${rating}` }), 'So', rating);
    const created_at = new Date(app.clock.now().getTime() - daysAgo * 86_400_000);
    await app.database.db.updateTable('reviews').set({ created_at }).where('id', '=', id).execute();
    ids.push(id);
  }
  await rated.patch(one(rated, ids[0] ?? 0), { reply: 'Thanks' });

  const idsOf = async (query: string) => {
    const response = await rated.get(`${list}?${query}`);
    const rows: { id: number }[] = response.json();
    expect(response.headers['x-total-count']).toBe(String(rows.length));
    return rows.map(({ id }) => id);
  };
  expect(await idsOf('answered=false')).toEqual(ids.slice(1).toReversed());
  expect(await idsOf('answered=true')).toEqual([ids[0]]);
  expect(await idsOf('rating=4&answered=false')).toEqual([ids[1]]);
  expect(await idsOf('rating=5&answered=false')).toEqual([]);
  for (const query of ['answered=maybe', 'rating=6', 'rating=x']) {
    expect((await rated.get(`${list}?${query}`)).statusCode).toBe(400);
  }

  const summary = `/api/restaurant/review-summary/${rated.restaurantId}/`;
  expect((await rated.get(summary)).json()).toEqual({
    all: { rating: 3, count: 4 },
    recent: { rating: 4.5, count: 2 },
    before: { rating: 2, count: 1 },
    unanswered: 3,
  });
  expect((await owner.get(summary)).statusCode).toBe(404);
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
