import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { lockAwaited } from '../../../testing/lock-awaited.ts';
import { pictureFile, sendForm } from '../../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const apps: TestApp[] = [];
let app: TestApp;
let admin: Caller;
beforeEach(async () => {
  app = await buildTestApp();
  apps.push(app);
  admin = await createAdmin(app);
});
afterAll(() => Promise.all(apps.map((one) => one.close())));

type Category = { id: number; title: string; image: string | null; position: number; weather_tags: string[] };

const URL = '/api/admin/categories/';
const create = async (title: string, more: object = {}) =>
  (await admin.post(URL, { title, ...more })).json<Category>();
const titles = async () => (await admin.get(URL)).json<Category[]>().map(({ title }) => title);
const publicTitles = async () =>
  (await visitorOf(app).get('/api/store/categories/')).json<Category[]>().map(({ title }) => title);
const actions = async () =>
  (await admin.get('/api/admin/audit/')).json<{ action: string }[]>().map(({ action }) => action);

describe('categories', () => {
  test('are made with a picture and weather tags and shown to everyone at once', async () => {
    expect(await publicTitles()).toEqual([]);
    const form = { title: 'Soups', weather_tags: 'rain, cold,rain', image: await pictureFile() };
    const response = await sendForm(app, admin, { url: URL }, form);

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ title: 'Soups', weather_tags: ['rain', 'cold'], dish_count: 0 });
    const { image } = response.json<Category>();
    expect(image).toMatch(/^http:\/\/nearbite\.test\/media\/[0-9a-f]{32}-[\w-]+\.webp$/);
    expect((await app.inject({ url: image?.replace('http://nearbite.test', '') ?? '' })).statusCode).toBe(
      200,
    );
    expect(await publicTitles()).toEqual(['Soups']);
    expect(await actions()).toEqual(['category.created']);
  });

  test('move to any place and keep their order without gaps', async () => {
    const [soups, , pizza] = [await create('Soups'), await create('Curries'), await create('Pizza')];
    await admin.patch(`${URL}${pizza.id}/`, { position: 0 });
    expect(await titles()).toEqual(['Pizza', 'Soups', 'Curries']);
    await admin.patch(`${URL}${soups.id}/`, { position: 99 });
    expect(await titles()).toEqual(['Pizza', 'Curries', 'Soups']);
    expect((await admin.get(URL)).json<Category[]>().map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(await publicTitles()).toEqual(['Pizza', 'Curries', 'Soups']);
    await create('Salads', { position: 1 });
    expect(await titles()).toEqual(['Pizza', 'Salads', 'Curries', 'Soups']);
    expect((await actions()).filter((action) => action === 'category.moved')).toHaveLength(2);
  });

  test('change partly; a new picture replaces the old file', async () => {
    const made = await sendForm(app, admin, { url: URL }, { title: 'Soup', image: await pictureFile() });
    const before = made.json<Category>();
    const path = (image: string | null) => image?.replace('http://nearbite.test', '') ?? '';

    const renamed = await admin.patch(`${URL}${before.id}/`, { title: 'Soups', weather_tags: ['snow'] });
    expect(renamed.json()).toMatchObject({ title: 'Soups', image: before.image, weather_tags: ['snow'] });

    const url = `${URL}${before.id}/`;
    const repainted = await sendForm(app, admin, { method: 'PATCH', url }, { image: await pictureFile() });
    expect((await app.inject({ url: path(before.image) })).statusCode).toBe(404);
    expect((await app.inject({ url: path(repainted.json<Category>().image) })).statusCode).toBe(200);
    expect(repainted.json()).toMatchObject({ title: 'Soups', weather_tags: ['snow'] });

    expect((await admin.patch(url, { weather_tags: [] })).json()).toMatchObject({ weather_tags: [] });
  });

  test('have titles of their own, whatever the case', async () => {
    await create('Soups');
    const curries = await create('Curries');
    const second = await admin.post(URL, { title: 'SOUPS' });
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({ errors: { title: ['A category with this title already exists'] } });
    expect((await admin.patch(`${URL}${curries.id}/`, { title: 'soups' })).statusCode).toBe(400);
    expect((await admin.patch(`${URL}${curries.id}/`, { title: 'CURRIES' })).statusCode).toBe(200);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ title: 'Ok', weather_tags: ['meteor'] }, 'weather_tags[0]'],
    [{ title: 'Ok', position: -1 }, 'position'],
  ])('refuse %j', async (body, field) => {
    const response = await admin.post(URL, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
  });

  test('in use cannot vanish; unused ones can', async () => {
    const owner = await createOwner(app);
    await createDish(app, owner, { category: 'Biryani' });
    await createDish(app, owner, { category: 'Biryani' });
    const [biryani] = (await admin.get(URL)).json<Category[]>();
    const soups = await create('Soups');
    const refused = await admin.delete(`${URL}${biryani?.id}/`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: '2 dishes use this category, so it cannot be deleted.',
      details: { dish_count: 2 },
    });

    expect((await admin.delete(`${URL}${soups.id}/`)).statusCode).toBe(204);
    expect(await titles()).toEqual(['Biryani']);
    expect((await admin.delete(`${URL}${soups.id}/`)).statusCode).toBe(404);
    expect((await actions())[0]).toBe('category.deleted');
  });

  test('used only by deleted dishes are unused', async () => {
    const owner = await createOwner(app);
    const dish = await createDish(app, owner, { category: 'Biryani' });
    const [biryani] = (await admin.get(URL)).json<(Category & { dish_count: number })[]>();
    expect(biryani?.dish_count).toBe(1);
    expect(
      (await owner.delete(`/api/restaurant/delete-dish/${owner.restaurantId}/${dish.did}/`)).statusCode,
    ).toBe(204);

    expect((await admin.get(URL)).json()).toMatchObject([{ title: 'Biryani', dish_count: 0 }]);
    expect((await admin.delete(`${URL}${biryani?.id}/`)).statusCode).toBe(204);
    expect(await titles()).toEqual([]);
    expect(await publicTitles()).toEqual([]);
  });

  test('that a dish is just being put into cannot vanish from under it', async () => {
    const owner = await createOwner(app);
    const soups = await create('Soups');
    const form = {
      title: 'Lentil Soup',
      description: 'Red lentils.',
      category: soups.id,
      price: 100,
      stock_qty: 5,
      image: await pictureFile(),
    };
    const [made, gone] = await Promise.all([
      sendForm(app, owner, { url: `/api/restaurant/create-dish/${owner.restaurantId}/` }, form),
      admin.delete(`${URL}${soups.id}/`),
    ]);
    expect([
      [201, 409],
      [400, 204],
    ]).toContainEqual([made.statusCode, gone.statusCode]);
  });

  test('taken away while a dish form was on its way are unknown to it', async () => {
    const owner = await createOwner(app);
    const soups = await create('Soups');
    const dish = await createDish(app, owner, { category: 'Biryani' });
    const client = await app.database.pool.connect();
    try {
      // The form's own check still sees the category; by the time it is written, the category has gone.
      await client.query('begin');
      await client.query('delete from categories where id = $1', [soups.id]);
      const url = `/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`;
      const moving = sendForm(app, owner, { method: 'PATCH', url }, { category: soups.id });
      await lockAwaited(app);
      await client.query('commit');
      const moved = await moving;
      expect(moved.statusCode).toBe(400);
      expect(moved.json()).toMatchObject({ errors: { category: ['Unknown category'] } });
    } finally {
      client.release();
    }
  });

  test('that a dish moves into right now count it', async () => {
    const owner = await createOwner(app);
    const soups = await create('Soups');
    const dish = await createDish(app, owner, { category: 'Biryani' });
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update dishes set category_id = $1 where id = $2', [soups.id, dish.id]);
      const deleting = admin.delete(`${URL}${soups.id}/`);
      await lockAwaited(app);
      await client.query('commit');
      expect((await deleting).statusCode).toBe(409);
    } finally {
      client.release();
    }
  });
});
