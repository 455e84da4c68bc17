import type { Order } from '@nearbite/contract/orders/customer-orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCartLine } from '../../testing/cart.ts';
import { aDish } from '../../testing/dishes.ts';
import { json, refusal } from '../../testing/fake-server.ts';
import { anOrder } from '../../testing/orders.ts';
import { renderApp, testPage } from '../../testing/render-app.tsx';

const DISH = `GET /api/store/dish/${aDish.slug}`;

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
    server: { [`GET /api/customer/order/detail/1/${anOrder.oid}/`]: () => json(ended), ...server },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Order again' }));
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
