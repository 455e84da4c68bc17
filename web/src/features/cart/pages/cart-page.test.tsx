import type { CartLine } from '@nearbite/contract/cart/cart';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/data/account.ts';
import { aCartLine, cartTotals } from '../../../testing/data/cart.ts';
import { anOrder } from '../../../testing/data/orders.ts';
import { json, PROFILES, readForm } from '../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './cart-page.tsx';

// Whole pages with dialogs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LINE = aCartLine;
const TOTALS = cartTotals;
const ACCOUNT = anAccount();
const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';

type Server = NonNullable<Parameters<typeof renderApp>[1]>['server'];

const CHECKOUT = testPage('/checkout/:order_oid', 'public', 'Checkout page');

function openCart(lines: readonly CartLine[], server: Server = {}, next = CHECKOUT) {
  localStorage.setItem('cart_id', CART_ID);
  return renderApp('/cart', {
    as: 'customer',
    server: {
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
      [`GET /api/store/cart-detail/${CART_ID}/1/`]: () => json(TOTALS),
      'GET /api/user/account/1/': () => json(ACCOUNT),
      'GET /api/customer/orders/1/': () => json([]),
      ...server,
    },
    pages: [next],
  });
}

const refusal = (code: string, details: unknown) =>
  json({ code, message: 'Only 1 of Beef Biryani left.', details, request_id: 'r' }, 409);

test('an empty cart says so and leads home', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  openCart([]);
  expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
  // Whoever comes back to it may have read far down when it was full.
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});

test('whoever has to verify the email first reads so before the form is filled in, with the way to do it', async () => {
  const place = 'POST /api/store/create-order/';
  const { user } = openCart([LINE], {
    'GET /api/user/profile/': () => json({ ...PROFILES.customer, is_verified: false }),
    'POST /api/user/resend-activation/': () => json({ msg: 'On its way.' }),
    [place]: () =>
      json({ code: 'unverified', message: 'Please verify your email first.', request_id: 'r' }, 403),
  });
  const summary =
    (await screen.findByRole('heading', { name: 'Cart Summary' })).parentElement ?? document.body;
  expect(await within(summary).findByText(/^Please verify your email first/)).toBeInTheDocument();
  expect(within(summary).getByRole('button', { name: 'Resend verification email' })).toBeInTheDocument();
  for (const [label, text] of [
    ['Address', '7 Canal View'],
    ['City', 'Lahore'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  // What the server has just said is not said twice.
  await waitFor(() => expect(screen.getAllByText(/^Please verify your email first/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('On its way.')).toHaveFocus();
});

test('lines show what was chosen, hide what was not, and the form knows the account', async () => {
  openCart([LINE]);
  const card = within(await screen.findByTestId('cart-line'));
  expect(card.getByText('Spice: Hot')).toBeInTheDocument();
  expect(card.queryByText(/No portion size/)).not.toBeInTheDocument();
  expect(card.getByText('Rs.1,000.00')).toBeInTheDocument();
  expect(card.getByText('Biryani Junction')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233'));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Sara Khan');
  expect(await screen.findByText('Rs.1,070.00')).toBeInTheDocument();
  expect(await screen.findByLabelText('Cart, 1 item')).toBeInTheDocument();
  // A restaurant that set nothing leaves nothing to choose.
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Beef Biryani', 'Personal Information', 'Delivery address', 'Cart Summary']),
  );
  expect(screen.queryByRole('heading', { name: 'Your order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('how a dish is to be made stands at its line, and can be written, put in other words or taken back', async () => {
  let note: string | null = 'no onions';
  const { user } = openCart([], {
    [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([{ ...LINE, note }]),
    'POST /api/store/cart/': ({ body }) => {
      note = String(readForm(body).note) || null;
      return json({ message: 'Cart updated successfully', item: { ...LINE, note } });
    },
  });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Note: no onions')).toBeInTheDocument();
  await press('Change the note of Beef Biryani');
  const field = screen.getByLabelText('Note for Beef Biryani');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.paste('x'.repeat(300));
  expect(field).toHaveAccessibleDescription('The note is full: it holds 300 characters.');
  await user.clear(field);
  await user.paste('less salt');
  await press('Save note');
  expect(await screen.findByText('Note: less salt')).toBeInTheDocument();

  await press('Change the note of Beef Biryani');
  await user.clear(screen.getByLabelText('Note for Beef Biryani'));
  await press('Save note');
  await waitFor(() => expect(screen.queryByText(/^Note:/)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add a note to Beef Biryani' })).toHaveFocus();

  await press('Add a note to Beef Biryani');
  await user.paste('well done');
  await press('Save note');
  expect(await screen.findByText('Note: well done')).toBeInTheDocument();
});

test('lines are shown before the form, and the form when all of it has come, so that nothing moves under the finger', async () => {
  const responses = new Map<string, () => void>();
  const held = (name: string, response: () => Response) => () =>
    new Promise<Response>((resolve) => responses.set(name, () => resolve(response())));
  openCart([LINE], {
    [`GET /api/store/cart-detail/${CART_ID}/1/`]: held('totals', () => json(TOTALS)),
    'GET /api/customer/addresses/1/': held('addresses', () => new Response(null, { status: 500 })),
  });
  for (const [name, loading] of [
    ['totals', 'Loading your cart'],
    ['addresses', 'Loading your details'],
  ] as const) {
    await waitFor(() => expect([...responses.keys()]).toContain(name));
    expect(await screen.findByRole('status', { name: loading })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).not.toBeInTheDocument();
    responses.get(name)?.();
  }
  expect(await screen.findByRole('heading', { name: 'Beef Biryani' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Confirm Order' })).toBeInTheDocument();
  expect(screen.getByText('Rs.1,070.00')).toBeInTheDocument();
  expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233');
});

test('the last line is removed by keyboard, which leaves the focus on the heading of the empty cart, and put back as it was', async () => {
  let lines = [LINE];
  const { user, server } = openCart([], {
    [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
    'POST /api/store/cart/': () => {
      lines = [LINE];
      return json({ message: 'Added To Cart', item: LINE }, 201);
    },
    [`DELETE /api/store/cart-delete/${CART_ID}/1/11/`]: () => {
      lines = [];
      return new Response(null, { status: 204 });
    },
  });
  (await screen.findByRole('button', { name: 'Remove Beef Biryani' })).focus();
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Your Cart Is Empty' });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Beef Biryani' })).toBeInTheDocument();
  expect(readForm(server.callsTo('/api/store/cart/')[0]?.body)).toMatchObject({
    dish_id: '5',
    qty: String(LINE.qty),
    portionSize: LINE.portion_size,
    mode: 'add',
  });
});

test.each([
  [
    { available: false, stock_qty: 0, unavailable_reason: 'dish' },
    'No longer available. Remove it to order the rest.',
  ],
  [
    { available: false, stock_qty: 0, unavailable_reason: 'dish', sold_out: 'Double' },
    'Double is sold out for now. Choose another on its page, or remove it to order the rest.',
  ],
  [
    { available: false, stock_qty: 0, unavailable_reason: 'dish', sold_out: 'Beef Biryani' },
    'Beef Biryani is sold out for now. Remove it to order the rest.',
  ],
  [
    { available: false, stock_qty: 0, unavailable_reason: 'restaurant' },
    'Biryani Junction is not taking orders at the moment. Remove it to order the rest.',
  ],
  [{ stock_qty: 1 }, 'Only 1 left. Please choose fewer.'],
  [{ previous_price: 450 }, 'The price has changed from Rs.450.00 to Rs.500.00.'],
] as const)('a line that changed says so: %j', async (change, text) => {
  openCart([
    { ...LINE, ...change },
    { ...LINE, id: 12 },
  ]);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a cart of which nothing can be ordered says so in place of a total, and speaks of no rest', async () => {
  const suspended = {
    ...LINE,
    available: false,
    stock_qty: 0,
    unavailable_reason: 'restaurant',
  } as const satisfies CartLine;
  const nothing = { subtotal: 0, tax: 0, service_fee: 0, delivery_fee: 0, total: 0, restaurants: [] };
  const { user, server } = openCart([suspended], {
    [`GET /api/store/cart-detail/${CART_ID}/1/`]: () => json({ ...TOTALS, ...nothing }),
  });
  const summary = within(await screen.findByRole('region', { name: 'Cart Summary' }));
  expect(await summary.findByText('Nothing in your cart can be ordered now.')).toBeInTheDocument();
  expect(summary.getByRole('link', { name: 'See other restaurants' })).toHaveAttribute('href', '/');
  expect(summary.queryByText(/Rs\./)).not.toBeInTheDocument();
  expect(
    screen.getByText('Biryani Junction is not taking orders at the moment.', { exact: true }),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233'));
  await user.click(summary.getByRole('button', { name: 'Confirm Order' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Nothing in your cart can be ordered now.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(server.callsTo('/api/store/create-order/')).toHaveLength(0);
});

test('the form offers the details of the last order, and those of the account in one tap', async () => {
  const last = {
    ...anOrder,
    full_name: 'Grandma',
    mobile: '0321 9998877',
    address: '12 Canal Bank',
    city: 'Okara',
  };
  const { user, server } = openCart([LINE], { 'GET /api/customer/orders/1/': () => json([last]) });
  const values = () =>
    ['Full Name', 'Mobile', 'Address', 'City'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
  await waitFor(() => expect(values()).toEqual(['Grandma', '0321 9998877', '12 Canal Bank', 'Okara']));
  expect(server.callsTo('/api/customer/orders/1/')[0]?.search).toBe('?limit=5&offset=0');
  await user.click(screen.getByRole('button', { name: 'Use my account details' }));
  expect(values()).toEqual(['Sara Khan', '0300 1112233', '7 Mall Road', 'Lahore']);
});

test('after an order that was picked up, the address is that of the last one that was delivered', async () => {
  const delivered = { ...anOrder, full_name: 'Grandma', address: '12 Canal Bank', city: 'Okara' };
  const pickedUp = {
    ...anOrder,
    oid: 'P2',
    full_name: 'Sara',
    address: '',
    city: '',
    mobile: '0321 9998877',
  };
  openCart([LINE], { 'GET /api/customer/orders/1/': () => json([pickedUp, delivered]) });
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Sara'));
  expect(screen.getByLabelText('Mobile')).toHaveValue('0321 9998877');
  expect(screen.getByLabelText('Address')).toHaveValue('12 Canal Bank');
  expect(screen.getByLabelText('City')).toHaveValue('Okara');
});

describe('confirming', () => {
  const confirm = async ({ user }: ReturnType<typeof openCart>) => {
    const button = await screen.findByRole('button', { name: 'Confirm Order' });
    await waitFor(() => expect(button).toBeEnabled());
    await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0300 1112233'));
    await user.click(button);
  };

  test('missing fields are warned about and nothing is sent', async () => {
    const app = openCart([LINE], { 'GET /api/user/account/1/': () => json({ ...ACCOUNT, city: null }) });
    await confirm(app);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Missing Fields!')).toBeInTheDocument();
    expect(dialog.getByText('All fields are required before creating order')).toBeInTheDocument();
    expect(app.server.callsTo('/api/store/create-order/')).toHaveLength(0);
    await app.user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(screen.getByLabelText('City')).toBeInvalid();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Please fill in this field');
    await app.user.type(screen.getByLabelText('City'), 'Lahore');
    expect(screen.getByLabelText('City')).toBeValid();
  });

  test('an ordered cart is not called empty while the next page is on its way', async () => {
    let lines: readonly CartLine[] = [LINE];
    let arrive = () => {};
    const load = () =>
      new Promise<{ default: () => null }>((resolve) => {
        arrive = () => resolve({ default: () => null });
      });
    const app = openCart(
      [],
      {
        [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
        'POST /api/store/create-order/': () => {
          lines = [];
          return json({ message: 'Order Confirmed!', order_oid: 'abcdefghjk', total: 1070 }, 201);
        },
      },
      { ...CHECKOUT, load },
    );
    await confirm(app);
    expect(await screen.findByText('Opening your order...')).toBeInTheDocument();
    expect(screen.queryByText('Your Cart Is Empty')).not.toBeInTheDocument();
    arrive();
    await waitFor(() => expect(app.place()).toBe('/checkout/abcdefghjk/'));
  });

  test('after the way back the empty cart leads on to the order that waits to be paid', async () => {
    let lines: readonly CartLine[] = [LINE];
    let orders: Order[] = [];
    const app = openCart([], {
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(lines),
      'GET /api/customer/orders/1/': () => json(orders),
      'POST /api/store/create-order/': () => {
        lines = [];
        orders = [{ ...anOrder, payment_status: 'pending', stage: 'placed' }];
        return json({ message: 'Order Confirmed!', order_oid: anOrder.oid, total: 1070 }, 201);
      },
    });
    await confirm(app);
    await screen.findByText('Order Confirmed!');
    expect(await screen.findByRole('heading', { name: 'Checkout page' })).toBeInTheDocument();
    await app.navigate(-1);
    expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
    expect(await screen.findByText(`Your order #${anOrder.oid} waits to be paid.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/checkout/${anOrder.oid}/`,
    );
    await app.navigate(1);
    expect(await screen.findByRole('heading', { name: 'Checkout page' })).toBeInTheDocument();
  });

  test('sends the total that was shown, confirms, goes to the checkout and empties the badge', async () => {
    const app = openCart([LINE], {
      'POST /api/store/create-order/': () =>
        json({ message: 'Order Confirmed!', order_oid: 'abcdefghjk', total: 1070 }, 201),
    });
    await confirm(app);
    expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
    // Nothing stands before the next step.
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.place()).toBe('/checkout/abcdefghjk/');
    expect(readForm(app.server.callsTo('/api/store/create-order/')[0]?.body)).toEqual({
      full_name: 'Sara Khan',
      mobile: '0300 1112233',
      address: '7 Mall Road',
      city: 'Lahore',
      cart_id: CART_ID,
      user_id: '1',
      expected_total: '1070',
      'expected_items[0][dish_id]': '5',
      'expected_items[0][qty]': '2',
    });
  });

  test('a changed total is explained in figures and not ordered', async () => {
    const app = openCart([LINE], {
      'POST /api/store/create-order/': () => refusal('total_changed', { ...TOTALS, total: 1284 }),
    });
    await confirm(app);
    expect(await screen.findByText(/changed from Rs\.1,070\.00 to Rs\.1,284\.00/)).toBeInTheDocument();
    // Who pressed it by keyboard goes on from there.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm Order' })).toHaveFocus());
    expect(app.place()).toBe('/cart');
    expect(app.server.callsTo(`/api/store/cart-detail/${CART_ID}/1/`).length).toBeGreaterThan(1);
  });

  test('a dish that ran out is named', async () => {
    const dishes = [{ dish_id: 5, title: 'Beef Biryani', requested: 2, available: 1 }];
    const app = openCart([LINE], {
      'POST /api/store/create-order/': () =>
        refusal('sold_out', { dishes, restaurant: { id: 7, name: 'Biryani Junction' } }),
    });
    await confirm(app);
    expect(
      await screen.findByText(/Only 1 of Beef Biryani left\. Please change your cart/),
    ).toBeInTheDocument();
  });

  test('a dish that was deleted meanwhile is named, even when it leaves an empty cart', async () => {
    let isDeleted = false;
    const app = openCart([LINE], {
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(isDeleted ? [] : [LINE]),
      'POST /api/store/create-order/': () => {
        isDeleted = true;
        const dishes = [{ dish_id: 5, title: 'Beef Biryani', requested: 2, available: 0 }];
        const message = 'Beef Biryani is no longer available.';
        return json(
          {
            code: 'sold_out',
            message,
            details: { dishes, restaurant: { id: 7, name: 'Biryani Junction' } },
            request_id: 'r',
          },
          409,
        );
      },
    });
    await confirm(app);
    expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Beef Biryani is no longer available\.$/);
  });

  test('a lost response keeps the form, and the next try sends the same key', async () => {
    const keys: (string | undefined)[] = [];
    const listed = () => app.server.callsTo(`/api/store/cart-list/${CART_ID}/1/`).length;
    let listedBefore = 0;
    const app = openCart([LINE], {
      'POST /api/store/create-order/': ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        listedBefore = listed();
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return json({ message: 'Order Confirmed!', order_oid: 'abcdefghjk', total: 1070 }, 201);
      },
    });
    await confirm(app);
    expect(await screen.findByText(/We could not reach the server/)).toBeInTheDocument();
    expect(listed()).toBe(listedBefore);
    await confirm(app);
    expect(await screen.findByText('Order Confirmed!')).toBeInTheDocument();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
