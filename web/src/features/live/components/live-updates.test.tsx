import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveTokens } from '../../../lib/tokens.ts';
import { json } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';

const DESK = testPage('/restaurant/desk', 'restaurant', 'Desk');
const ORDER = testPage('/restaurant/orders/:oid', 'restaurant', 'One order');

function fakeSound() {
  const started = vi.fn();
  class Node {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    start = started;
    stop() {}
    connect(next: unknown) {
      return next;
    }
  }
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      async resume() {
        this.state = 'running';
      }
    },
  );
  return started;
}

type Pending = { readonly oid: string; readonly date: string };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const justNow = (oid: string): Pending => ({ oid, date: minutesAgo(0) });

/** An owner's page, and what the server would answer about orders nobody has dealt with. */
async function atTheDesk(orders: Pending[] = []) {
  const sockets = catchSockets();
  const asked = vi.fn(() => json(orders));
  const app = renderApp('/restaurant/desk', {
    as: 'owner',
    pages: [DESK, ORDER],
    server: { 'GET /api/restaurant/orders/7/': asked },
  });
  const connect = async (nth: number) => {
    await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(nth));
    const socket = sockets.to('/ws/live')[nth - 1];
    if (!socket) throw new Error('no socket');
    act(() => socket.open());
    act(() => socket.receive({ type: 'ready' }));
    return socket;
  };
  const socket = await connect(1);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const comesIn = (oid: string) => {
    orders.unshift(justNow(oid));
    act(() => socket.receive({ type: 'order', event: 'placed', oid }));
  };
  return { ...app, socket, connect, orders, asked, comesIn };
}

/** What another tab writes reaches this one as an event. */
function inAnotherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

const newOrder = () => screen.findByText('New order');
const noNewOrder = () => waitFor(() => expect(screen.queryByText(/new orders?$/i)).not.toBeInTheDocument());

test('the token goes in the first message, never in the address, and again when it is renewed', async () => {
  const { socket } = await atTheDesk();
  expect(socket.url).not.toContain('access-of-owner');
  expect(socket.sent).toEqual([{ token: 'access-of-owner' }]);
  act(() => saveTokens({ access: 'renewed', refresh: 'r' }));
  expect(socket.sent).toEqual([{ token: 'access-of-owner' }, { token: 'renewed' }]);
});

test('a new order rings after one tap, can be muted, and falls silent when it is opened', async () => {
  const started = fakeSound();
  const { comesIn, user, place } = await atTheDesk();
  await user.click(await screen.findByRole('button', { name: 'Turn on order sound' }));
  expect(await screen.findByRole('button', { name: 'Mute order sound' })).toBeInTheDocument();
  expect(started).not.toHaveBeenCalled();

  comesIn('order1order1');
  expect(await newOrder()).toBeInTheDocument();
  expect(started).toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Mute order sound' }));
  expect(screen.getByRole('button', { name: 'Unmute order sound' })).toBeInTheDocument();
  expect(screen.getByText('New order')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(place()).toBe('/restaurant/orders/order1order1/');
  await noNewOrder();
});

test('an order that somebody else takes care of no longer waits here, even if it is put back later', async () => {
  const { socket, orders, comesIn } = await atTheDesk();
  comesIn('order1order1');
  expect(await newOrder()).toBeInTheDocument();
  const news = { type: 'order', event: 'status', oid: 'order1order1' };
  const [order] = orders.splice(0);
  act(() => socket.receive({ ...news, order_status: 'fulfilled' }));
  await noNewOrder();

  if (order) orders.push(order);
  act(() => socket.receive({ ...news, order_status: 'pending' }));
  comesIn('order2order2');
  expect(await newOrder()).toBeInTheDocument();
});

test('an order the owner places elsewhere as a customer does not ring', async () => {
  const { socket, asked } = await atTheDesk();
  const askedBefore = asked.mock.calls.length;
  act(() => socket.receive({ type: 'order', event: 'placed', oid: 'elsewhere123' }));
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(askedBefore));
  await noNewOrder();
});

test('an order that came in before the page was there rings; one of long ago does not', async () => {
  const started = fakeSound();
  const orders = [
    { oid: 'order1order1', date: minutesAgo(10) },
    { oid: 'yesterday123', date: minutesAgo(24 * 60) },
  ];
  const { user } = await atTheDesk(orders);
  expect(await newOrder()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn on order sound' }));
  await waitFor(() => expect(started).toHaveBeenCalled());
});

test('an order that came in while the connection was away rings once it is back', async () => {
  const { socket, connect, orders } = await atTheDesk();
  act(() => socket.drop(1006));
  orders.push(justNow('order1order1'));
  await connect(2);
  expect(await newOrder()).toBeInTheDocument();
});

test('without a connection an order rings by asking once a minute, and not more often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { socket, orders, asked } = await atTheDesk();
    act(() => socket.drop(1006));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    orders.push(justNow('order1order1'));
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(asked).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await newOrder()).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

test('what was dismissed or opened stays silent after a reload, what nobody looked at rings again', async () => {
  const orders = [justNow('order1order1')];
  const before = await atTheDesk(orders);
  expect(await newOrder()).toBeInTheDocument();
  await before.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await noNewOrder();
  before.comesIn('order2order2');
  expect(await newOrder()).toBeInTheDocument();

  cleanup();
  await atTheDesk(orders);
  expect(await newOrder()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/restaurant/orders/order2order2/',
  );
});

test('an order opened in another tab falls silent here too', async () => {
  const { comesIn } = await atTheDesk();
  comesIn('order1order1');
  expect(await newOrder()).toBeInTheDocument();
  inAnotherTab('order_bell_7', JSON.stringify({ sinceMs: 0, seen: ['order1order1'] }));
  await noNewOrder();
});

test('muting and unmuting in another tab counts here too', async () => {
  fakeSound();
  const { user } = await atTheDesk();
  await user.click(await screen.findByRole('button', { name: 'Turn on order sound' }));
  expect(await screen.findByRole('button', { name: 'Mute order sound' })).toBeInTheDocument();
  inAnotherTab('order_sound', 'off');
  expect(screen.getByRole('button', { name: 'Unmute order sound' })).toBeInTheDocument();
  inAnotherTab('order_sound', 'on');
  expect(await screen.findByRole('button', { name: 'Mute order sound' })).toBeInTheDocument();
});

test('a sound that waits for its tap, one that is on and one that is muted do not look alike', async () => {
  fakeSound();
  const { user } = await atTheDesk();
  const lookOf = (name: string) => {
    const button = screen.getByRole('button', { name });
    return [
      button.classList.contains('MuiButton-contained') ? 'filled' : 'quiet',
      button.querySelector('.lucide-bell-off') ? 'struck through' : 'bell',
    ];
  };
  await screen.findByRole('button', { name: 'Turn on order sound' });
  expect(lookOf('Turn on order sound')).toEqual(['filled', 'bell']);
  await user.click(screen.getByRole('button', { name: 'Turn on order sound' }));
  await screen.findByRole('button', { name: 'Mute order sound' });
  expect(lookOf('Mute order sound')).toEqual(['quiet', 'bell']);
  await user.click(screen.getByRole('button', { name: 'Mute order sound' }));
  expect(lookOf('Unmute order sound')).toEqual(['quiet', 'struck through']);
});

test('a sign-in the server no longer takes is renewed before the next try', async () => {
  const sockets = catchSockets();
  const refreshed = vi.fn(() => json({ access: 'access-of-owner', refresh: 'r2' }));
  renderApp('/restaurant/desk', {
    as: 'owner',
    pages: [DESK],
    server: { 'POST /api/user/token/refresh/': refreshed },
  });
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
  const [socket] = sockets.to('/ws/live');
  act(() => socket?.open());
  act(() => socket?.drop(4401));
  await waitFor(() => expect(refreshed).toHaveBeenCalled());
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(2), { timeout: 3_000 });
});
