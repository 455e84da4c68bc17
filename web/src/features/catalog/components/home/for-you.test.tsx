import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberPlace } from '../../../../lib/place/place.ts';
import { aRestaurant } from '../../../../testing/data/dishes.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../../testing/setup/console.ts';

const FOR_YOU = '/api/store/for-you/';
const soup = {
  id: 5,
  title: 'Corn Soup',
  slug: 'corn-soup',
  price: 250,
  image: null,
  category: { title: 'Soups' },
  restaurant: { name: 'Soup House', ...noTerms },
  distance_km: 1.2,
  why: 'Because it is cold.',
  kind: 'weather',
};
const nearby = { 'GET /api/restaurant/nearby-restaurants/': () => json([aRestaurant]) };
const server = { ...nearby, [`GET ${FOR_YOU}`]: () => json({ dishes: [soup], basis: 'distance' }) };
const section = async () => within(await screen.findByRole('region', { name: 'For you' }));

it('shows a visitor dishes with the reason of each', async () => {
  const { server: seen } = renderApp('/', { server });
  const link = await (await section()).findByRole('link', { name: 'Corn Soup' });
  expect(link).toHaveAttribute('href', '/dishdetail/corn-soup');
  expect((await section()).getByText('Because it is cold.')).toBeInTheDocument();
  expect((await section()).getByText('Rs.250.00')).toBeInTheDocument();
  expect(seen.callsTo(FOR_YOU)[0]?.bearer).toBeUndefined();
});

it('marks what does not deliver here and is only for picking up', async () => {
  const far = { ...soup, restaurant: { ...soup.restaurant, delivers_here: false, offers_pickup: true } };
  renderApp('/', {
    server: { ...nearby, [`GET ${FOR_YOU}`]: () => json({ dishes: [far], basis: 'distance' }) },
  });
  expect(await (await section()).findByText('Does not deliver here')).toBeInTheDocument();
});

it('follows a place that was chosen before', async () => {
  rememberPlace({ kind: 'listed', name: 'Gulberg', latitude: 31.5, longitude: 74.3 });
  const { server: seen } = renderApp('/', { server });
  await (await section()).findByRole('link', { name: 'Corn Soup' });
  expect(seen.callsTo(FOR_YOU).map(({ search }) => search)).toEqual(['?latitude=31.5&longitude=74.3']);
});

it('is off when the person says so, also next time, and asks for nothing then', async () => {
  const { server: seen, user } = renderApp('/', { server });
  await (await section()).findByRole('link', { name: 'Corn Soup' });
  await user.click((await section()).getByRole('button', { name: 'Turn off' }));
  expect((await section()).getByText('Suggestions for you are off.')).toBeInTheDocument();
  const asked = seen.callsTo(FOR_YOU).length;
  cleanup();

  const again = renderApp('/', { server });
  expect(await (await section()).findByText('Suggestions for you are off.')).toBeInTheDocument();
  expect(again.server.callsTo(FOR_YOU)).toHaveLength(0);
  expect(asked).toBe(1);
  await again.user.click((await section()).getByRole('button', { name: 'Turn on' }));
  expect(await (await section()).findByRole('link', { name: 'Corn Soup' })).toBeInTheDocument();
});

it('says when there is nothing, and offers to try again when it does not come', async () => {
  expectConsoleLine(/Error fetching suggestions:/);
  let tries = 0;
  const { user } = renderApp('/', {
    server: {
      ...nearby,
      [`GET ${FOR_YOU}`]: () =>
        tries++ === 0 ? refusal(500, 'internal') : json({ dishes: [], basis: 'distance' }),
    },
  });
  await user.click(await (await section()).findByRole('button', { name: 'Try again' }));
  expect(await (await section()).findByText(/Nothing that is open right now/)).toBeInTheDocument();
});

it('keeps what it suggested when it cannot be asked for again, and says so', async () => {
  expectConsoleLine(/Error fetching suggestions:/);
  let isDown = false;
  const { navigate } = renderApp('/', {
    server: {
      ...nearby,
      [`GET ${FOR_YOU}`]: () =>
        isDown ? refusal(500, 'internal') : json({ dishes: [soup], basis: 'distance' }),
    },
  });
  await (await section()).findByRole('link', { name: 'Corn Soup' });
  isDown = true;
  await navigate('/contact');
  await navigate('/');
  expect(await (await section()).findByText('We could not refresh the suggestions.')).toBeInTheDocument();
  expect((await section()).getByRole('link', { name: 'Corn Soup' })).toBeInTheDocument();
});
