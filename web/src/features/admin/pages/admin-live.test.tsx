import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCategory, anAuditEntry, aSummary, aUser, aWaitingRestaurant } from '../../../testing/data/admin.ts';
import { json } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';

test.each([
  ['restaurants', 'restaurants', aWaitingRestaurant, 'Green Bowl'],
  ['users', 'users', aUser, 'Hira'],
  ['categories', 'categories', aCategory(1, 'Soups'), 'Soups'],
  ['audit', 'users', anAuditEntry, 'Grace'],
] as const)('the open page of %s follows what happens elsewhere', async (page, about, row, words) => {
  const sockets = catchSockets();
  const rows: unknown[] = [];
  const { server } = renderApp(`/admin/${page}`, {
    as: 'admin',
    server: {
      'GET /api/admin/summary/': () => json(aSummary),
      [`GET /api/admin/${page}/`]: () => json(rows),
    },
  });
  await waitFor(() => expect(server.callsTo(`/api/admin/${page}/`)).toHaveLength(1));
  await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
  const [socket] = sockets.to('/ws/live');
  act(() => socket?.open());
  act(() => socket?.receive({ type: 'ready' }));
  rows.push(row);
  act(() => socket?.receive({ type: 'administration', about }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});
