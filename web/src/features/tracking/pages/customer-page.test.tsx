import type { Tracking } from '@nearbite/contract/tracking';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aTrackedPart as RESTAURANT } from '../../../testing/tracking.ts';

/** Stands where Leaflet would draw. */
const map = vi.hoisted(() => ({
  showRestaurants: vi.fn(),
  showRiders: vi.fn(),
  recentre: vi.fn(),
  destroy: vi.fn(),
}));
vi.mock('../map/tracking-map.ts', () => ({ createTrackingMap: () => map }));
beforeEach(() => vi.clearAllMocks());

const CALL = 'GET /api/tracking/abcdefghij12/token1/';
const PAGE = '/customer/tracking/abcdefghij12/token1/';
const LIVE: Tracking = {
  order_status: 'fulfilled',
  state: 'live',
  position: null,
  positions: [],
  restaurants: [RESTAURANT],
  delivery: null,
  own_part: null,
  now: new Date().toISOString(),
  may_send: false,
};
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const positionOf = (seconds: number, part: number | null = 7) => ({
  latitude: 31.52,
  longitude: 74.35,
  accuracy: 9,
  part,
  at: ago(seconds),
});

/** The page with a socket whose other end the test plays; `answer` may change while it is open. */
async function open(first: Tracking = LIVE) {
  let answer = first;
  const sockets = catchSockets();
  const app = renderApp(PAGE, { as: 'customer', server: { [CALL]: () => json(answer) } });
  await screen.findByRole('heading', { name: 'Track Your Delivery' });
  const socketNow = () => sockets.to('/ws/tracking/').at(-1);
  const become = (next: Tracking) => {
    answer = next;
  };
  return { ...app, socketNow, become };
}

test('shows the rider from the first position on, and how long ago it was seen', async () => {
  const { socketNow } = await open();
  expect(screen.getByText('Yasir has not set out yet.')).toBeVisible();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  expect(screen.getByText('Live')).toBeVisible();
  act(() => socketNow()?.receive(positionOf(3)));
  expect(screen.getByText(/^Yasir, last seen \d+ s ago$/)).toBeVisible();
  expect(screen.getByText('On the way')).toBeVisible();
  await waitFor(() =>
    expect(map.showRiders).toHaveBeenLastCalledWith([
      { key: '7', latitude: 31.52, longitude: 74.35, label: 'Yasir', isStale: false },
    ]),
  );
  expect(map.showRestaurants).toHaveBeenLastCalledWith([RESTAURANT]);
});

test('says so when nothing was heard of the rider for a while, and ignores parts that are not of this order', async () => {
  const { socketNow } = await open({ ...LIVE, positions: [positionOf(600)] });
  expect(screen.getByText('No signal')).toBeVisible();
  expect(screen.getByText(/Yasir was last seen .* The signal may be weak\./)).toBeVisible();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive(positionOf(0, 99)));
  expect(screen.getByText('No signal')).toBeVisible();
});

test('tells that the connection was lost, connects again, and ends with the delivery', async () => {
  const { socketNow, become } = await open();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.drop(1012, 'restart'));
  expect(screen.getByText('The connection was lost. Trying again...')).toBeVisible();

  const lost = socketNow();
  await waitFor(() => expect(socketNow()).not.toBe(lost), { timeout: 10_000 });
  act(() => socketNow()?.open());
  expect(screen.getByText('Live')).toBeVisible();

  become({ ...LIVE, state: 'over', restaurants: [{ ...RESTAURANT, state: 'over', delivered_at: ago(1) }] });
  act(() => socketNow()?.drop(4403, 'This delivery is over'));
  expect(await screen.findByText('Delivered')).toBeVisible();
  expect(screen.getByText('Enjoy your meal!')).toBeVisible();
  await waitFor(() => expect(map.showRiders).toHaveBeenLastCalledWith([]));
});

test('believes the server’s clock, not the device’s', async () => {
  const slowMs = 10 * 60_000;
  const { socketNow } = await open({ ...LIVE, now: new Date(Date.now() - slowMs).toISOString() });
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive({ ...positionOf(0), at: new Date(Date.now() - slowMs).toISOString() }));
  expect(await screen.findByText(/^Yasir, last seen \d s ago$/)).toBeVisible();
  expect(screen.getByText('On the way')).toBeVisible();
});

test('says that a canceled order was canceled', async () => {
  await open({
    ...LIVE,
    order_status: 'cancelled',
    state: 'over',
    restaurants: [{ ...RESTAURANT, state: 'over', order_status: 'cancelled' }],
  });
  expect(screen.getByText('This order was canceled.')).toBeVisible();
  expect(screen.getByText('Canceled')).toBeVisible();
});

test("does not know another order's link", async () => {
  catchSockets();
  renderApp('/customer/tracking/abcdefghij12/other/', { as: 'customer' });
  expect(await screen.findByText('This link is not valid')).toBeVisible();
});
