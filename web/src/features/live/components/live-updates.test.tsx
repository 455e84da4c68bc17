import { act, screen, waitFor } from '@testing-library/react';
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

async function atTheDesk() {
  const sockets = catchSockets();
  const app = renderApp('/restaurant/desk', { as: 'owner', pages: [DESK, ORDER] });
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
  const [socket] = sockets.to('/ws/live');
  if (!socket) throw new Error('no socket');
  act(() => socket.open());
  return { ...app, socket, sockets };
}

const placed = (oid: string) => ({ type: 'order', event: 'placed', oid });

test('the token goes in the first message, never in the address, and again when it is renewed', async () => {
  const { socket } = await atTheDesk();
  expect(socket.url).not.toContain('access-of-owner');
  expect(socket.sent).toEqual([{ token: 'access-of-owner' }]);
  act(() => saveTokens({ access: 'renewed', refresh: 'r' }));
  expect(socket.sent).toEqual([{ token: 'access-of-owner' }, { token: 'renewed' }]);
});

test('a new order rings after one tap, can be muted, and falls silent when it is opened', async () => {
  const started = fakeSound();
  const { socket, user, place } = await atTheDesk();
  await user.click(await screen.findByRole('button', { name: 'Turn on order sound' }));
  expect(await screen.findByRole('button', { name: 'Mute order sound' })).toBeInTheDocument();
  expect(started).not.toHaveBeenCalled();

  act(() => socket.receive(placed('order1order1')));
  expect(await screen.findByText('New order')).toBeInTheDocument();
  expect(started).toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Mute order sound' }));
  expect(screen.getByRole('button', { name: 'Unmute order sound' })).toBeInTheDocument();
  expect(screen.getByText('New order')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(place()).toBe('/restaurant/orders/order1order1/');
  await waitFor(() => expect(screen.queryByText('New order')).not.toBeInTheDocument());
});

test('an order that somebody else takes care of no longer waits here', async () => {
  const { socket } = await atTheDesk();
  act(() => socket.receive(placed('order1order1')));
  expect(await screen.findByText('New order')).toBeInTheDocument();
  act(() =>
    socket.receive({ type: 'order', event: 'status', oid: 'order1order1', order_status: 'fulfilled' }),
  );
  await waitFor(() => expect(screen.queryByText('New order')).not.toBeInTheDocument());
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
