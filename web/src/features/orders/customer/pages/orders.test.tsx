import type { Checkout } from '@nearbite/contract/orders/checkout';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aCheckout, anOrder } from '../../../../testing/data/orders.ts';
import { aPart, aRestaurantOfMine } from '../../../../testing/data/owner.ts';
import { aTrackedPart } from '../../../../testing/data/tracking.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { catchSockets } from '../../../../testing/fake-socket.ts';
import { trackingMap } from '../../../../testing/fake-tracking-map.ts';
import { stubPhoneScreen } from '../../../../testing/phone-screen.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const LIVE: Tracking = {
  order_status: 'fulfilled',
  state: 'live',
  position: null,
  positions: [],
  restaurants: [aTrackedPart],
  home: null,
  delivery: null,
  own_part: null,
  now: new Date().toISOString(),
  rides: [],
  may_send: false,
};
const COUNTS = { 'x-total-count': '45', 'x-pending-count': '1', 'x-fulfilled-count': '44' };

const openList = (change: Partial<Order> = {}, path = '/customer/orders/') =>
  renderApp(path, {
    as: 'customer',
    server: {
      'GET /api/customer/orders/1/': () => Response.json([{ ...anOrder, ...change }], { headers: COUNTS }),
    },
  });

const openDetail = (change: Partial<Order> = {}) =>
  renderApp(`/customer/orders/${anOrder.oid}/`, {
    as: 'customer',
    server: {
      [`GET /api/customer/order/detail/1/${anOrder.oid}/`]: () => json({ ...anOrder, ...change }),
      [`GET /api/tracking/${anOrder.oid}/token/`]: () => json(LIVE),
    },
  });

const openCheckout = (response: () => Partial<Checkout>, query = '') =>
  renderApp(`/checkout/${anOrder.oid}/${query}`, {
    as: 'customer',
    server: {
      [`GET /api/store/checkout/${anOrder.oid}/`]: () => json({ ...aCheckout, ...response() }),
    },
  });

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const UNPAID = { payment_status: 'pending', pay_until: minutesFromNow(40) } as const;
const CANCELED = { payment_status: 'pending', order_status: 'cancelled' } as const;

test('on paper an order is a receipt of its own, and gone again afterwards', async () => {
  const dish = { title: 'Beef Biryani', slug: 'beef-biryani', image: null };
  const item = {
    price: 500,
    qty: 2,
    total: 1000,
    portion_size: 'Half',
    spice_level: 'No spice level',
    extras: [],
  };
  const part = { restaurant_id: 7, order_status: 'pending' } as const;
  openDetail({ orderitem: [{ ...item, ...part, dish, note: 'no onions', has_reviewed: false }] });
  expect(await screen.findByRole('button', { name: 'Print receipt' })).toBeInTheDocument();
  const sheet = () => document.querySelector('.print-sheet');
  expect(sheet()).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(sheet()).toHaveTextContent(/Nearbite: receipt.*2 × Beef BiryaniRs\.1,000\.00Half, no onions/);
  expect(sheet()).toHaveTextContent(/Service FeeRs\.20\.00TotalRs\.1,070\.00Payment by cardPaid/);
  fireEvent(window, new Event('afterprint'));
  expect(sheet()).toBeNull();
});

describe('an order of which one restaurant has canceled its part', () => {
  const [kept] = anOrder.parts;
  const other = { id: 8, name: 'Green Bowl', phone_number: '042 7654321', address: null };
  const item = (
    title: string,
    restaurant_id: number,
    order_status: 'pending' | 'fulfilled' | 'cancelled',
  ) => ({
    ...{
      price: 500,
      qty: 1,
      total: 500,
      portion_size: 'Half',
      spice_level: 'No spice level',
      extras: [],
      note: null,
    },
    dish: { title, slug: title, image: null },
    has_reviewed: false,
    restaurant_id,
    order_status,
  });
  const mixed = (status: 'pending' | 'fulfilled'): Partial<Order> => ({
    order_status: status,
    orderitem: [item('Karahi', 7, status), item('Salad', 8, 'cancelled')],
    parts: kept
      ? [
          { ...kept, order_status: status, stage: status === 'pending' ? 'accepted' : 'delivered' },
          { ...kept, restaurant: other, order_status: 'cancelled', stage: 'declined' },
        ]
      : [],
  });

  test('marks its dishes, and says whose each is', async () => {
    openDetail(mixed('pending'));
    const items = within(await screen.findByRole('table', { name: 'Items' }));
    const row = (name: RegExp) => items.getByRole('row', { name });
    expect(row(/Salad/)).toHaveTextContent(/Green Bowl.*Canceled/);
    expect(row(/Karahi/)).toHaveTextContent('Biryani Junction');
    expect(row(/Karahi/)).not.toHaveTextContent('Canceled');
  });

  test('says in the list what is left to pay', async () => {
    const { parts = [] } = mixed('pending');
    const shares = parts.map((part, index) => ({ ...part, total: index === 0 ? 670 : 400 }));
    openList({ ...mixed('pending'), payment_status: 'pending', parts: shares });
    const row = await screen.findByRole('row', { name: new RegExp(anOrder.oid) });
    expect(row).toHaveTextContent('Rs.1,070.00To pay Rs.670.00');
  });

  test('marks them on paper, too', async () => {
    openDetail(mixed('pending'));
    await screen.findByRole('table', { name: 'Items' });
    fireEvent(window, new Event('beforeprint'));
    const lines = Array.from(document.querySelectorAll('.print-sheet li'), (line) => line.textContent);
    expect(lines).toEqual([expect.not.stringContaining('Canceled'), expect.stringContaining('Canceled')]);
    fireEvent(window, new Event('afterprint'));
  });

  test('offers what arrived again, in the list, too', async () => {
    openList(mixed('fulfilled'));
    expect(await screen.findByRole('button', { name: 'Order again' })).toBeInTheDocument();
  });

  test('asks for a rating of what arrived only', async () => {
    openDetail(mixed('fulfilled'));
    expect(await screen.findByRole('link', { name: 'Rate Karahi' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Rate Salad' })).toBeNull();
  });
});

test('a canceled payment and the time to pay do not contradict each other', async () => {
  openCheckout(() => UNPAID, '?payment=cancelled');
  expect(
    await screen.findByText(/^Please pay by .* Otherwise this order is canceled\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/^The payment was canceled/)).not.toHaveTextContent('whenever');
});

test('a checkout that was canceled meanwhile begins with that', async () => {
  openCheckout(() => CANCELED, '?payment=cancelled');
  const canceled = await screen.findByRole('alert');
  expect(canceled).toHaveTextContent('This order was canceled and nothing was charged.');
  const order = screen.getByRole('heading', { name: 'Your order' });
  expect(canceled.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'View order' })).toBeInTheDocument();
});

test('a checkout that was canceled after it was paid does not say that nothing was charged', async () => {
  openCheckout(() => ({ payment_status: 'refunded', order_status: 'cancelled' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This order was canceled. What you paid goes back to you.',
  );
});

test('the page of the list one is on stands in the address, and is left by the way back', async () => {
  const { user, place, navigate } = openList({}, '/customer/orders/?page=2');
  expect(await screen.findByText('21 to 40 of 45')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('41 to 45 of 45')).toBeInTheDocument();
  expect(place()).toBe('/customer/orders/?page=3');
  await navigate(-1);
  expect(await screen.findByText('21 to 40 of 45')).toBeInTheDocument();
  expect(place()).toBe('/customer/orders/?page=2');
});

test('a list of one status stands in the address, with its own number of pages', async () => {
  const { user, place, server } = openList({}, '/customer/orders/?page=2');
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Fulfilled' }));
  expect(await screen.findByText('1 to 20 of 44')).toBeInTheDocument();
  expect(place()).toBe('/customer/orders/?status=fulfilled');
  expect(server.callsTo('/api/customer/orders/1/').at(-1)?.search).toMatch(/status=fulfilled.*offset=0/);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Canceled' }));
  expect(await screen.findByText('No orders with this status')).toBeInTheDocument();
});

test('a status whose orders cannot be loaded shows no others in their place, and can be left', async () => {
  const { user } = renderApp('/customer/orders/', {
    as: 'customer',
    server: {
      'GET /api/customer/orders/1/': ({ search }) =>
        search.includes('status=')
          ? refusal(503, 'unavailable')
          : Response.json([anOrder], { headers: COUNTS }),
    },
  });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Fulfilled');
  expect(await screen.findByText('We could not load your orders.')).toBeInTheDocument();
  expect(screen.queryByText(`#${anOrder.oid}`)).toBeNull();
  await choose('All');
  expect(await screen.findByText(`#${anOrder.oid}`)).toBeInTheDocument();
});

test('a row of the list says what was ordered and from whom', async () => {
  const item = (title: string) => ({
    dish: { title, slug: title, image: null },
    price: 500,
    qty: 1,
    total: 500,
    portion_size: 'Half',
    spice_level: 'No spice level',
    extras: [],
    note: null,
    has_reviewed: false,
    restaurant_id: 7,
    order_status: 'pending' as const,
  });
  openList({ orderitem: ['Karahi', 'Naan', 'Naan', 'Tea', 'Kheer'].map(item) });
  const row = within(await screen.findByRole('row', { name: new RegExp(anOrder.oid) }));
  expect(row.getByText('Karahi, Naan and 2 more')).toBeInTheDocument();
  expect(row.getByText('Biryani Junction')).toBeInTheDocument();
});

test('an order that is late says so in the list and on its page, which calls a stage by one name', async () => {
  const late = { stage: 'on_the_way', order_status: 'fulfilled', promised_at: minutesFromNow(-3) } as const;
  const parts = anOrder.parts.flatMap((part) => [
    { ...part, ...late },
    { ...part, restaurant: { ...part.restaurant, id: 8, name: 'Karahi House' } },
  ]);
  openList({ ...late, parts });
  const LATE = /^(On the way, )?Running late, now about \d\d:\d\d/;
  expect(await screen.findByText(LATE)).toBeInTheDocument();
  cleanup();
  openDetail({ ...late, parts });
  expect((await screen.findAllByText(LATE)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^With you/)).toBeNull();
  const restaurants = within(screen.getByRole('region', { name: 'Restaurants' }));
  expect(restaurants.queryByText('Fulfilled')).toBeNull();
  expect(restaurants.getAllByText('On the way').length).toBeGreaterThan(0);
});

describe('an unpaid order says until when it must be paid', () => {
  test('in the list', async () => {
    openList(UNPAID);
    expect(await screen.findByText(/^Pay by .*\d\d:\d\d, or it is canceled$/)).toBeInTheDocument();
  });

  test('on its page', async () => {
    openDetail(UNPAID);
    expect(
      await screen.findByText(/^Please pay by .*\d\d:\d\d\. Otherwise this order is canceled\.$/),
    ).toBeInTheDocument();
  });

  test('at the checkout, which follows when the time has passed', async () => {
    let isCanceled = false;
    openCheckout(() => (isCanceled ? CANCELED : { pay_until: new Date(Date.now() + 2_000).toISOString() }));
    expect(await screen.findByText(/^Please pay by/)).toBeInTheDocument();
    isCanceled = true;
    expect(await screen.findByText('This order was canceled and nothing was charged.')).toBeInTheDocument();
  });

  test('a paid one does not', async () => {
    openDetail();
    expect(await screen.findByText('Payment Status')).toBeInTheDocument();
    expect(screen.queryByText(/pay by/i)).not.toBeInTheDocument();
  });
});

test('the checkout lists what one pays for, and what was canceled', async () => {
  const [item] = aCheckout.orderitem;
  if (!item) throw new Error('No item');
  const canceled = {
    ...item,
    dish: { ...item.dish, title: 'Haleem', slug: 'haleem' },
    order_status: 'cancelled' as const,
  };
  openCheckout(() => ({ orderitem: [item, canceled] }));
  const rows = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('2 × Beef BiryaniPortion: FamilyRs.1,000.00');
  expect(rows[0]).not.toHaveTextContent('No spice level');
  expect(rows[1]).toHaveTextContent('Haleem');
  expect(rows[1]).toHaveTextContent('Canceled');
});

test('the checkout tells times by the restaurant’s clock, as the order does', async () => {
  const [restaurant] = aCheckout.restaurants;
  if (!restaurant) throw new Error('No restaurant');
  const restaurants = [{ ...restaurant, time_zone: 'Asia/Kathmandu' }];
  const slot = { deliver_at: '2099-11-16T13:00:00Z', deliver_until: '2099-11-16T13:30:00Z' };
  openCheckout(() => ({ ...UNPAID, ...slot, restaurants }));
  expect(await screen.findByText(/^Please pay by .*\(Kathmandu time\)\./)).toBeInTheDocument();
  expect(screen.getByText('16 November 2099, 18:45 to 19:15 (Kathmandu time)')).toBeInTheDocument();
});

test.each([
  ['has begun', 'delivery', -5, 25, 'has begun. If you pay now, your food may be later than that.'],
  ['is over', 'delivery', -40, -10, 'is over. If you pay now, your food comes later than that.'],
  ['is over', 'pickup', -40, -10, 'is over. If you pay now, your food is ready later than that.'],
] as const)('nobody pays unknowingly for a time that %s (%s)', async (_, fulfilment, from, until, text) => {
  const slot = { fulfilment, deliver_at: minutesFromNow(from), deliver_until: minutesFromNow(until) };
  openCheckout(() => ({ ...UNPAID, ...slot }));
  const notice = await screen.findByText(/^The time you chose/);
  expect(notice).toHaveTextContent(text);
  expect(within(notice).getByRole('link', { name: 'cancel the order' })).toHaveAttribute(
    'href',
    `/customer/orders/${aCheckout.oid}/`,
  );
});

test('an unpaid order says of a time that has begun only that it has', async () => {
  const slot = { deliver_at: minutesFromNow(-5), deliver_until: minutesFromNow(25) };
  const parts = anOrder.parts.map((part) => ({ ...part, stage: 'placed' as const, promised_at: null }));
  openDetail({ ...UNPAID, ...slot, stage: 'placed', promised_at: null, parts });
  expect(await screen.findByText(/^The time you chose/)).toHaveTextContent('has begun.');
  expect(screen.queryByText(/^With you/)).toBeNull();
});

test('a time that is still ahead, and an order that cannot be paid, need no such word', async () => {
  const slot = { deliver_at: minutesFromNow(30), deliver_until: minutesFromNow(60) };
  openCheckout(() => ({ ...UNPAID, ...slot }));
  expect(await screen.findByText(/^Please pay by/)).toBeInTheDocument();
  expect(screen.queryByText(/^The time you chose/)).toBeNull();
});

test('the checkout of a pick-up says where, and has no empty address', async () => {
  openCheckout(() => ({ fulfilment: 'pickup', address: '', city: '' }));
  expect(await screen.findByRole('heading', { name: 'Pick-up' })).toBeInTheDocument();
  expect(screen.getByText('Biryani Junction: 3 Food Street, Lahore')).toBeInTheDocument();
  expect(screen.queryByText('City')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Shipping address' })).not.toBeInTheDocument();
});

test('the checkout names the delivery fee, so that its amounts add up', async () => {
  openCheckout(() => ({ delivery_fee: 60, total: aCheckout.total + 60, amount_due: aCheckout.total + 60 }));
  expect((await screen.findByText('Delivery Fee')).parentElement).toHaveTextContent('Rs.60.00');
});

describe('a part that was canceled before it was paid', () => {
  const [part] = anOrder.parts;
  if (!part) throw new Error('No part');
  const canceled = {
    ...part,
    restaurant: { ...part.restaurant, id: 8, name: 'Gulberg Grill' },
    order_status: 'cancelled',
    total: 300.1,
    cancelled_at: '2026-11-01T10:05:00.000Z',
  } as const;
  const parts = [{ ...part, total: 769.9 }, canceled];
  const figure = async (label: string) => (await screen.findByText(label)).parentElement;

  test('is taken off what is to be paid, as at the checkout', async () => {
    openDetail({ payment_status: 'pending', parts });
    expect(await figure('Canceled part')).toHaveTextContent('-Rs.300.10');
    expect(await figure('To pay')).toHaveTextContent('Rs.769.90');
  });

  test('was not charged', async () => {
    openDetail({ paid_at: '2026-11-01T10:09:00.000Z', parts });
    expect(await figure('Canceled part')).toHaveTextContent('-Rs.300.10');
    expect(await figure('Charged')).toHaveTextContent('Rs.769.90');
  });

  test('one canceled after it was paid is refunded instead', async () => {
    openDetail({ paid_at: '2026-11-01T10:02:00.000Z', refunded: 300.1, parts });
    expect(await figure('Refunded')).toHaveTextContent('Rs.300.10');
    expect(screen.queryByText('Canceled part')).not.toBeInTheDocument();
  });
});

test('the order page has the delivery address', async () => {
  openDetail();
  const panel = within(await screen.findByRole('region', { name: 'Delivery address' }));
  for (const text of ['Sara Khan', '+92 300 1112233', '7 Mall Road', 'Lahore'])
    expect(panel.getByText(text)).toBeInTheDocument();
});

test('an order that was canceled before it was paid reads Not charged', async () => {
  openList(CANCELED);
  expect(await screen.findByText('Not charged')).toBeInTheDocument();
});

test('and on its own page', async () => {
  openDetail(CANCELED);
  expect(await screen.findByText('Not charged')).toBeInTheDocument();
});

test.each(['/restaurant/orders?view=table', `/restaurant/orders/${aPart.oid}`])(
  'the restaurant reads so too at %s',
  async (path) => {
    const part = { ...aPart, ...CANCELED };
    renderApp(path, {
      as: 'owner',
      server: {
        'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
        'GET /api/restaurant/orders/7/': () => json([part]),
        [`GET /api/restaurant/orders/7/${aPart.oid}/`]: () => json(part),
        [`GET /api/restaurant/7/deliveries/${aPart.oid}/`]: () => refusal(404, 'not_found'),
        'POST /api/restaurant/notifications-mark-all-as-seen/7/': () => json({ message: 'Seen', marked: 0 }),
      },
    });
    expect((await screen.findAllByText('Not charged')).length).toBeGreaterThan(0);
  },
);

describe('Track Location is offered while there is something to track', () => {
  test.each([
    [{ order_status: 'pending', delivery_state: 'live' }, 1],
    [{ order_status: 'fulfilled', delivery_state: 'live' }, 1],
    [{ order_status: 'fulfilled', delivery_state: 'over' }, 0],
    [{ order_status: 'pending', delivery_state: 'waiting' }, 0],
  ] as const)('%j: %i', async (state, count) => {
    openList(state);
    expect(await screen.findByRole('link', { name: 'View' })).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Track Location' })).toHaveLength(count);
  });

  test('on the page of the order as in the list, with a small map', async () => {
    const sockets = catchSockets();
    openDetail({ order_status: 'pending', delivery_state: 'live' });
    expect(await screen.findByRole('region', { name: 'Map of your delivery' })).toBeInTheDocument();
    expect(trackingMap.showRestaurants).toHaveBeenLastCalledWith([aTrackedPart]);
    await waitFor(() => expect(sockets.to(`/ws/tracking/${anOrder.oid}/token/`)).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Track Location' })).toHaveAttribute(
      'href',
      `/customer/tracking/${anOrder.oid}/token/`,
    );
  });
});

test('an order begins with its stage, its number and its time; a kitchen that needs longer is told once', async () => {
  const [part] = anOrder.parts;
  if (!part) throw new Error('No part');
  let promised_at = '2099-03-01T12:30:00.000Z';
  renderApp(`/customer/orders/${anOrder.oid}/?payment=success`, {
    as: 'customer',
    server: {
      // Asked again every few seconds as long as the payment is not confirmed.
      [`GET /api/customer/order/detail/1/${anOrder.oid}/`]: () =>
        json({
          ...anOrder,
          payment_status: 'pending',
          promised_at,
          parts: [{ ...part, number: 17, promised_at, time_zone: 'UTC' }],
        }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Order #${anOrder.oid}`);
  const said = screen.getByText(/^With you about .*12:30/).closest('[role="status"]');
  expect(said).toHaveTextContent(/^Accepted/);
  expect(said).not.toHaveTextContent('Delayed');
  expect(screen.getAllByText('#17')).toHaveLength(1);
  promised_at = '2099-03-01T12:45:00.000Z';
  expect(await screen.findByText('Delayed', {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(said).toHaveTextContent(/^AcceptedWith you about .*12:45.*12:30Delayed$/);
});

test('on a phone the dishes are a row that opens', async () => {
  stubPhoneScreen();
  const dish = { title: 'Karahi', slug: 'karahi', image: null };
  const none = { extras: [], note: null, has_reviewed: false, portion_size: 'Half', spice_level: 'Mild' };
  const sums = { price: 500, qty: 2, total: 1000 };
  const { user } = openDetail({
    orderitem: [{ ...none, ...sums, dish, restaurant_id: 7, order_status: 'pending' }],
  });
  const row = await screen.findByRole('button', { name: /Biryani Junction.*2 × Karahi/ });
  expect(screen.queryByText('Half')).toBeNull();
  await user.click(row);
  expect(screen.getByText('Half')).toBeInTheDocument();
});

describe('how far the restaurant is', () => {
  const [part] = anOrder.parts;
  if (!part) throw new Error('No part');
  const progress = async () =>
    within(await screen.findByRole('list', { name: 'Progress of Biryani Junction' }));

  test('stands on the order page as a line of steps, with nothing new where nothing was set', async () => {
    openDetail();
    const line = await progress();
    expect(line.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual([
      'done',
      'current',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(line.getByText('Accepted').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByText('Delivery Fee')).not.toBeInTheDocument();
    expect(screen.queryByText(/^With you about/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('says who brings it while it is on its way', async () => {
    const rider = { name: 'Rida', phone_number: '0300 5550101' };
    openDetail({ rider, parts: [{ ...part, stage: 'on_the_way', rider }] });
    expect(await screen.findByText('Rida')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call Rida' })).toHaveAttribute('href', 'tel:03005550101');
  });

  test('has the acceptance among what has happened', async () => {
    openDetail();
    expect(await screen.findByText('Biryani Junction: accepted')).toBeInTheDocument();
  });

  test('has the same steps below as above where it was canceled after the hand-over', async () => {
    const at = (minute: number) => `2026-11-01T10:${minute}:00.000Z`;
    const stages = { accepted: at(10), ready: at(20), on_the_way: at(30), canceled: at(40) };
    const ended = { order_status: 'cancelled', stage: 'canceled', stages } as const;
    openDetail({ ...ended, parts: [{ ...part, ...ended, fulfilled_at: null, cancelled_at: at(40) }] });
    const happened = within(await screen.findByRole('region', { name: 'Status' })).getAllByRole('listitem');
    expect(happened.map((step) => step.firstElementChild?.nextElementSibling?.textContent)).toEqual(
      expect.arrayContaining([
        'Biryani Junction: accepted',
        'Biryani Junction: ready',
        'Biryani Junction: ready and on its way',
        'Biryani Junction: canceled',
      ]),
    );
  });

  test('with the promised time, the delivery fee, the note and cash', async () => {
    openDetail({
      delivery_fee: 80,
      note: 'Ring twice',
      payment_method: 'cash',
      payment_status: 'pending',
      parts: [{ ...part, promised_at: minutesFromNow(30) }],
    });
    expect(await screen.findByText(/^With you about .*\d\d:\d\d$/)).toBeInTheDocument();
    expect((await screen.findByText('Delivery Fee')).parentElement).toHaveTextContent('Rs.80.00');
    expect(screen.getByText('Ring twice')).toBeInTheDocument();
    expect(screen.getByText('In cash')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /pay/i })).not.toBeInTheDocument();
  });

  test('a pick-up has no address', async () => {
    openDetail({ fulfilment: 'pickup', address: '', city: '' });
    const panel = within(await screen.findByRole('region', { name: 'Pick-up' }));
    expect(panel.queryByText('Address')).not.toBeInTheDocument();
    expect(panel.queryByText('City')).not.toBeInTheDocument();
    expect((await progress()).queryByText('On the way')).not.toBeInTheDocument();
  });

  test('a pick-up says where, or where to look', async () => {
    const tea = { ...part, restaurant: { ...part.restaurant, id: 8, name: 'Tea House', address: null } };
    openDetail({ fulfilment: 'pickup', address: '', city: '', parts: [part, tea] });
    expect(await screen.findByText('Pick up at 3 Food Street, Lahore')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See where Tea House is' })).toHaveAttribute('href', '/detail/8');
  });

  test.each([
    [
      { paid_at: '2026-11-01T10:00:00.000Z' },
      'The restaurant did not answer in time, so it was canceled. Your money goes back to you.',
    ],
    [{ payment_method: 'cash', paid_at: null }, 'The restaurant did not answer in time, so it was canceled.'],
    [{ paid_at: null }, 'It was not paid in time, so it was canceled.'],
    [
      { paid_at: '2026-11-01T10:40:00.000Z' },
      'It was not paid in time, so it was canceled. Your money goes back to you.',
    ],
  ] satisfies [Partial<typeof anOrder>, string][])('one that expired says why: %j', async (traits, text) => {
    const stages = { expired: '2026-11-01T10:30:00.000Z' };
    const ended = { order_status: 'cancelled', stage: 'expired', stages } as const;
    openDetail({ ...ended, ...traits, parts: [{ ...part, ...ended }] });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('one that was declined says why', async () => {
    const ended = { order_status: 'cancelled', stage: 'declined', reason: 'Out of rice' } as const;
    openDetail({ order_status: 'cancelled', stage: 'declined', parts: [{ ...part, ...ended }] });
    expect((await progress()).getByText('Declined')).toBeInTheDocument();
    const heading = screen.getByText('This order was canceled. What you paid goes back to you.');
    expect(heading.closest('[role="status"]')).toHaveTextContent(/^Declined/);
    expect(screen.getByText('Reason: Out of rice')).toBeInTheDocument();
  });
});

test('an order no restaurant has accepted yet is canceled from its page, once that is confirmed', async () => {
  let isCanceled = false;
  const parts = anOrder.parts.map((part) => ({ ...part, stage: 'placed' as const }));
  const placed = { ...anOrder, stage: 'placed', can_cancel: true, parts } as const;
  const current = () =>
    isCanceled ? { ...placed, order_status: 'cancelled', stage: 'canceled', can_cancel: false } : placed;
  const { user } = renderApp(`/customer/orders/${anOrder.oid}/`, {
    as: 'customer',
    server: {
      [`GET /api/customer/order/detail/1/${anOrder.oid}/`]: () => json(current()),
      [`POST /api/customer/orders/1/${anOrder.oid}/cancel/`]: () => {
        isCanceled = true;
        return json(current());
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Cancel order' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(isCanceled).toBe(false);
  await user.click(button);
  expect(await screen.findByText('Your money goes back to you.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('Order canceled')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument());
});

test('an order that accepted itself offers to cancel it with the time left, and no longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const cancelable_until = new Date(Date.now() + 45_000).toISOString();
    openDetail({ can_cancel: true, parts: anOrder.parts.map((part) => ({ ...part, cancelable_until })) });
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
    expect(screen.getByRole('timer').textContent).toMatch(/^0:4\d minutes$/);
    await act(() => vi.advanceTimersByTimeAsync(46_000));
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['customer', 'canceled', 'Biryani Junction: canceled by you'],
  ['kitchen', 'canceled', 'Biryani Junction: canceled by the restaurant'],
  ['kitchen', 'declined', 'Biryani Junction: declined by the restaurant'],
  ['administrator', 'canceled', 'Biryani Junction: canceled by Nearbite'],
  ['clock', 'expired', 'Biryani Junction: canceled, the time had run out'],
] as const)('what the %s ended reads so', async (ended_by, stage, text) => {
  const cancelled_at = '2026-11-01T10:05:00.000Z';
  const parts = anOrder.parts.map((part) => ({
    ...part,
    order_status: 'cancelled' as const,
    stage,
    ended_by,
    cancelled_at,
  }));
  openDetail({ order_status: 'cancelled', stage, parts });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('what a restaurant promises is told by its own clock', () => {
  // Nobody else's: 5 hours and 45 minutes before UTC.
  const time_zone = 'Asia/Kathmandu';
  const promised_at = '2027-03-01T12:30:00.000Z';
  const slot = { deliver_at: '2027-03-01T12:15:00.000Z', deliver_until: promised_at };
  const parts = anOrder.parts.map((part) => ({ ...part, promised_at, time_zone }));

  test('in the list', async () => {
    openList({ date: '2026-11-01T10:00:00.000Z', promised_at, parts });
    expect(await screen.findByText('1 Nov 2026, 15:45 (Kathmandu time)')).toBeInTheDocument();
    // The zone is named once a row.
    expect(screen.getByText('Accepted, about 1 March 2027, 18:15')).toBeInTheDocument();
  });

  test('in the list for the time that was chosen, too', async () => {
    openList({ promised_at, parts, ...slot });
    expect(await screen.findByText('Accepted, between 1 March 2027, 18:00 and 18:15')).toBeInTheDocument();
  });

  test('on its page, the time wished for too', async () => {
    openDetail({ promised_at, parts, ...slot });
    expect(
      await screen.findByText('With you between 1 March 2027, 18:00 and 18:15 (Kathmandu time)'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 March 2027, 18:00 to 18:15 (Kathmandu time)')).toBeInTheDocument();
  });

  test('and so are the steps beside it, with the zone named once', async () => {
    const placed = '2026-11-01T10:00:00.000Z';
    const steps = parts.map((part) => ({ ...part, stages: { placed } }));
    openDetail({ date: placed, promised_at, parts: steps });
    const progress = await screen.findByRole('list', { name: /^Progress of/ });
    expect(within(progress).getByText('15:45')).toBeInTheDocument();
    expect(screen.getByText('1 Nov 2026, 15:45')).toBeInTheDocument();
    expect(screen.getAllByText('All times are Kathmandu time.')).toHaveLength(1);
  });

  test.each(['accepted', 'canceled'] as const)('where nothing is promised, too: %s', async (stage) => {
    openDetail({
      stage,
      promised_at: null,
      parts: parts.map((part) => ({ ...part, stage, promised_at: null })),
    });
    await screen.findByRole('list', { name: /^Progress of/ });
    expect(screen.getAllByText('All times are Kathmandu time.')).toHaveLength(1);
  });

  test('and a second restaurant by another clock names that one', async () => {
    const other = parts.map(({ restaurant, ...part }) => ({
      ...part,
      promised_at: null,
      time_zone: 'Asia/Tokyo',
      restaurant: { ...restaurant, id: 8, name: 'Tea House' },
    }));
    openDetail({ parts: [...parts, ...other] });
    expect(await screen.findByText('All times are Tokyo time.')).toBeInTheDocument();
    expect(screen.getAllByText('All times are Kathmandu time.')).toHaveLength(1);
  });

  test('and the time it answers by', async () => {
    const waiting = parts.map((part) => ({ ...part, stage: 'placed' as const, answer_by: promised_at }));
    openDetail({ stage: 'placed', parts: waiting });
    expect(
      await screen.findByText('The restaurant answers by 1 March 2027, 18:15 (Kathmandu time)'),
    ).toBeInTheDocument();
  });
});
