import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDeliveredSoon, createRider } from '../../testing/deliveries.ts';
import { createDish } from '../../testing/dishes.ts';
import { fillCart, makeCartId, payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { assignRider } from '../riders/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const readIn = async (language: string, { accessToken }: Caller, url: string) =>
  (
    await app.inject({
      url,
      headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
    })
  ).json();

test('a cart and an order are read in the language of the call; an order keeps both titles', async () => {
  const [owner, buyer] = [await createOwner(app, { name: 'Tandoor' }), await createCustomer(app)];
  const dish = await createDish(app, owner, { title: 'Karahi' });
  const translate = (translations: object | null) =>
    owner.patch(`/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`, { translations });
  await translate({ ur: { title: 'کڑاہی', description: 'گرم' } });
  await owner.patch(`/api/restaurant/settings-update/${owner.restaurantId}/`, {
    translations: { ur: { name: 'تندور' } },
  });
  const cartId = makeCartId();
  await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
  const cart = `/api/store/cart-list/${cartId}/${buyer.id}/`;
  expect(await readIn('ur', buyer, cart)).toMatchObject([
    { dish: { title: 'کڑاہی', slug: dish.slug, restaurant: { name: 'تندور' } } },
  ]);
  expect(await readIn('en', buyer, cart)).toMatchObject([
    { dish: { title: 'Karahi', restaurant: { name: 'Tandoor' } } },
  ]);

  const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
  await translate(null);
  for (const url of [`/api/customer/order/detail/${buyer.id}/${oid}/`, `/api/store/checkout/${oid}/`]) {
    expect([url, JSON.stringify(await readIn('ur', buyer, url))]).toEqual([
      url,
      expect.stringContaining('کڑاہی'),
    ]);
    expect([url, JSON.stringify(await readIn('en', buyer, url))]).toEqual([
      url,
      expect.stringContaining('"Karahi"'),
    ]);
  }
  const { translations } = await app.database.db
    .selectFrom('order_items')
    .select('translations')
    .where('dish_id', '=', dish.id)
    .executeTakeFirstOrThrow();
  expect(translations).toEqual({ ur: { title: 'کڑاہی' } });
});

const CHOICES = {
  portions: { Full: 'فل' },
  spice_levels: { Mild: 'ہلکی مرچ' },
  extras: { Dips: { name: 'چٹنیاں', options: { Mint: 'پودینہ' } } },
};

/** A karahi of which all but one dip is named in Urdu, too. */
async function translatedKarahi(owner: Caller & { restaurantId: number }) {
  const dish = await createDish(app, owner, {
    title: 'Karahi',
    portions: [{ size_name: 'Full', price_minor: 0 }],
    spiceLevels: [{ level_name: 'Mild', additional_price_minor: 0 }],
    extras: [
      {
        name: 'Dips',
        min: 0,
        max: 2,
        options: [
          { name: 'Mint', price_minor: 100 },
          { name: 'Garlic', price_minor: 100 },
        ],
      },
    ],
  });
  const path = `/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`;
  const named = await owner.patch(path, { translations: { ur: { title: 'کڑاہی', ...CHOICES } } });
  expect(named.statusCode).toBe(200);
  const dips = ['Garlic', 'Mint'].map((name) => ({ group: 'Dips', name }));
  return { dish, path, wish: { dish_id: dish.id, portionSize: 'Full', spiceLevel: 'Mild', extras: dips } };
}

const LINE_IN_URDU = {
  portion_size: 'Full',
  portion_label: 'فل',
  spice_level: 'Mild',
  spice_label: 'ہلکی مرچ',
  extras: [
    { group: 'Dips', name: 'Garlic' },
    { group: 'Dips', name: 'Mint', label: 'پودینہ' },
  ],
};

test('what was chosen is read in the language of the call, in carts, orders, by kitchen and rider', async () => {
  const [owner, buyer] = [await createOwner(app), await createCustomer(app)];
  const { dish, path, wish } = await translatedKarahi(owner);

  const offered = (await app.inject({ url: `/api/store/dish/${dish.slug}?lang=ur` })).json();
  expect(offered).toMatchObject({
    portion_size: [{ size_name: 'Full', label: 'فل', price: 0 }],
    spice_level: [{ level_name: 'Mild', label: 'ہلکی مرچ', additional_price: 0 }],
    extras: [
      {
        name: 'Dips',
        label: 'چٹنیاں',
        options: [
          { name: 'Mint', label: 'پودینہ', price: 1 },
          { name: 'Garlic', price: 1 },
        ],
      },
    ],
  });
  expect((await app.inject({ url: `/api/store/dish/${dish.slug}` })).body).not.toContain('"label"');

  const cartId = makeCartId();
  await fillCart(buyer, cartId, [wish]);
  const cart = `/api/store/cart-list/${cartId}/${buyer.id}/`;
  const [line] = await readIn('ur', buyer, cart);
  expect(line).toMatchObject({
    ...LINE_IN_URDU,
    extras: expect.arrayContaining(LINE_IN_URDU.extras.map((extra) => expect.objectContaining(extra))),
  });
  expect(JSON.stringify(await readIn('en', buyer, cart))).not.toMatch(/[\u0600-\u06ff]/);
  await owner.patch(`/api/restaurant/availability/${owner.restaurantId}/${dish.did}/`, {
    sold_out_until: 'tomorrow',
    portion_size: 'Full',
  });
  expect(await readIn('ur', buyer, cart)).toMatchObject([{ sold_out: 'فل' }]);
  await owner.patch(`/api/restaurant/availability/${owner.restaurantId}/${dish.did}/`, {
    sold_out_until: null,
    portion_size: 'Full',
  });

  const { oid } = await placeTestOrder(buyer, [wish]);
  await payTestOrder(app, oid);
  const rider = await createRider(app, owner.restaurantId);
  await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
  const { rider_key: key } = await app.database.db
    .selectFrom('riders')
    .select('rider_key')
    .where('id', '=', rider.id)
    .executeTakeFirstOrThrow();
  // An order keeps the words of its day.
  await owner.patch(path, { translations: null });

  const kitchen = `/api/restaurant/orders/${owner.restaurantId}/`;
  const reads: readonly (readonly [Caller, string])[] = [
    [buyer, `/api/customer/order/detail/${buyer.id}/${oid}/`],
    [buyer, `/api/store/checkout/${oid}/`],
    [owner, kitchen],
    [owner, `${kitchen}?q=${oid}`],
    [owner, `/api/restaurant/queue/${owner.restaurantId}/`],
    [owner, `/api/restaurant/orders/${owner.restaurantId}/${oid}/`],
    [owner, `/api/rider/${key}/`],
  ];
  for (const [caller, url] of reads) {
    const inUrdu = JSON.stringify(await readIn('ur', caller, url));
    for (const label of ['کڑاہی', 'فل', 'ہلکی مرچ', 'پودینہ'])
      expect([url, inUrdu]).toEqual([url, expect.stringContaining(label)]);
    expect(inUrdu).toContain('"portion_size":"Full"');
    expect([url, JSON.stringify(await readIn('en', caller, url))]).toEqual([
      url,
      expect.not.stringMatching(/[\u0600-\u06ff]/),
    ]);
  }
});

test('mails name what was chosen in the language of who gets them', async () => {
  const [owner, buyer] = [await createOwner(app), await createCustomer(app)];
  const { wish } = await translatedKarahi(owner);
  await buyer.patch(`/api/user/account/${buyer.id}/`, { language: 'ur' });
  await placeTestOrder(buyer, [wish]);
  const [mail] = await app.mailsTo(buyer.email);
  expect(mail?.text).toContain('1 x کڑاہی (فل، ہلکی مرچ، پودینہ، Garlic)');
});

test('a delivery that is followed names its restaurant in the language of the call', async () => {
  const owner = await createOwner(app, { name: 'Tandoor' });
  await owner.patch(`/api/restaurant/settings-update/${owner.restaurantId}/`, {
    translations: { ur: { name: 'تندور' } },
  });
  const { oid, token } = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
  const url = `/api/tracking/${oid}/${token}/`;
  expect(await readIn('ur', owner, url)).toMatchObject({ restaurants: [{ name: 'تندور' }] });
  expect(await readIn('en', owner, url)).toMatchObject({ restaurants: [{ name: 'Tandoor' }] });
});
