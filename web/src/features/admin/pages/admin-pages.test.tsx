import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SUMMARY = {
  restaurants: { pending: 1, approved: 0, declined: 0, suspended: 0 },
  users: { total: 1, unverified: 0, blocked: 0 },
  dishes: { live: 0, in_review: 0 },
  orders: 0,
  revenue: 0,
  monthly_revenue: 0,
  months: [],
  top_restaurants: [],
};
const WAITING = {
  id: 5,
  name: 'Green Bowl',
  slug: 'green-bowl',
  email: 'hello@green.test',
  phone_number: '0300 1234567',
  description: 'Salads',
  address: null,
  image: null,
  latitude: 31.5,
  longitude: 74.3,
  status: 'pending',
  reason: null,
  owner: { id: 9, name: 'Salman', email: 'salman@green.test' },
  date: '2026-01-01T00:00:00.000Z',
  decided_at: null,
};
const category = (id: number, title: string) => ({
  id,
  title,
  image: null,
  position: id,
  weather_tags: [],
  dish_count: 0,
});

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
    expect(await screen.findByLabelText('1 waiting')).toBeInTheDocument();
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
    let refuse: (answer: Response) => void = () => undefined;
    const { user } = open('/admin/categories', {
      server: {
        'GET /api/admin/categories/': () => json([category(1, 'Soups'), category(2, 'Pizza')]),
        'PATCH /api/admin/categories/2/': () =>
          new Promise<Response>((resolve) => {
            refuse = resolve;
          }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Pizza up' }));
    await waitFor(() => expect(titles().slice(1)).toEqual(['Pizza', 'Soups']));
    refuse(refusal(503, 'unavailable'));
    await waitFor(() => expect(titles().slice(1)).toEqual(['Soups', 'Pizza']));
    expect(await screen.findByText('refused: unavailable')).toBeInTheDocument();
  });
});
