import type { RestaurantNotification } from '@nearbite/contract/notifications/owner-notifications';
import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPart, aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { bodyAs, json, refusal } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** Three rows of two orders, newest first, as the server keeps them. */
function atNotifications(path = '/restaurant/notifications/') {
  const row = (id: number, title: string, order_oid: string): RestaurantNotification => ({
    id,
    type: 'New Order',
    message: `${title} × 2 in order #${order_oid}`,
    order_item: { dish: { title }, order_oid, qty: 2 },
    seen: false,
    date: '2026-09-05T10:00:00.000Z',
  });
  let rows = [row(3, 'Pulao', 'second2345'), row(2, 'Naan', 'first23456'), row(1, 'Karahi', 'first23456')];
  const see = (which: (row: RestaurantNotification) => boolean) => {
    rows = rows.map((one) => (which(one) ? { ...one, seen: true } : one));
  };
  const marked = vi.fn(({ body }: { body: unknown }) => {
    const { up_to, order_oid } = bodyAs<{ up_to?: number; order_oid?: string }>(body);
    see(({ id, order_item }) =>
      order_oid === undefined ? id <= (up_to ?? 0) : order_oid === order_item.order_oid,
    );
    return json({ message: 'Notifications marked as seen', marked: 2 });
  });
  const markedOne = vi.fn(() => {
    see(({ id }) => id === 3);
    return json({ message: 'Notification marked as seen' });
  });
  const app = renderApp(path, {
    as: 'owner',
    server: {
      'GET /api/restaurant/terms/7/': () => json({ ...theTerms, effective_time_zone: 'Asia/Kathmandu' }),
      'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [] }),
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/orders/7/first23456/': () => json({ ...aPart, oid: 'first23456' }),
      'GET /api/restaurant/7/deliveries/first23456/': () => refusal(404, 'not_found'),
      'GET /api/restaurant/notifications/7/': () => json(rows),
      'GET /api/restaurant/notifications-summary/7/': () => {
        const unread = rows.filter(({ seen }) => !seen).length;
        const counts = { unread_notifications: unread, read_notifications: rows.length - unread };
        return json([{ ...counts, all_notifications: rows.length, newest_id: 3 }]);
      },
      'GET /api/restaurant/notifications-mark-as-seen/7/3/': markedOne,
      'POST /api/restaurant/notifications-mark-all-as-seen/7/': marked,
    },
  });
  return { ...app, marked, markedOne, see };
}

const menuEntry = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Restaurant area' })).findByRole('link', { name });

test('the rows of one order stand together, each item in its own words, and are marked together', async () => {
  const { user, marked, markedOne } = atNotifications();
  const table = await screen.findByRole('table', { name: 'Notifications' });
  const [, second, first] = within(table).getAllByRole('row');
  if (!first || !second) throw new Error('two orders were expected');
  expect(first).toHaveTextContent('Naan × 2');
  expect(first).toHaveTextContent('Karahi × 2 in order #first23456');
  await waitFor(() => expect(first).toHaveTextContent('5 Sep 2026, 15:45 (Kathmandu time)'));
  expect(await menuEntry('Notifications, 3 unread')).toBeInTheDocument();

  await user.click(
    within(second).getByRole('button', { name: 'Mark as seen: Pulao × 2 in order #second2345' }),
  );
  await waitFor(() => expect(second).toHaveTextContent('Seen'));
  expect(markedOne).toHaveBeenCalledTimes(1);
  expect(first).toHaveTextContent('Un-read');

  await user.click(
    within(first).getByRole('button', { name: 'Mark as seen: Naan × 2, Karahi × 2 in order #first23456' }),
  );
  await waitFor(() => expect(first).toHaveTextContent('Seen'));
  expect(marked).toHaveBeenCalledWith(expect.objectContaining({ body: { order_oid: 'first23456' } }));
  expect(await menuEntry('Notifications')).toBeInTheDocument();
});

test('all are marked at once, as far as the page knew', async () => {
  const { user, marked } = atNotifications();
  await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
  expect(marked).toHaveBeenCalledWith(expect.objectContaining({ body: { up_to: 3 } }));
  expect(await menuEntry('Notifications')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull();
});

test('opening an order marks its rows and lowers the count in the menu', async () => {
  const { marked } = atNotifications('/restaurant/orders/first23456');
  expect(await menuEntry('Notifications, 1 unread')).toBeInTheDocument();
  expect(marked.mock.calls).toEqual([[expect.objectContaining({ body: { order_oid: 'first23456' } })]]);
});

test('what is marked as seen on another device is counted here at once', async () => {
  const sockets = catchSockets();
  const { see } = atNotifications();
  expect(await menuEntry('Notifications, 3 unread')).toBeInTheDocument();
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
  const [socket] = sockets.to('/ws/live');
  act(() => socket?.open());
  act(() => socket?.receive({ type: 'ready' }));
  see(() => true);
  act(() => socket?.receive({ type: 'notifications-seen' }));
  expect(await menuEntry('Notifications')).toBeInTheDocument();
});
