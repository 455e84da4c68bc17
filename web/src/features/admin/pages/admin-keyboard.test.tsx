import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCategory, aSummary, aUser, aWaitingRestaurant } from '../../../testing/data/admin.ts';
import { bodyAs, json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

type Server = NonNullable<Parameters<typeof renderApp>[1]>['server'];
const open = (path: string, server: Server) =>
  renderApp(path, { as: 'admin', server: { 'GET /api/admin/summary/': () => json(aSummary), ...server } });

test('a category is moved through the whole list with one key, and back from its end', async () => {
  let rows = [aCategory(1, 'Soups'), aCategory(2, 'Pizza'), aCategory(3, 'Rice')];
  const { user } = open('/admin/categories', {
    'GET /api/admin/categories/': () => json(rows),
    'PATCH /api/admin/categories/1/': ({ body }) => {
      const { position } = bodyAs<{ position: number }>(body);
      rows = rows.filter(({ id }) => id !== 1).toSpliced(position, 0, aCategory(1, 'Soups'));
      return json(aCategory(1, 'Soups'));
    },
  });
  const titles = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Soups|Pizza|Rice/.exec(row.textContent ?? '')?.[0]);
  const press = async (expected: string[]) => {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(expected));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };

  (await screen.findByRole('button', { name: 'Move Soups down' })).focus();
  await press(['Pizza', 'Soups', 'Rice']);
  await press(['Pizza', 'Rice', 'Soups']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Soups up' })).toHaveFocus());
  await press(['Pizza', 'Soups', 'Rice']);
  await press(['Soups', 'Pizza', 'Rice']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Soups down' })).toHaveFocus());
});

test('after a decision the keyboard goes on with the next restaurant, after the last with the heading', async () => {
  let rows = [
    { ...aWaitingRestaurant, id: 5, name: 'Green Bowl' },
    { ...aWaitingRestaurant, id: 6, name: 'Red Bowl' },
  ];
  const decide = (id: number) => () => {
    rows = rows.filter((row) => row.id !== id);
    return json(aWaitingRestaurant);
  };
  const { user } = open('/admin/restaurants', {
    'GET /api/admin/restaurants/': () => json(rows),
    'POST /api/admin/restaurants/5/approve/': decide(5),
    'POST /api/admin/restaurants/6/decline/': decide(6),
  });
  (await screen.findByRole('button', { name: 'Approve Green Bowl' })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve Red Bowl' })).toHaveFocus());

  await user.keyboard('{Tab}{Enter}');
  await user.type(await screen.findByLabelText('Reason'), 'Blurred');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('No restaurant is waiting.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Restaurants' })).toHaveFocus());
});

test('blocking and unblocking a user can be taken back with the next key', async () => {
  let isBlocked = false;
  const { user } = open('/admin/users', {
    'GET /api/admin/users/': () => json([{ ...aUser, is_blocked: isBlocked }]),
    'POST /api/admin/users/11/block/': ({ body }) => {
      expect(body).toEqual({ reason: 'Orders and never pays.' });
      isBlocked = true;
      return json({ ...aUser, is_blocked: true });
    },
  });
  (await screen.findByRole('button', { name: 'Block Hira' })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Hira?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await dialog.findByText('Give a reason of 1 to 500 characters')).toBeInTheDocument();
  await user.click(dialog.getByLabelText('Reason'));
  await user.paste('Orders and never pays.');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock Hira' })).toHaveFocus());
});
