import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('an author changes and takes back a review; ratings follow exactly, and the reply stays', async () => {
  const [owner, amina, bilal] = [
    await createOwner(app),
    await createCustomer(app),
    await createCustomer(app),
  ];
  const dish = await createDish(app, owner);
  const list = `/api/restaurant/reviews/${dish.id}/`;
  const { id } = (await amina.post(list, { rating: 2, review: 'Too salty.' })).json();
  await bilal.post(list, { rating: 5, review: 'Great.' });
  await owner.patch(`/api/restaurant/reviews/${owner.restaurantId}/${id}/`, { reply: 'Sorry!' });
  const own = `/api/customer/reviews/${amina.id}/${id}/`;
  const shown = async () => {
    const { dish_rating, review_count, restaurant } = (
      await visitorOf(app).get(`/api/store/dish/${dish.slug}`)
    ).json();
    const shop = (await visitorOf(app).get(`/api/store/restaurant/${restaurant.id}/`)).json();
    return [dish_rating, review_count, shop.rating, shop.review_count];
  };
  expect(await shown()).toEqual([3.5, 2, 3.5, 2]);

  const changed = await amina.patch(own, { rating: 4, review: 'Better now.' });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ rating: 4, review: 'Better now.', reply: 'Sorry!' });
  expect(changed.json().changed_at).toMatch(/^20/);
  expect(await shown()).toEqual([4.5, 2, 4.5, 2]);
  expect((await amina.patch(own, { review: 'Fine.' })).json()).toMatchObject({ rating: 4, review: 'Fine.' });
  expect((await amina.get(list)).json()).toMatchObject({
    has_reviewed: true,
    own_review: { id, review: 'Fine.' },
  });
  expect((await visitorOf(app).get(list)).json()).toMatchObject({ own_review: null });

  for (const wrong of [{ rating: 6 }, { review: '' }])
    expect((await amina.patch(own, wrong)).statusCode).toBe(400);
  const theirs = `/api/customer/reviews/${bilal.id}/${id}/`;
  for (const foreign of [own, theirs]) {
    expect((await bilal.patch(foreign, { rating: 1 })).statusCode).toBe(404);
    expect((await bilal.delete(foreign)).statusCode).toBe(404);
  }
  expect(await shown()).toEqual([4.5, 2, 4.5, 2]);

  const both = await Promise.all([amina.delete(own), amina.delete(own)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  expect(await shown()).toEqual([5, 1, 5, 1]);
  expect((await amina.get(list)).json()).toMatchObject({ has_reviewed: false, own_review: null });
  expect((await amina.post(list, { rating: 3, review: 'Once more.' })).statusCode).toBe(201);
});

test('reviews are found helpful, once by each person, and read in another order', async () => {
  const owner = await createOwner(app);
  const [amina, bilal, zara] = [
    await createCustomer(app),
    await createCustomer(app),
    await createCustomer(app),
  ];
  const dish = await createDish(app, owner);
  const list = `/api/restaurant/reviews/${dish.id}/`;
  const write = async (author: typeof amina, rating: number): Promise<number> =>
    (await author.post(list, { rating, review: 'Tasty.' })).json().id;
  const [first, second, third] = [await write(amina, 3), await write(bilal, 5), await write(zara, 4)];
  const helpful = (user: typeof amina, review: number) =>
    `/api/customer/reviews/${user.id}/${review}/helpful/`;
  const read = async (user: Pick<typeof amina, 'get'>, query = '') =>
    (await user.get(list + query)).json<{ reviews: Review[] }>().reviews;
  const idsBy = async (sort: string) => (await read(visitorOf(app), `?sort=${sort}`)).map(({ id }) => id);
  expect(await idsBy('helpful')).toEqual([third, second, first]);

  const marks = [
    bilal.put(helpful(bilal, first)),
    bilal.put(helpful(bilal, first)),
    zara.put(helpful(zara, first)),
    amina.put(helpful(amina, second)),
  ];
  expect((await Promise.all(marks)).map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
  const seenBy = async (user: Pick<typeof amina, 'get'>) =>
    (await read(user, '?sort=helpful')).map(({ id, helpful, marked_helpful }) => [
      id,
      helpful,
      marked_helpful,
    ]);
  expect(await seenBy(bilal)).toEqual([
    [first, 2, true],
    [second, 1, false],
    [third, 0, false],
  ]);
  expect((await seenBy(visitorOf(app))).map((row) => row[2])).toEqual([false, false, false]);
  expect(await idsBy('new')).toEqual([third, second, first]);
  expect(await idsBy('rating')).toEqual([second, third, first]);
  expect((await visitorOf(app).get(`${list}?sort=worst`)).statusCode).toBe(400);

  for (const refused of ['put', 'delete'] as const) {
    const send = async (user: typeof amina, path: string) =>
      (refused === 'put' ? await user.put(path) : await user.delete(path)).statusCode;
    expect(await send(amina, helpful(amina, first))).toBe(409);
    expect(await send(amina, helpful(amina, 2_000_000_000))).toBe(404);
    expect(await send(amina, helpful(bilal, second))).toBe(404);
  }
  for (const _time of ['first', 'again'])
    expect((await bilal.delete(helpful(bilal, first))).statusCode).toBe(204);
  expect((await seenBy(bilal))[1]).toEqual([first, 1, false]);
  expect((await bilal.get(`/api/user/export/${bilal.id}/`)).json().helpful_reviews).toEqual([]);

  await amina.delete(`/api/customer/reviews/${amina.id}/${first}/`);
  expect(await idsBy('helpful')).toEqual([second, third]);
});
