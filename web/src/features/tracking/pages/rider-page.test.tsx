import type { Tracking } from '@nearbite/contract/tracking';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aTrackedPart as PART } from '../../../testing/tracking.ts';

const TRACKING: Tracking = {
  order_status: 'fulfilled',
  state: 'live',
  position: null,
  positions: [],
  restaurants: [],
  delivery: {
    restaurant: 'Biryani Junction',
    full_name: 'Amina Khan',
    mobile: '+92 300 7654321',
    address: '7 Canal View',
    city: 'Lahore',
  },
  own_part: null,
  now: new Date().toISOString(),
  may_send: true,
};
const CALL = 'GET /api/tracking/abcdefghij12/token1/';
const PAGE = '/rider/tracking/abcdefghij12/token1/?rider=secret1';
const HERE = { latitude: 31.52, longitude: 74.35, accuracy: 9.2 };

let onFix: PositionCallback;
let onTrouble: PositionErrorCallback;
const watchPosition = vi.fn(
  (success: PositionCallback, failure: PositionErrorCallback, _options: unknown) => {
    onFix = success;
    onTrouble = failure;
    return 1;
  },
);
beforeEach(() => {
  watchPosition.mockClear();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition, clearWatch: () => undefined },
  });
});

async function open(tracking: Tracking = TRACKING) {
  const sockets = catchSockets();
  const app = renderApp(PAGE, { server: { [CALL]: () => json(tracking) } });
  await waitFor(() => expect(sockets.to('/ws/tracking/').length).toBeGreaterThan(0));
  const [socket] = sockets.to('/ws/tracking/');
  if (!socket) throw new Error('no socket');
  return { ...app, socket, sockets };
}
const fix = (coords: object) => act(() => onFix({ coords } as GeolocationPosition));

test('sends the newest position, tells what was sent, and shows where to go', async () => {
  const { socket } = await open();
  expect(await screen.findByRole('heading', { name: 'Sending Live Location...' })).toBeInTheDocument();
  expect(screen.getByText(/every 5 seconds/)).toBeInTheDocument();
  expect(screen.getByText('Amina Khan')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+92 300 7654321' })).toHaveAttribute('href', 'tel:+923007654321');
  expect(new URL(socket.url).search).toBe('?rider=secret1');
  expect(watchPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 5_000,
    maximumAge: 0,
  });

  fix({ ...HERE, latitude: 31 });
  expect(socket.sent).toEqual([]);
  fix(HERE);
  act(() => socket.open());
  expect(socket.sent).toEqual([HERE, { type: 'ping' }]);
  expect(screen.getByText('not yet')).toBeInTheDocument();
  act(() => socket.receive({ ...HERE, part: 7, at: new Date().toISOString() }));
  expect(screen.getByText('0 s ago')).toBeInTheDocument();
  expect(screen.getByText('within 10 m')).toBeInTheDocument();
  expect(screen.getByText('Connected')).toBeInTheDocument();
});

test('takes the position of another phone for no receipt of its own', async () => {
  const { socket } = await open();
  act(() => socket.open());
  act(() => socket.receive({ ...HERE, part: 7, at: new Date().toISOString() }));
  expect(screen.getByText('not yet')).toBeInTheDocument();
});

test('explains a refused permission', async () => {
  await open();
  act(() => onTrouble({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  expect(screen.getByRole('alert')).toHaveTextContent('This page may not see your location');
  expect(screen.getByRole('heading', { name: 'Your location is not shared' })).toBeInTheDocument();
  expect(screen.queryByText(/every 5 seconds/)).not.toBeInTheDocument();
});

test('comes back by itself after losing the network', async () => {
  const { socket, sockets } = await open();
  act(() => socket.open());
  act(() => socket.drop(1006));
  expect(await screen.findByText('No connection, trying again...')).toBeInTheDocument();
  act(() => window.dispatchEvent(new Event('online')));
  expect(sockets.to('/ws/tracking/')).toHaveLength(2);
});

test('keeps positions back while nobody answers, and then sends only the newest', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { socket } = await open();
  act(() => socket.open());
  fix(HERE);
  expect(socket.sent).toEqual([HERE, { type: 'ping' }]);
  for (const latitude of [31.6, 31.7, 31.8]) {
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    fix({ ...HERE, latitude });
  }
  expect(socket.sent).toHaveLength(2);
  act(() => socket.receive({ type: 'pong' }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(socket.sent.slice(2)).toEqual([{ ...HERE, latitude: 31.8 }, { type: 'ping' }]);

  act(() => socket.receive({ type: 'pong' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(socket.sent).toHaveLength(4);
  vi.useRealTimers();
});

test('stops sharing when asked, and starts again', async () => {
  const { socket, user } = await open();
  act(() => socket.open());
  const close = vi.spyOn(socket, 'close');
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(close).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Sharing has ended' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Share my location again' }));
  expect(screen.getByRole('heading', { name: 'Sending Live Location...' })).toBeInTheDocument();
});

test('says when it is over', async () => {
  catchSockets();
  renderApp(PAGE, { server: { [CALL]: () => json({ ...TRACKING, state: 'over', delivery: null }) } });
  expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
  expect(watchPosition).not.toHaveBeenCalled();
});

test('says that it is over although another restaurant’s part is still on its way', async () => {
  catchSockets();
  const restaurants = [
    { ...PART, state: 'over' as const, delivered_at: new Date().toISOString() },
    { ...PART, id: 8 },
  ];
  const delivered = { ...TRACKING, own_part: 7, restaurants, may_send: false, delivery: null };
  renderApp(PAGE, { server: { [CALL]: () => json(delivered) } });
  expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
});

test('says that the order was canceled, and where to go with the food', async () => {
  catchSockets();
  const restaurants = [{ ...PART, state: 'over' as const, order_status: 'cancelled' as const }];
  const canceled = { ...TRACKING, state: 'over', own_part: 7, restaurants, delivery: null } as const;
  renderApp(PAGE, { server: { [CALL]: () => json(canceled) } });
  expect(await screen.findByText('This order was canceled')).toBeInTheDocument();
});

test('says when the link is another rider’s', async () => {
  catchSockets();
  renderApp(PAGE, { server: { [CALL]: () => json({ ...TRACKING, may_send: false, delivery: null }) } });
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
});
