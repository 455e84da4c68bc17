import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const UR = { title: 'چکن بریانی', description: 'خوشبودار چاول' };

async function scene() {
  const owner = await createOwner(app, { name: 'Biryani Junction' });
  const dish = await createDish(app, owner, { title: 'Chicken Biryani' });
  const update = (body: object) =>
    owner.patch(`/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`, body);
  const settings = (body: object) =>
    owner.patch(`/api/restaurant/settings-update/${owner.restaurantId}/`, body);
  return { owner, dish, update, settings };
}

const read = async (url: string) => (await visitorOf(app).get(url)).json();

test('a dish and its restaurant are read in the language asked for, where they have texts in it', async () => {
  const { owner, dish, update, settings } = await scene();
  const address = `/api/store/dish/${dish.slug}`;
  expect((await read(`${address}?lang=ur`)).title).toBe('Chicken Biryani');
  expect((await update({ translations: { ur: UR } })).json().translations).toEqual({ ur: UR });
  const named = await settings({ translations: JSON.stringify({ ur: { name: 'بریانی جنکشن' } }) });
  expect(named.json().translations).toEqual({ ur: { name: 'بریانی جنکشن' } });

  const inUrdu = { slug: dish.slug, ...UR, restaurant: { name: 'بریانی جنکشن' } };
  expect(await read(`${address}?lang=ur`)).toMatchObject(inUrdu);
  expect(await read(`/api/store/dishes/?restaurant_id=${owner.restaurantId}&lang=ur`)).toMatchObject([
    inUrdu,
  ]);
  // A menu names its dishes in every language, for its own search.
  const menu = `/api/store/dishes/?restaurant_id=${owner.restaurantId}`;
  expect((await read(`${menu}&lang=ur`))[0].other_titles).toEqual(['Chicken Biryani']);
  expect((await read(menu))[0].other_titles).toEqual([UR.title]);
  for (const lang of ['', '?lang=en', '?lang=fr', '?lang=', '?lang=ur&lang=en'])
    expect(await read(`${address}${lang}`)).toMatchObject({
      title: 'Chicken Biryani',
      restaurant: { name: 'Biryani Junction' },
    });
  // Only the address decides, so that it can be cached by it.
  const headers = { 'accept-language': 'ur' };
  const inEnglish = await app.inject({ url: address, headers });
  expect(inEnglish.json().title).toBe('Chicken Biryani');
  expect(String(inEnglish.headers.vary)).not.toMatch(/language/i);

  const nearby = await read('/api/restaurant/nearby-restaurants/?latitude=31.52&longitude=74.36&lang=ur');
  expect(nearby).toContainEqual(expect.objectContaining({ name: 'بریانی جنکشن' }));
  const onMap = await read('/api/restaurant/map-restaurants/?south=31&north=32&west=74&east=75&lang=ur');
  expect(onMap).toContainEqual(expect.objectContaining({ name: 'بریانی جنکشن' }));
  expect((await read(`/api/store/restaurant/${owner.restaurantId}/?lang=ur`)).name).toBe('بریانی جنکشن');

  const page = await app.inject({ url: `/ur/dishdetail/${dish.slug}` });
  expect(page.body).toContain('<title>چکن بریانی · بریانی جنکشن · Nearbite</title>');
});

test('a field that is not sent stays, null takes one, a language or all away', async () => {
  const { update } = await scene();
  const after = async (translations: unknown) => (await update({ translations })).json().translations;
  expect(await after({ ur: UR })).toEqual({ ur: UR });
  expect(await after({ ur: { title: 'بریانی' } })).toEqual({ ur: { ...UR, title: 'بریانی' } });
  expect(await after({ ur: { title: null } })).toEqual({ ur: { description: UR.description } });
  expect(await after({ ur: { description: '' } })).toEqual({});
  expect(await after({ ur: null })).toEqual({});
  expect(await after({ ur: UR })).toEqual({ ur: UR });
  expect((await update({ price: '5' })).json().translations).toEqual({ ur: UR });
  expect(await after(null)).toEqual({});
});

test('names of choices are merged one by one, and go with what they name', async () => {
  const { update } = await scene();
  const after = async (body: object) => (await update(body)).json().translations;
  const options = [
    { name: 'Mint', price: '1' },
    { name: 'Garlic', price: '1' },
  ];
  const sizes = [
    { size_name: 'Full', price: '0' },
    { size_name: 'constructor', price: '5' },
  ];
  const ur = {
    portions: { Full: 'فل', constructor: 'ہاف' },
    spice_levels: { Mild: 'ہلکی' },
    extras: { Dips: { name: 'چٹنیاں', options: { Mint: 'پودینہ', Garlic: 'لہسن' } } },
  };
  const offer = {
    sizes,
    spiceLevel: [{ level_name: 'Mild', additional_price: '0' }],
    extras: [{ name: 'Dips', options }],
  };
  expect(await after({ ...offer, translations: { ur } })).toEqual({ ur });
  const changed = {
    portions: { Full: 'پورا', constructor: null },
    extras: { Dips: { options: { Mint: '' } } },
  };
  const left = {
    ...ur,
    portions: { Full: 'پورا' },
    extras: { Dips: { name: 'چٹنیاں', options: { Garlic: 'لہسن' } } },
  };
  expect(await after({ translations: { ur: changed } })).toEqual({ ur: left });
  expect(await after({ price: '7' })).toEqual({ ur: left });
  // Renamed or removed.
  const renamed = [{ name: 'Sauces', options }];
  expect(await after({ sizes: [{ size_name: 'Whole', price: '0' }], extras: renamed })).toEqual({
    ur: { spice_levels: ur.spice_levels },
  });
});

test.each([
  [{ portions: { Large: 'بڑا' } }, 'translations.ur.portions.Large'],
  [{ spice_levels: { Mild: 'ہلکی' } }, 'translations.ur.spice_levels.Mild'],
  [{ extras: { Dips: { name: 'چٹنیاں' } } }, 'translations.ur.extras.Dips.name'],
  [{ extras: { Dips: { options: { Mint: 'پودینہ' } } } }, 'translations.ur.extras.Dips.options.Mint'],
])('a name for what the dish does not offer is refused: %j', async (ur, field) => {
  const { update, dish } = await scene();
  const refused = await update({ title: 'Renamed', translations: { ur } });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  expect((await read(`/api/store/dish/${dish.slug}`)).title).toBe('Chicken Biryani');
});

test.each([
  ['{'],
  [{ ur: { portions: { Full: 'x'.repeat(101) } } }],
  [{ ur: { portions: ['x'] } }],
  [{ ur: { extras: { Dips: 'x' } } }],
  [{ ur: { extras: { Dips: { options: 'x' } } } }],
  ['text'],
  [{ fr: UR }],
  [{ en: UR }],
  [{ ur: { title: 'x'.repeat(101) } }],
  [{ ur: { name: 'x' } }],
  [{ ur: 5 }],
  [[]],
])('translations are refused: %j', async (translations) => {
  const { update, dish } = await scene();
  const refused = await update({ translations });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation']);
  expect((await read(`/api/store/dish/${dish.slug}?lang=ur`)).title).toBe('Chicken Biryani');
});

test('categories have a title in each language, and their change is seen at once', async () => {
  const admin = await createAdmin(app);
  const made = await admin.post('/api/admin/categories/', {
    title: 'Karahi dishes',
    translations: { ur: { title: 'کڑاہی' } },
  });
  expect(made.json()).toMatchObject({ title: 'Karahi dishes', translations: { ur: { title: 'کڑاہی' } } });
  const titles = async (lang: string) =>
    (await read(`/api/store/categories/?lang=${lang}`)).map(({ title }: { title: string }) => title);
  expect(await titles('ur')).toContain('کڑاہی');
  expect(await titles('en')).toContain('Karahi dishes');
  await admin.patch(`/api/admin/categories/${made.json().id}/`, {
    translations: { ur: { title: 'کڑاہیاں' } },
  });
  expect(await titles('ur')).toContain('کڑاہیاں');
});

test('an owner finds dishes by either title, as it is mistyped, too', async () => {
  const { owner, update } = await scene();
  await createDish(app, owner, { title: 'Garlic Naan' });
  await update({ translations: { ur: UR } });
  for (const typed of ['biry', 'chiken', 'چکن'])
    expect(
      (await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/?q=${typed}`)).json(),
    ).toMatchObject([{ title: 'Chicken Biryani' }]);
});

test('a search answers in the language asked for', async () => {
  const { update } = await scene();
  await update({ translations: { ur: UR } });
  const user = await createCustomer(app);
  const found = await user.get('/api/store/search?query=chicken%20biryani&lang=ur&limit=50');
  expect(found.json()).toContainEqual(expect.objectContaining({ title: UR.title }));
});
