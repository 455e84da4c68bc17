import { MAX_WAITING_LISTED } from '@nearbite/contract/orders/owner-orders';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bodyAs, json, refusal } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
import { saveTokens } from '../../accounts/session/tokens.ts';

const DESK = testPage('/restaurant/desk', 'restaurant', 'Desk');
const LIST = testPage('/restaurant/orders', 'restaurant', 'All Orders');
const ORDER = testPage('/restaurant/orders/:oid', 'restaurant', 'One order');

function fakeSound(played: number[] = []) {
  const started = vi.fn();
  class Node {
    constructor(_context: unknown, { frequency }: { frequency?: number }) {
      if (frequency !== undefined) played.push(frequency);
    }
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

/** An owner's page, and what the server would answer about orders nobody has looked at, the oldest first. */
async function atTheDesk(waiting: string[] = [], path = '/restaurant/desk', more: object = {}) {
  const sockets = catchSockets();
  const asked = vi.fn(() =>
    json({ count: waiting.length, oids: waiting.slice(0, MAX_WAITING_LISTED), ...more }),
  );
  const marked = vi.fn(({ body }: { body: unknown }) => {
    const { oids } = bodyAs<{ oids: string[] }>(body);
    waiting.splice(0, waiting.length, ...waiting.filter((oid) => !oids.includes(oid)));
    return json({ message: 'Orders marked as seen' });
  });
  const app = renderApp(path, {
    as: 'owner',
    pages: [DESK, LIST, ORDER],
    server: {
      'GET /api/restaurant/waiting-orders/7/': asked,
      'POST /api/restaurant/orders-mark-as-seen/7/': marked,
    },
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
  const isPaid = (oid: string) => {
    waiting.push(oid);
    act(() => socket.receive({ type: 'order', event: 'paid', oid }));
  };
  return { ...app, socket, connect, waiting, asked, marked, isPaid };
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

test('a paid order rings after one tap, can be muted, and falls silent when it is opened', async () => {
  const started = fakeSound();
  const { isPaid, user, place, marked } = await atTheDesk();
  await user.click(await screen.findByRole('button', { name: 'Turn on order sound' }));
  expect(await screen.findByRole('button', { name: 'Mute order sound' })).toBeInTheDocument();
  expect(started).not.toHaveBeenCalled();

  isPaid('order1order1');
  expect(await newOrder()).toBeInTheDocument();
  expect(started).toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Mute order sound' }));
  expect(screen.getByRole('button', { name: 'Unmute order sound' })).toBeInTheDocument();
  expect(screen.getByText('New order')).toBeInTheDocument();
  expect(marked).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Open' }));
  await waitFor(() => expect(place()).toBe('/restaurant/orders/order1order1/'));
  await noNewOrder();
  expect(marked.mock.calls).toEqual([[expect.objectContaining({ body: { oids: ['order1order1'] } })]]);
});

test('all that wait are counted, and the oldest is opened first', async () => {
  await atTheDesk(Array.from({ length: 231 }, (_, index) => `order${index}`));
  expect(await screen.findByText('231 new orders')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open oldest' })).toHaveAttribute(
    'href',
    '/restaurant/orders/order0/',
  );
});

test('what was canceled is not called new, and what has to be answered first is opened first', async () => {
  await atTheDesk(['gone1', 'urgent', 'gone2', 'early'], '/restaurant/desk', {
    to_answer: ['urgent'],
    canceled: ['gone1', 'gone2'],
  });
  expect(await screen.findByText('2 new orders, 2 canceled')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', '/restaurant/orders/urgent/');
});

test('the one whose time to answer ends first is opened before older ones', async () => {
  await atTheDesk(['early', 'urgent'], '/restaurant/desk', { to_answer: ['urgent', 'early'] });
  expect(await screen.findByRole('link', { name: 'Open next' })).toHaveAttribute(
    'href',
    '/restaurant/orders/urgent/',
  );
});

test('an order that was canceled says so', async () => {
  await atTheDesk(['gone1'], '/restaurant/desk', { canceled: ['gone1'] });
  expect(await screen.findByText('Order canceled')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/restaurant/orders/gone1/');
});

test('an order that was not answered in time is not called canceled', async () => {
  const { navigate } = await atTheDesk(['new1', 'gone1', 'late1'], '/restaurant/desk', {
    canceled: ['gone1', 'late1'],
    expired: ['late1'],
  });
  expect(await screen.findByText('New order, 1 canceled, 1 expired')).toBeInTheDocument();
  await navigate('/restaurant/orders/gone1/');
  expect(await screen.findByText('New order, 1 expired')).toBeInTheDocument();
});

test('opening the list silences them all', async () => {
  const { navigate, marked } = await atTheDesk(['order1order1', 'order2order2']);
  expect(await screen.findByText('2 new orders')).toBeInTheDocument();
  await navigate('/restaurant/orders');
  await noNewOrder();
  expect(marked).toHaveBeenCalledTimes(1);
});

test('a list that was left open still rings, until somebody touches it', async () => {
  const { isPaid, user, marked } = await atTheDesk([], '/restaurant/orders');
  isPaid('order1order1');
  expect(await newOrder()).toBeInTheDocument();
  expect(marked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('heading', { name: 'All Orders' }));
  await noNewOrder();
});

test('on an open list the bar keeps its buttons while they are pressed', async () => {
  const { isPaid, user, place } = await atTheDesk([], '/restaurant/orders');
  isPaid('order1order1');
  isPaid('order2order2');
  await user.click(await screen.findByRole('link', { name: 'Open oldest' }));
  expect(place()).toBe('/restaurant/orders/order1order1/');
  expect(await newOrder()).toBeInTheDocument();
});

test('an order that somebody looks at elsewhere no longer waits here', async () => {
  const { socket, waiting, isPaid } = await atTheDesk();
  isPaid('order1order1');
  expect(await newOrder()).toBeInTheDocument();
  waiting.length = 0;
  act(() => socket.receive({ type: 'orders-seen' }));
  await noNewOrder();
});

test('an order that is not paid yet, or was placed elsewhere, does not ring', async () => {
  const { socket, asked } = await atTheDesk();
  const askedBefore = asked.mock.calls.length;
  act(() => socket.receive({ type: 'order', event: 'placed', oid: 'elsewhere123' }));
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(askedBefore));
  await noNewOrder();
});

test('an order that was paid before the page was there rings', async () => {
  const started = fakeSound();
  const { user } = await atTheDesk(['order1order1']);
  expect(await newOrder()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn on order sound' }));
  await waitFor(() => expect(started).toHaveBeenCalled());
});

test.each([
  ['new', ['order1order1'], {}, 'rising'],
  ['canceled', ['order1order1'], { count: 1, canceled: ['order1order1'] }, 'falling'],
  [
    'new and another expired',
    ['order1order1', 'order2order2'],
    { canceled: ['order2order2'], expired: ['order2order2'] },
    'rising, then falling',
  ],
])('an order that is %s sounds like it', async (_case, waiting, more, melody) => {
  const played: number[] = [];
  fakeSound(played);
  const { user } = await atTheDesk(waiting, '/restaurant/desk', more);
  await user.click(await screen.findByRole('button', { name: 'Turn on order sound' }));
  await waitFor(() => expect(played.length).toBeGreaterThan(1));
  const steps = played.slice(1).map((note, index) => (note > (played[index] ?? 0) ? 'rising' : 'falling'));
  expect(steps.filter((step, index) => step !== steps[index - 1]).join(', then ')).toBe(melody);
});

test('an order that came in while the connection was away rings once it is back', async () => {
  const { socket, connect, waiting } = await atTheDesk();
  act(() => socket.drop(1006));
  waiting.push('order1order1');
  await connect(2);
  expect(await newOrder()).toBeInTheDocument();
});

test('without a connection an order rings by asking once a minute, and not more often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { socket, waiting, asked } = await atTheDesk();
    act(() => socket.drop(1006));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    waiting.push('order1order1');
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(asked).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await newOrder()).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

test('what was dismissed stays silent after a reload, what nobody looked at rings again', async () => {
  const waiting = ['order1order1'];
  const before = await atTheDesk(waiting);
  expect(await newOrder()).toBeInTheDocument();
  await before.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await noNewOrder();
  before.isPaid('order2order2');
  expect(await newOrder()).toBeInTheDocument();

  cleanup();
  await atTheDesk(waiting);
  expect(await newOrder()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/restaurant/orders/order2order2/',
  );
});

test('a dismissal that got lost is silent here at once and sent again with the next response', async () => {
  const { user, marked, socket } = await atTheDesk(['order1order1']);
  marked.mockImplementationOnce(() => refusal(503, 'unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await noNewOrder();
  act(() => socket.receive({ type: 'orders-seen' }));
  await waitFor(() => expect(marked).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('New order')).not.toBeInTheDocument();
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
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(2), { timeout: 30_000 });
});

test('every page of an owner says that it is offline and may miss orders', async () => {
  const { connect } = await atTheDesk();
  await connect(1);
  expect(await screen.findByText('No order is waiting')).toBeInTheDocument();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. New orders may be missing.')).toBeInTheDocument();
  expect(screen.queryByText('No order is waiting')).toBeNull();
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('No order is waiting')).toBeInTheDocument();
});

test('the page of an order that waits for an answer says so of that one, and leads to the others', async () => {
  const first = await atTheDesk(['aaa'], '/restaurant/orders/aaa', { to_answer: ['aaa'] });
  expect(await screen.findByText('This order waits for your answer')).toBeInTheDocument();
  expect(screen.queryByText('New order')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  first.isPaid('bbb');
  expect(await screen.findByText('New order')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/restaurant/orders/bbb/');
});

test('what only an answer silences cannot be dismissed', async () => {
  const { isPaid } = await atTheDesk(['aaa'], '/restaurant/desk', { to_answer: ['aaa'] });
  expect(await newOrder()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  isPaid('bbb');
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
});

test('an order that was looked at rings again when it is canceled', async () => {
  const gone: string[] = [];
  const { socket, waiting, isPaid, user } = await atTheDesk([], '/restaurant/desk', { canceled: gone });
  isPaid('aaa');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await noNewOrder();
  waiting.push('aaa');
  gone.push('aaa');
  act(() => socket.receive({ type: 'order', event: 'status', oid: 'aaa' }));
  expect(await screen.findByText('Order canceled')).toBeInTheDocument();
});

test('the bar names what is in the kitchen, and the tab how many wait', async () => {
  const more = { in_kitchen: 1, to_answer: ['aaa', 'bbb'] };
  const { connect, waiting, socket } = await atTheDesk([], '/restaurant/desk', more);
  await connect(1);
  expect(await screen.findByText('1 order is open in your kitchen')).toBeInTheDocument();
  expect(screen.queryByText('No order is waiting')).toBeNull();
  expect(document.title).toMatch(/^Desk/);
  waiting.push('aaa', 'bbb');
  act(() => socket.receive({ type: 'order', event: 'paid', oid: 'aaa' }));
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Desk/));
  waiting.splice(0);
  act(() => socket.receive({ type: 'order', event: 'status', oid: 'aaa' }));
  await waitFor(() => expect(document.title).toMatch(/^Desk/));
});
