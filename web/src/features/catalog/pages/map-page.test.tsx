import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRestaurant } from '../../../testing/data/dishes.ts';
import { CONFIG } from '../../../testing/frame-responses.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const MAP = '/api/restaurant/map-restaurants/';
const open = (path: string, total: number) =>
  renderApp(path, {
    server: {
      [`GET ${MAP}`]: () => Response.json([aRestaurant], { headers: { 'x-total-count': String(total) } }),
    },
  });

it('asks for the visible part and says when there is more in it than it shows', async () => {
  const { server } = open('/map', 7);
  expect(await screen.findByText(/^The 1 best rated of 7 restaurants here/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Biryani Junction' })).toBeInTheDocument();
  const asked = new URLSearchParams(server.callsTo(MAP)[0]?.search);
  expect(Number(asked.get('south'))).toBeCloseTo(31.5204, 1);
  expect(Number(asked.get('west'))).toBeCloseTo(74.3587, 1);
});

it('opens where a link asks it to', async () => {
  const { server } = open('/map?latitude=24.861&longitude=67.001', 1);
  await waitFor(() => expect(server.callsTo(MAP)[0]?.search).toContain('south=24.8'));
  expect(await screen.findByText('1 restaurant is in this part of the map.')).toBeInTheDocument();
});

it("Google's map has the same name as ours", async () => {
  renderApp('/map', {
    server: { 'GET /api/config': () => Response.json({ ...CONFIG, google_maps_api_key: 'a-key' }) },
  });
  expect(await screen.findByRole('group', { name: 'Map of the restaurants' })).toBeInTheDocument();
  await waitFor(() => expect(document.head.querySelector('script[src*="key=a-key"]')).not.toBeNull());
});

it('opens a pin by keyboard with the focus on its link; Escape leads back to the pin, as often as wanted', async () => {
  const { user } = open('/map', 1);
  const pin = await screen.findByRole('button', { name: 'Biryani Junction' });
  const map = within(screen.getByRole('group', { name: 'Map of the restaurants' }));
  pin.focus();
  for (const _turn of [1, 2]) {
    // Leaflet reads the key's old code, which the tests' person does not type.
    fireEvent.keyPress(pin, { key: 'Enter', keyCode: 13, charCode: 13 });
    await waitFor(() => expect(map.getByRole('link', { name: 'Biryani Junction' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(pin).toHaveFocus());
  }
});
