import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findDraft } from '../../../lib/forms/drafts.ts';
import { aCartLine, aDish } from '../../../testing/data/dishes.ts';
import { anOrder } from '../../../testing/data/orders.ts';
import { aTrackedPart as RESTAURANT } from '../../../testing/data/tracking.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { trackingMap as map, told } from '../../../testing/fake-tracking-map.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';

const CALL = 'GET /api/tracking/abcdefghij12/token1/';
/** Whoever was only sent the link does not see the order itself. */
const ORDER = 'GET /api/customer/order/detail/1/abcdefghij12/';
const PAGE = '/customer/tracking/abcdefghij12/token1/';
const LIVE: Tracking = {
  order_status: 'fulfilled',
  state: 'live',
  position: null,
  positions: [],
  restaurants: [RESTAURANT],
  home: null,
  delivery: null,
  own_part: null,
  now: new Date().toISOString(),
  rides: [],
  may_send: false,
};
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const positionOf = (seconds: number, part: number | null = 7) => ({
  latitude: 31.52,
  longitude: 74.35,
  accuracy: 9,
  part,
  rider_id: part === null ? null : 3,
  at: ago(seconds),
});

/** The page with a socket whose other end the test plays; `response` may change while it is open. */
async function open(first: Tracking = LIVE, { slowMs = 0 } = {}) {
  let response = first;
  const sockets = catchSockets();
  const app = renderApp(PAGE, {
    as: 'customer',
    server: {
      // The server's clock goes on, however long the tests before took.
      [CALL]: () => json({ ...response, now: new Date(Date.now() - slowMs).toISOString() }),
      [ORDER]: () => refusal(404, 'not_found'),
    },
  });
  await screen.findByRole('heading', { name: 'Track Your Delivery' });
  const socketNow = () => sockets.to('/ws/tracking/').at(-1);
  const become = (next: Tracking) => {
    response = next;
  };
  return { ...app, socketNow, become };
}

test('shows the rider from the first position on, and how long ago it was seen', async () => {
  const { socketNow } = await open();
  expect(screen.getByText('Yasir has not shared a position yet.')).toBeInTheDocument();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  expect(screen.getByText('Live')).toBeInTheDocument();
  act(() => socketNow()?.receive(positionOf(3)));
  expect(screen.getByText(/^Yasir, last seen \d+ s ago$/)).toBeInTheDocument();
  expect(screen.getByText('On the way')).toBeInTheDocument();
  await waitFor(() =>
    expect(map.showRiders).toHaveBeenLastCalledWith([
      {
        key: '7',
        latitude: 31.52,
        longitude: 74.35,
        label: 'Yasir',
        isStale: false,
        doubtRadiusM: undefined,
      },
    ]),
  );
  expect(map.showRestaurants).toHaveBeenLastCalledWith([RESTAURANT]);
});

test('goes by the road where a server for routes has told it', async () => {
  const home = { latitude: 31.54, longitude: 74.35 };
  const rides = [{ part: 7, latitude: 31.52, longitude: 74.35, kilometres: 4.2, minutes: 21 }];
  await open({ ...LIVE, home, rides, positions: [positionOf(3)] });
  expect(screen.getByText(/^Yasir, about 4\.2 km and 21 min away/)).toBeInTheDocument();
});

test('shows home, how far it still is and the rider’s phone, and all of it at once on request', async () => {
  const home = { latitude: 31.54, longitude: 74.35 };
  const { user } = await open({ ...LIVE, home, positions: [positionOf(3)] });
  expect(screen.getByText(/^Yasir, about 3\.0 km and 9 min away, last seen \d+ s ago$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0300 1112223' })).toHaveAttribute('href', 'tel:03001112223');
  await waitFor(() => expect(map.showHome).toHaveBeenLastCalledWith(home));
  // The map's zoom stands on the left, in languages that are read from the right, too.
  expect(screen.getByRole('button', { name: 'Show all' })).toHaveStyle({ right: '16px' });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(map.showAll).toHaveBeenCalledOnce();
});

test('afterwards the dishes can be rated and ordered again; what is gone is named', async () => {
  const over = {
    ...LIVE,
    state: 'over' as const,
    restaurants: [{ ...RESTAURANT, state: 'over' as const, rider_phone: null, delivered_at: ago(9) }],
  };
  const item = (title: string, slug: string, has_reviewed = false) => ({
    note: null,
    has_reviewed,
    restaurant_id: 7,
    order_status: 'fulfilled',
    dish: { title, slug, image: null },
    price: 600,
    qty: 2,
    total: 1200,
    portion_size: 'Double',
    spice_level: 'No spice level',
    extras: [],
  });
  const order = {
    ...anOrder,
    order_status: 'fulfilled',
    fulfilment: 'pickup',
    parts: anOrder.parts.map((part) => ({ ...part, order_status: 'fulfilled', stage: 'delivered' })),
    orderitem: [item('Chicken Biryani', aDish.slug), item('Raita', 'raita', true)],
  };
  catchSockets();
  const { user, server } = renderApp(PAGE, {
    as: 'customer',
    pages: [testPage('/cart', 'customer', 'Cart')],
    server: {
      [CALL]: () => json(over),
      [ORDER]: () => json(order),
      [`GET /api/store/dish/${aDish.slug}`]: () =>
        json({ ...aDish, restaurant: { ...aDish.restaurant, offers_pickup: true } }),
      'GET /api/store/dish/raita': () => refusal(404, 'not_found'),
      'POST /api/store/cart/': () => json({ message: 'Added', item: aCartLine }, 201),
    },
  });
  expect(await screen.findByRole('link', { name: 'Rate Chicken Biryani' })).toHaveAttribute(
    'href',
    '/dishdetail/chicken-biryani#review',
  );
  // Reviewed already: there would be no form.
  expect(screen.queryByRole('link', { name: 'Rate Raita' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/changed/i));
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(server.callsTo('/api/store/cart/')).toHaveLength(1));
  const [sent] = server.callsTo('/api/store/cart/');
  expect(String(sent?.body)).toMatch(/Double/);
  expect(server.callsTo('/api/store/cart/')).toHaveLength(1);
  // It was picked up, and the kitchen still offers that.
  expect(findDraft('orderChoices')?.values).toMatchObject({ fulfilment: 'pickup' });
});

test('says so when nothing was heard of the rider for a while, and ignores parts that are not of this order', async () => {
  const { socketNow } = await open({ ...LIVE, positions: [positionOf(600)] });
  expect(screen.getByText('No signal')).toBeInTheDocument();
  expect(screen.getByText(/Yasir was last seen .* The signal may be weak\./)).toBeInTheDocument();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive(positionOf(0, 99)));
  expect(screen.getByText('No signal')).toBeInTheDocument();
});

test('tells that the connection was lost, connects again, and ends with the delivery', async () => {
  const { socketNow, become, server } = await open({ ...LIVE, positions: [positionOf(60)] });
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  expect(await screen.findByText('No signal')).toBeInTheDocument();
  act(() => socketNow()?.drop(1012, 'restart'));
  expect(await screen.findByText('Your connection is lost. Trying again...')).toBeInTheDocument();
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  expect(screen.queryByText('No signal')).not.toBeInTheDocument();

  const lost = socketNow();
  await waitFor(() => expect(socketNow()).not.toBe(lost), { timeout: 30_000 });
  const asked = server.callsTo('/api/tracking/abcdefghij12/token1/').length;
  act(() => socketNow()?.open());
  expect(await screen.findByText('Live')).toBeInTheDocument();
  // What changed meanwhile was told to nobody here.
  await waitFor(() =>
    expect(server.callsTo('/api/tracking/abcdefghij12/token1/').length).toBeGreaterThan(asked),
  );

  become({ ...LIVE, state: 'over', restaurants: [{ ...RESTAURANT, state: 'over', delivered_at: ago(1) }] });
  act(() => socketNow()?.drop(4403, 'This delivery is over'));
  expect(await screen.findByText('Delivered')).toBeInTheDocument();
  expect(await screen.findByText('Enjoy your meal!')).toBeInTheDocument();
  await waitFor(() => expect(map.showRiders).toHaveBeenLastCalledWith([]));
});

test('calls its own lost network that, not a rider who does not send', async () => {
  const { socketNow } = await open({ ...LIVE, positions: [positionOf(60)] });
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Your connection is lost. Trying again...')).toBeInTheDocument();
  expect(screen.getByText(/^Yasir was last seen \d+ s ago\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/signal/i)).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

test('never shows the former rider’s place under the new name', async () => {
  const { socketNow, become } = await open();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive(positionOf(1)));
  expect(screen.getByText(/^Yasir, last seen/)).toBeInTheDocument();

  become({ ...LIVE, restaurants: [{ ...RESTAURANT, rider: 'Bilal', rider_id: 4 }] });
  act(() => socketNow()?.receive({ type: 'changed' }));
  expect(await screen.findByText('Bilal has not shared a position yet.')).toBeInTheDocument();
  await waitFor(() => expect(map.showRiders).toHaveBeenLastCalledWith([]));
  // The last thing the former rider's phone said may come late.
  act(() => socketNow()?.receive(positionOf(0)));
  expect(screen.getByText('Bilal has not shared a position yet.')).toBeInTheDocument();
  act(() => socketNow()?.receive({ ...positionOf(0), rider_id: 4 }));
  expect(screen.getByText(/^Bilal, last seen/)).toBeInTheDocument();
});

test('draws a circle where a place cannot be believed', async () => {
  const { socketNow } = await open();
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive({ ...positionOf(20), accuracy: 800 }));
  await waitFor(() =>
    expect(map.showRiders).toHaveBeenLastCalledWith([expect.objectContaining({ doubtRadiusM: 800 })]),
  );
  expect(await screen.findByText(/^Yasir, somewhere within 800 m, last seen/)).toBeInTheDocument();
  act(() => socketNow()?.receive(positionOf(10)));
  act(() => socketNow()?.receive({ ...positionOf(5), latitude: 31.6 }));
  expect(screen.getByText(/^Yasir, not certain where, last seen/)).toBeInTheDocument();
  act(() => socketNow()?.receive({ ...positionOf(0), latitude: 31.6 }));
  expect(screen.getByText(/^Yasir, last seen/)).toBeInTheDocument();
});

test('believes the server’s clock, not the device’s', async () => {
  const slowMs = 10 * 60_000;
  const { socketNow } = await open(LIVE, { slowMs });
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive({ ...positionOf(0), at: new Date(Date.now() - slowMs).toISOString() }));
  expect(await screen.findByText(/^Yasir, last seen \d s ago$/)).toBeInTheDocument();
  expect(screen.getByText('On the way')).toBeInTheDocument();
});

test('says that a canceled order was canceled', async () => {
  await open({
    ...LIVE,
    order_status: 'cancelled',
    state: 'over',
    restaurants: [{ ...RESTAURANT, state: 'over', order_status: 'cancelled' }],
  });
  expect(screen.getByText('This order was canceled.')).toBeInTheDocument();
  expect(screen.getByText('Canceled')).toBeInTheDocument();
});

test("does not know another order's link", async () => {
  catchSockets();
  renderApp('/customer/tracking/abcdefghij12/other/', {
    as: 'customer',
    server: { 'GET /api/tracking/abcdefghij12/other/': () => refusal(404, 'not_found') },
  });
  expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
});

test('what was promised stands below, by the clock of the kitchen, until the delivery is over', async () => {
  const promised = {
    ...RESTAURANT,
    promised_at: '2027-03-01T12:30:00.000Z',
    time_zone: 'Asia/Kathmandu',
  };
  const { become, socketNow } = await open({ ...LIVE, restaurants: [promised] });
  const text = 'Promised for 1 March 2027, 18:15 (Kathmandu time)';
  expect(await screen.findByText(text)).toBeInTheDocument();
  become({ ...LIVE, state: 'over', restaurants: [{ ...promised, state: 'over', delivered_at: ago(1) }] });
  await waitFor(() => expect(socketNow()).toBeDefined());
  act(() => socketNow()?.open());
  act(() => socketNow()?.receive({ type: 'changed' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('what was ordered for a time is promised for the span that was chosen', async () => {
  const slot = { deliver_at: '2027-03-01T12:15:00.000Z', deliver_until: '2027-03-01T12:45:00.000Z' };
  const promised = { ...slot, promised_at: slot.deliver_until, time_zone: 'Asia/Kathmandu' };
  await open({ ...LIVE, restaurants: [{ ...RESTAURANT, ...promised }] });
  const text = 'Promised between 1 March 2027, 18:00 and 18:30 (Kathmandu time)';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('says when the picture of the map does not come, and stops saying so when it does', async () => {
  await open();
  await waitFor(() => expect(told.current).toBeDefined());
  act(() => told.current?.onTiles(true));
  const note = 'The map picture cannot be loaded right now. The pins still work.';
  expect(screen.getByText(note)).toBeInTheDocument();
  act(() => told.current?.onTiles(false));
  expect(screen.queryByText(note)).toBeNull();
});
