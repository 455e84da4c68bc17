import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GRANTED_PATIENCE_MS } from '../../../../lib/place/geolocation.ts';
import { aRestaurant } from '../../../../testing/data/dishes.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { firstOf } from '../../../../testing/first-of.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../../testing/setup/console.ts';

const NEARBY = '/api/restaurant/nearby-restaurants/';
const server = {
  [`GET ${NEARBY}`]: () => json([aRestaurant]),
  'GET /api/store/categories/': () => json([{ id: 1, title: 'Biryani', image: null }]),
  'POST /api/user/update-location/': () => json({ msg: 'ok' }),
};

function browserSays(response: 'granted' | 'denied' | 'unsupported') {
  const getCurrentPosition = (granted: (position: object) => void, refused: (error: object) => void) =>
    response === 'granted'
      ? granted({ coords: { latitude: 31.5, longitude: 74.3 } })
      : refused({ code: 1, PERMISSION_DENIED: 1 });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: response === 'unsupported' ? undefined : { getCurrentPosition },
  });
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('lists restaurants near a visitor without sending the position anywhere else', async () => {
  browserSays('granted');
  const { server: seen } = renderApp('/', { server });
  const name = await screen.findByRole('link', { name: 'Biryani Junction' });
  expect(name).toHaveAttribute('href', '/detail/7');
  expect(screen.getByText('Tasty meals waiting for you!')).toBeInTheDocument();
  expect(screen.getByText('1.2 km')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Biryani' })).toBeInTheDocument();
  expect(seen.callsTo(NEARBY)[0]?.search).toBe('?latitude=31.5&longitude=74.3');
  expect(seen.callsTo('/api/user/update-location/')).toEqual([]);
});

it('keeps what is open now in the address, for a reload and the way back', async () => {
  browserSays('denied');
  const closed = { ...aRestaurant, id: 8, name: 'Late Kitchen', is_open: false };
  const { user, place, navigate } = renderApp('/', {
    server: {
      ...server,
      [`GET ${NEARBY}`]: ({ search }) =>
        json(search.includes('open=1') ? [aRestaurant] : [aRestaurant, closed]),
    },
  });
  await screen.findByText('Late Kitchen');
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  expect(place()).toBe('/?open=now');
  await waitFor(() => expect(screen.queryByText('Late Kitchen')).toBeNull());
  await navigate('/contact');
  await navigate(-1);
  expect(await screen.findByRole('button', { name: 'Open now', pressed: true })).toBeInTheDocument();
  expect(screen.queryByText('Late Kitchen')).toBeNull();
});

it('is sorted and narrowed down by the server, says when nothing suits, and shows all again', async () => {
  browserSays('denied');
  const {
    user,
    place,
    server: seen,
  } = renderApp('/?diet=vegan&sort=nonsense', {
    server: {
      ...server,
      [`GET ${NEARBY}`]: ({ search }) => json(search.includes('category=1') ? [] : [aRestaurant]),
    },
  });
  await screen.findByRole('link', { name: 'Biryani Junction' });
  expect(seen.callsTo(NEARBY).at(-1)?.search).toBe('?diet=vegan');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best rated');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Any diet');
  await user.click(screen.getByRole('button', { name: 'Free delivery' }));
  await user.click(await screen.findByRole('button', { name: 'Biryani' }));
  expect(place()).toBe('/?sort=rating&free_delivery=1&category=1');
  await waitFor(() =>
    expect(seen.callsTo(NEARBY).at(-1)?.search).toBe('?sort=rating&free_delivery=1&category=1'),
  );
  await user.click(await screen.findByRole('button', { name: 'Show all restaurants' }));
  expect(place()).toBe('/?sort=rating');
  expect(await screen.findByRole('link', { name: 'Biryani Junction' })).toBeInTheDocument();
});

it('loads on where there is more, and has as much of it on the way back', async () => {
  browserSays('denied');
  const many = Array.from({ length: 130 }, (_, index) => ({
    ...aRestaurant,
    id: index + 1,
    name: `Kitchen ${index + 1}`,
  }));
  const { user, navigate } = renderApp('/', {
    server: {
      ...server,
      [`GET ${NEARBY}`]: ({ search }) => {
        const offset = Number(new URLSearchParams(search).get('offset'));
        return json(many.slice(offset, offset + 100));
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more restaurants' }));
  await screen.findByRole('link', { name: 'Kitchen 130' });
  expect(screen.queryByRole('button', { name: 'Show more restaurants' })).toBeNull();
  await navigate('/contact');
  await navigate(-1);
  expect(await screen.findByRole('link', { name: 'Kitchen 130' })).toBeInTheDocument();
});

it('sends a signed-in user’s position before asking what is near', async () => {
  browserSays('granted');
  const { server: seen } = renderApp('/', { as: 'customer', server });
  await screen.findByRole('link', { name: 'Biryani Junction' });
  const order = seen.calls.map(({ path }) => path).filter((path) => /location|nearby/.test(path));
  expect(order).toEqual(['/api/user/update-location/', NEARBY]);
});

it('does not wait for a prompt nobody answers: the list comes at once, and again with the position', async () => {
  const prompts: ((position: object) => void)[] = [];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (granted: (position: object) => void) => prompts.push(granted) },
  });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'prompt' }) },
  });
  // Whoever waits a while for the answer waits for ever here.
  const { setTimeout: realTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, afterMs = 0) =>
    afterMs < GRANTED_PATIENCE_MS ? realTimeout(run, afterMs) : 0,
  );
  const { server: seen } = renderApp('/', { server });
  await waitFor(() => expect(seen.callsTo(NEARBY)).toHaveLength(1));
  expect(seen.callsTo(NEARBY)[0]?.search).toBe('');
  for (const grant of prompts) grant({ coords: { latitude: 31.5, longitude: 74.3 } });
  await waitFor(() => expect(seen.callsTo(NEARBY).at(-1)?.search).toBe('?latitude=31.5&longitude=74.3'));
  Reflect.deleteProperty(navigator, 'permissions');
});

it.each(['denied', 'unsupported'] as const)(
  'position %s: still lists restaurants and offers places',
  async (response) => {
    browserSays(response);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { user, server: seen } = renderApp('/', { server });
    await screen.findByRole('link', { name: 'Biryani Junction' });
    expect(seen.callsTo(NEARBY)[0]?.search).toBe('');
    expect(log.mock.calls.flat()).toEqual(
      response === 'unsupported' ? ['Geolocation is not supported by this browser.'] : [],
    );
    await user.click(screen.getByRole('button', { name: 'Choose a place' }));
    await user.click(await screen.findByRole('button', { name: 'Clifton, Karachi' }));
    await waitFor(() =>
      expect(seen.callsTo(NEARBY).at(-1)?.search).toBe('?latitude=24.8138&longitude=67.03'),
    );
    expect(await screen.findByRole('button', { name: 'Clifton, Karachi' })).toBeInTheDocument();
  },
);

it('says so when nothing is within reach', async () => {
  browserSays('granted');
  renderApp('/', {
    server: { ...server, [`GET ${NEARBY}`]: () => json([{ ...aRestaurant, distance_km: 120 }]) },
  });
  expect(
    await screen.findByText('No restaurant is within 10 km of you yet. These are the closest.'),
  ).toBeInTheDocument();
  expect(screen.getByText('120 km')).toBeInTheDocument();
});

it('cuts a description to 80 characters', async () => {
  browserSays('granted');
  const description = 'x'.repeat(81);
  renderApp('/', { server: { ...server, [`GET ${NEARBY}`]: () => json([{ ...aRestaurant, description }]) } });
  expect(await screen.findByText(`${'x'.repeat(80)}...`)).toBeInTheDocument();
});

it('logs failures in the words of the specification and offers to try again', async () => {
  browserSays('granted');
  expectConsoleLine(/Error fetching nearby restaurants:/);
  expectConsoleLine(/Error fetching categories:/);
  let isDown = true;
  const { user } = renderApp('/', {
    server: {
      ...server,
      [`GET ${NEARBY}`]: () => (isDown ? refusal(500, 'internal') : json([aRestaurant])),
      'GET /api/store/categories/': () => refusal(500, 'internal'),
    },
  });
  await screen.findByText(/We could not load the categories/);
  await screen.findByText(/We could not load the restaurants/);
  isDown = false;
  await user.click(firstOf(screen.getAllByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('link', { name: 'Biryani Junction' })).toBeInTheDocument();
});
