import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findPlace, rememberPlace } from '../../../../lib/place/place.ts';
import { aShop } from '../../../../testing/data/dishes.ts';
import { positionAt, positionError } from '../../../../testing/fake-geolocation.ts';
import { json } from '../../../../testing/fake-server.ts';
import { giveNavigator } from '../../../../testing/give-navigator.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const chip = async (name: string | RegExp) =>
  within(await screen.findByRole('banner')).findByRole('button', { name });
const SHOP = '/api/restaurant/shop/biryani-junction/';
const server = {
  'POST /api/user/update-location/': () => json({ msg: 'ok' }),
  [`GET ${SHOP}`]: () => json(aShop),
  'GET /api/restaurant/dishes-store/biryani-junction/': () => json([]),
};
const anAddress = {
  id: 4,
  label: 'Home',
  address: '12 Canal Bank',
  city: 'Lahore',
  latitude: 31.5,
  longitude: 74.3,
  note: null,
  is_default: true,
};

function deviceIs(
  position: { latitude: number; longitude: number } | undefined,
  state: PermissionState = 'granted',
) {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
    position ? found(positionAt(position)) : failed(positionError('denied'));
  giveNavigator({
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state }) },
  });
}

describe('the place chip', () => {
  it("names a city's centre in the language of the page, whichever it was chosen in", async () => {
    const lahore = { city: 'Lahore', latitude: 31.52, longitude: 74.36 };
    localStorage.setItem('place', JSON.stringify({ kind: 'listed', name: 'لاہور، مرکزِ شہر', ...lahore }));
    renderApp('/store/biryani-junction', { server });
    expect(await chip('Your place: Lahore, city centre')).toBeInTheDocument();
  });

  it('asks a visitor for a place, remembers it, and pages follow it', async () => {
    const app = renderApp('/store/biryani-junction', { server });
    await screen.findByRole('heading', { name: aShop.name });
    expect(app.server.callsTo(SHOP)[0]?.search).toBe('');
    await app.user.click(await chip('Choose your place'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where should we look?' }));
    expect(dialog.queryByText('Saved addresses')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Gulberg, Lahore' }));
    expect(await chip('Your place: Gulberg, Lahore')).toHaveTextContent('Gulberg, Lahore');
    await waitFor(() =>
      expect(app.server.callsTo(SHOP).at(-1)?.search).toBe('?latitude=31.5102&longitude=74.3441'),
    );
    expect(app.server.callsTo('/api/user/update-location/')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const changed = await chip(/Gulberg/);
    await waitFor(() => expect(changed).toHaveFocus());
  });

  it('offers a customer the saved addresses that have a pin, and forgets them with the session', async () => {
    const app = renderApp('/contact', {
      as: 'customer',
      server: {
        ...server,
        'GET /api/customer/addresses/1/': () =>
          json([anAddress, { ...anAddress, id: 5, label: 'Work', latitude: null, longitude: null }]),
      },
    });
    await app.user.click(await chip('Choose your place'));
    await app.user.click(await screen.findByRole('button', { name: 'Home' }));
    await chip('Your place: Home (saved address)');
    expect(app.server.callsTo('/api/user/update-location/')[0]?.body).toEqual({
      latitude: 31.5,
      longitude: 74.3,
    });
    await app.user.click(await chip('Your place: Home (saved address)'));
    expect(await screen.findByText(/An address without a pin/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Work' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(await chip('Logout'));
    await waitFor(() => expect(findPlace()).toBeUndefined());
  });

  it('takes the device’s position, and says so when there is none', async () => {
    deviceIs(undefined, 'denied');
    const app = renderApp('/contact', { server });
    await app.user.click(await chip('Choose your place'));
    await app.user.click(await screen.findByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(/^Your browser does not tell where you are/)).toBeInTheDocument();
    deviceIs({ latitude: 31.4, longitude: 74.2 });
    await app.user.click(screen.getByRole('button', { name: 'Use my position' }));
    await chip('Your place: Near you (this device)');
    expect(findPlace()).toMatchObject({ kind: 'device', latitude: 31.4, longitude: 74.2 });
  });

  it('does not take where the device was long ago for where it is', async () => {
    deviceIs({ latitude: 24.8, longitude: 67 });
    rememberPlace({ kind: 'device', name: 'Near you', at: 0, latitude: 31.5, longitude: 74.3 });
    renderApp('/contact', { server });
    await expect.poll(() => findPlace()?.latitude).toBe(24.8);
    deviceIs(undefined, 'denied');
    act(() => rememberPlace({ kind: 'device', name: 'Near you', at: 0, latitude: 31.5, longitude: 74.3 }));
    renderApp('/contact', { server });
    await expect.poll(findPlace).toBeUndefined();
  });

  it('lives with whatever stands in the storage', async () => {
    for (const text of [
      'no JSON',
      '{"name":"x"}',
      '{"kind":"pin","name":"x","latitude":900,"longitude":0}',
    ]) {
      localStorage.setItem('place', text);
      expect(findPlace()).toBeUndefined();
    }
    renderApp('/contact', { server });
    await chip('Choose your place');
  });

  it('is not for owners, who order nothing', async () => {
    renderApp('/contact', { as: 'owner' });
    await chip('Logout');
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: /place/ })).toBeNull();
  });
});
