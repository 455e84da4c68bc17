import type { Delivery } from '@nearbite/contract/riders/riders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPart, aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** Who brings it is named where another can be chosen, too. */
const ABOVE_THE_CHOICE = { ignore: '[role=combobox] *' };

const RIDER = { id: 3, name: 'Bilal', phone_number: '0300 1112223' };
const inDelivery: Delivery = {
  oid: aPart.oid,
  order_status: 'fulfilled',
  state: 'live',
  rider: RIDER,
  rider_link: 'http://localhost/rider/tracking/a/b/?rider=c',
  delivered_at: null,
};

const LISTED = {
  ...RIDER,
  email: 'bilal@riders.test',
  status: 'in delivery',
  paused: false,
  restaurant: 7,
  rider_link: '',
};

function openOrder(delivery: Delivery, riders = () => [LISTED]) {
  let current = delivery;
  let isDown = false;
  const sent = vi.fn<(body: unknown) => void>();
  const app = renderApp(`/restaurant/orders/${aPart.oid}`, {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [] }),
      'POST /api/restaurant/orders-mark-as-seen/7/': () => json({ message: 'Orders marked as seen' }),
      'POST /api/restaurant/notifications-mark-all-as-seen/7/': () => json({ message: 'Seen', marked: 0 }),
      'GET /api/restaurant/7/delivery-boys/': () => json(riders()),
      [`GET /api/restaurant/7/deliveries/${aPart.oid}/`]: () =>
        isDown ? refusal(500, 'internal') : json(current),
      [`GET /api/restaurant/orders/7/${aPart.oid}/`]: () => json(aPart),
      [`PATCH /api/restaurant/orders/7/${aPart.oid}/`]: ({ body }) => {
        sent(body);
        current = { ...current, rider: null, rider_link: null };
        return json(aPart);
      },
    },
  });
  const goDown = (down: boolean) => {
    isDown = down;
  };
  return { ...app, sent, goDown };
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
  expect(await within(await panel()).findByText('Bilal', ABOVE_THE_CHOICE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take rider off' })).toBeNull();
});

const nobodyYet: Delivery = { ...inDelivery, rider: null, rider_link: null };

test('the list of riders has whoever was added elsewhere when it is opened, and nobody who is gone', async () => {
  let riders = [LISTED];
  const { user } = openOrder(nobodyYet, () => riders);
  const list = await within(await panel()).findByRole('combobox', { name: 'Rider' });
  await user.click(list);
  await user.click(await screen.findByRole('option', { name: 'Bilal (in delivery)' }));
  riders = [
    { ...LISTED, id: 4, name: 'Nadia', status: 'available' },
    { ...LISTED, id: 5, name: 'Omar', paused: true },
  ];
  await user.click(list);
  expect(await screen.findByRole('option', { name: 'Nadia (available)' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('option', { name: /Bilal|Omar/ })).toBeNull());
  expect(list).toHaveTextContent('Choose a rider');
  // The open list hides what is behind it.
  expect(screen.getByRole('button', { name: 'Assign rider', hidden: true })).toBeDisabled();
});

test('where there was no rider, one who was added in another tab can be chosen as soon as this one is looked at', async () => {
  let riders: (typeof LISTED)[] = [];
  openOrder(nobodyYet, () => riders);
  expect(await screen.findByText('No riders yet. Who brings it?')).toBeInTheDocument();
  riders = [LISTED];
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('combobox', { name: 'Rider' })).toBeInTheDocument();
});

test('who brings an order stays on the page when it cannot be asked for again, with a quiet line', async () => {
  const { user, navigate, goDown } = openOrder(inDelivery);
  await within(await panel()).findByText('Bilal', ABOVE_THE_CHOICE);
  goDown(true);
  await navigate('/restaurant/riders/');
  await navigate(`/restaurant/orders/${aPart.oid}`);
  const rider = within(await panel());
  expect(await rider.findByText('We could not refresh the delivery.')).toBeInTheDocument();
  expect(rider.getByText('Bilal', ABOVE_THE_CHOICE)).toBeInTheDocument();
  expect(rider.getByRole('button', { name: 'Delivered' })).toBeInTheDocument();
  goDown(false);
  await user.click(rider.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rider.queryByText('We could not refresh the delivery.')).toBeNull());
});
