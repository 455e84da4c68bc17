import type { CustomerNotification } from '@nearbite/contract/notifications/customer-notifications';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const CALL = 'GET /api/customer/notifications/1/';
const aNotification: CustomerNotification = {
  id: 1,
  date: '2026-03-01T12:00:00.000Z',
  title: 'On its way',
  message: 'Your order left the kitchen.',
  order_oid: 'o12345678',
  time_zone: 'Asia/Kathmandu',
  seen: false,
};

const open = (respond: () => Response) =>
  renderApp('/customer/notifications/', { as: 'customer', server: { [CALL]: respond } });

// Every notification is an item of the list.
const itemOf = (heading: HTMLElement) => heading.closest('li') as HTMLElement;

test('lists what happened, marks what is new and leads to the order', async () => {
  open(() =>
    json([
      aNotification,
      { ...aNotification, id: 2, title: 'Welcome', order_oid: null, time_zone: null, seen: true },
    ]),
  );
  const fresh = itemOf(await screen.findByRole('heading', { name: 'On its way' }));
  expect(within(fresh).getByText('New')).toBeInTheDocument();
  expect(within(fresh).getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    '/customer/orders/o12345678/',
  );
  // What the message promises is told by the kitchen's clock, too.
  expect(within(fresh).getByText('1 Mar 2026, 17:45 (Kathmandu time)')).toBeInTheDocument();
  const seen = itemOf(screen.getByRole('heading', { name: 'Welcome' }));
  expect(within(seen).queryByText('New')).toBeNull();
  expect(within(seen).queryByRole('link')).toBeNull();
});

test('what is listed is no longer counted in the menu', async () => {
  let unread = 2;
  renderApp('/customer/notifications/', {
    as: 'customer',
    server: {
      'GET /api/customer/notifications-summary/1/': () => json({ unread_notifications: unread }),
      [CALL]: async () => {
        await screen.findAllByRole('link', { name: 'Notifications, 2 unread' });
        unread = 0;
        return json([aNotification]);
      },
    },
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Customer area' }));
  expect(await menu.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  expect(await menu.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});

test('says that there is nothing yet', async () => {
  open(() => json([]));
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let calls = 0;
  const { user } = open(() => {
    calls += 1;
    return calls === 1 ? refusal(500, 'internal') : json([aNotification]);
  });
  expect(await screen.findByText('We could not load your notifications.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'On its way' })).toBeInTheDocument();
});

test('a further page that does not come says so and can be tried again', async () => {
  const page = (title: string) => {
    const response = json(Array.from({ length: 50 }, (_, id) => ({ ...aNotification, id, title })));
    response.headers.set('x-total-count', '100');
    return response;
  };
  let isOffline = true;
  const { user } = renderApp('/customer/notifications/', {
    as: 'customer',
    server: {
      [CALL]: ({ search }) =>
        search.includes('offset=50') ? (isOffline ? refusal(500, 'internal') : page('Older')) : page('Newer'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('We could not load your notifications.')).toBeInTheDocument();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findAllByRole('heading', { name: 'Older' })).toHaveLength(50);
});
