import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDish, aRestaurant } from '../../../testing/data/dishes.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const FOUND = 130;

test('more than one page of dishes can be leafed through', async () => {
  const { user, place } = renderApp('/search/?query=biryani', {
    as: 'customer',
    server: {
      'GET /api/store/search': ({ search }) => {
        const asked = new URLSearchParams(search);
        const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit'))];
        const rows = Array.from({ length: Math.min(limit, FOUND - offset) }, (_, index) => ({
          ...aDish,
          id: offset + index + 1,
          title: `Biryani ${offset + index + 1}`,
        }));
        return Response.json(rows, { headers: { 'x-total-count': String(FOUND) } });
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Biryani 1' })).toBeInTheDocument();
  expect(screen.getByText('1 to 60 of 130')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Biryani 61' })).toBeInTheDocument();
  expect(place()).toBe('/search/?query=biryani&page=2');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Biryani 130' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a list that is longer than the server counts can be leafed through to its end', async () => {
  const { user } = renderApp('/search/?query=biryani', {
    as: 'customer',
    server: {
      'GET /api/store/search': ({ search }) => {
        const offset = Number(new URLSearchParams(search).get('offset'));
        const rows = Array.from({ length: Math.min(60, 250 - offset) }, (_, index) => ({
          ...aDish,
          id: offset + index + 1,
          title: `Biryani ${offset + index + 1}`,
        }));
        return Response.json(rows, { headers: { 'x-total-count': '200', 'x-total-more': '1' } });
      },
    },
  });
  expect(await screen.findByText('1 to 60 of more than 200')).toBeInTheDocument();
  for (const first of [61, 121, 181, 241]) {
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: `Biryani ${first}` })).toBeInTheDocument();
  }
  expect(screen.getByText('241 to 250 of 250')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('what is open now and the page are in the address: a reload and the way back find them again', async () => {
  const isClosed = { ...aDish, restaurant: { ...aDish.restaurant, is_open: false } };
  const server = {
    'GET /api/store/search': () =>
      Response.json([aDish, { ...isClosed, id: 99, title: 'Late Biryani' }], {
        headers: { 'x-total-count': '2' },
      }),
  };
  const { user, place, navigate } = renderApp('/search/?query=biryani', { as: 'customer', server });
  expect(await screen.findByText('2 dishes found')).toBeInTheDocument();
  expect(screen.getByText('Late Biryani')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  expect(place()).toBe('/search/?query=biryani&open=now');
  expect(screen.queryByText('Late Biryani')).toBeNull();
  expect(screen.getByText('1 of 2 open now')).toBeInTheDocument();

  await navigate('/contact');
  await navigate(-1);
  expect(await screen.findByRole('button', { name: 'Open now', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  expect(place()).toBe('/search/?query=biryani');
  expect(screen.getByText('Late Biryani')).toBeInTheDocument();
});

test('what does not deliver here comes last, under a heading of its own: restaurants and dishes', async () => {
  const far = { ...aRestaurant, id: 8, name: 'Far Away Grill', distance_km: 1032, delivers_here: false };
  const farDish = { ...aDish, id: 98, title: 'Far Biryani', restaurant: { ...aDish.restaurant, ...far } };
  renderApp('/search/?query=biryani', {
    as: 'customer',
    server: {
      'GET /api/store/search': () => json([farDish, aDish]),
      'GET /api/store/search-restaurants': () => json([far, aRestaurant]),
    },
  });
  for (const [section, near, last] of [
    ['Restaurants', aRestaurant.name, far.name],
    ['Dishes', aDish.title, farDish.title],
  ] as const) {
    const found = within(await screen.findByRole('region', { name: section }));
    const heads = found.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(heads).toEqual([section, near, 'Do not deliver here', last]);
  }
});
