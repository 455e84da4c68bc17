import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRestaurant } from '../../../testing/dishes.ts';
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
