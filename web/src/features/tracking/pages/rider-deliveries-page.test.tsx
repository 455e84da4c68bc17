import type { RiderPage, Tracking } from '@nearbite/contract/tracking/tracking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDelivery, aTrackedPart } from '../../../testing/data/tracking.ts';
import { fakeGeolocation } from '../../../testing/fake-geolocation.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const CALL = 'GET /api/rider/key0123456789/';
const HERE = { latitude: 31.52, longitude: 74.35, accuracy: 9.2 };

function delivery(oid: string, name: string, changes: Partial<NonNullable<Tracking['delivery']>> = {}) {
  const tracking = {
    order_status: 'fulfilled',
    state: 'live',
    position: null,
    positions: [],
    restaurants: [aTrackedPart],
    home: null,
    delivery: { ...aDelivery, items: [...aDelivery.items], full_name: name, ...changes },
    own_part: aTrackedPart.id,
    now: new Date().toISOString(),
    may_send: true,
  } satisfies Omit<Tracking, 'rides'>;
  return { oid, tracking_token: `token-${oid}`, rider: `secret-${oid}`, tracking };
}
const page = (...deliveries: RiderPage['deliveries']): RiderPage => ({
  name: 'Bilal',
  restaurant: { name: 'Biryani Junction', phone_number: '042 1234567' },
  deliveries,
  done: [],
  time_zone: 'Asia/Karachi',
});
const unpaid = { payment_status: 'pending', collect: null } as const;

let phone: ReturnType<typeof fakeGeolocation>;
beforeEach(() => {
  phone = fakeGeolocation();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: phone.geolocation });
});

async function open(first: RiderPage, server = {}) {
  let response = first;
  const sockets = catchSockets();
  const app = renderApp('/rider/key0123456789/', { server: { [CALL]: () => json(response), ...server } });
  await waitFor(() => expect(sockets.to('/ws/rider/key0123456789/').length).toBeGreaterThan(0));
  const [socket] = sockets.to('/ws/rider/key0123456789/');
  if (!socket) throw new Error('no socket');
  act(() => socket.open());
  return {
    ...app,
    socket,
    become(next: RiderPage) {
      response = next;
      act(() => socket.receive({ type: 'changed' }));
    },
  };
}
const cardOf = (name: string) => screen.findByRole('article', { name: `Delivery to ${name}` });

test('shows every delivery, shares one position, and ends one by its own Delivered', async () => {
  const [amina, omar] = [delivery('abcdefghij12', 'Amina'), delivery('abcdefghij34', 'Omar', unpaid)];
  const { socket, user, server, become } = await open(page(amina, omar), {
    'POST /api/tracking/abcdefghij12/token-abcdefghij12/delivered/': () => json({ message: 'Delivered.' }),
  });
  expect(within(await cardOf('Amina')).queryByText(/not paid yet/)).not.toBeInTheDocument();
  expect(within(await cardOf('Omar')).getByText(/This card order is not paid yet/)).toHaveTextContent(
    'call the restaurant: 042 1234567',
  );
  act(() => phone.fix(HERE));
  expect(socket.sent).toContainEqual(expect.objectContaining({ ...HERE, seq: 1 }));

  await user.click(within(await cardOf('Amina')).getByRole('button', { name: 'Delivered' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delivered' }));
  await waitFor(() =>
    expect(server.callsTo('/api/tracking/abcdefghij12/token-abcdefghij12/delivered/')[0]?.body).toEqual({
      rider: 'secret-abcdefghij12',
    }),
  );
  const brought = { number: 21, delivered_at: new Date().toISOString(), collected: 1_535 };
  become({ ...page(omar), done: [{ oid: 'abcdefghij12', ...brought }] });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(screen.getByText('Done today (1)'));
  expect(screen.getByText('#21')).toBeInTheDocument();
  expect(screen.getByText(/^Cash collected today: Rs.1,535/)).toBeInTheDocument();
});

test('Delivered asks for the cash and tells how many deliveries remain', async () => {
  const cash = { payment_status: 'pending', collect: 1_200 } as const;
  const [amina, omar] = [delivery('abcdefghij12', 'Amina', cash), delivery('abcdefghij34', 'Omar')];
  const { user, become } = await open(page(amina, omar));
  await user.click(within(await cardOf('Amina')).getByRole('button', { name: 'Delivered' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delivered?' });
  expect(dialog).toHaveTextContent(
    /Collect Rs\.1,200\.00 in cash\. The customer has the food\. 1 other delivery/,
  );
  expect(dialog).not.toHaveTextContent(/shared|shares/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  become(page(omar));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(within(await cardOf('Omar')).getByRole('button', { name: 'Delivered' }));
  const last = await screen.findByRole('alertdialog', { name: 'Delivered?' });
  expect(last).toHaveTextContent(/this page no longer shares your location/);
  expect(last).not.toHaveTextContent(/Collect|remain/);
});

test('waits for the next delivery without sharing, and shows it when it comes', async () => {
  const { become } = await open(page());
  expect(await screen.findByText('No deliveries right now, Bilal')).toBeInTheDocument();
  expect(phone.watches).toEqual([]);
  become(page(delivery('abcdefghij12', 'Amina')));
  expect(await cardOf('Amina')).toBeInTheDocument();
});

test('a phone that finds no position says neither that it sends nor how exactly', async () => {
  await open(page(delivery('abcdefghij12', 'Amina')));
  act(() => phone.fix({ ...HERE, accuracy: 0 }));
  expect(screen.queryByText(/within/)).not.toBeInTheDocument();
  act(() => phone.fail('unavailable'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Looking for your location');
  expect(screen.queryByText(/Sending/)).not.toBeInTheDocument();
});

test('a link that has ended says so', async () => {
  renderApp('/rider/key0123456789/', { server: { [CALL]: () => refusal(404, 'not_found') } });
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
});
