import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { sortedExtras } from '@nearbite/domain/extras';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureAs } from '../../media/picture-files.testing.ts';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createCategory, createDish, type TestDish } from '../../testing/dishes.ts';
import { DELIVERY, makeCartId, payTestOrder } from '../../testing/orders.ts';
import { sendForm } from '../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let guest: Caller;
let category: number;

beforeAll(async () => {
  app = await buildTestApp();
  category = await createCategory(app, 'Burgers');
  guest = visitorOf(app);
});
beforeEach(async () => {
  owner = await createOwner(app);
});
afterAll(() => app.close());

const ADD_ONS = {
  name: 'Add-ons',
  min: 0,
  max: 2,
  options: [
    { name: 'Cheese', price_minor: 8_000 },
    { name: 'Jalapeños', price_minor: 5_050 },
  ],
};
const BREAD = {
  name: 'Bread',
  min: 1,
  max: 1,
  options: [
    { name: 'Brioche', price_minor: 0 },
    { name: 'Sesame', price_minor: 2_000 },
  ],
};
const cheese = { group: 'Add-ons', name: 'Cheese' };
const jalapenos = { group: 'Add-ons', name: 'Jalapeños' };
const brioche = { group: 'Bread', name: 'Brioche' };
const sesame = { group: 'Bread', name: 'Sesame' };

const burger = (extras: readonly (typeof BREAD)[] = [ADD_ONS]) =>
  createDish(app, owner, { title: 'Beef Burger', priceMinor: 50_000, extras });
const put = (cartId: string, dish: TestDish, body: object = {}, who: Caller = guest) =>
  who.post('/api/store/cart/', { cart_id: cartId, user_id: who.id, dish_id: dish.id, qty: 1, ...body });
const list = async (cartId: string, who: Caller = guest) =>
  (await who.get(`/api/store/cart-list/${cartId}/${who.id === 0 ? '' : `${who.id}/`}`)).json();
const order = (cartId: string, who: Caller = guest) =>
  who.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: who.id });
const change = (dish: { did: string }, body: object) =>
  owner.patch(`/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`, body);
const soldOut = (dish: TestDish, extra: object, until: string | null = 'tomorrow') =>
  owner.patch(`/api/restaurant/availability/${owner.restaurantId}/${dish.did}/`, {
    sold_out_until: until,
    extra,
  });

describe('the dish form', () => {
  const basics = async () => ({
    image: await pictureAs('png'),
    title: 'Smash Burger',
    description: 'Two patties.',
    category,
    price: '500',
    stock_qty: '12',
  });
  const create = async (fields: Record<string, string>) =>
    sendForm(
      app,
      owner,
      { url: `/api/restaurant/create-dish/${owner.restaurantId}/` },
      { ...(await basics()), ...fields },
    );

  test('takes groups in indexed fields and as JSON text, and leaves out rows without input', async () => {
    const indexed = await create({
      'extras[0][name]': 'Bread',
      'extras[0][min]': '1',
      'extras[0][max]': '1',
      'extras[0][options][0][name]': 'Brioche',
      'extras[0][options][0][price]': '',
      'extras[0][options][1][name]': 'Sesame',
      'extras[0][options][1][price]': '20.5',
      'extras[0][options][2][name]': ' ',
      'extras[1][name]': '',
      'extras[1][options][0][name]': '',
    });
    expect(indexed.statusCode, indexed.body).toBe(201);
    const bread = {
      name: 'Bread',
      min: 1,
      max: 1,
      options: [
        { name: 'Brioche', price: 0 },
        { name: 'Sesame', price: 20.5 },
      ],
    };
    const dish = indexed.json<OwnerDish>();
    expect(dish.extras).toEqual([bread]);
    const dips = { name: 'Dips', options: [{ name: 'Garlic' }, { name: 'Chili', price: 3 }] };
    const text = await create({ extras: JSON.stringify([bread, dips]) });
    const rule = { name: 'Dips', min: 0, max: 2, options: [{ name: 'Garlic', price: 0 }, dips.options[1]] };
    expect(text.json<OwnerDish>().extras).toEqual([bread, rule]);
    expect((await visitorOf(app).get(`/api/store/dish/${dish.slug}`)).json().extras).toEqual([bread]);

    // What is not sent stays, and an empty field takes all away.
    expect((await change(dish, { title: 'Smash' })).json().extras).toEqual([bread]);
    expect((await change(dish, { extras: '' })).json().extras).toEqual([]);
  });

  const options = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Option ${at}` }));
  const group = (fields: object = {}) => ({ name: 'Dips', options: options(3), ...fields });

  test.each<[name: string, extras: unknown, field: string]>([
    ['a group without a name', [group({ name: '' })], 'extras[0][name]'],
    ['a name that is too long', [group({ name: 'x'.repeat(101) })], 'extras[0][name]'],
    ['a group twice', [group(), group({ name: 'DIPS' })], 'extras[1][name]'],
    ['no options', [group({ options: [] })], 'extras[0][options]'],
    ['31 options', [group({ options: options(31) })], 'extras[0][options]'],
    ['an option twice', [group({ options: [{ name: 'A' }, { name: 'a' }] })], 'extras[0][options][1][name]'],
    ['an option without a name', [group({ options: [{ price: 5 }] })], 'extras[0][options][0][name]'],
    ['a negative price', [group({ options: [{ name: 'A', price: -1 }] })], 'extras[0][options][0][price]'],
    ['less than nothing', [group({ min: -1 })], 'extras[0][min]'],
    ['more needed than allowed', [group({ min: 2, max: 1 })], 'extras[0][min]'],
    ['more allowed than there are', [group({ max: 4 })], 'extras[0][max]'],
    ['half an option', [group({ max: 1.5 })], 'extras[0][max]'],
    ['11 groups', Array.from({ length: 11 }, (_, at) => group({ name: `Group ${at}` })), 'extras'],
    ['no list', 'cheese', 'extras'],
    ['a list of texts', ['cheese'], 'extras[0]'],
  ])('refuses %s, and saves nothing', async (_name, extras, field) => {
    const dish = await burger();
    const response = await change(dish, { title: 'Changed', extras });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual([field]);
    const [stored] = (await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/`)).json();
    expect(stored).toMatchObject({ title: 'Beef Burger', extras: [{ name: 'Add-ons' }] });
  });

  test('takes as many as are allowed, and the audit knows their prices', async () => {
    const dish = await burger();
    const most = Array.from({ length: 10 }, (_, at) => group({ name: `Group ${at}`, options: options(30) }));
    expect((await change(dish, { extras: most })).json().extras[9]).toMatchObject({ min: 0, max: 30 });
    const { rows } = await app.database.pool.query<{ details: { before: unknown } }>(
      `select details from audit_log where subject_kind = 'dish' and subject_id = $1`,
      [dish.id],
    );
    expect(rows.map(({ details }) => details.before)).toMatchObject([
      { extras: ['Add-ons, Cheese: 80', 'Add-ons, Jalapeños: 50.5'] },
    ]);
  });
});

describe('a line of the cart', () => {
  test('is dish, portion, spice and the set of extras, in any form and order', async () => {
    const dish = await burger([BREAD, ADD_ONS]);
    const cartId = makeCartId();
    const added = await put(cartId, dish, { extras: [cheese, sesame, jalapenos] });
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json().item).toMatchObject({
      price_by_portion_size: 650.5,
      sub_total: 650.5,
      available: true,
      extras: [
        { ...sesame, price: 20 },
        { ...cheese, price: 80 },
        { ...jalapenos, price: 50.5 },
      ],
    });
    const again = await put(cartId, dish, {
      mode: 'add',
      extras: JSON.stringify([jalapenos, cheese, sesame]),
    });
    expect([again.statusCode, again.json().item.qty]).toEqual([200, 2]);
    const fields = {
      'extras[0][group]': 'Bread',
      'extras[0][name]': 'Sesame',
      mode: 'add',
      qty: '3',
      dish_id: String(dish.id),
      user_id: '0',
      cart_id: cartId,
    };
    const form = await app.inject({
      method: 'POST',
      url: '/api/store/cart-voice-order/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(form.statusCode, form.body).toBe(201);
    expect(await list(cartId)).toEqual([again.json().item, form.json().item]);
    expect((await guest.get(`/api/store/cart-detail/${cartId}/`)).json().subtotal).toBe(2861);
  });

  test('that is put at once by many adds up, and a submission sent again is done once', async () => {
    const dish = await burger();
    const cartId = makeCartId();
    const orders = [
      [cheese, jalapenos],
      [jalapenos, cheese],
    ];
    await Promise.all(
      [...orders, ...orders, ...orders].map((extras) => put(cartId, dish, { extras, mode: 'add' })),
    );
    const once = () =>
      guest.post(
        '/api/store/cart/',
        { cart_id: cartId, user_id: 0, dish_id: dish.id, qty: 1, mode: 'add', extras: [jalapenos] },
        { 'idempotency-key': 'extras-once-0001' },
      );
    const [first, repeated] = [await once(), await once()];
    expect(repeated.json()).toEqual(first.json());
    expect(await list(cartId)).toMatchObject([{ qty: 6 }, { qty: 1, sub_total: 550.5 }]);
  });

  test('joins the same line of the account, and no other', async () => {
    const dish = await burger();
    const cartId = makeCartId();
    const account = await createCustomer(app);
    await put(cartId, dish, { qty: 2, extras: [jalapenos, cheese] }, account);
    await put(cartId, dish, {}, account);
    await put(cartId, dish, { qty: 3, extras: [cheese, jalapenos] });
    await put(cartId, dish, { extras: [cheese] });
    expect(await list(cartId, account)).toMatchObject([
      { qty: 5, extras: [cheese, jalapenos] },
      { qty: 1, extras: [] },
      { qty: 1, extras: [cheese] },
    ]);
  });

  test.each<[name: string, extras: unknown]>([
    ['an unknown option', [brioche, { group: 'Bread', name: 'Rye' }]],
    ['an unknown group', [brioche, { group: 'Breads', name: 'Sesame' }]],
    ['an option twice', [brioche, cheese, cheese]],
    ['fewer than needed', [cheese]],
    ['none where one is needed', undefined],
    ['more than allowed', [brioche, sesame]],
    ['no list', 'cheese'],
  ])('is refused with %s, and nothing changes', async (_name, extras) => {
    const dish = await burger([BREAD, ADD_ONS]);
    const cartId = makeCartId();
    const response = await put(cartId, dish, { extras });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual(['extras']);
    expect(await list(cartId)).toEqual([]);
  });

  test('with an option that was renamed, removed or is needed by now cannot be ordered, and costs no less', async () => {
    const dish = await burger();
    const cartId = makeCartId();
    await put(cartId, dish, { extras: [cheese, jalapenos] });
    await put(cartId, dish, { qty: 2 });
    const wire = (name: string, min = 0) => ({
      name: 'Add-ons',
      min,
      options: [
        { name, price: 10 },
        { name: 'Jalapeños', price: 60 },
      ],
    });
    await change(dish, { extras: [wire('Cheddar')] });
    expect(await list(cartId)).toMatchObject([
      {
        available: false,
        unavailable_reason: 'extras',
        sold_out: null,
        price_by_portion_size: 630.5,
        extras: [
          { ...jalapenos, price: 60 },
          { ...cheese, price: null },
        ],
      },
      { available: true },
    ]);
    expect((await guest.get(`/api/store/cart-detail/${cartId}/`)).json().subtotal).toBe(1000);
    const refused = await order(cartId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out']);
    // A renamed option may come back, at another price, which is told.
    await change(dish, { extras: [wire('Cheese', 1)] });
    expect(await list(cartId)).toMatchObject([
      { available: true, price_by_portion_size: 570, previous_price: 630.5 },
      { available: false, unavailable_reason: 'extras' },
    ]);
  });
});

describe('sold out for a while', () => {
  test('an option: its lines say so, and neither cart nor order takes it, until it is back', async () => {
    const dish = await burger();
    const cartId = makeCartId();
    await put(cartId, dish, { extras: [cheese] });
    const marked = await soldOut(dish, cheese);
    expect(marked.statusCode).toBe(200);
    expect(marked.json().extras[0].options[0].sold_out_until).toBeTruthy();
    expect((await soldOut(dish, { group: 'Add-ons', name: 'Bacon' })).json().errors).toHaveProperty('extra');
    expect(await list(cartId)).toMatchObject([
      { available: false, unavailable_reason: 'dish', sold_out: 'Cheese', stock_qty: 0 },
    ]);
    const added = await put(makeCartId(), dish, { extras: [jalapenos, cheese] });
    expect([added.statusCode, added.json().message]).toEqual([409, 'Beef Burger (Cheese) is sold out.']);
    expect((await order(cartId)).json()).toMatchObject({
      code: 'sold_out',
      message: 'Beef Burger (Cheese) is sold out for now.',
      details: { dishes: [{ title: 'Beef Burger (Cheese)', available: 0 }] },
    });
    // An edit keeps what was said by the name of the option, and the form may say otherwise.
    const form = (option: object) => ({
      extras: [{ name: 'Add-ons', options: [{ name: 'cheese', ...option }] }],
    });
    expect((await change(dish, form({ price: 1 }))).json().extras[0].options[0]).toHaveProperty(
      'sold_out_until',
    );
    expect(
      (await change(dish, form({ name: 'Cheese', sold_out_until: null }))).json().extras[0].options,
    ).toEqual([{ name: 'Cheese', price: 0 }]);
    expect((await order(cartId)).statusCode).toBe(201);
  });

  test('a group that has less than it asks for: the dish cannot be ordered', async () => {
    const dish = await burger([BREAD]);
    const cartId = makeCartId();
    await put(cartId, dish, { extras: [sesame] });
    await soldOut(dish, brioche);
    expect((await put(cartId, dish, { extras: [sesame] })).statusCode).toBe(200);
    await soldOut(dish, sesame);
    expect(await list(cartId)).toMatchObject([{ available: false, sold_out: 'Beef Burger' }]);
    const response = await put(makeCartId(), dish, { extras: [sesame] });
    expect(response.json().message).toBe('Beef Burger is sold out.');
    expect((await order(cartId)).json().message).toBe('Beef Burger is sold out for now.');
    const { rows } = await app.database.pool.query(
      'select extras_within_reach(extras) as reach from dishes where id = $1',
      [dish.id],
    );
    expect(rows).toEqual([{ reach: false }]);
    await soldOut(dish, brioche, null);
    expect((await put(makeCartId(), dish, { extras: [brioche] })).statusCode).toBe(201);
  });
});

test('an order keeps what was bought, and shows it to everybody who reads it', async () => {
  const dish = await burger([BREAD, ADD_ONS]);
  const customer = await createCustomer(app);
  const cartId = makeCartId();
  await put(cartId, dish, { qty: 2, extras: [cheese, sesame] }, customer);
  const placed = await order(cartId, customer);
  expect(placed.statusCode, placed.body).toBe(201);
  const oid: string = placed.json().order_oid;
  await payTestOrder(app, oid);
  await change(dish, { extras: [] });

  const extras = [
    { ...sesame, price: 20 },
    { ...cheese, price: 80 },
  ];
  const items = [{ price: 600, total: 1200, extras }];
  const readers = await Promise.all([
    customer.get(`/api/customer/order/detail/${customer.id}/${oid}/`),
    customer.get(`/api/store/checkout/${oid}/`),
    owner.get(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`),
  ]);
  for (const response of readers) expect(response.json()).toMatchObject({ orderitem: items });
  const exported = await customer.get(`/api/user/export/${customer.id}/`);
  expect(exported.json()).toMatchObject({ orders: [{ items: [{ extras }] }] });

  await app.runJobs();
  const mails = [...(await app.mailsTo(customer.email)), ...(await app.mailsTo(owner.email))];
  const told = mails.filter(({ text }) => text?.includes('2 x Beef Burger (Sesame, Cheese): Rs.1,200.00'));
  expect(told.length).toBeGreaterThanOrEqual(1);
});

test('the stored order of a choice depends on its names alone', () => {
  const all = [cheese, sesame, jalapenos, brioche];
  expect(sortedExtras(all)).toEqual(sortedExtras(all.toReversed()));
});
