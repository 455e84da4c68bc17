import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILES_PER_PICTURE } from '../../media/picture-files.testing.ts';
import { createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { pictureFile, sendForm } from '../../testing/send-form.ts';
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

test('a review has up to three pictures, whose files go with it', async () => {
  const [owner, amina, bilal] = [
    await createOwner(app),
    await createCustomer(app),
    await createCustomer(app),
  ];
  const dish = await createDish(app, owner);
  const url = `/api/restaurant/reviews/${dish.id}/`;
  const picture = await pictureFile();
  const words = { rating: 4, review: 'See for yourself.' };
  const isServed = async (path = '') => (await app.inject({ url: path })).statusCode === 200;
  const filesKept = async () => (await readdir(join(app.dataDir, 'media'))).length / FILES_PER_PICTURE;
  const before = await filesKept();

  const four = Object.fromEntries([0, 1, 2, 3].map((index) => [`photos[${index}]`, picture]));
  const text = new File(['<svg/>'], 'x.png', { type: 'image/png' });
  for (const [photos, status] of [
    [four, 400],
    [{ 'photos[0]': '/media/somebody-elses.webp' }, 400],
    [{ 'photos[0]': picture, 'photos[1]': text }, 415],
  ] as const)
    expect((await sendForm(app, amina, { url }, { ...words, ...photos })).statusCode).toBe(status);
  expect(await filesKept()).toBe(before);

  const send = () =>
    sendForm(
      app,
      amina,
      { url },
      { ...words, 'photos[0]': picture, 'photos[1]': picture },
      { 'idempotency-key': 'a-review-with-pictures' },
    );
  const written = await send();
  const again = await send();
  expect([written.statusCode, again.statusCode]).toEqual([201, 201]);
  const { id, photos = [] } = written.json<Review>();
  expect(again.json().photos).toEqual(photos);
  expect(photos).toHaveLength(2);
  expect(await filesKept(), 'what the repeat sent is gone').toBe(before + 2);
  const [first, second] = photos;
  expect((await visitorOf(app).get(url)).json()).toMatchObject({ reviews: [{ photos: [first, second] }] });
  const desk = await owner.get(`/api/restaurant/restaurant-reviews/${owner.restaurantId}/`);
  expect(desk.json()).toMatchObject([{ photos: [first, second] }]);

  const own = { method: 'PATCH', url: `/api/customer/reviews/${amina.id}/${id}/` } as const;
  const foreign = { 'photos[0]': '/media/somebody-elses.webp', 'photos[1]': picture };
  expect(Object.keys((await sendForm(app, amina, own, foreign)).json().errors)).toEqual(['photos[0]']);
  const theirs = { method: 'PATCH', url: `/api/customer/reviews/${bilal.id}/${id}/` } as const;
  expect((await sendForm(app, bilal, theirs, { photos: picture })).statusCode).toBe(404);
  expect(await filesKept()).toBe(before + 2);

  const changed = await sendForm(app, amina, own, { 'photos[0]': second ?? '', 'photos[1]': picture });
  expect(changed.json()).toMatchObject({ ...words, photos: [second, expect.any(String)] });
  await app.runJobs();
  expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
  expect((await amina.patch(own.url, { rating: 5 })).json().photos).toHaveLength(2);

  expect((await amina.patch(own.url, { photos: '' })).json()).toMatchObject({ rating: 5, photos: [] });
  await sendForm(app, amina, own, { photos: picture });
  expect((await amina.delete(own.url)).statusCode).toBe(204);
  await app.runJobs();
  expect(await filesKept()).toBe(before);
});
