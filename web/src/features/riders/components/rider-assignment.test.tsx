import type { Delivery } from '@nearbite/contract/riders/riders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { aPart, aRestaurantOfMine } from '../../../testing/owner.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const RIDER = { id: 3, name: 'Bilal', phone_number: '0300 1112223' };
const inDelivery: Delivery = {
  oid: aPart.oid,
  order_status: 'fulfilled',
  state: 'live',
  rider: RIDER,
  rider_link: 'http://localhost/rider/tracking/a/b/?rider=c',
  delivered_at: null,
};

function openOrder(delivery: Delivery) {
  let current = delivery;
  const sent = vi.fn<(body: unknown) => void>();
  const app = renderApp(`/restaurant/orders/${aPart.oid}`, {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [] }),
      'POST /api/restaurant/orders-mark-as-seen/7/': () => json({ message: 'Orders marked as seen' }),
      'POST /api/restaurant/notifications-mark-all-as-seen/7/': () => json({ message: 'Seen', marked: 0 }),
      'GET /api/restaurant/7/delivery-boys/': () =>
        json([{ ...RIDER, email: 'bilal@riders.test', status: 'in delivery', restaurant: 7 }]),
      [`GET /api/restaurant/7/deliveries/${aPart.oid}/`]: () => json(current),
      [`GET /api/restaurant/orders/7/${aPart.oid}/`]: () => json(aPart),
      [`PATCH /api/restaurant/orders/7/${aPart.oid}/`]: ({ body }) => {
        sent(body);
        current = { ...current, rider: null, rider_link: null };
        return json(aPart);
      },
    },
  });
  return { ...app, sent };
}

const panel = () => screen.findByRole('region', { name: 'Rider' });

test('a rider is taken off after a question, and another can be chosen', async () => {
  const { user, sent } = openOrder(inDelivery);
  await user.click(await within(await panel()).findByRole('button', { name: 'Take rider off' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take Bilal off this order?' });
  await user.click(within(question).getByRole('button', { name: 'Yes, take off' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ rider_id: null }));
  const rider = await panel();
  await waitFor(() => expect(within(rider).queryByText('Bilal')).toBeNull());
  expect(within(rider).queryByRole('button', { name: 'Take rider off' })).toBeNull();
  expect(within(rider).getByRole('combobox', { name: 'Rider' })).toHaveTextContent('Choose a rider');
  expect(within(rider).getByRole('combobox', { name: 'Rider' })).toHaveFocus();
});

test('nobody is taken off what is over', async () => {
  openOrder({ ...inDelivery, state: 'over', delivered_at: '2026-11-17T12:00:00.000Z' });
  expect(await within(await panel()).findByText('Bilal')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take rider off' })).toBeNull();
});
