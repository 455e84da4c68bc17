import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../testing/actors.ts';
import { createDish, type TestDish } from '../testing/dishes.ts';
import { placeTestOrder } from '../testing/orders.ts';
import { statementsDuring } from '../testing/statements.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
/** Another instance on the same database. */
let other: TestApp;
let reader: Caller;
let owner: Caller & { restaurantId: number };
let dish: TestDish;
let slug: string;

beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({ database: { ...app.database, drop: async () => undefined } });
  reader = visitorOf(other);
  owner = await createOwner(app, { name: 'Biryani Junction' });
  dish = await createDish(app, owner, { priceMinor: 50_000, stockQty: 500 });
  const restaurant = await app.database.db
    .selectFrom('restaurants')
    .select('slug')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow();
  slug = restaurant.slug;
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const read = async (path: string) => (await reader.get(path)).json();
const readDish = () => read(`/api/store/dish/${dish.slug}`);
const readMenu = () => read(`/api/restaurant/dishes-store/${slug}/`);
const readShop = () => read(`/api/restaurant/shop/${slug}/`);
const readNearby = () => read('/api/restaurant/nearby-restaurants/');
const everything = () => Promise.all([readDish(), readMenu(), readShop(), readNearby()]);

describe('a response that nothing has changed', () => {
  test('costs its readers one statement together, which asks only whether something has changed', async () => {
    await everything();
    const texts = await statementsDuring(() =>
      Promise.all([readDish(), readDish(), readMenu(), readShop(), readNearby()]),
    );
    expect(texts.length).toBeLessThanOrEqual(2);
    for (const text of texts) expect(text).toContain('from catalog_changes');
  });

  test('is made once for all who ask at the same time', async () => {
    await sql`update dishes set stock_qty = stock_qty where id = ${dish.id}`.execute(app.database.db);
    const texts = await statementsDuring(() => Promise.all(Array.from({ length: 20 }, readMenu)));
    expect(texts.filter((text) => text.includes('with menu as'))).toHaveLength(1);
  });
});

describe('the other instance shows at once', () => {
  test.for<[string, () => Promise<unknown>, () => Promise<unknown[]>]>([
    [
      'a price',
      () =>
        sql`update dishes set price_minor = price_minor + 100 where id = ${dish.id}`.execute(app.database.db),
      async () => [(await readDish()).price, (await readMenu())[0].price],
    ],
    [
      'the stock an order takes',
      async () => placeTestOrder(await createCustomer(app), [{ dish_id: dish.id }]),
      async () => [(await readDish()).stock_qty, (await readMenu())[0].stock_qty],
    ],
    [
      'a new dish',
      () => createDish(app, owner),
      async () => [(await readMenu()).length, (await readShop()).dish_count],
    ],
    [
      'a review',
      async () =>
        (await createCustomer(app)).post(`/api/restaurant/reviews/${dish.id}/`, {
          rating: 4,
          review: 'Well spiced.',
        }),
      async () => [(await readDish()).reviews.length, (await readShop()).review_count],
    ],
    [
      'terms',
      () =>
        owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, {
          minimum_order: 300,
          accepts_cash: true,
        }),
      async () => [(await readShop()).minimum_order, (await readNearby())[0].minimum_order],
    ],
    [
      'the name of a category',
      () => sql`update categories set title = title || ' & Rice'`.execute(app.database.db),
      async () => [(await readMenu())[0].category.title],
    ],
    ['a new restaurant', () => createOwner(app), async () => [(await readNearby()).length]],
  ])('%s', async ([, change, look]) => {
    const before = await look();
    await change();
    const after = await look();
    expect(after).not.toEqual(before);
    for (const [index, value] of after.entries()) {
      expect(value).not.toEqual(before[index]);
    }
  });

  test("a new name of a review's author", async () => {
    const author = await createCustomer(app);
    await sql`insert into reviews (dish_id, restaurant_id, user_id, rating, review)
      values (${dish.id}, ${owner.restaurantId}, ${author.id}, 5, 'Good')`.execute(app.database.db);
    await readDish();
    await sql`update users set name = 'Amina Renamed' where id = ${author.id}`.execute(app.database.db);
    expect((await readDish()).reviews[0].profile.full_name).toBe('Amina Renamed');
  });

  test('a dish that was deleted, and a restaurant that is closed to the public', async () => {
    const gone = await createDish(app, owner);
    expect((await reader.get(`/api/store/dish/${gone.slug}`)).statusCode).toBe(200);
    await sql`update dishes set deleted_at = now() where id = ${gone.id}`.execute(app.database.db);
    expect((await reader.get(`/api/store/dish/${gone.slug}`)).statusCode).toBe(404);

    const second = await createOwner(app);
    await readNearby();
    await sql`update users set blocked_at = now() where id = ${second.id}`.execute(app.database.db);
    const listed: { id: number }[] = await readNearby();
    expect(listed.map(({ id }) => id)).not.toContain(second.restaurantId);
  });
});

test('the first dish of an empty menu', async () => {
  const empty = await createOwner(app);
  const menu = () => read(`/api/store/dishes/?restaurant_id=${empty.restaurantId}`);
  expect(await menu()).toEqual([]);
  await createDish(app, empty);
  expect(await menu()).toHaveLength(1);
});

test('whoever reads after an acknowledged write sees it, while others write and read', async () => {
  const dishes = await Promise.all(Array.from({ length: 4 }, () => createDish(app, owner)));
  const buyAndLook = async ({ id, slug: path }: TestDish, seed: number) => {
    for (let price = seed; price < seed + 40; price += 1) {
      await sql`update dishes set price_minor = ${price * 100} where id = ${id}`.execute(app.database.db);
      const looks = await Promise.all([
        reader.get(`/api/store/dish/${path}`),
        visitorOf(app).get(`/api/store/dish/${path}`),
      ]);
      expect(looks.map((look) => look.json().price)).toEqual([price, price]);
    }
  };
  await Promise.all(dishes.map((one, index) => buyAndLook(one, 100 * (index + 1))));
});

test('a change that becomes visible late, after younger ones, is not missed', async () => {
  const [late, early] = [await createDish(app, owner), await createDish(app, owner)];
  const look = async ({ slug: path }: TestDish) => (await read(`/api/store/dish/${path}`)).price;
  const begun = await app.database.pool.connect();
  try {
    await begun.query('begin');
    await begun.query('update dishes set price_minor = 77700 where id = $1', [late.id]);
    await sql`update dishes set price_minor = 88800 where id = ${early.id}`.execute(app.database.db);
    expect(await look(early)).toBe(888);
    expect(await look(late)).not.toBe(777);
    await begun.query('commit');
    expect(await look(late)).toBe(777);
  } finally {
    begun.release();
  }
});

test('the clock opens and closes what is kept', async () => {
  const kitchen = await createOwner(app);
  await createDish(app, kitchen);
  const { slug: path } = await app.database.db
    .selectFrom('restaurants')
    .select('slug')
    .where('id', '=', kitchen.restaurantId)
    .executeTakeFirstOrThrow();
  const isOpen = async () => (await read(`/api/restaurant/shop/${path}/`)).is_open;
  const until = new Date(other.clock.now().getTime() + 90_000);
  await kitchen.patch(`/api/restaurant/terms/${kitchen.restaurantId}/`, {
    paused_until: until.toISOString(),
  });
  expect(await isOpen()).toBe(false);
  // A busy machine takes seconds for what stands between.
  other.clock.advanceSeconds(60);
  expect(await isOpen()).toBe(false);
  other.clock.advanceSeconds(31);
  expect(await isOpen()).toBe(true);
});

test('a body that was overtaken while it was made is not cached, even if only the last change concerns it', async () => {
  const { responseCache } = other.services;
  const elsewhere = await createOwner(app);
  const key = `overtaken ${dish.id}`;
  const made = (text: string) => ({
    text,
    restaurantIds: new Set([owner.restaurantId]),
    isList: false,
    until: new Date(other.clock.now().getTime() + 60_000),
  });
  const change = async (id: number) => {
    await sql`insert into catalog_changes (restaurant_id) values (${id})`.execute(app.database.db);
    await responseCache.catchUp();
  };
  const finish: ((text: string) => void)[] = [];
  const make = () => new Promise<string>((resolve) => finish.push(resolve)).then(made);
  const readers = [responseCache.get(key, '::1', make)];
  await expect.poll(() => finish.length).toBe(1);
  await change(elsewhere.restaurantId);
  readers.push(responseCache.get(key, '::1', make));
  await expect.poll(() => finish.length).toBe(2);
  await change(owner.restaurantId);
  for (const end of finish) end('old');
  await Promise.all(readers);
  expect((await responseCache.get(key, '::1', async () => made('new'))).text).toBe('new');
});
