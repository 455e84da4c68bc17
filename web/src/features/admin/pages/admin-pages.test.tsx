import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  aCategory as category,
  aSummary as SUMMARY,
  aWaitingRestaurant as WAITING,
} from '../../../testing/data/admin.ts';
import { held, json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const open = (path: string, server: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, {
    as: 'admin',
    server: { 'GET /api/admin/summary/': () => json(SUMMARY), ...server.server },
  });

describe('waiting restaurants', () => {
  afterEach(() => vi.useRealTimers());

  test('that come in later show up by themselves', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waiting: (typeof WAITING)[] = [];
    open('/admin/restaurants', {
      server: {
        'GET /api/admin/restaurants/': () => json(waiting),
        'GET /api/admin/summary/': () =>
          json({ ...SUMMARY, restaurants: { ...SUMMARY.restaurants, pending: waiting.length } }),
      },
    });
    expect(await screen.findByText('No restaurant is waiting.')).toBeInTheDocument();
    waiting.push(WAITING);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('button', { name: 'Approve Green Bowl' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Restaurants, 1 waiting' })).toBeInTheDocument();
  });
});

describe('declining a restaurant', () => {
  test('asks for a reason, sends it, and tells a conflict in its place', async () => {
    const { user, server } = open('/admin/restaurants', {
      server: {
        'GET /api/admin/restaurants/': () => json([WAITING]),
        'POST /api/admin/restaurants/5/decline/': () => refusal(409, 'conflict'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline Green Bowl' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Green Bowl?' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(within(dialog).getByText('Give a reason of 1 to 500 characters')).toBeInTheDocument();

    await user.click(within(dialog).getByLabelText('Reason'));
    await user.paste('Blurred picture.');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await within(dialog).findByText('refused: conflict')).toBeInTheDocument();
    expect(server.callsTo('/api/admin/restaurants/5/decline/').map(({ body }) => body)).toEqual([
      { reason: 'Blurred picture.' },
    ]);
  });
});

describe('moving a category', () => {
  const titles = () =>
    screen.getAllByRole('row').map((row) => /Soups|Pizza/.exec(row.textContent ?? '')?.[0]);

  test('shows at once and is taken back when the server refuses', async () => {
    const move = held();
    const { user } = open('/admin/categories', {
      server: {
        'GET /api/admin/categories/': () => json([category(1, 'Soups'), category(2, 'Pizza')]),
        'PATCH /api/admin/categories/2/': move.handler,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Pizza up' }));
    await waitFor(() => expect(titles().slice(1)).toEqual(['Pizza', 'Soups']));
    move.answer(refusal(503, 'unavailable'));
    await waitFor(() => expect(titles().slice(1)).toEqual(['Soups', 'Pizza']));
    expect(await screen.findByText('refused: unavailable')).toBeInTheDocument();
  });
});

test('a category that dishes use is not asked about: it is told why it stays', async () => {
  const { user, server } = open('/admin/categories', {
    server: {
      'GET /api/admin/categories/': () =>
        json([
          { ...category(1, 'Soups'), dish_count: 22 },
          { ...category(2, 'Pizza'), dish_count: 0 },
        ]),
      'DELETE /api/admin/categories/2/': () => new Response(null, { status: 204 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Soups' }));
  const told = await screen.findByRole('alertdialog', { name: 'This category stays' });
  expect(told).toHaveAccessibleDescription('22 dishes use this category, so it cannot be deleted.');
  await user.click(within(told).getByRole('button', { name: 'OK' }));
  expect(server.callsTo('/api/admin/categories/1/')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Pizza' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Delete Pizza?' });
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.callsTo('/api/admin/categories/2/')).toHaveLength(1));
});

test('amounts are written as the owners read them', async () => {
  // jsdom has no room to draw in.
  open('/admin', {
    server: {
      'GET /api/admin/summary/': () => json({ ...SUMMARY, revenue: 1234567.5, monthly_revenue: 800 }),
    },
  });
  expect(await screen.findByText('Rs.1,234,567.50')).toBeInTheDocument();
  expect(screen.getByText('Rs.800.00')).toBeInTheDocument();
});
