import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnerDish } from '../../testing/data/dishes.ts';
import { aPart, aRestaurantOfMine, aReviewSummary, listed } from '../../testing/data/owner.ts';
import { json, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = (path: string) =>
  renderApp(path, {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/orders/7/': () => listed([aPart], 120),
      [`GET /api/restaurant/orders/7/${aPart.oid}/`]: () => json(aPart),
      [`GET /api/restaurant/7/deliveries/${aPart.oid}/`]: () => refusal(404, 'not_found'),
      'POST /api/restaurant/notifications-mark-all-as-seen/7/': () => json({ message: 'Seen', marked: 0 }),
      'GET /api/restaurant/dishes/7/': () => listed([anOwnerDish], 120),
      'GET /api/restaurant/restaurant-reviews/7/': () => listed([], 120),
      'GET /api/restaurant/review-summary/7/': () => json(aReviewSummary),
      'GET /api/restaurant/notifications/7/': () => listed([], 120),
      'GET /api/restaurant/notifications-summary/7/': () =>
        json([{ unread_notifications: 0, read_notifications: 0, all_notifications: 120, newest_id: null }]),
    },
  });

test.each(['orders', 'dishes', 'reviews', 'notifications'])(
  'the page of the %s one is on stands in the address',
  async (list) => {
    const { user, place } = open(`/restaurant/${list}?page=2`);
    expect(await screen.findByText('51 to 100 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101 to 120 of 120')).toBeInTheDocument();
    expect(place()).toBe(`/restaurant/${list}?page=3`);
  },
);

test('on the way back from an order its page of the list is there again', async () => {
  const { user, place, navigate } = open('/restaurant/orders?view=table');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('51 to 100 of 120')).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: `View order ${aPart.oid}` }));
  expect(await screen.findByRole('heading', { name: `Order #${aPart.oid}` })).toBeInTheDocument();
  await navigate(-1);
  expect(await screen.findByText('51 to 100 of 120')).toBeInTheDocument();
  expect(place()).toBe('/restaurant/orders?view=table&page=2');
});

test('the status of the orders is kept in the address and begins at the first page', async () => {
  const { user, place, server } = open('/restaurant/orders?page=2');
  const lastSearch = () => server.callsTo('/api/restaurant/orders/7/').at(-1)?.search ?? '';
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Canceled' }));
  await waitFor(() => expect(place()).toBe('/restaurant/orders?status=cancelled'));
  await waitFor(() => expect(lastSearch()).toMatch(/status=cancelled.*offset=0/));
});

test('the filter of the dishes is kept in the address and begins at the first page', async () => {
  const { user, place, server } = open('/restaurant/dishes?page=2&order=oldest');
  const lastSearch = () => server.callsTo('/api/restaurant/dishes/7/').at(-1)?.search ?? '';
  await waitFor(() => expect(lastSearch()).toContain('order=oldest'));
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'In-active' }));
  await waitFor(() => expect(place()).toBe('/restaurant/dishes?order=oldest&status=in-active'));
  await waitFor(() => expect(lastSearch()).toMatch(/order=oldest.*status=in-active.*offset=0/));
});
