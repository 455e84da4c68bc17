import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwnerDish } from '../../testing/data/dishes.ts';
import { aRestaurantOfMine } from '../../testing/data/owner.ts';
import { json } from '../../testing/fake-server.ts';
import { stubPhoneScreen } from '../../testing/phone-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { placesToWrite } from './use-move-dish.ts';

const COUNT = 300;

/** A menu of one long category, in pages as the server sends them. */
function openMenu(address: string) {
  stubPhoneScreen();
  const menu = vi.fn();
  const dishes = Array.from({ length: COUNT }, (_, index): OwnerDish => {
    const number = index + 1;
    return { ...anOwnerDish, id: number, did: `dish${number}dish${number}`, title: `Dish ${number}` };
  });
  const app = renderApp(address, {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/dishes/7/': ({ search }) => {
        const query = new URLSearchParams(search);
        const offset = Number(query.get('offset'));
        const rows = dishes.slice(offset, offset + Number(query.get('limit')));
        return Response.json(rows, { headers: { 'x-total-count': String(COUNT) } });
      },
      'PATCH /api/restaurant/menu/7/': ({ body }: { body: unknown }) => {
        menu(body);
        return json({ dishes: [], categories: [] });
      },
    },
  });
  return { ...app, menu };
}

test('the first dish of a page is moved to the page before it, and one far down takes all before it along', async () => {
  const { user, menu } = openMenu('/restaurant/dishes/?order=menu&page=2');
  await user.click(await screen.findByRole('button', { name: 'Move Dish 51 up' }));
  await waitFor(() => expect(menu).toHaveBeenCalledTimes(1));
  const { dishes } = menu.mock.calls[0]?.[0] ?? {};
  expect(dishes).toHaveLength(51);
  expect(dishes.slice(-3)).toEqual([
    { id: 49, position: 48 },
    { id: 51, position: 49 },
    { id: 50, position: 50 },
  ]);
});

test('more than a call takes is sent in several', async () => {
  const { user, menu } = openMenu('/restaurant/dishes/?order=menu&page=6');
  expect(await screen.findByRole('button', { name: 'Move Dish 300 down' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Dish 299 down' }));
  await waitFor(() => expect(menu).toHaveBeenCalledTimes(2));
  const sent = menu.mock.calls.flatMap(([{ dishes }]) => dishes);
  expect(sent).toHaveLength(COUNT);
  expect(sent.slice(-2)).toEqual([
    { id: 300, position: 298 },
    { id: 299, position: 299 },
  ]);
});

test('the first of the menu has nothing before it; among dishes that were searched for nothing is moved', async () => {
  openMenu('/restaurant/dishes/?order=menu');
  expect(await screen.findByRole('button', { name: 'Move Dish 1 up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Dish 50 down' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'As customers see it' })).toHaveAttribute(
    'href',
    '/restaurant/store/biryani-junction/',
  );
});

test('only places that change are written', () => {
  const dishes = [
    { id: 3, position: 0 },
    { id: 1, position: 2 },
    { id: 2, position: 1 },
    { id: 4, position: null },
  ];
  expect(placesToWrite(dishes, 2)).toEqual([
    { id: 1, position: 1 },
    { id: 2, position: 2 },
  ]);
  expect(placesToWrite(dishes, 3)).toHaveLength(3);
});
