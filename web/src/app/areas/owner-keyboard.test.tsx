import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import type { RestaurantNotification } from '@nearbite/contract/notifications/owner-notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOwnerDish } from '../../testing/data/dishes.ts';
import { aPart, aRestaurantOfMine, listed } from '../../testing/data/owner.ts';
import { held, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const base = { 'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine) };
const open = (path: string, server: NonNullable<Parameters<typeof renderApp>[1]>['server']) =>
  renderApp(path, { as: 'owner', server: { ...base, ...server } });

const dish = (did: string, title: string): OwnerDish => ({
  ...anOwnerDish,
  did,
  title,
});

describe('the keyboard stays where it was', () => {
  test('while an order changes its status, and when the change was not meant', async () => {
    const path = `/api/restaurant/orders/7/${aPart.oid}/`;
    const saving = held();
    const { user, server } = open('/restaurant/orders?view=table', {
      'GET /api/restaurant/orders/7/': () => json([aPart]),
      [`PATCH ${path}`]: saving.handler,
    });
    const select = () => screen.findByRole('combobox', { name: `Status of order ${aPart.oid}` });
    (await select()).focus();
    await user.keyboard('{Enter}{End}{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel a paid order?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep the order' }));
    await waitFor(async () => expect(await select()).toHaveFocus());

    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(server.callsTo(path)).toHaveLength(1));
    await waitFor(async () => expect(await select()).toHaveFocus());
    expect((await select()).tabIndex).toBe(0);
    saving.answer(json({ ...aPart, order_status: 'fulfilled' }));
    expect(await screen.findByText('Order Status Updated')).toBeInTheDocument();
    await waitFor(async () => expect(await select()).toHaveFocus());
  });

  test('while a dish is taken off the menu, which a second press does not do twice', async () => {
    const saving = held();
    const { user, server } = open('/restaurant/dishes', {
      'GET /api/restaurant/dishes/7/': () => json([dish('a', 'Pulao')]),
      'PATCH /api/restaurant/update-dish/7/a/': saving.handler,
    });
    const toggle = await screen.findByRole('switch', { name: 'Pulao is live' });
    toggle.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(server.callsTo('/api/restaurant/update-dish/7/a/')).toHaveLength(1));
    expect(toggle).toBeEnabled();
    await waitFor(() => expect(toggle).toHaveFocus());
    await user.keyboard(' ');
    saving.answer(json({ ...dish('a', 'Pulao'), category: 1 }));
    await waitFor(() => expect(toggle).not.toHaveAttribute('aria-disabled'));
    expect(server.callsTo('/api/restaurant/update-dish/7/a/')).toHaveLength(1);
  });
});

describe('what had the focus is gone', () => {
  test('a deleted dish leaves it to the next one, the last one to the heading', async () => {
    let dishes = [dish('a', 'Pulao'), dish('b', 'Naan')];
    const remove = (did: string) => () => {
      dishes = dishes.filter((one) => one.did !== did);
      return new Response(null, { status: 204 });
    };
    const { user } = open('/restaurant/dishes', {
      'GET /api/restaurant/dishes/7/': () => json(dishes),
      'DELETE /api/restaurant/delete-dish/7/a/': remove('a'),
      'DELETE /api/restaurant/delete-dish/7/b/': remove('b'),
    });
    const press = async (title: string) => {
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
      expect(await screen.findByRole('alertdialog', { name: 'Dish Deleted!' })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      await user.keyboard('{Enter}');
    };
    (await screen.findByRole('button', { name: 'Delete Pulao' })).focus();
    await press('Pulao');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Naan' })).toHaveFocus());
    await press('Naan');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All Dishes' })).toHaveFocus());
  });

  const notification = (id: number, title: string, seen: boolean): RestaurantNotification => ({
    id,
    seen,
    date: '2026-09-05T10:00:00.000Z',
    type: 'New Order',
    message: title,
    order_item: { qty: 2, order_oid: `order${id}`, dish: { title } },
  });
  const counts = {
    'GET /api/restaurant/notifications-summary/7/': () =>
      json([{ unread_notifications: 0, read_notifications: 0, all_notifications: 0, newest_id: null }]),
  };

  test('a notification that was seen leaves it to the next unseen one', async () => {
    const seen = new Set([2]);
    const { user } = open('/restaurant/notifications', {
      ...counts,
      'GET /api/restaurant/notifications/7/': () =>
        json(
          ['Pulao', 'Naan', 'Raita'].map((title, index) =>
            notification(index + 1, title, seen.has(index + 1)),
          ),
        ),
      'GET /api/restaurant/notifications-mark-as-seen/7/1/': () => {
        seen.add(1);
        return json({ message: 'Seen' });
      },
    });
    (await screen.findByRole('button', { name: 'Mark as seen: Pulao × 2 in order #order1' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mark as seen: Raita × 2 in order #order3' })).toHaveFocus(),
    );
  });

  test('the next page comes without taking the pager away', async () => {
    const next = held();
    const { user } = open('/restaurant/notifications', {
      ...counts,
      'GET /api/restaurant/notifications/7/': ({ search }) =>
        search.includes('offset=50') ? next.handler() : listed([notification(1, 'Pulao', true)], 150),
    });
    (await screen.findByRole('button', { name: 'Next' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('51 to 100 of 150')).toBeInTheDocument();
    next.answer(listed([notification(2, 'Naan', true)], 150));
    expect(await screen.findByText(/Naan/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  });
});
