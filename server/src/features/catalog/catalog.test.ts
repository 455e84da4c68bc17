import * as contract from '@nearbite/contract/catalog/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describeAccess(contract);

describe('menus and dishes', () => {
  let app: TestApp;
  let visitor: Caller;
  let owner: Caller & { restaurantId: number };

  beforeAll(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
    owner = await createOwner(app, { name: 'Biryani Junction' });
  });
  afterAll(() => app.close());

  const slugOf = async (restaurantId: number) =>
    (
      await app.database.db
        .selectFrom('restaurants')
        .select('slug')
        .where('id', '=', restaurantId)
        .executeTakeFirstOrThrow()
    ).slug;

  test('a dish returns everything its page shows', async () => {
    const dish = await createDish(app, owner, {
      title: 'Chicken "Dum" Biryani',
      tags: ['rice', 'spicy'],
      priceMinor: 60_050,
      oldPriceMinor: 70_000,
      stockQty: 7,
      portions: [
        { size_name: 'Single', price_minor: 0 },
        { size_name: 'Family', price_minor: 70_025 },
      ],
      spiceLevels: [{ level_name: 'Hot', additional_price_minor: 1_050 }],
      specifications: [{ title: 'Serves', content: '2 people' }],
      gallery: ['/media/one.webp', '/media/two.webp'],
    });
    const answer = (await visitor.get(`/api/store/dish/${dish.slug}`)).json();
    expect(answer).toMatchObject({
      id: dish.id,
      did: dish.did,
      title: 'Chicken "Dum" Biryani',
      price: 600.5,
      old_price: 700,
      price_by_portion_size: null,
      dish_rating: null,
      review_count: 0,
      category: { title: 'Biryani' },
      tags: ['rice', 'spicy'],
      stock_qty: 7,
      status: 'live',
      orders: 0,
      specification: [{ title: 'Serves', content: '2 people' }],
      gallery: [{ image: '/media/one.webp' }, { image: '/media/two.webp' }],
      portion_size: [
        { size_name: 'Single', price: 0 },
        { size_name: 'Family', price: 700.25 },
      ],
      spice_level: [{ level_name: 'Hot', additional_price: 10.5 }],
      reviews: [],
      restaurant: { id: owner.restaurantId, name: 'Biryani Junction', phone_number: '+92 42 1234567' },
    });

    const priced = await visitor.get(`/api/store/dish/${dish.slug}?portion_size=Family`);
    expect(priced.json().price_by_portion_size).toBe(1300.75);
    const unchosen = await visitor.get(`/api/store/dish/${dish.slug}/?portion_size=No%20portion%20size`);
    expect(unchosen.json().price_by_portion_size).toBeNull();
    expect((await visitor.get(`/api/store/dish/${dish.slug}?portion_size=Huge`)).statusCode).toBe(404);
  });

  test('a price or stock change shows at once', async () => {
    const dish = await createDish(app, owner, { priceMinor: 10_000 });
    await visitor.get(`/api/store/dish/${dish.slug}`);
    await app.database.db
      .updateTable('dishes')
      .set({ price_minor: 12_000, stock_qty: 0 })
      .where('id', '=', dish.id)
      .execute();
    expect((await visitor.get(`/api/store/dish/${dish.slug}`)).json()).toMatchObject({
      price: 120,
      stock_qty: 0,
    });
  });

  test('the exact mean is returned with the newest reviews', async () => {
    const dish = await createDish(app, owner);
    for (const rating of [5, 4, 4]) {
      await (await createCustomer(app)).post(`/api/restaurant/reviews/${dish.id}/`, {
        rating,
        review: `${rating} stars`,
      });
    }
    const answer = (await visitor.get(`/api/store/dish/${dish.slug}`)).json();
    expect(answer.dish_rating).toBeCloseTo(13 / 3, 12);
    expect(answer.review_count).toBe(3);
    expect(answer.reviews.map((review: { rating: number }) => review.rating)).toEqual([4, 4, 5]);
  });

  test('hidden dishes leave the menu; an inactive one keeps its page, a deleted one does not', async () => {
    const shop = await createOwner(app, { name: 'Small Menu' });
    await createDish(app, shop, { title: 'Shown' });
    const inactive = await createDish(app, shop, { title: 'Inactive', status: 'in-active' });
    const deleted = await createDish(app, shop, { title: 'Deleted', isDeleted: true });
    const slug = await slugOf(shop.restaurantId);
    for (const url of [
      `/api/store/dishes/?restaurant_id=${shop.restaurantId}`,
      `/api/restaurant/dishes-store/${slug}/`,
    ]) {
      const response = await visitor.get(url);
      expect(response.json()).toMatchObject([{ title: 'Shown' }]);
      expect(response.headers['x-total-count']).toBe('1');
    }
    expect((await visitor.get(`/api/restaurant/shop/${slug}/`)).json()).toMatchObject({
      id: shop.restaurantId,
      name: 'Small Menu',
      dish_count: 1,
      rating: null,
    });
    expect((await visitor.get(`/api/store/restaurant/${shop.restaurantId}/`)).json().slug).toBe(slug);
    expect((await visitor.get(`/api/store/dish/${inactive.slug}`)).json().status).toBe('in-active');
    expect((await visitor.get(`/api/store/dish/${deleted.slug}`)).statusCode).toBe(404);
  });

  test('a restaurant that is not approved is not there', async () => {
    const pending = await createOwner(app, { status: 'pending' });
    const dish = await createDish(app, pending);
    const slug = await slugOf(pending.restaurantId);
    expect((await visitor.get(`/api/store/dish/${dish.slug}`)).statusCode).toBe(404);
    expect((await visitor.get(`/api/restaurant/shop/${slug}/`)).statusCode).toBe(404);
    expect((await visitor.get(`/api/store/dishes/?restaurant_id=${pending.restaurantId}`)).json()).toEqual(
      [],
    );
  });

  test('menus are paginated', async () => {
    const shop = await createOwner(app, { name: 'Long Menu' });
    for (let number = 1; number <= 5; number += 1) await createDish(app, shop, { title: `Dish ${number}` });
    const url = `/api/store/dishes/?restaurant_id=${shop.restaurantId}`;
    const second = await visitor.get(`${url}&limit=2&offset=2`);
    expect(second.json()).toMatchObject([{ title: 'Dish 3' }, { title: 'Dish 4' }]);
    expect(second.headers['x-total-count']).toBe('5');
    expect((await visitor.get(`${url}&limit=100000`)).statusCode).toBe(200);
    expect((await visitor.get(`${url}&limit=0`)).statusCode).toBe(400);
    expect((await visitor.get('/api/store/dishes/?restaurant_id=abc')).statusCode).toBe(400);
    expect((await visitor.get('/api/store/dishes/')).statusCode).toBe(400);
  });

  test('categories come in their order with full addresses', async () => {
    await app.database.db
      .insertInto('categories')
      .values([
        { title: 'Soups', image: '/media/soups.webp', position: -1 },
        { title: 'Rolls', image: null, position: -2 },
      ])
      .execute();
    const answer = (await visitor.get('/api/store/categories/')).json();
    expect(answer.slice(0, 2)).toMatchObject([
      { title: 'Rolls', image: null },
      { title: 'Soups', image: 'http://nearbite.test/media/soups.webp' },
    ]);
  });
});

test('without a set address, category pictures follow the host the caller used', async () => {
  const app = await buildTestApp({ environment: { PUBLIC_URL: '' } });
  await app.database.db
    .insertInto('categories')
    .values({ title: 'Soups', image: '/media/soups.webp' })
    .execute();
  const ask = (host: string) =>
    app.inject({ method: 'GET', url: '/api/store/categories/', headers: { host } });
  const imageAt = async (host: string) => (await ask(host)).json()[0].image;
  expect(await imageAt('127.0.0.1:4000')).toBe('http://127.0.0.1:4000/media/soups.webp');
  expect(await imageAt('localhost:4000')).toBe('http://localhost:4000/media/soups.webp');
  const refused = await ask('evil.test/"><script>');
  expect(refused.statusCode).toBe(421);
  expect(refused.body).not.toContain('evil.test');
  await app.close();
});
