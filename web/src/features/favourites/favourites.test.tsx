import type { Order } from '@nearbite/contract/orders/customer-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDish, aRestaurant } from '../../testing/data/dishes.ts';
import { aCheckout, anOrder } from '../../testing/data/orders.ts';
import { json, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NEARBY = 'GET /api/restaurant/nearby-restaurants/';
const IDS = 'GET /api/customer/favourite-ids/1/';
const LIST = 'GET /api/customer/favourites/1/';
const ONE = `/api/customer/favourites/1/restaurants/${aRestaurant.id}/`;
const done = () => new Response(null, { status: 204 });
const heart = (pressed: boolean) =>
  screen.findByRole('button', { name: `Favourite: ${aRestaurant.name}`, pressed });

it('a heart is filled at once, emptied with a way back, and emptied again where the server refuses', async () => {
  let isRefused = false;
  const { user, server } = renderApp('/', {
    as: 'customer',
    server: {
      [NEARBY]: () => json([aRestaurant]),
      [IDS]: () => json({ restaurants: [], dishes: [] }),
      [`PUT ${ONE}`]: () => (isRefused ? refusal(409, 'conflict') : done()),
      [`DELETE ${ONE}`]: done,
    },
  });
  const methods = () => server.callsTo(ONE).map(({ method }) => method);
  await waitFor(() => expect(server.callsTo('/api/customer/favourite-ids/1/')).toHaveLength(1));
  await user.click(await heart(false));
  await user.click(await heart(true));
  await heart(false);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await heart(true);
  expect(methods()).toEqual(['PUT', 'DELETE', 'PUT']);
  await user.click(await heart(true));
  isRefused = true;
  await user.click(await heart(false));
  expect(await screen.findByText('refused: conflict')).toBeInTheDocument();
  await heart(false);
});

it('a visitor signs in and comes back to the same place, where it is kept by then', async () => {
  const server = {
    [NEARBY]: () => json([aRestaurant]),
    [IDS]: () => json({ restaurants: [], dishes: [] }),
    [`PUT ${ONE}`]: done,
  };
  const visitor = renderApp('/?open=now', { server });
  await visitor.user.click(await heart(false));
  expect(await screen.findByText('Sign in to keep favourites.')).toBeInTheDocument();
  await waitFor(() => expect(visitor.place()).toBe(`/login?next=${encodeURIComponent('/?open=now')}`));
  const { server: seen } = renderApp('/?open=now', { as: 'customer', server });
  await waitFor(() => expect(seen.callsTo(ONE)).toMatchObject([{ method: 'PUT' }]));
});

it('the list shows restaurants and dishes, and what to do while it is empty', async () => {
  renderApp('/customer/favourites/', {
    as: 'customer',
    server: {
      [IDS]: () => json({ restaurants: [aRestaurant.id], dishes: [aDish.id] }),
      [LIST]: () => json({ restaurants: [aRestaurant], dishes: [aDish] }),
    },
  });
  expect(await screen.findByRole('region', { name: 'Restaurants' })).toHaveTextContent(aRestaurant.name);
  expect(screen.getByRole('region', { name: 'Dishes' })).toHaveTextContent(aDish.title);
  await heart(true);
  expect(await screen.findByRole('link', { name: 'Favourites' })).toBeInTheDocument();
});

const arrived: Order = {
  ...anOrder,
  oid: 'ARRIVED12345',
  stage: 'delivered',
  parts: anOrder.parts.map((part) => ({ ...part, stage: 'delivered', order_status: 'fulfilled' })),
  orderitem: aCheckout.orderitem.map((item) => ({ ...item, has_reviewed: false, restaurant_id: 7 })),
};
const onItsWay: Order = { ...anOrder, stage: 'accepted', promised_at: '2026-11-20T12:00:00.000Z' };

it('home: the order on its way, what was had before with what it costs today, and what was looked at', async () => {
  const [item] = aCheckout.orderitem;
  localStorage.setItem('own_rows', 'alf');
  localStorage.setItem(
    'own_seen_1',
    JSON.stringify([{ path: '/store/x', name: 'Seen Kitchen', image: null, note: '' }, 'nonsense']),
  );
  const { user } = renderApp('/', {
    as: 'customer',
    server: {
      [NEARBY]: () => json([aRestaurant]),
      'GET /api/customer/orders/1/': () => json([onItsWay, arrived]),
      [LIST]: () => json({ restaurants: [aRestaurant], dishes: [aDish] }),
      [`GET /api/store/dish/${item?.dish.slug}`]: () => refusal(404, 'not_found'),
    },
  });
  const active = within(await screen.findByRole('list', { name: 'Your orders on their way' }));
  expect(active.getByRole('link', { name: /Accepted/ })).toHaveAttribute(
    'href',
    `/customer/orders/${anOrder.oid}/`,
  );
  await user.click(
    within(screen.getByRole('region', { name: 'Order again' })).getByRole('button', { name: /×/ }),
  );
  expect(await screen.findByText('None of it is available now.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Recently seen' }));
  expect(screen.getByRole('link', { name: /Seen Kitchen/ })).toHaveAttribute('href', '/store/x');
  const favourites = within(screen.getByRole('region', { name: 'Favourites' }));
  expect(favourites.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/customer/favourites/',
    `/detail/${aRestaurant.id}`,
    `/dishdetail/${aDish.slug}`,
  ]);
  expect(localStorage.getItem('own_rows')).toBe('alf');
});

it('home: an order that is late says so, and never a time that is over', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const late: Order = { ...anOrder, stage: 'on_the_way', promised_at: minutesAgo(3) };
  const forgotten: Order = { ...late, oid: 'FORGOTTEN123', promised_at: minutesAgo(70) };
  renderApp('/', {
    as: 'customer',
    server: { [NEARBY]: () => json([]), 'GET /api/customer/orders/1/': () => json([late, forgotten]) },
  });
  const active = within(await screen.findByRole('list', { name: 'Your orders on their way' }));
  const [first, second] = active.getAllByRole('link');
  expect(first).toHaveTextContent(/Running latenow about \d\d:\d\d/);
  expect(second).toHaveTextContent(/Running late$/);
  expect(active.queryByText('arrives')).toBeNull();
});

it.each([
  ['right after signing in, folded into one line', undefined, false],
  ['with room of their own, open, and favourites for phones', 'alf', true],
])('home: every list is there beside an order on its way: %s', async (_name, room, isOpen) => {
  if (room !== undefined) localStorage.setItem('own_rows', room);
  const { user } = renderApp('/', {
    as: 'customer',
    server: {
      [NEARBY]: () => json([aRestaurant]),
      'GET /api/customer/orders/1/': () => json([onItsWay, arrived]),
      [LIST]: () => json({ restaurants: [aRestaurant], dishes: [aDish] }),
    },
  });
  const list = await screen.findByRole('button', { name: 'Order again', pressed: isOpen });
  await user.click(await screen.findByRole('button', { name: 'Favourites', pressed: false }));
  const [favourites] = screen.getAllByRole('region', { name: 'Favourites' });
  if (!favourites) throw new Error('The list was opened');
  expect(within(favourites).getByRole('link', { name: new RegExp(aDish.title) })).toBeInTheDocument();
  await user.click(list);
  expect(screen.getByRole('region', { name: 'Order again' })).toHaveTextContent('×');
});
