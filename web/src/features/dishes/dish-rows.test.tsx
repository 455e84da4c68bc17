import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import type { Terms } from '@nearbite/contract/restaurants/terms';
import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anOwnerDish } from '../../testing/data/dishes.ts';
import { aRestaurantOfMine } from '../../testing/data/owner.ts';
import { json } from '../../testing/fake-server.ts';
import { stubPhoneScreen } from '../../testing/phone-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(stubPhoneScreen);

function onThePhone(dish: Partial<OwnerDish> = {}, terms: Partial<Terms> = {}, menu = vi.fn()) {
  const changed = vi.fn(() => json({ ...anOwnerDish, category: 1 }));
  const soldOut = vi.fn();
  const deleted = vi.fn(() => new Response(null, { status: 204 }));
  const app = renderApp('/restaurant/dishes', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/terms/7/': () => json({ ...theTerms, ...terms }),
      'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [] }),
      'GET /api/restaurant/dishes/7/': () =>
        json([
          {
            ...anOwnerDish,
            id: 1,
            did: 'dish2345dish',
            slug: 'pulao',
            title: 'Pulao',
            image: null,
            price: 1250,
            stock_qty: 8,
            orders: 31,
            status: 'live',
            ...dish,
          },
        ]),
      'PATCH /api/restaurant/update-dish/7/dish2345dish/': changed,
      'PATCH /api/restaurant/availability/7/dish2345dish/': ({ body }: { body: unknown }) => {
        soldOut(body);
        return json(anOwnerDish);
      },
      'DELETE /api/restaurant/delete-dish/7/dish2345dish/': deleted,
      'PATCH /api/restaurant/menu/7/': ({ body }: { body: unknown }) => {
        menu(body);
        return json({ dishes: [], categories: [] });
      },
    },
  });
  return { ...app, changed, deleted, soldOut };
}

test('a dish is one row with its switch and menu; the rest is shown when it is opened', async () => {
  const { user } = onThePhone();
  const row = within(await screen.findByRole('list', { name: 'Dishes' }));
  const name = row.getByRole('button', { name: /^Pulao/, expanded: false });
  expect(row.getByRole('button', { name: 'Price of Pulao: Rs.1,250.00. Change' })).toBeInTheDocument();
  expect(row.getByRole('switch', { name: 'Pulao is live' })).toBeChecked();
  expect(row.queryByText('Orders')).toBeNull();

  await user.click(name);
  expect(row.getByText('Orders').nextSibling).toHaveTextContent('31');
  expect(row.getByText('Status').nextSibling).toHaveTextContent('Live');
  await user.click(name);
  expect(row.queryByText('Orders')).toBeNull();
});

test('what is sold out says so, and what is under review has no switch', async () => {
  onThePhone({ stock_qty: 0, status: 'in-review' });
  const row = within(await screen.findByRole('list', { name: 'Dishes' }));
  expect(row.getByText('Sold out')).toBeInTheDocument();
  expect(row.getByText('In-review')).toBeInTheDocument();
  expect(row.queryByRole('switch')).toBeNull();
});

test('the menu leads to the dish and to its form, and deletes it after asking', async () => {
  const { user, deleted } = onThePhone();
  await user.click(await screen.findByRole('button', { name: 'Actions for Pulao' }));
  const menu = within(screen.getByRole('menu', { name: 'Actions for Pulao' }));
  expect(menu.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', '/dishdetail/pulao');
  expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/restaurant/dish/update/dish2345dish/',
  );
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

test('a dish or one of its portions is sold out until tomorrow by two taps, and back by one', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { user, soldOut } = onThePhone({
    portion_size: [
      { size_name: 'Single', price: 0 },
      { size_name: 'Family', price: 900, sold_out_until: until },
    ],
    spice_level: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Pulao' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sold out until tomorrow' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sold out until tomorrow' }));
  await user.click(dialog.getByRole('switch', { name: 'Pulao' }));
  await waitFor(() => expect(soldOut).toHaveBeenLastCalledWith({ sold_out_until: 'tomorrow' }));
  const family = dialog.getByRole('switch', { name: /^Portion Family \(until/, checked: true });
  // Until the first is saved, no other can be pressed.
  await waitFor(() => expect(family).not.toHaveAttribute('aria-disabled'));
  await user.click(family);
  await waitFor(() =>
    expect(soldOut).toHaveBeenLastCalledWith({ sold_out_until: null, portion_size: 'Family' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Pulao' }));
  expect(await screen.findByText('Family sold out')).toBeInTheDocument();
});

test('until when it is sold out is told by the clock of the kitchen', async () => {
  const { user } = onThePhone(
    { sold_out_until: '2099-11-16T13:00:00.000Z', portion_size: [], spice_level: [] },
    { effective_time_zone: 'Asia/Kathmandu' },
  );
  const until = '16 November 2099, 18:45 (Kathmandu time)';
  await user.click(await screen.findByRole('button', { name: 'Actions for Pulao' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sold out until tomorrow' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sold out until tomorrow' }));
  expect(await dialog.findByRole('switch', { name: `Pulao (until ${until})` })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Pulao' }));
  expect(await screen.findByText(`Sold out until ${until}`)).toBeInTheDocument();
});

test('what is sold out for a while says so in the list', async () => {
  onThePhone({ sold_out_until: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await screen.findByText('Sold out')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back on sale: Pulao', pressed: true })).toBeInTheDocument();
});

test('price, stock and what is sold out are changed in the row, and taken back', async () => {
  const menu = vi.fn();
  const { user, server } = onThePhone({}, {}, menu);
  await user.click(await screen.findByRole('button', { name: 'Price of Pulao: Rs.1,250.00. Change' }));
  await user.keyboard('1300{Enter}');
  await waitFor(() => expect(menu).toHaveBeenLastCalledWith({ dishes: [{ id: 1, price: 1300 }] }));

  await user.click(screen.getByRole('button', { name: 'Quantity of Pulao: 8. Change' }));
  await user.keyboard('5{Escape}');
  expect(menu).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Sold out until tomorrow: Pulao' }));
  await waitFor(() =>
    expect(menu).toHaveBeenLastCalledWith({ dishes: [{ id: 1, sold_out_until: 'tomorrow' }] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(menu).toHaveBeenLastCalledWith({ dishes: [{ id: 1, sold_out_until: null }] }));
  expect(server.callsTo('/api/restaurant/menu/7/')).toHaveLength(3);
});

test('several are chosen and changed in one go', async () => {
  const menu = vi.fn();
  const { user } = onThePhone({}, {}, menu);
  await user.click(await screen.findByRole('button', { name: 'Choose several' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Pulao' }));
  await user.click(screen.getByRole('button', { name: 'In-active' }));
  await waitFor(() => expect(menu).toHaveBeenLastCalledWith({ dishes: [{ id: 1, status: 'in-active' }] }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});
