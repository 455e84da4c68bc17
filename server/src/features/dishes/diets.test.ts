import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import type { EditableDish } from '@nearbite/contract/dishes/dishes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureAs } from '../../media/picture-files.testing.ts';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createCategory, createDish } from '../../testing/dishes.ts';
import { sendForm } from '../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };

beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  owner = await createOwner(app);
});
afterAll(() => app.close());

const urlOf = (did: string) => `/api/restaurant/update-dish/${owner.restaurantId}/${did}/`;

test('a dish declares its diets and allergens, in forms and in JSON; not declared is not the same as none', async () => {
  const fields = {
    image: await pictureAs('png'),
    title: 'Daal',
    description: 'Lentils.',
    category: await createCategory(app),
    price: '100',
    stock_qty: '5',
  };
  const create = (more: Record<string, string>) =>
    sendForm(
      app,
      owner,
      { url: `/api/restaurant/create-dish/${owner.restaurantId}/` },
      { ...fields, ...more },
    );
  const silent = await create({});
  expect(silent.json()).toMatchObject({ diets: [], allergens: null });
  const said = await create({
    diets: 'halal, vegan,halal',
    'allergens[0]': 'nuts',
    'allergens[1]': 'gluten',
  });
  expect(said.json()).toMatchObject({ diets: ['vegan', 'halal'], allergens: ['gluten', 'nuts'] });
  const { did, slug: dishSlug } = said.json<EditableDish>();

  const change = async (body: object) => (await owner.patch(urlOf(did), body)).json<EditableDish>();
  expect(await change({ allergens: [] })).toMatchObject({ diets: ['vegan', 'halal'], allergens: [] });
  expect(await change({ diets: '["vegetarian"]', allergens: '' })).toMatchObject({
    diets: ['vegetarian'],
    allergens: null,
  });
  expect(await change({ diets: '', allergens: 'none' })).toMatchObject({ diets: [], allergens: [] });
  expect(await change({ allergens: null, title: 'Daal' })).toMatchObject({ allergens: null });
  expect(await change({ diets: ['halal'], allergens: 'milk' })).toMatchObject({ allergens: ['milk'] });
  for (const wrong of [
    { diets: 'keto' },
    { diets: ['none'] },
    { diets: [1] },
    { allergens: 'milk,dust' },
    { allergens: ['none'] },
    { allergens: { milk: true } },
    { allergens: 'milk,'.repeat(500) },
  ]) {
    const refused = await owner.patch(urlOf(did), { title: 'Other', ...wrong });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation']);
    expect(Object.keys(refused.json().errors)[0]).toMatch(/^(diets|allergens)/);
  }
  const shown = (await visitorOf(app).get(`/api/store/dish/${dishSlug}`)).json();
  expect(shown).toMatchObject({ title: 'Daal', diets: ['halal'], allergens: ['milk'] });
});

test('menus and search list only what suits, with how many there are, and follow what is declared', async () => {
  const dishes = {
    'Falafel Plate': { diets: ['vegetarian', 'vegan'], allergens: ['sesame'] },
    'Falafel Wrap': { diets: ['vegetarian'], allergens: ['gluten', 'milk'] },
    'Falafel Bowl': { diets: ['vegetarian', 'vegan'], allergens: [] },
    'Falafel Secret': { diets: ['vegetarian'], allergens: null },
  };
  const dids = new Map<string, string>();
  for (const [title, declared] of Object.entries(dishes)) {
    const { did } = await createDish(app, owner, { title });
    dids.set(title, did);
    expect((await owner.patch(urlOf(did), declared)).statusCode).toBe(200);
  }
  const named = app.database.db.selectFrom('restaurants').select('slug').where('id', '=', owner.restaurantId);
  const { slug } = await named.executeTakeFirstOrThrow();
  const customer = await createCustomer(app, { position: { latitude: 31.52, longitude: 74.35 } });
  const lists = (filter: string) => [
    visitorOf(app).get(`/api/restaurant/dishes-store/${slug}/?${filter}`),
    visitorOf(app).get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}&${filter}`),
    customer.get(`/api/store/search?query=falafel&${filter}`),
    customer.get(`/api/store/search?query=falafil&${filter}`),
  ];
  const expectIn = async (filter: string, titles: string[]) => {
    for (const response of await Promise.all(lists(filter))) {
      const found = response
        .json<ListedDish[]>()
        .flatMap(({ title }) => /^Falafel (.*)/.exec(title)?.[1] ?? []);
      expect([filter, found.sort()]).toEqual([filter, titles.sort()]);
      if (filter !== '')
        expect([filter, response.headers['x-total-count']]).toEqual([filter, String(titles.length)]);
    }
  };
  // Twice: what was cached for one filter is not served for another.
  for (const _ of [1, 2]) {
    await expectIn('', ['Plate', 'Wrap', 'Bowl', 'Secret']);
    await expectIn('diet=vegan', ['Plate', 'Bowl']);
    await expectIn('diet=vegan,vegetarian&without=', ['Plate', 'Bowl']);
    await expectIn('diet=vegetarian&without=milk', ['Plate', 'Bowl']);
    await expectIn('without=sesame,milk', ['Bowl']);
    await expectIn('without=lupin', ['Plate', 'Wrap', 'Bowl']);
    await expectIn('diet=halal', []);
  }
  await owner.patch(urlOf(dids.get('Falafel Secret') ?? ''), { allergens: 'milk' });
  await owner.patch(urlOf(dids.get('Falafel Plate') ?? ''), { diets: 'vegan,halal' });
  await expectIn('without=lupin', ['Plate', 'Wrap', 'Bowl', 'Secret']);
  await expectIn('diet=halal', ['Plate']);
  await expectIn('diet=vegetarian&without=milk', ['Bowl']);
  for (const response of await Promise.all([...lists('diet=keto'), ...lists('without=none')]))
    expect(response.statusCode).toBe(400);
  expect((await customer.get('/api/store/search?query=%23&diet=vegan')).json()).toEqual([]);
});
