import type { CartLine } from '@nearbite/contract/cart/cart';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/data/account.ts';
import { cartTotals } from '../../../testing/data/cart.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './cart-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';

const aLine = (id: number, title: string, qty: number): CartLine => ({
  id,
  dish: {
    id,
    title,
    slug: title,
    image: null,
    price: 100,
    allergens: null,
    restaurant: { id: 7, name: 'Junction' },
  },
  qty,
  portion_size: 'No portion size',
  spice_level: 'No spice level',
  extras: [],
  note: null,
  price_by_portion_size: 100,
  sub_total: 100 * qty,
  available: true,
  unavailable_reason: null,
  sold_out: null,
  served_from: null,
  stock_qty: 9,
  previous_price: null,
});

/** A number of a form, as it goes over the wire. */
const numberIn = (body: unknown, field: string) =>
  Number(new RegExp(`name="${field.replaceAll(/[[\]]/g, '\\$&')}"\\s+(\\d+)`).exec(String(body))?.[1]);

/** A cart that is kept as a server would; `delays` are the milliseconds the quantity calls take, one after the other. */
function openCart(given: readonly CartLine[], delays: number[] = []) {
  localStorage.setItem('cart_id', CART_ID);
  let lines = [...given];
  const total = () => lines.reduce((sum, { sub_total }) => sum + sub_total, 0);
  const saved: string[] = [];
  const app = renderApp('/cart', {
    as: 'customer',
    pages: [testPage('/checkout/:order_oid', 'public', 'Checkout page')],
    server: {
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
      [`GET /api/store/cart-detail/${CART_ID}/1/`]: () =>
        json({ ...cartTotals, subtotal: total(), tax: 0, service_fee: 0, total: total() }),
      'GET /api/user/account/1/': () => json(anAccount()),
      'GET /api/customer/orders/1/': () => json([]),
      'POST /api/store/cart/': async ({ body }) => {
        const [dishId, qty] = [numberIn(body, 'dish_id'), numberIn(body, 'qty')];
        await new Promise((resolve) => setTimeout(resolve, delays.shift() ?? 0));
        saved.push(`${dishId}:${qty}`);
        const line = lines.find(({ id }) => id === dishId);
        if (!line || qty > line.stock_qty) {
          const message = `Only 9 of ${line?.dish.title} left.`;
          return json({ code: 'sold_out', message, request_id: 'r' }, 409);
        }
        const item = { ...line, qty, sub_total: 100 * qty };
        lines = lines.map((one) => (one.id === dishId ? item : one));
        return json({ message: 'Cart updated successfully', item });
      },
      'POST /api/store/create-order/': () =>
        json({ message: 'Order Confirmed!', order_oid: 'abcdefghjk', total: total() }, 201),
    },
  });
  const orders = () =>
    app.server.callsTo('/api/store/create-order/').map(({ body }) => ({
      total: numberIn(body, 'expected_total'),
      quantities: given.map((_line, index) => numberIn(body, `expected_items[${index}][qty]`)),
    }));
  return { ...app, saved, orders };
}

const field = (dish: string) => screen.findByLabelText(`Quantity of ${dish}`);

async function retype({ user }: ReturnType<typeof openCart>, dish: string, text: string) {
  const input = await field(dish);
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233'));
  await user.clear(input);
  if (text !== '') await user.type(input, text);
  return input;
}
const confirm = ({ user }: ReturnType<typeof openCart>) =>
  user.click(screen.getByRole('button', { name: 'Confirm Order' }));

test('typing 7 and confirming orders 7, for the total of 7', async () => {
  const app = openCart([aLine(5, 'Biryani', 3)], [150]);
  await retype(app, 'Biryani', '7');
  await confirm(app);
  expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
  expect(app.saved).toEqual(['5:7']);
  expect(app.orders()).toEqual([{ total: 700, quantities: [7] }]);
});

test('a typed number is saved when the field is left, and by Enter; the refresh button still saves', async () => {
  const app = openCart([aLine(5, 'Biryani', 3)]);
  const input = await retype(app, 'Biryani', '4');
  await app.user.tab();
  await waitFor(() => expect(app.saved).toEqual(['5:4']));
  await retype(app, 'Biryani', '5');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.saved).toEqual(['5:4', '5:5']));
  await waitFor(() => expect(screen.getAllByText('Rs.500.00', { selector: 'dd' })).toHaveLength(2));
  await app.user.click(screen.getByRole('button', { name: 'Refresh Biryani' }));
  await waitFor(() => expect(app.saved).toEqual(['5:4', '5:5', '5:5']));
  expect(input).toHaveValue(5);
});

test('many taps are few calls, and the last one wins though an earlier response comes late', async () => {
  const app = openCart([aLine(5, 'Biryani', 1)], [600]);
  const input = await field('Biryani');
  // Tapped as quickly as people do, which the simulated user is not on a busy machine.
  const tap = (name: string, times: number) => {
    for (let count = 0; count < times; count += 1) fireEvent.click(screen.getByRole('button', { name }));
  };
  tap('One more Biryani', 4);
  expect(input).toHaveValue(5);
  await waitFor(() => expect(app.server.callsTo('/api/store/cart/')).toHaveLength(1));
  tap('One more Biryani', 3);
  tap('One less Biryani', 1);
  expect(input).toHaveValue(7);
  await waitFor(() => expect(app.saved).toEqual(['5:5', '5:7']));
  await waitFor(() => expect(screen.getAllByText('Rs.700.00', { selector: 'dd' })).toHaveLength(2));
  expect(input).toHaveValue(7);
});

test('at one the keyboard stays on the button, which does nothing more', async () => {
  const app = openCart([aLine(5, 'Biryani', 2)]);
  const input = await field('Biryani');
  const less = screen.getByRole('button', { name: 'One less Biryani' });
  less.focus();
  await app.user.keyboard('{Enter}{Enter}{Enter}');
  expect(input).toHaveValue(1);
  // Disabled, it would throw the focus to the top of the document.
  expect(less).toBeEnabled();
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(app.saved).toEqual(['5:1']));
});

test('confirming waits for several lines at once', async () => {
  const app = openCart([aLine(5, 'Biryani', 1), aLine(6, 'Nihari', 1)], [300, 20]);
  await retype(app, 'Nihari', '4');
  await app.user.click(screen.getByRole('button', { name: 'One more Biryani' }));
  await confirm(app);
  expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
  expect(app.saved.toSorted()).toEqual(['5:2', '6:4']);
  expect(app.orders()).toEqual([{ total: 600, quantities: [2, 4] }]);
});

test.each([
  ['20', 'Only 9 of Biryani left.'],
  ['0', 'Quantity must be between 1 and 99'],
  ['', 'Quantity must be between 1 and 99'],
])(
  '"%s" is refused: the field shows what is in the cart, the reason stands there, nothing is ordered',
  async (text, reason) => {
    const app = openCart([aLine(5, 'Biryani', 3)]);
    const input = await retype(app, 'Biryani', text);
    await confirm(app);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Please check your cart' }));
    expect(dialog.getByText(reason)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(input).toHaveValue(3);
    expect(input).toHaveAccessibleDescription(reason);
    expect(app.orders()).toHaveLength(0);

    // Who confirms now has seen what is in the cart.
    await confirm(app);
    expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
    expect(app.orders()).toEqual([{ total: 300, quantities: [3] }]);
  },
);

test('leaving the page keeps what was tapped', async () => {
  const app = openCart([aLine(5, 'Biryani', 1)]);
  await field('Biryani');
  await app.user.click(screen.getByRole('button', { name: 'One more Biryani' }));
  await app.navigate('/contact');
  await waitFor(() => expect(app.saved).toEqual(['5:2']));
});
