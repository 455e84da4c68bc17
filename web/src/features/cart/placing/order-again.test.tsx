import type { Dish } from '@nearbite/contract/catalog/catalog';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCartLine } from '../../../testing/data/cart.ts';
import { aDish } from '../../../testing/data/dishes.ts';
import { aCheckout, anOrder } from '../../../testing/data/orders.ts';
import { json, PROFILES, refusal } from '../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
import { findOrderNote } from './use-order-choices.ts';

const DISH = `GET /api/store/dish/${aDish.slug}`;
const ORDER = `GET /api/customer/order/detail/1/${anOrder.oid}/`;

const ended: Order = {
  ...anOrder,
  order_status: 'fulfilled',
  parts: anOrder.parts.map((part) => ({ ...part, order_status: 'fulfilled', stage: 'delivered' })),
  orderitem: [
    {
      dish: { title: 'Chicken Biryani', slug: aDish.slug, image: null },
      price: 450,
      qty: 1,
      total: 450,
      portion_size: 'No portion size',
      spice_level: 'No spice level',
      extras: [],
      note: null,
      has_reviewed: true,
      restaurant_id: 7,
      order_status: 'fulfilled',
    },
  ],
};

async function orderAgain(server: NonNullable<Parameters<typeof renderApp>[1]>['server']) {
  const app = renderApp(`/customer/orders/${anOrder.oid}/`, {
    as: 'customer',
    pages: [testPage('/cart', 'customer', 'Cart')],
    server: { [ORDER]: () => json(ended), ...server },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Order again' }));
  await app.user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  return app;
}

test.each<[name: string, failure: () => Response | Promise<Response>, text: string]>([
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We could not reach the server. Check your connection and try again.',
  ],
  ['a server that is down', () => refusal(503, 'unavailable'), 'refused: unavailable'],
])('%s is not taken for a dish that is gone', async (_name, failure, text) => {
  await orderAgain({ [DISH]: failure });
  expect(await screen.findByText(`Not in your cart: Chicken Biryani. ${text}`)).toBeInTheDocument();
  expect(screen.queryByText(/Not available now/)).toBeNull();
});

test('what is gone or costs something else today is said before anything goes into the cart', async () => {
  const gone = { ...ended.orderitem[0], dish: { title: 'Seekh Kebab', slug: 'seekh-kebab', image: null } };
  const app = renderApp(`/customer/orders/${anOrder.oid}/`, {
    as: 'customer',
    pages: [testPage('/cart', 'customer', 'Cart')],
    server: {
      [ORDER]: () => json({ ...ended, orderitem: [...ended.orderitem, gone] }),
      [DISH]: () => json({ ...aDish, price: 500 }),
      'GET /api/store/dish/seekh-kebab': () => refusal(404, 'not_found'),
      'POST /api/store/cart/': () => json({ message: 'Added', item: aCartLine }, 201),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
  expect(await dialog.findByText('Something has changed since then.')).toBeInTheDocument();
  expect(dialog.getByText('Rs.500.00 now, it was Rs.450.00')).toBeInTheDocument();
  expect(dialog.getByText('Not available now')).toBeInTheDocument();
  expect(app.server.callsTo('/api/store/cart/')).toEqual([]);
  await app.user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  expect(app.server.callsTo('/api/store/cart/')).toHaveLength(1);
});

async function openSheet(dish: Partial<Dish>, item: Partial<Order['orderitem'][number]> = {}) {
  const { user } = renderApp(`/customer/orders/${anOrder.oid}/`, {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, allergies: ['gluten', 'milk'] }),
      [ORDER]: () => json({ ...ended, orderitem: ended.orderitem.map((one) => ({ ...one, ...item })) }),
      [DISH]: () => json({ ...aDish, price: 450, allergens: [], ...dish }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  return within(await screen.findByRole('dialog', { name: 'Order again' }));
}

test('who is allergic is warned of a dish as in the menu', async () => {
  const sheet = await openSheet({ allergens: ['gluten', 'eggs', 'milk'] });
  expect(await sheet.findByText('Contains gluten, milk')).toBeInTheDocument();
  expect(sheet.getByText('All of it is available at the same price.')).toBeInTheDocument();
});

test('a dish that is not served now says from when, and not all of it is available', async () => {
  const sheet = await openSheet({ served_from: '2099-12-24T07:00:00Z' });
  expect(await sheet.findByText('Served from 24 December at 12:00.')).toBeInTheDocument();
  expect(sheet.getByText('Not all of it is served now.')).toBeInTheDocument();
  expect(sheet.queryByText(/All of it is available/)).toBeNull();
});

test.each([
  [450, 'Rs.900.00'],
  [500, 'Rs.1,000.00 now, it was Rs.900.00'],
])('a line says what all of it costs: at %s each %s', async (price, text) => {
  const sheet = await openSheet({ price }, { qty: 2, total: 900 });
  expect(await sheet.findByText(text)).toBeInTheDocument();
});

test('a dish that costs more or less by now is named with both prices', async () => {
  const { place } = await orderAgain({
    [DISH]: () => json(aDish),
    'POST /api/store/cart/': () => json({ message: 'Added', item: aCartLine }, 201),
  });
  expect(
    await screen.findByText('Prices have changed: Chicken Biryani is Rs.500.00 now, it was Rs.450.00.'),
  ).toBeInTheDocument();
  expect(place()).toBe('/cart');
});

test('an unpaid order goes back to the cart to be changed, with its note, which its checkout shows', async () => {
  const items = ended.orderitem.map((item) => ({ ...item, order_status: 'pending' as const }));
  const canceled = items.map((item) => ({ ...item, order_status: 'cancelled' as const }));
  const { user, server, place } = renderApp(`/checkout/${anOrder.oid}/`, {
    as: 'customer',
    pages: [testPage('/cart', 'customer', 'Cart')],
    server: {
      [`GET /api/store/checkout/${anOrder.oid}/`]: () =>
        json({ ...aCheckout, note: 'Ring twice', orderitem: items }),
      [`POST /api/customer/orders/1/${anOrder.oid}/cancel/`]: () =>
        json({ ...anOrder, order_status: 'cancelled', orderitem: canceled }),
      [DISH]: () => json(aDish),
      'POST /api/store/cart/': () => json({ message: 'Added', item: aCartLine }, 201),
    },
  });
  expect(await screen.findByText('Ring twice')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change order' }));
  await user.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  expect(place()).toBe('/cart');
  expect(server.callsTo('/api/store/cart/')).toHaveLength(1);
  expect(findOrderNote()).toBe('Ring twice');
});

test('what is not offered with a dish any more is left out by name, and is no change of its price', async () => {
  const cheese = { group: 'Add-ons', name: 'Cheese', price: 80 };
  const raita = { group: 'Dips', name: 'Raita', price: 20 };
  const items = ended.orderitem.map((item) => ({ ...item, price: 550, extras: [cheese, raita] }));
  const dips = { name: 'Dips', min: 0, max: 1, options: [{ name: 'Raita', price: 20 }] };
  const { server } = await orderAgain({
    [ORDER]: () => json({ ...ended, orderitem: items }),
    [DISH]: () => json({ ...aDish, extras: [dips] }),
    'POST /api/store/cart/': () =>
      json({ message: 'Added', item: { ...aCartLine, price_by_portion_size: 470 } }, 201),
  });
  expect(
    await screen.findByText('In your cart without what is not offered now: Chicken Biryani (Cheese).'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Prices have changed/)).toBeNull();
  const [sent] = server.callsTo('/api/store/cart/');
  expect(String(sent?.body)).toContain('Raita');
  expect(String(sent?.body)).not.toContain('Cheese');
});

test('a dish at the price it had needs no word', async () => {
  const { place } = await orderAgain({
    [DISH]: () => json(aDish),
    'POST /api/store/cart/': () =>
      json({ message: 'Added', item: { ...aCartLine, price_by_portion_size: 450 } }, 201),
  });
  await screen.findByRole('heading', { name: 'Cart' });
  expect(place()).toBe('/cart');
  expect(screen.queryByText(/Prices have changed/)).toBeNull();
});

test('what has arrived is rated and ordered again while the other restaurant is still cooking', async () => {
  const [junction] = ended.parts;
  const [biryani] = ended.orderitem;
  if (!junction || !biryani) throw new Error('The order has a part and an item');
  const underWay = { order_status: 'pending', stage: 'accepted' } as const;
  const teaHouse = { ...junction.restaurant, id: 8, name: 'Tea House' };
  const tea = { title: 'Tea', slug: 'tea', image: null };
  const order: Order = {
    ...ended,
    ...underWay,
    parts: [junction, { ...junction, ...underWay, restaurant: teaHouse }],
    orderitem: [
      { ...biryani, has_reviewed: false },
      { ...biryani, has_reviewed: false, dish: tea, restaurant_id: 8, order_status: 'pending' },
    ],
  };
  let rateable: unknown;
  const { server } = await orderAgain({
    [ORDER]: () => json(order),
    [DISH]: () => {
      rateable = screen.getAllByRole('link', { name: /^Rate/ }).map((link) => link.textContent);
      return json(aDish);
    },
    'POST /api/store/cart/': () => json({ message: 'Added', item: aCartLine }, 201),
  });
  await screen.findByRole('heading', { name: 'Cart' });
  expect(rateable).toEqual(['Rate Chicken Biryani']);
  expect(server.callsTo('/api/store/dish/tea')).toEqual([]);
});
