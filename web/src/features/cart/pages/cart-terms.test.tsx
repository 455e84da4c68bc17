import type { CartLine, CartRestaurant } from '@nearbite/contract/cart/cart';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findPlace, rememberPlace } from '../../../lib/place/place.ts';
import { aCartLine, aCartRestaurant, aSlot, cartTotals } from '../../../testing/data/cart.ts';
import { json, readForm } from '../../../testing/fake-server.ts';
import { anAccount } from '../../../testing/frame-responses.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './cart-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const DETAIL = `/api/store/cart-detail/${CART_ID}/1/`;
const ORDER = '/api/store/create-order/';
const HOME = {
  id: 4,
  label: 'Home',
  address: '12 Canal Bank',
  city: 'Lahore',
  latitude: 31.4,
  longitude: 74.2,
  note: 'Blue gate',
  is_default: true,
};
const WORK = { ...HOME, id: 5, label: 'Work', address: '1 Office Road', note: null, is_default: false };
const TEA: CartLine = {
  ...aCartLine,
  id: 12,
  dish: { ...aCartLine.dish, id: 6, title: 'Tea', restaurant: { id: 8, name: 'Tea House' } },
};

type Asked = URLSearchParams;
type Options = {
  readonly lines?: readonly CartLine[];
  /** What the restaurants say to what is asked. */
  readonly restaurants: (asked: Asked) => readonly Partial<CartRestaurant>[];
  readonly server?: NonNullable<Parameters<typeof renderApp>[1]>['server'];
};

function openCart({ lines = [aCartLine], restaurants, server = {} }: Options) {
  localStorage.setItem('cart_id', CART_ID);
  const app = renderApp('/cart', {
    as: 'customer',
    pages: [
      testPage('/checkout/:order_oid', 'public', 'Checkout page'),
      testPage('/customer/orders/:order_oid', 'public', 'Order page'),
    ],
    server: {
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
      [`GET ${DETAIL}`]: ({ search }) => {
        const named = restaurants(new URLSearchParams(search));
        return json({
          ...cartTotals,
          delivery_fee: named.reduce((sum, { delivery_fee = 0 }) => sum + delivery_fee, 0),
          restaurants: named.map((one) => ({ ...aCartRestaurant, ...one })),
        });
      },
      'GET /api/user/account/1/': () =>
        json({
          ...anAccount,
          city: 'Lahore',
          address: '7 Mall Road',
          user: { ...anAccount.user, phone: '0300 1112233' },
        }),
      'GET /api/customer/orders/1/': () => json([]),
      [`POST ${ORDER}`]: () =>
        json({ message: 'Order Confirmed!', order_oid: 'abcdefghjk', total: 1070 }, 201),
      ...server,
    },
  });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const confirm = async () => {
    await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233'));
    await press('Confirm Order');
  };
  const choose = async (field: string, option: string | RegExp) => {
    await app.user.click(screen.getByRole('combobox', { name: field }));
    await app.user.click(await screen.findByRole('option', { name: option }));
  };
  const sent = () => app.server.callsTo(ORDER).map(({ body }) => readForm(body));
  return { ...app, press, confirm, choose, sent };
}

const obstacles = () => within(screen.getByRole('list', { name: 'Before you order' }));
const refuse = (code: string, message: string, details?: object) => () =>
  json({ code, message, details, request_id: 'r' }, 409);

test('a closed kitchen leads to a time; a time that is wanted and not chosen orders nothing', async () => {
  const slots = [aSlot(18), aSlot(19)];
  const app = openCart({
    restaurants: (asked) => [
      { is_open: asked.has('deliver_at'), opens_at: slots[0]?.starts_at ?? null, preorder_days: 3 },
    ],
    server: { 'GET /api/restaurant/slots/7/': () => json(slots) },
  });
  const closed = await screen.findByText(/^Biryani Junction is closed\. Opens .* at 18:00\.$/);
  // Below the button, which must not move under a finger that is about to press it.
  const button = screen.getByRole('button', { name: 'Confirm Order' });
  expect(button.compareDocumentPosition(closed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button).toHaveAccessibleDescription(expect.stringContaining('Biryani Junction is closed.'));
  await app.press('Choose a time');
  expect(screen.getByRole('radio', { name: 'At a time' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Time' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveTextContent('Tomorrow');
  expect(obstacles().getByText('No time is chosen yet.')).toBeInTheDocument();

  await app.confirm();
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Choose a time/)).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(app.sent()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Time' })).toHaveFocus());

  await app.choose('Time', '19:00 – 19:30');
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Before you order' })).not.toBeInTheDocument(),
  );
  await app.confirm();
  expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
  expect(app.sent()).toMatchObject([{ deliver_at: slots[1]?.starts_at }]);
});

test('a time is forgotten with the cart it was chosen for', async () => {
  // The open cart asks again every quarter of a minute.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const later = () => act(() => vi.advanceTimersByTimeAsync(20_000));
  let lines = [aCartLine];
  const app = openCart({
    restaurants: () => [{ preorder_days: 3 }],
    server: {
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
      'GET /api/restaurant/slots/7/': () => json([aSlot(18)]),
    },
  });
  await app.user.click(await screen.findByRole('radio', { name: 'At a time' }));
  lines = [];
  await app.navigate('/contact');
  await app.navigate('/cart');
  await later();
  expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
  lines = [aCartLine];
  await app.navigate('/contact');
  await app.navigate('/cart');
  await later();
  expect(await screen.findByRole('radio', { name: 'As soon as possible' })).toBeChecked();
});

test('the saved address to be offered first brings its pin and its note; out of the area the food can be picked up', async () => {
  const app = openCart({
    restaurants: (asked) => [{ offers_pickup: true, delivers_here: asked.has('latitude') ? false : null }],
    server: { 'GET /api/customer/addresses/1/': () => json([HOME, WORK]) },
  });
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('12 Canal Bank'));
  expect(screen.getByRole('button', { name: 'Home' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByLabelText(/^Note for the kitchen/)).toHaveValue('Blue gate');
  await app.press('Work');
  expect(screen.getByLabelText('Address')).toHaveValue('1 Office Road');
  await waitFor(() => expect(screen.queryByLabelText(/^Note for the kitchen/)).not.toBeInTheDocument());
  await app.press('Home');
  expect(await screen.findByText('Biryani Junction does not deliver to this address.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change the address' })).toBeInTheDocument();
  await app.press('Pick it up');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm Order' })).toHaveFocus());
  expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
  await app.confirm();
  expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
  expect(app.sent()).toEqual([
    {
      full_name: 'Sara Khan',
      mobile: '0300 1112233',
      fulfilment: 'pickup',
      note: 'Blue gate',
      cart_id: CART_ID,
      user_id: '1',
      expected_total: '1070',
      'expected_items[0][dish_id]': '5',
      'expected_items[0][qty]': '2',
    },
  ]);
});

test('what the delivery costs stands in the summary while the kitchen is closed, too', async () => {
  openCart({ restaurants: () => [{ is_open: false, opens_at: '2099-11-16T13:00:00Z', delivery_fee: 60 }] });
  expect((await screen.findByText('Delivery Fee')).parentElement).toHaveTextContent('Rs.60.00');
});

describe('the place in the top bar', () => {
  const here = { latitude: 31.51, longitude: 74.34 };
  const byDistance = (asked: Asked) => [
    { delivery_fee: asked.has('latitude') ? 96.86 : 60, delivers_here: asked.has('latitude') || null },
  ];

  test.each([
    { kind: 'device', name: 'Near you', at: Date.now() },
    { kind: 'pin', name: 'Chosen on the map' },
    { kind: 'listed', name: 'Gulberg, Lahore' },
  ] as const)('is the pin of the order: $kind', async (place) => {
    rememberPlace({ ...place, ...here });
    const app = openCart({ restaurants: byDistance });
    expect(await screen.findByText('Rs.96.86')).toBeInTheDocument();
    expect(screen.getByText(/^Place on the map: .*; set it to your door\.$/)).toHaveTextContent(place.name);
    expect(await screen.findByRole('group', { name: 'Where the food goes' })).toBeInTheDocument();
    await app.confirm();
    expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
    expect(app.sent()).toMatchObject([{ latitude: '31.51', longitude: '74.34' }]);
  });

  test('unknown, the order goes with the four fields alone', async () => {
    const app = openCart({ restaurants: byDistance });
    expect(await screen.findByText('Rs.60.00')).toBeInTheDocument();
    await app.confirm();
    expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
    expect(app.sent()[0]).not.toHaveProperty('latitude');
  });

  test.each([here, undefined])(
    'a typed city that is too far is not ordered to, the place being %j',
    async (place) => {
      if (place) rememberPlace({ kind: 'listed', name: 'Gulberg, Lahore', ...place });
      const app = openCart({ restaurants: () => [{ offers_pickup: true }] });
      const city = await screen.findByLabelText('City');
      await app.user.clear(city);
      await app.user.type(city, 'Karachi');
      const text = 'Biryani Junction does not deliver to Karachi.';
      expect(await obstacles().findByText(text)).toBeInTheDocument();
      for (const name of ['Pick it up', 'Choose the place on the map', 'Change the address']) {
        expect(obstacles().getByRole('button', { name })).toBeInTheDocument();
      }
      expect(obstacles().getByRole('link', { name: 'See other restaurants' })).toBeInTheDocument();
      await app.confirm();
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(dialog.getByText(text)).toBeInTheDocument();
      await app.user.click(dialog.getByRole('button', { name: 'OK' }));
      expect(app.sent()).toEqual([]);
      await app.press('Change the address');
      await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    },
  );

  test('follows a saved address that is chosen, and the address follows the place', async () => {
    const app = openCart({
      restaurants: () => [{}],
      server: { 'GET /api/customer/addresses/1/': () => json([HOME, { ...WORK, latitude: 31.5 }]) },
    });
    await waitFor(() => expect(findPlace()).toMatchObject({ kind: 'address', addressId: HOME.id }));
    await app.press('Work');
    await waitFor(() => expect(findPlace()).toMatchObject({ addressId: WORK.id, latitude: 31.5 }));
    act(() => rememberPlace({ kind: 'listed', name: 'Gulberg, Lahore', ...here }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(''));
  });

  test('comes with a street that is found while the address is typed', async () => {
    const app = openCart({
      restaurants: () => [{}],
      server: {
        'GET /api/places/': () => json([{ name: '12 Gulberg Road', city: 'Lahore', ...here }]),
      },
    });
    const field = await screen.findByRole('combobox', { name: 'Address' });
    await waitFor(() => expect(field).toHaveValue('7 Mall Road'));
    await app.user.clear(field);
    await app.user.type(field, 'gulb');
    expect(await screen.findByRole('option', { name: '12 Gulberg Road, Lahore' })).toBeInTheDocument();
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('12 Gulberg Road');
    expect(screen.getByLabelText('City')).toHaveValue('Lahore');
    expect(findPlace()).toMatchObject({ name: '12 Gulberg Road', ...here });
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('the saved address in the top bar is the one the food goes to', async () => {
  rememberPlace({ kind: 'address', addressId: WORK.id, name: WORK.label, latitude: 31.5, longitude: 74.3 });
  openCart({ restaurants: () => [], server: { 'GET /api/customer/addresses/1/': () => json([HOME, WORK]) } });
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('1 Office Road'));
});

test('a pick-up says where, or where to look, and there is no rider to write to', async () => {
  const app = openCart({
    lines: [aCartLine, TEA],
    restaurants: () => [
      { offers_pickup: true },
      { id: 8, name: 'Tea House', offers_pickup: true, address: null },
    ],
  });
  expect(
    await screen.findByRole('button', { name: 'Add a note for the kitchen and rider' }),
  ).toBeInTheDocument();
  await app.user.click(await screen.findByRole('radio', { name: 'Pick-up' }));
  expect(await screen.findByText('Biryani Junction: 3 Food Street, Lahore')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See where Tea House is' })).toHaveAttribute('href', '/detail/8');
  await app.press('Add a note for the kitchen');
  expect(screen.getByLabelText('Note for the kitchen (optional)')).toBeInTheDocument();
});

test('a pick-up names no address of a kitchen that offers none', async () => {
  const app = openCart({
    lines: [aCartLine, TEA],
    restaurants: () => [{ offers_pickup: true }, { id: 8, name: 'Tea House', address: '1 Tea Street' }],
  });
  await app.user.click(await screen.findByRole('radio', { name: 'Pick-up' }));
  expect(await screen.findByText('Tea House does not offer pick-up.')).toBeInTheDocument();
  expect(screen.getByText('Biryani Junction: 3 Food Street, Lahore')).toBeInTheDocument();
  expect(screen.queryByText('Tea House: 1 Tea Street')).not.toBeInTheDocument();
});

test('cash is paid at the door: Confirm Order leads to the order', async () => {
  const app = openCart({ restaurants: () => [{ accepts_cash: true, delivery_fee: 60 }] });
  await app.user.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
  await app.confirm();
  const heading = await screen.findByRole('heading', { name: 'Order page' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(app.place()).toBe('/customer/orders/abcdefghjk/');
  expect(app.sent()).toMatchObject([{ payment_method: 'cash' }]);
});

test('who takes no cash is named before anybody chooses it', async () => {
  const app = openCart({
    lines: [aCartLine, TEA],
    restaurants: () => [{ accepts_cash: true }, { id: 8, name: 'Tea House', accepts_cash: false }],
  });
  expect(await screen.findByText('No cash at Tea House.')).toBeInTheDocument();
  await app.user.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
  expect(await screen.findByText('Tea House takes no cash.')).toBeInTheDocument();
  expect(screen.queryByText('No cash at Tea House.')).toBeNull();
});

test('restaurants that do not suit one order are ordered from apart', async () => {
  const both = [
    { accepts_cash: true },
    { id: 8, name: 'Tea House', minimum_missing: 100, accepts_cash: true },
  ];
  const app = openCart({
    lines: [aCartLine, TEA],
    restaurants: (asked) =>
      asked.has('restaurant_id')
        ? both.filter(({ id = 7 }) => String(id) === asked.get('restaurant_id'))
        : both,
  });
  expect(await screen.findByText('Rs.100.00 more and Tea House takes the order.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add something' })).toHaveAttribute('href', '/detail/8');
  expect(within(screen.getByRole('list', { name: 'Tea House' })).getByText('Tea')).toBeInTheDocument();
  await app.press('Order only from Biryani Junction');
  expect(await screen.findByText(/Stays in your cart\./)).toBeInTheDocument();
  await app.confirm();
  expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
  const [body] = app.sent();
  expect(body).toMatchObject({ restaurant_id: '7', 'expected_items[0][dish_id]': '5' });
  expect(body).not.toHaveProperty('expected_items[1][dish_id]');
});

describe('a refusal is shown once, with its way out', () => {
  const restaurant = { id: 7, name: 'Biryani Junction' };

  test.each([
    ['cash_refused', 'You have three cash orders on their way.', undefined, 'Pay by card'],
    ['restaurant_closed', 'Biryani Junction is closed.', { restaurant }, 'Choose a time'],
    ['out_of_area', 'Biryani Junction does not deliver to this place.', { restaurant }, 'Pick it up'],
    ['below_minimum', 'Biryani Junction takes orders from Rs.2,000.00 on.', { restaurant }, 'Add something'],
    ['fulfilment_refused', 'Biryani Junction does not deliver.', { restaurant }, 'Pick it up'],
  ])('%s', async (code, message, details, action) => {
    const app = openCart({
      restaurants: () => [{ accepts_cash: true, offers_pickup: true, preorder_days: 2 }],
      server: { [`POST ${ORDER}`]: refuse(code, message, details) },
    });
    await app.confirm();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(message)).toBeInTheDocument();
    expect(
      alert.queryByRole('button', { name: action }) ?? alert.getByRole('link', { name: action }),
    ).toBeInTheDocument();
  });

  test('goes when the cart is changed, as it was about another one', async () => {
    let line = aCartLine;
    const message = 'Biryani Junction takes orders from Rs.2,000.00 on.';
    const app = openCart({
      restaurants: () => [{}],
      server: {
        [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([line]),
        'POST /api/store/cart/': () => {
          line = { ...aCartLine, qty: aCartLine.qty + 1 };
          return json({ message: 'Cart updated successfully', item: line });
        },
        [`POST ${ORDER}`]: refuse('below_minimum', message, { restaurant }),
      },
    });
    await app.confirm();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await app.press(`One more ${aCartLine.dish.title}`);
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  test('tells by whose clock a restaurant opens', async () => {
    const opening = { opens_at: new Date(Date.now() + 3_600_000).toISOString(), time_zone: 'Asia/Kathmandu' };
    const app = openCart({
      restaurants: () => [{}],
      server: {
        [`POST ${ORDER}`]: refuse('restaurant_closed', 'Biryani Junction is closed.', {
          restaurant,
          opening,
        }),
      },
    });
    await app.confirm();
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText(/^Biryani Junction is closed\. Opens .* \(Kathmandu time\)\.$/),
    ).toBeInTheDocument();
  });

  test('a time that is full by now is forgotten, and another asked for', async () => {
    const slot = aSlot(18);
    const app = openCart({
      restaurants: () => [{ preorder_days: 2 }],
      server: {
        'GET /api/restaurant/slots/7/': () => json([slot]),
        [`POST ${ORDER}`]: refuse('slot_full', 'Biryani Junction takes no more orders for this time.', {
          restaurant,
        }),
      },
    });
    await app.user.click(await screen.findByRole('radio', { name: 'At a time' }));
    await app.choose('Day', 'Tomorrow');
    await app.choose('Time', /^18:00/);
    await app.confirm();
    expect(await screen.findByText(/takes no more orders for this time/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Time' })).toHaveTextContent('Choose');
    expect(screen.queryByText('No time is chosen yet.')).not.toBeInTheDocument();
    await app.press('As soon as possible');
    expect(screen.queryByText(/takes no more orders/)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
  });
});

test('what was chosen is still there when the customer comes back to the cart', async () => {
  const app = openCart({ restaurants: () => [{ offers_pickup: true, accepts_cash: true }] });
  await app.user.click(await screen.findByRole('radio', { name: 'Pick-up' }));
  await app.user.click(screen.getByRole('radio', { name: 'Cash at pick-up' }));
  await app.navigate('/contact');
  await screen.findByRole('heading', { name: 'Contact Page' });
  await app.navigate('/cart');
  expect(await screen.findByRole('radio', { name: 'Pick-up' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Cash at pick-up' })).toBeChecked();
});
