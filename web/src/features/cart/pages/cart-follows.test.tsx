import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/data/account.ts';
import { aCartLine, aCartRestaurant, cartTotals } from '../../../testing/data/cart.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './cart-page.tsx';

// Whole pages with dialogs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const LIST = `/api/store/cart-list/${CART_ID}/1/`;
const SUSPENDED = 'Biryani Junction is not taking orders at the moment.';
const CLOSED = /Biryani Junction is closed/;

function openCart() {
  localStorage.setItem('cart_id', CART_ID);
  const now: { lines: readonly CartLine[]; totals: CartTotals; isReachable: boolean } = {
    lines: [aCartLine],
    totals: cartTotals,
    isReachable: true,
  };
  const ifReachable = (body: unknown) => {
    if (!now.isReachable) throw new TypeError('Failed to fetch');
    return json(body);
  };
  const app = renderApp('/cart', {
    as: 'customer',
    server: {
      [`GET ${LIST}`]: () => ifReachable(now.lines),
      [`GET /api/store/cart-detail/${CART_ID}/1/`]: () => ifReachable(now.totals),
      'GET /api/user/account/1/': () => json(anAccount()),
      'GET /api/customer/orders/1/': () => json([]),
      'POST /api/store/create-order/': () =>
        json({ message: 'Order Confirmed!', order_oid: 'abcdefghjk', total: 1070 }, 201),
    },
    pages: [testPage('/checkout/:order_oid', 'public', 'Checkout page')],
  });
  return { ...app, now };
}

const later = () => act(() => vi.advanceTimersByTimeAsync(20_000));

test('an open cart follows a suspended and a closed restaurant, and keeps what was typed', async () => {
  const { user, now } = openCart();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('7 Mall Road'));
  await user.clear(screen.getByLabelText('Address'));
  await user.paste('12 Canal Bank');

  now.lines = [{ ...aCartLine, available: false, stock_qty: 0, unavailable_reason: 'restaurant' }];
  await later();
  expect(await screen.findByText(SUSPENDED)).toBeInTheDocument();

  now.lines = [aCartLine];
  now.totals = { ...cartTotals, restaurants: [{ ...aCartRestaurant, is_open: false }] };
  await later();
  expect(await screen.findByText(CLOSED)).toBeInTheDocument();
  // Nothing comes in above the lines, which would push them down.
  expect(screen.getByRole('list', { name: 'Cart' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(SUSPENDED)).not.toBeInTheDocument());

  now.totals = cartTotals;
  await later();
  await waitFor(() => expect(screen.queryByText(CLOSED)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveValue('12 Canal Bank');
});

test('a quantity that is being typed is not fetched away', async () => {
  const { user, server } = openCart();
  const field = await screen.findByLabelText('Quantity of Beef Biryani');
  await user.clear(field);
  await user.keyboard('7');
  const before = server.callsTo(LIST).length;
  await later();
  // Effects have run by now: a refresh would have begun.
  expect(server.callsTo(LIST)).toHaveLength(before);
  expect(field).toHaveValue(7);
});

test('who comes back to the tab sees what has changed meanwhile', async () => {
  const { now } = openCart();
  await screen.findByTestId('cart-line');
  now.lines = [{ ...aCartLine, available: false, stock_qty: 0, sold_out: 'Beef Biryani' }];
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText(/Beef Biryani is sold out for now/)).toBeInTheDocument();
});

test('a refresh that failed in the background stops no order: the cart is fetched again when it is confirmed', async () => {
  const { user, now, server, place } = openCart();
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233'));
  const before = server.callsTo(LIST).length;
  now.isReachable = false;
  await later();
  await waitFor(() => expect(server.callsTo(LIST).length).toBeGreaterThan(before));
  expect(screen.getByTestId('cart-line')).toBeInTheDocument();
  now.isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/checkout/abcdefghjk/'));
});
