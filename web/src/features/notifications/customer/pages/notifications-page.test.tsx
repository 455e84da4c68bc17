import type { CustomerNotification } from '@nearbite/contract/notifications/customer-notifications';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  ordered: [],
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

test('each step of an order is one card, which names dishes and kitchens instead of the order’s id', async () => {
  const ordered = [
    {
      restaurant: 'Tandoor',
      dishes: [
        { title: 'Karahi', qty: 2 },
        { title: 'Naan', qty: 4 },
      ],
    },
    { restaurant: 'Dragon Bowl', dishes: [{ title: 'Chowmein', qty: 1 }] },
  ];
  const accepted = (id: number, kitchen: string) => ({
    ...aNotification,
    ...{ id, title: 'Order Accepted', message: `${kitchen} has accepted your order o12345678.`, ordered },
  });
  open(() =>
    json([
      accepted(3, 'Dragon Bowl'),
      accepted(2, 'Tandoor'),
      { ...aNotification, title: 'Order Confirmed', message: 'Your order has been confirmed.', ordered },
    ]),
  );
  const card = itemOf(await screen.findByRole('heading', { name: 'Order Accepted' }));
  expect(card).toHaveTextContent('Dragon Bowl has accepted your order.');
  expect(card).toHaveTextContent('Tandoor has accepted your order.');
  expect(card).toHaveTextContent('Karahi × 2, Naan × 4 · Tandoor');
  expect(card).toHaveTextContent('Chowmein × 1 · Dragon Bowl');
  const confirmed = itemOf(screen.getByRole('heading', { name: 'Order Confirmed' }));
  expect(within(confirmed).getByText('Your order has been confirmed.')).toBeInTheDocument();
  expect(confirmed).toHaveTextContent('Karahi × 2');
});

test('what comes into view is read, what stands further down stays new and counted', async () => {
  let intersect: IntersectionObserverCallback = () => undefined;
  const observer = { observe: vi.fn<(card: Element) => void>(), unobserve: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function watch(this: unknown, told: IntersectionObserverCallback) {
      intersect = told;
      return observer;
    }),
  );
  let unread = 2;
  const { server } = renderApp('/customer/notifications/', {
    as: 'customer',
    server: {
      'GET /api/customer/notifications-summary/1/': () => json({ unread_notifications: unread }),
      [CALL]: () =>
        json([
          { ...aNotification, id: 2 },
          { ...aNotification, title: 'Further down' },
        ]),
      'POST /api/customer/notifications-mark-as-seen/1/': () => {
        unread = 1;
        return json({ message: 'Notifications marked as seen' });
      },
    },
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Customer area' }));
  const target = itemOf(await screen.findByRole('heading', { name: 'On its way' }));
  expect(await menu.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  expect(observer.observe).toHaveBeenCalledTimes(2);
  // Of an entry the page reads nothing else.
  const seen = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
  // Nor anything of the observer.
  act(() => intersect([seen], observer as unknown as IntersectionObserver));
  expect(await menu.findByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  const [marked, ...others] = server.callsTo('/api/customer/notifications-mark-as-seen/1/');
  expect(marked?.body).toEqual({ ids: [2] });
  expect(others).toEqual([]);
  vi.unstubAllGlobals();
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
    const response = json(
      Array.from({ length: 50 }, (_, id) => ({ ...aNotification, id, title, order_oid: null })),
    );
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
