import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberPlace } from '../../../lib/place/place.ts';
import { aRestaurantOfMine as SETTINGS } from '../../../testing/data/owner.ts';
import { json } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './own-store-page.tsx';

const SHOP = {
  ...SETTINGS,
  ...noTerms,
  description: 'Dum biryani',
  dish_count: 0,
  rating: null,
  review_count: 0,
  opening_hours: [],
  closed_days: [],
};
const HIDDEN = 'Your restaurant is hidden from customers while it is suspended.';

function openStore(settings: () => unknown) {
  return renderApp('/restaurant/store/biryani-junction', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(settings()),
      'GET /api/restaurant/shop/biryani-junction/': () => json(SHOP),
      'GET /api/restaurant/dishes-store/biryani-junction/': () => json([]),
    },
  });
}

test('the owner of a suspended restaurant reads why it is not there', async () => {
  openStore(() => ({ ...SETTINGS, status: 'suspended', status_reason: 'Complaints.' }));
  expect(await screen.findByText(HIDDEN)).toBeInTheDocument();
  expect(screen.getByText(/Reason: Complaints\./)).toBeInTheDocument();
  expect(screen.queryByText(/404/)).not.toBeInTheDocument();
});

test('the owner looks at it from nowhere: it does not say where it does not deliver', async () => {
  rememberPlace({ kind: 'listed', name: 'Karachi', latitude: 24.86, longitude: 67.0 });
  const { server } = openStore(() => SETTINGS);
  expect(await screen.findByText('Dum biryani')).toBeInTheDocument();
  expect(server.callsTo('/api/restaurant/shop/biryani-junction/').map(({ search }) => search)).toEqual(['']);
});

test('a suspension and its end reach the open page', async () => {
  const sockets = catchSockets();
  let settings = SETTINGS;
  openStore(() => settings);
  expect(await screen.findByRole('heading', { name: 'Biryani Junction' })).toBeInTheDocument();
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
  const [socket] = sockets.to('/ws/live');
  act(() => socket?.open());

  settings = { ...SETTINGS, status: 'suspended', status_reason: 'Complaints.' };
  act(() => socket?.receive({ type: 'restaurant', status: 'suspended' }));
  expect(
    await screen.findByText(/Your restaurant is suspended: .* Reason: Complaints\./),
  ).toBeInTheDocument();
  expect(await screen.findByText(HIDDEN)).toBeInTheDocument();

  settings = SETTINGS;
  act(() => socket?.receive({ type: 'restaurant', status: 'approved' }));
  await waitFor(() => expect(screen.queryByText(HIDDEN)).not.toBeInTheDocument());
  expect(screen.queryByText(/Your restaurant is suspended/)).not.toBeInTheDocument();
});
