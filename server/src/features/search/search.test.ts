import type { ListedDish, NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import * as contract from '@nearbite/contract/search/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { createDish } from '../../testing/dishes.ts';
import { statementsDuring } from '../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describeAccess(contract);

const LAHORE = { latitude: 31.5204, longitude: 74.3587 };
const KARACHI = { latitude: 24.8607, longitude: 67.0011 };

describe('search', () => {
  let app: TestApp;
  let lahori: Caller;
  let near: Caller & { restaurantId: number };
  let far: Caller & { restaurantId: number };

  beforeAll(async () => {
    app = await buildTestApp();
    lahori = await createCustomer(app, { position: LAHORE });
    near = await createOwner(app, { name: 'Near Kitchen', latitude: 31.53, longitude: 74.36 });
    far = await createOwner(app, { name: 'Far Kitchen', ...KARACHI });
  });
  afterAll(() => app.close());

  const search = (caller: Caller, query: string) =>
    caller.get(`/api/store/search?query=${encodeURIComponent(query)}`);
  const titles = async (caller: Caller, query: string) =>
    (await search(caller, query)).json<ListedDish[]>().map(({ title }) => title);

  test('finds a dish by its name in either language and script', async () => {
    const dum = await createDish(app, near, { title: 'Dum Biryani' });
    await createDish(app, far, { title: 'Sindhi Biryani', tags: ['rice'] });
    const found = await titles(lahori, 'biryani');
    expect(found).toEqual(expect.arrayContaining(['Dum Biryani', 'Sindhi Biryani']));
    for (const spelling of ['بریانی', 'biriyani', 'बिरयानी', ' بریانی ', 'بِریانی'])
      expect([spelling, await titles(lahori, spelling)]).toEqual([spelling, found]);
    expect(await titles(lahori, 'گوشتابہ')).toEqual([]);
    await near.patch(`/api/restaurant/update-dish/${near.restaurantId}/${dum.did}/`, {
      translations: { ur: { title: 'گوشتابہ چاول' } },
    });
    for (const urdu of ['گوشتابہ', 'گوشتابہ چاول', 'گوشتاب'])
      expect([urdu, await titles(lahori, urdu)]).toEqual([urdu, ['Dum Biryani']]);
    expect(await titles(lahori, 'dum biryani')).toContain('Dum Biryani');
  });

  test('finds restaurants by name and text, near ones first, and says what mistakes were taken for', async () => {
    const named = await createOwner(app, { name: 'Zafrani House', latitude: 31.56, longitude: 74.36 });
    const tells = await createOwner(app, { name: 'Corner', latitude: 31.53, longitude: 74.36 });
    await createOwner(app, { name: 'Zafrani House South', ...KARACHI });
    await createOwner(app, { name: 'Zafrani Suspended', status: 'suspended' });
    await app.database.db
      .updateTable('restaurants')
      .set({
        description: 'Everything zafrani.',
        translations: JSON.stringify({ ur: { name: 'کونا' } }),
      })
      .where('id', '=', tells.restaurantId)
      .execute();
    const restaurants = (query: string) =>
      lahori.get(`/api/store/search-restaurants?query=${encodeURIComponent(query)}`);
    const found = await restaurants('zafrani');
    expect(found.json<NearbyRestaurant[]>().map(({ name }) => name)).toEqual([
      'Zafrani House',
      'Corner',
      'Zafrani House South',
    ]);
    expect(found.json()[0]).toMatchObject({ id: named.restaurantId, delivers_here: true });
    expect(found.headers).toMatchObject({ 'x-total-count': '3' });
    expect(found.headers).not.toHaveProperty(contract.UNDERSTOOD_HEADER);
    expect((await restaurants('کونا')).json()).toMatchObject([{ name: 'Corner' }]);
    expect((await restaurants('')).statusCode).toBe(400);

    await createDish(app, near, { title: 'Zafrani Pulao' });
    const misspelt = await restaurants('zafrxni');
    expect(misspelt.json()).toMatchObject([{ name: 'Zafrani House' }, {}, {}]);
    expect(misspelt.headers[contract.UNDERSTOOD_HEADER]).toBe('zafrani');
    const dishes = await search(lahori, 'zafrxni pulao');
    expect(dishes.headers[contract.UNDERSTOOD_HEADER]).toBe('zafrani%20pulao');
    // Half a word is a beginning, not a mistake.
    expect((await search(lahori, 'zafran')).headers).not.toHaveProperty(contract.UNDERSTOOD_HEADER);
  });

  test('puts dishes within reach first, then title before tags before the rest, then the nearer', async () => {
    const nearer = await createOwner(app, { name: 'Next Door', latitude: 31.5214, longitude: 74.3587 });
    await createDish(app, far, { title: 'Ravioli Verdi' });
    await createDish(app, near, { title: 'Green Parcels', description: 'Homemade ravioli.' });
    await createDish(app, near, { title: 'Stuffed Pasta', tags: ['ravioli'] });
    await createDish(app, near, { title: 'Ravioli al Forno' });
    await createDish(app, nearer, { title: 'Ravioli Bianchi' });
    await createDish(app, nearer, { title: 'Parcels in Butter', description: 'Ravioli, tossed.' });
    expect(await titles(lahori, 'ravioli')).toEqual([
      'Ravioli Bianchi',
      'Ravioli al Forno',
      'Stuffed Pasta',
      'Parcels in Butter',
      'Green Parcels',
      'Ravioli Verdi',
    ]);
  });

  test('puts what only the name of its restaurant matches behind everything else within reach', async () => {
    const house = await createOwner(app, { name: 'Gnocchi House', latitude: 31.5206, longitude: 74.3587 });
    await createDish(app, house, { title: 'Iced Tea' });
    await createDish(app, near, { title: 'Potato Pillows', description: 'Gnocchi in butter.' });
    await createDish(app, near, { title: 'Soft Dumplings', category: 'Gnocchi' });
    await createDish(app, far, { title: 'Gnocchi Verdi' });
    expect(await titles(lahori, 'gnocchi')).toEqual([
      'Potato Pillows',
      'Soft Dumplings',
      'Iced Tea',
      'Gnocchi Verdi',
    ]);
  });

  test('works without a saved position', async () => {
    const nowhere = await createCustomer(app);
    expect((await titles(nowhere, 'ravioli')).slice(0, 2)).not.toContain('Green Parcels');
    expect(await titles(nowhere, 'ravioli')).toHaveLength(6);
  });

  test('lists only live dishes of approved restaurants', async () => {
    const suspended = await createOwner(app, { status: 'suspended' });
    const pending = await createOwner(app, { status: 'pending' });
    await createDish(app, suspended, { title: 'Zarda Suspended' });
    await createDish(app, pending, { title: 'Zarda Pending' });
    await createDish(app, near, { title: 'Zarda Inactive', status: 'in-active' });
    await createDish(app, near, { title: 'Zarda Review', status: 'in-review' });
    await createDish(app, near, { title: 'Zarda Deleted', isDeleted: true });
    await createDish(app, near, { title: 'Zarda Sold Out', stockQty: 0 });
    expect(await titles(lahori, 'zarda')).toEqual(['Zarda Sold Out']);
  });

  test('follows a changed title, restaurant name and category at once', async () => {
    const { db } = app.database;
    const owner = await createOwner(app, { name: 'Old Sign' });
    const dish = await createDish(app, owner, { title: 'Plain Thing', category: 'Oddments' });
    await db.updateTable('dishes').set({ title: 'Bannuchi' }).where('id', '=', dish.id).execute();
    expect(await titles(lahori, 'banuchi')).toEqual(['Bannuchi']);
    expect(await titles(lahori, 'plain thing')).toEqual([]);
    await db
      .updateTable('restaurants')
      .set({ name: 'Qissa Khwani' })
      .where('id', '=', owner.restaurantId)
      .execute();
    expect(await titles(lahori, 'kissa khwani')).toEqual(['Bannuchi']);
    await db
      .updateTable('categories')
      .set({ title: 'Pashtun Plates' })
      .where('title', '=', 'Oddments')
      .execute();
    expect(await titles(lahori, 'pashtun')).toEqual(['Bannuchi']);
  });

  test('what words mean is found out once, wherever they are asked from, until any menu changes', async () => {
    await createDish(app, near, { title: 'Malabar Porotta' });
    const from = async (longitude: number) => {
      const place = `latitude=31.52&longitude=${longitude}`;
      const found: string[] = [];
      const statements = await statementsDuring(async () => {
        const response = await lahori.get(`/api/store/search?query=porotta%20rolls&${place}`);
        found.push(...response.json<ListedDish[]>().map(({ title }) => title));
      });
      return { found, isFoundOut: statements.some((text) => text.includes('search_typed_page')) };
    };
    expect(await from(74.1)).toEqual({ found: [], isFoundOut: true });
    expect(await from(74.2)).toEqual({ found: [], isFoundOut: false });
    await createDish(app, far, { title: 'Porotta Rolls' });
    expect(await from(74.3)).toEqual({ found: ['Porotta Rolls'], isFoundOut: true });
    expect(await from(74.4)).toEqual({ found: ['Porotta Rolls'], isFoundOut: false });
  });

  test('is paginated, with the total beside it', async () => {
    for (let number = 0; number < 5; number += 1) await createDish(app, near, { title: `Sajji ${number}` });
    const response = await lahori.get('/api/store/search?query=sajji&limit=2&offset=2');
    expect(response.json<ListedDish[]>().map(({ title }) => title)).toEqual(['Sajji 2', 'Sajji 3']);
    expect(response.headers['x-total-count']).toBe('5');
    const beyond = await lahori.get('/api/store/search?query=sajji&limit=2&offset=20');
    expect(beyond.json()).toEqual([]);
    expect(beyond.headers['x-total-count']).toBe('5');
  });

  test.for([
    ['', 400],
    ['   ', 400],
    ['x'.repeat(101), 400],
    ['x'.repeat(100), 200],
    ['a '.repeat(50), 200],
    ["'); select 1 --", 200],
    ['\\', 200],
    ['🍕', 200],
    ['a & | ! : * ( )', 200],
  ] as const)('takes "%s" with %i', async ([query, status]) => {
    const response = await search(lahori, query);
    expect(response.statusCode).toBe(status);
    if (status === 400) {
      const message =
        query.trim() === '' ? 'Please enter a dish name' : 'Please search for at most 100 characters';
      expect(response.json().errors.query).toEqual([message]);
    }
  });
});
