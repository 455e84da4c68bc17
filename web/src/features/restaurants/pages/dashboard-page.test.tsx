import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aDish, anOwnerDish } from '../../../testing/data/dishes.ts';
import { aPart, aRestaurantOfMine, aToday, listed } from '../../../testing/data/owner.ts';
import { held, json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const base = {
  'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
  'GET /api/restaurant/monthly-earnings/7/': () =>
    json(
      Array.from({ length: 12 }, (_, month) => ({
        month: month + 1,
        year: 2026,
        sales_count: 0,
        total_earning: 0,
      })),
    ),
};

test('the dashboard leads to the dishes and orders it does not show', async () => {
  const { user } = renderApp('/restaurant/dashboard', {
    as: 'owner',
    server: {
      ...base,
      'GET /api/restaurant/stats/7/': () => json([{ dishes: 12, orders: 11, revenue: 1234.5 }]),
      'GET /api/restaurant/dishes/7/': () => listed([anOwnerDish], 12),
      'GET /api/restaurant/orders/7/': () => listed([aPart], 11),
    },
  });
  expect(await screen.findByRole('link', { name: 'See all dishes' })).toHaveAttribute(
    'href',
    '/restaurant/dishes',
  );
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findByRole('link', { name: 'See all orders' })).toHaveAttribute(
    'href',
    '/restaurant/orders',
  );
});

test('the heading names the day of the figures, also while it runs on after midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:30:00Z') });
  renderApp('/restaurant/dashboard', {
    as: 'owner',
    server: {
      ...base,
      'GET /api/restaurant/today/7/': () => json({ ...aToday, date: '2026-11-19' }),
      'GET /api/restaurant/stats/7/': () => json([{ dishes: 1, orders: 0, revenue: 0 }]),
      'GET /api/restaurant/dishes/7/': () => listed([anOwnerDish], 1),
    },
  });
  expect(await screen.findByText('Thursday 19 November')).toBeInTheDocument();
});

test('a day of unanswered orders says so, and no headline counts what went back', async () => {
  renderApp('/restaurant/dashboard', {
    as: 'owner',
    server: {
      ...base,
      'GET /api/restaurant/stats/7/': () => json([{ dishes: 1, orders: 0, revenue: 0 }]),
      'GET /api/restaurant/dishes/7/': () => listed([anOwnerDish], 1),
      'GET /api/restaurant/today/7/': () =>
        json({
          ...aToday,
          ...{ takings: 86_085.7, card: 86_085.7, refunded: 86_085.7, orders: 21, unanswered: 21 },
          checklist: { ...aToday.checklist, order: true },
        }),
    },
  });
  const day = within(await screen.findByRole('region', { name: 'Today' }));
  await day.findByText('Net');
  const figures = day.getAllByText(/^Last Wednesday/, { selector: 'small' }).map((small) => {
    const value = small.previousElementSibling;
    return [small.closest('dl')?.querySelector('dt')?.textContent, value?.textContent];
  });
  expect(figures).toEqual([
    ['Net', 'Rs.0.00'],
    ['Orders', '21'],
    ['Unanswered', '21'],
    ['Declined', '0'],
    ['Canceled', '0'],
    ['Late', '0'],
    ['Kitchen time', '–'],
  ]);
});

test('a short list has no more to lead to', async () => {
  renderApp('/restaurant/dashboard', {
    as: 'owner',
    server: {
      ...base,
      'GET /api/restaurant/stats/7/': () => json([{ dishes: 1, orders: 0, revenue: 0 }]),
      'GET /api/restaurant/dishes/7/': () => listed([anOwnerDish], 1),
    },
  });
  expect(await screen.findByText(aDish.title)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /See all/ })).toBeNull();
});

test('the figures are shown as they come, and those that do not can be asked for again', async () => {
  const dishes = held();
  let isDown = true;
  const { user } = renderApp('/restaurant/dashboard', {
    as: 'owner',
    server: {
      ...base,
      'GET /api/restaurant/stats/7/': () =>
        isDown ? refusal(503, 'unavailable') : json([{ dishes: 1200, orders: 0, revenue: 0 }]),
      'GET /api/restaurant/dishes/7/': dishes.handler,
      'GET /api/restaurant/orders/7/': () => json([]),
    },
  });
  expect(await screen.findByText('We could not load your figures.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,200')).toBeInTheDocument();

  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  dishes.answer(refusal(503, 'unavailable'));
  expect(await screen.findByText('We could not load your dishes.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
});

test('the checklist of a new restaurant leads to where each thing is done, and stays in reach after the first order', async () => {
  const at = (order: boolean) =>
    renderApp('/restaurant/dashboard', {
      as: 'owner',
      server: {
        ...base,
        'GET /api/restaurant/stats/7/': () => json([{ dishes: 0, orders: 0, revenue: 0 }]),
        'GET /api/restaurant/dishes/7/': () => listed([], 0),
        'GET /api/restaurant/orders/7/': () => listed([], 0),
        'GET /api/restaurant/today/7/': () =>
          json({ ...aToday, checklist: { ...aToday.checklist, hours: false, order } }),
      },
    });
  at(false);
  const steps = within(await screen.findByRole('region', { name: 'Today' }));
  const linkOf = async (name: RegExp) => (await steps.findByRole('link', { name })).getAttribute('href');
  expect(await linkOf(/opening hours/)).toBe('/restaurant/terms#hours');
  expect(await linkOf(/where you deliver/)).toBe('/restaurant/terms#area');
  expect(await linkOf(/Add 5 dishes/)).toBe('/restaurant/add-dish');
  expect(await linkOf(/test order/)).toBe(`/store/${aToday.checklist.slug}`);
  expect(steps.getByText(/Owners cannot order/)).toBeInTheDocument();
  cleanup();
  at(true);
  const pill = await screen.findByText('Next: Set your opening hours');
  // Above these it would push them down when it comes.
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  for (const name of ['The day before', 'CSV']) {
    const above = screen.getByRole('button', { name });
    expect(above.compareDocumentPosition(pill)).toBe(DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.getByText('Checklist 2 of 4')).toBeInTheDocument();
});
