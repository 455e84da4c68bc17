import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditableDish, OwnerDish } from '@nearbite/contract/dishes/dishes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureAs } from '../../media/picture-files.testing.ts';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createCategory, createDish, fillMenu } from '../../testing/dishes.ts';
import { createPart } from '../../testing/order-parts.ts';
import { fillCart, makeCartId } from '../../testing/orders.ts';
import { type FormFields, sendForm } from '../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let category: number;
let png: Buffer;

beforeAll(async () => {
  app = await buildTestApp();
  category = await createCategory(app, 'Rice');
  png = await pictureAs('png');
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app);
});

const basics = (): FormFields => ({
  image: png,
  title: 'Beef Pulao',
  description: 'Rice cooked in stock.',
  category,
  tags: 'rice, beef , rice,',
  price: '450.50',
  old_price: '500',
  stock_qty: '12',
  restaurant: owner.restaurantId,
});

const create = (fields: FormFields) =>
  sendForm(app, owner, { url: `/api/restaurant/create-dish/${owner.restaurantId}/` }, fields);
const urlOf = (did: string) => `/api/restaurant/update-dish/${owner.restaurantId}/${did}/`;
const update = (did: string, fields: FormFields) =>
  sendForm(app, owner, { method: 'PATCH', url: urlOf(did) }, fields);
const created = async (fields: FormFields = basics()) => {
  const response = await create(fields);
  expect(response.statusCode).toBe(201);
  return response.json<OwnerDish>();
};
const read = async (did: string) => (await owner.get(urlOf(did))).json<EditableDish>();
const media = () => readdir(join(app.dataDir, 'media'));
const isServed = async (path: string | null) => (await app.inject({ url: path ?? '' })).statusCode === 200;

describe('a new dish', () => {
  test('is stored with its lists as the multipart names spell them', async () => {
    const dish = await created({
      ...basics(),
      'specifications[0][title]': 'Weight',
      'specifications[0][content]': '500 g',
      'spiceLevel[0][level_name]': 'Hot',
      'spiceLevel[0][additional_price]': '',
      'spiceLevel[1][level_name]': 'Very hot',
      'spiceLevel[1][additional_price]': '10.5',
      'sizes[0][size_name]': 'Large',
      'sizes[0][price]': '150',
      'gallery[0][image]': png,
      'gallery[1][image]': png,
    });

    expect(dish).toMatchObject({
      slug: 'beef-pulao',
      title: 'Beef Pulao',
      price: 450.5,
      old_price: 500,
      stock_qty: 12,
      status: 'live',
      orders: 0,
      version: 1,
      tags: ['rice', 'beef'],
      category: { id: category, title: 'Rice' },
      specification: [{ title: 'Weight', content: '500 g' }],
      spice_level: [
        { level_name: 'Hot', additional_price: 0 },
        { level_name: 'Very hot', additional_price: 10.5 },
      ],
      portion_size: [{ size_name: 'Large', price: 150 }],
      reviews: [],
    });
    expect(dish.did).toMatch(/^[a-z0-9]{12,}$/);
    expect(dish.gallery).toHaveLength(2);
    for (const path of [dish.image, ...dish.gallery.map(({ image }) => image)]) {
      expect(await isServed(path)).toBe(true);
    }
    const menu = await owner.get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}`);
    expect(menu.json()).toMatchObject([{ did: dish.did }]);
  });

  test('leaves out the rows the form starts with', async () => {
    const dish = await created({
      ...basics(),
      old_price: '',
      'specifications[0][title]': '',
      'specifications[0][content]': '',
      'spiceLevel[0][level_name]': '',
      'spiceLevel[0][additional_price]': '0',
      'sizes[0][size_name]': '',
      'sizes[0][price]': '',
      'gallery[0][image]': '',
    });
    expect(dish).toMatchObject({
      old_price: null,
      specification: [],
      spice_level: [],
      portion_size: [],
      gallery: [],
    });
  });

  test('takes fifty rows of each list and odd names, and not one more', async () => {
    const odd = (index: number) => `${index} <b>"O'Brien" & ${'ß'.repeat(3)}</b> \\ 🍛 بریانی %00 ; drop`;
    const rows: Record<string, string> = {};
    for (let index = 0; index < 50; index += 1) {
      rows[`sizes[${index}][size_name]`] = odd(index);
      rows[`sizes[${index}][price]`] = String(index);
      rows[`spiceLevel[${index}][level_name]`] = odd(index);
      rows[`spiceLevel[${index}][additional_price]`] = String(index);
      rows[`specifications[${index}][title]`] = odd(index);
      rows[`specifications[${index}][content]`] = odd(index);
    }
    const dish = await created({ ...basics(), ...rows });
    expect(dish.portion_size).toHaveLength(50);
    expect(dish.portion_size[49]).toEqual({ size_name: odd(49), price: 49 });
    expect(dish.specification[0]).toEqual({ title: odd(0), content: odd(0) });

    const response = await create({
      ...basics(),
      ...rows,
      'sizes[50][size_name]': 'one too many',
      'sizes[50][price]': '1',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: { sizes: ['At most 50 rows'] } });
  });

  test.each([
    ['Chicken Biryani', /^chicken-biryani/],
    ['مٹن کڑاہی', /^مٹن-کڑاہی/],
    ['🍕', /^dish/],
  ])('called %s gets an address of its own, however many are called so', async (title, slug) => {
    const dishes = await Promise.all([1, 2, 3].map(() => created({ ...basics(), title })));
    const slugs = dishes.map((dish) => dish.slug);
    expect(new Set(slugs).size).toBe(3);
    expect(new Set(dishes.map((dish) => dish.did)).size).toBe(3);
    for (const made of slugs) {
      expect(made).toMatch(slug);
      expect((await owner.get(`/api/store/dish/${encodeURIComponent(made)}`)).statusCode).toBe(200);
    }
  });

  test('has tags of one line each, without marks of direction', async () => {
    const { did } = await created({ ...basics(), tags: 'hot\u202E\n  food, \u200Frice\u200F ,rice, \u200E' });
    expect((await read(did)).tags).toEqual(['hot food', 'rice']);
    for (const tags of [['rice', 'half a sign \uD83C'], ['x'.repeat(41)]]) {
      const refused = await owner.patch(urlOf(did), { tags });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['tags']]);
    }
  });

  test('is refused where the menu has 2,000, also when two are made at once', async () => {
    await fillMenu(app, owner, 1_999);
    const responses = await Promise.all([created, created].map(() => create(basics())));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await create(basics())).json()).toMatchObject({
      code: 'conflict',
      message: 'A restaurant may have at most 2000 dishes',
    });
    const owned = await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/?limit=1`);
    expect(owned.headers['x-total-count']).toBe('2000');
  });

  test('without its required fields is refused field by field', async () => {
    const response = await create({ tags: 'x' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors).sort()).toEqual(
      ['category', 'description', 'image', 'price', 'stock_qty', 'title'].sort(),
    );
  });

  test.each<[string, FormFields, string]>([
    ['a price of three decimals', { price: '1.234' }, 'price'],
    ['a price below nothing', { price: '-1' }, 'price'],
    ['a price above a million', { price: '1000000.01' }, 'price'],
    ['a stock of a half', { stock_qty: '1.5' }, 'stock_qty'],
    ['an unknown category', { category: '99999' }, 'category'],
    ['a status that is not the owner’s', { status: 'in-review' }, 'status'],
    ['a size without a price', { 'sizes[0][size_name]': 'L', 'sizes[0][price]': '' }, 'sizes[0][price]'],
    ['a size without a name', { 'sizes[0][size_name]': '', 'sizes[0][price]': '5' }, 'sizes[0][size_name]'],
    [
      'two sizes of one name',
      {
        'sizes[0][size_name]': 'L',
        'sizes[0][price]': '1',
        'sizes[1][size_name]': ' l ',
        'sizes[1][price]': '2',
      },
      'sizes[1][size_name]',
    ],
    [
      'a size that means none was chosen',
      { 'sizes[0][size_name]': 'No portion size', 'sizes[0][price]': '1' },
      'sizes[0][size_name]',
    ],
    ['half a specification', { 'specifications[0][title]': 'Weight' }, 'specifications[0][content]'],
    ['a picture it never had', { 'gallery[0][image]': '/media/somebody-elses.webp' }, 'gallery[0][image]'],
    ['a gallery of text', { 'gallery[0][image]': Buffer.from('hello') }, 'gallery[0][image]'],
  ])('with %s is refused beside that field and leaves no picture', async (_, fields, field) => {
    const before = await media();
    const response = await create({ ...basics(), ...fields });
    expect([400, 415]).toContain(response.statusCode);
    expect(Object.keys(response.json().errors)).toEqual([field]);
    expect(await media()).toEqual(before);
  });

  test('survives whatever names a form is made of', async () => {
    const names = [
      'sizes[__proto__][price]',
      'sizes[constructor][prototype]',
      'sizes[999999999][price]',
      'sizes[-1][price]',
      'sizes[0]',
      'sizes[0][0][0][0]',
      'sizes[][price]',
      'sizes[0][price',
      'gallery[0]',
      '[0]',
      '__proto__',
      'title[0]',
      'x'.repeat(150),
    ];
    for (const name of names) {
      const response = await create({ ...basics(), [name]: '1' });
      expect([201, 400], `${name}: ${response.body}`).toContain(response.statusCode);
    }
    expect(Object.prototype).not.toHaveProperty('price');
  });
});

describe('a change to a dish', () => {
  test('touches only what is sent', async () => {
    const before = await created({
      ...basics(),
      'sizes[0][size_name]': 'Large',
      'sizes[0][price]': '150',
      'gallery[0][image]': png,
    });
    const response = await owner.patch(urlOf(before.did), { status: 'in-active' });
    expect(response.statusCode).toBe(200);
    const { category: categoryId, status, version, ...rest } = response.json<EditableDish>();
    const { category: _c, status: _s, version: _v, ...expected } = before;
    expect(categoryId).toBe(category);
    expect(status).toBe('in-active');
    expect(version).toBe(2);
    expect(rest).toEqual(expected);
  });

  test('replaces a list when any of its fields is sent and empties it by an empty one', async () => {
    const { did } = await created({
      ...basics(),
      'sizes[0][size_name]': 'Large',
      'sizes[0][price]': '150',
      'spiceLevel[0][level_name]': 'Hot',
      'specifications[0][title]': 'a',
      'specifications[0][content]': 'b',
    });
    const changed = (
      await update(did, { 'sizes[0][size_name]': 'Small', 'sizes[0][price]': '0', spiceLevel: '' })
    ).json<EditableDish>();
    expect(changed.portion_size).toEqual([{ size_name: 'Small', price: 0 }]);
    expect(changed.spice_level).toEqual([]);
    expect(changed.specification).toEqual([{ title: 'a', content: 'b' }]);

    const cleared = (await update(did, { specifications: '', old_price: '', tags: '' })).json<EditableDish>();
    expect(cleared).toMatchObject({ specification: [], old_price: null, tags: [] });
    expect(cleared.portion_size).toHaveLength(1);
  });

  test('keeps the gallery pictures whose paths are sent and removes the others and their files', async () => {
    const { did, gallery, image } = await created({
      ...basics(),
      'gallery[0][image]': png,
      'gallery[1][image]': png,
    });
    const [first, second] = gallery.map((row) => row.image);
    const changed = (
      await update(did, { 'gallery[0][image]': png, 'gallery[1][image]': second ?? '' })
    ).json<EditableDish>();
    expect(changed.gallery).toHaveLength(2);
    expect(changed.gallery[1]?.image).toBe(second);
    expect(changed.image).toBe(image);

    await app.runJobs();
    expect(await isServed(first ?? null)).toBe(false);
    expect(await isServed(second ?? null)).toBe(true);

    const emptied = (await update(did, { gallery: '', image: png })).json<EditableDish>();
    expect(emptied.gallery).toEqual([]);
    expect(emptied.image).not.toBe(image);
    await app.runJobs();
    expect(await isServed(second ?? null)).toBe(false);
    expect(await isServed(image)).toBe(false);
    expect(await isServed(emptied.image)).toBe(true);
  });

  test("cannot take another dish's picture, nor a file of the server", async () => {
    const other = await created({ ...basics(), 'gallery[0][image]': png });
    const { did } = await created();
    for (const path of [other.gallery[0]?.image ?? '', other.image ?? '', '/media/../../etc/passwd']) {
      const response = await owner.patch(urlOf(did), { gallery: [{ image: path }] });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().errors)).toEqual(['gallery[0][image]']);
    }
    const forged = { size: 1, type: 'image/png', field: 'image', path: '/etc/hostname' };
    expect((await owner.patch(urlOf(did), { image: forged })).statusCode).toBe(400);
  });

  test('made on an older version is refused with a clear message; without a version the last one wins', async () => {
    const { did, version } = await created();
    const [one, two] = await Promise.all([
      owner.patch(urlOf(did), { title: 'From tab one', version }),
      owner.patch(urlOf(did), { description: 'From tab two', version }),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    const refused = one.statusCode === 409 ? one : two;
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      message: 'This dish was changed somewhere else in the meantime. Reload it to see the changes.',
      details: { version: 2 },
    });
    expect((await owner.patch(urlOf(did), { title: 'Last' })).statusCode).toBe(200);
    expect(await read(did)).toMatchObject({ title: 'Last', version: 3 });
  });

  test('refused for its version leaves no new picture behind', async () => {
    const { did } = await created();
    const before = await media();
    const response = await update(did, { 'gallery[0][image]': png, version: 7 });
    expect(response.statusCode).toBe(409);
    expect(await media()).toEqual(before);
  });

  test('cannot end a review by the administrator', async () => {
    const { did } = await createDish(app, owner, { status: 'in-review' });
    expect((await owner.patch(urlOf(did), { status: 'live' })).statusCode).toBe(409);
    expect((await owner.patch(urlOf(did), { title: 'Still mine' })).json()).toMatchObject({
      title: 'Still mine',
      status: 'in-review',
    });
  });

  test('leaves the demo’s shared pictures where they are', async () => {
    await app.services.storage.put('demo-plate-1.webp', new Uint8Array(png), 'image/webp');
    const { did } = await createDish(app, owner, { image: '/media/demo-plate-1.webp' });
    await update(did, { image: png });
    await app.runJobs();
    expect(await isServed('/media/demo-plate-1.webp')).toBe(true);
  });
});

describe('pictures nobody shows', () => {
  test('are cleaned up although the process died before it could say so', async () => {
    const { storePictures } = await import('../../media/discard-pictures.ts');
    const { SpooledFile } = await import('../../media/spooled-file.ts');
    const { writeFile } = await import('node:fs/promises');
    const path = join(app.dataDir, 'spooled.png');
    await writeFile(path, png);
    const file = new SpooledFile({ field: 'image', path, size: png.length, type: 'image/png' });
    const [stored] = await storePictures(app.services, { kind: 'dish', did: 'neverinserted' }, [file]);
    expect(await isServed(stored ?? null)).toBe(true);

    await app.database.pool.query(
      "update graphile_worker._private_jobs set run_at = now() where run_at > now() and task_id = (select id from graphile_worker._private_tasks where identifier = 'discard_pictures')",
    );
    await app.runJobs();
    expect(await isServed(stored ?? null)).toBe(false);
  });
});

describe('a deleted dish', () => {
  test('is missed by name in the notifications of those who had it in the cart', async () => {
    const customer = await createCustomer(app);
    const dish = await createDish(app, owner, { title: 'Nihari' });
    await fillCart(customer, makeCartId(), [{ dish_id: dish.id }]);
    const url = `/api/restaurant/delete-dish/${owner.restaurantId}/${dish.did}/`;
    expect((await owner.delete(url)).statusCode).toBe(204);
    expect((await customer.get(`/api/customer/notifications/${customer.id}/`)).json()).toMatchObject([
      {
        title: 'Cart Updated',
        message: 'Nihari is no longer available, so it was removed from your cart.',
        time_zone: null,
      },
    ]);
  });

  test('is gone from menus, carts and its own page, and past orders keep their picture', async () => {
    const dish = await created({ ...basics(), 'gallery[0][image]': png });
    const cart = await app.database.db
      .insertInto('carts')
      .values({ cart_key: 'A'.repeat(30) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.database.db
      .insertInto('cart_items')
      .values({
        cart_id: cart.id,
        dish_id: dish.id,
        portion_size: 'No portion size',
        spice_level: 'No spice level',
        qty: 1,
        unit_price_minor: 1,
      })
      .execute();
    const { itemId } = await createPart(app, owner, dish.id);
    await app.database.db
      .updateTable('order_items')
      .set({ image: dish.image })
      .where('id', '=', itemId)
      .execute();

    const url = `/api/restaurant/delete-dish/${owner.restaurantId}/${dish.did}/`;
    expect((await owner.delete(url)).statusCode).toBe(204);

    await app.runJobs();
    expect((await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/`)).json()).toEqual([]);
    expect((await owner.get(urlOf(dish.did))).statusCode).toBe(404);
    expect((await owner.get(`/api/store/dish/${dish.slug}`)).statusCode).toBe(404);
    expect(await app.database.db.selectFrom('cart_items').selectAll().execute()).toEqual([]);
    expect(await isServed(dish.image)).toBe(true);
    expect(await isServed(dish.gallery[0]?.image ?? null)).toBe(false);
    expect((await owner.delete(url)).statusCode).toBe(404);
  });
});

describe('the list of dishes', () => {
  test('shows every status, filters and turns around', async () => {
    const a = await createDish(app, owner, { title: 'A' });
    const b = await createDish(app, owner, { title: 'B', status: 'in-active' });
    const c = await createDish(app, owner, { title: 'C', status: 'in-review' });
    await createDish(app, owner, { title: 'gone', isDeleted: true });
    const list = async (query: string) => {
      const response = await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/${query}`);
      return {
        dids: response.json<OwnerDish[]>().map(({ did }) => did),
        total: Number(response.headers['x-total-count']),
      };
    };
    expect(await list('')).toEqual({ dids: [c.did, b.did, a.did], total: 3 });
    expect((await list('?order=oldest')).dids).toEqual([a.did, b.did, c.did]);
    expect((await list('?status=in-active')).dids).toEqual([b.did]);
    expect(await list('?limit=1&offset=1')).toEqual({ dids: [b.did], total: 3 });
    expect((await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/?status=sold`)).statusCode).toBe(
      400,
    );
  });
});

describe("another owner's dish", () => {
  test('cannot be read, changed or deleted through a path of one’s own', async () => {
    const stranger = await createOwner(app);
    const theirs = await createDish(app, stranger, { title: 'Theirs' });
    expect((await owner.get(urlOf(theirs.did))).statusCode).toBe(404);
    expect((await owner.patch(urlOf(theirs.did), { title: 'Mine' })).statusCode).toBe(404);
    const url = `/api/restaurant/delete-dish/${owner.restaurantId}/${theirs.did}/`;
    expect((await owner.delete(url)).statusCode).toBe(404);
    const kept = await app.database.db
      .selectFrom('dishes')
      .select(['title', 'deleted_at', 'version'])
      .where('did', '=', theirs.did)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ title: 'Theirs', deleted_at: null, version: 1 });
  });

  test('cannot be made by naming their restaurant in the body', async () => {
    const stranger = await createOwner(app);
    const response = await create({ ...basics(), restaurant: stranger.restaurantId });
    expect(response.statusCode).toBe(404);
    const { did } = await createDish(app, owner);
    expect((await owner.patch(urlOf(did), { restaurant: stranger.restaurantId })).statusCode).toBe(404);
  });
});

describe('a suspended restaurant', () => {
  test('shows its owner the dishes and lets none be changed', async () => {
    owner = await createOwner(app, { status: 'suspended' });
    const { did } = await createDish(app, owner);
    expect((await owner.get(urlOf(did))).statusCode).toBe(200);
    const responses = [
      await create(basics()),
      await update(did, { title: 'x' }),
      await owner.delete(`/api/restaurant/delete-dish/${owner.restaurantId}/${did}/`),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toMatch(/suspended/);
    }
    expect(await read(did)).toMatchObject({ version: 1 });
  });
});
