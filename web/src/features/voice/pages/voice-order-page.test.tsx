import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../../testing/data/orders.ts';
import { positionAt, positionError } from '../../../testing/fake-geolocation.ts';
import { json, PROFILES, readForm, refusal } from '../../../testing/fake-server.ts';
import { anAccount } from '../../../testing/frame-responses.ts';
import { giveNavigator } from '../../../testing/give-navigator.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../testing/setup/console.ts';

const CART_ID = 'A'.repeat(30);
const EXAMPLES = 'GET /api/restaurant/voice-examples/';
const UNDERSTAND = 'POST /api/restaurant/voice-order/';
const PUT = 'POST /api/store/cart-voice-order/';
const ORDER = 'POST /api/store/create-order/';
const TOTALS = `GET /api/store/cart-detail/${CART_ID}/1/`;
const NOTHING = { subtotal: 0, tax: 0, service_fee: 0, delivery_fee: 0, total: 0, restaurants: [] };

const dish = (id: number, title: string): VoiceAlternative => ({
  id,
  title,
  slug: `dish-${id}`,
  image: null,
  final_price: 250,
  portion_size: null,
  spice_level: null,
  restaurant: 'Karahi Darbar',
  terms: noTerms,
  price: 250,
  portions: [],
  spice_levels: [],
  extras: [],
  extra_groups: [],
});
const karahi = {
  ...dish(1, 'Mutton Karahi'),
  quantity: 1,
  asked_quantity: null,
  note: null,
  confidence: 0.5,
  alternatives: [dish(2, 'Chicken Karahi')],
};
const answer = (order_items: object[]) => ({
  order_items,
  not_found: [],
  question: null,
  answer: null,
  changed: true,
  cart_items: null,
  allergies: [],
});
const cartLine = {
  id: 5,
  dish: {
    ...dish(1, 'Mutton Karahi'),
    price: 250,
    allergens: null,
    restaurant: { id: 1, name: 'Karahi Darbar' },
  },
  qty: 2,
  portion_size: 'No portion size',
  spice_level: 'No spice level',
  extras: [],
  note: null,
  price_by_portion_size: 250,
  sub_total: 500,
  available: true,
  unavailable_reason: null,
  sold_out: null,
  served_from: null,
  stock_qty: 9,
  previous_price: null,
};

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['server'];

function stubPosition(
  getCurrentPosition: ((granted: PositionCallback, refused: PositionErrorCallback) => void) | undefined,
) {
  const geolocation = getCurrentPosition && { getCurrentPosition };
  giveNavigator({ geolocation });
}

async function openPage(server: Handlers = {}) {
  const app = renderApp('/voice-order', {
    as: 'customer',
    server: {
      [UNDERSTAND]: () => json(answer([karahi])),
      [EXAMPLES]: () => json({ examples: ['Two fish karahi and one roti'] }),
      [PUT]: () => json({ message: 'Added To Cart', item: cartLine }, 201),
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([cartLine]),
      [TOTALS]: () =>
        json({ subtotal: 500, tax: 25, service_fee: 10, delivery_fee: 0, total: 535, restaurants: [] }),
      'GET /api/customer/orders/1/': () => json([]),
      'GET /api/customer/order/detail/1/abc123abc123/': () => json({ ...anOrder, payment_status: 'pending' }),
      ...server,
    },
  });
  await screen.findByRole('heading', { name: 'Voice Order' });
  const send = async (text: string) => {
    await app.user.click(screen.getByLabelText('Type your order'));
    if (text) await app.user.paste(text);
    await app.user.click(screen.getByRole('button', { name: 'Send Order' }));
  };
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, send, press };
}

async function toDelivery(server: Handlers = {}) {
  const page = await openPage(server);
  await page.send('a karahi');
  await page.press('Confirm Items to Cart');
  await page.press('Proceed to Delivery');
  return page;
}

beforeEach(() => {
  localStorage.setItem('cart_id', CART_ID);
  stubPosition((granted) => granted(positionAt({ latitude: 31.52, longitude: 74.35 })));
});

// Whole orders by hand take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('/voice-order without speech recognition', () => {
  it('shows what was understood; a line can be swapped, counted and deleted', async () => {
    const { server, send, press, user } = await openPage();
    await send('a karahi');
    expect(server.callsTo('/api/restaurant/voice-order/')[0]).toMatchObject({
      bearer: undefined,
      body: { command: 'a karahi', latitude: 31.52, longitude: 74.35 },
    });
    const preview = await screen.findByRole('region', { name: 'Order Preview' });
    expect(within(preview).getByText('Did you mean')).toBeInTheDocument();
    await press('Chicken Karahi');
    await press('One Chicken Karahi more');
    expect(within(preview).getByRole('listitem')).toHaveTextContent('2 × Rs.250.00 = Rs.500.00');
    expect(preview).toHaveTextContent('SubtotalRs.500.00');
    await user.click(within(preview).getByRole('button', { name: 'Delete Chicken Karahi' }));
    expect(screen.queryByRole('region', { name: 'Order Preview' })).toBeNull();
  });

  it.each([
    [() => refusal(429, 'rate_limited'), 'refused: rate_limited'],
    [
      () => json({ code: 'validation', error: 'Kitchen closed', message: 'm', request_id: 'r1' }, 400),
      'Kitchen closed',
    ],
    [() => new Response('', { status: 500 }), 'Something went wrong'],
    [() => Promise.reject(new TypeError('offline')), 'Failed to process voice input'],
  ])('tells in a dialog why it was not understood (%#)', async (answer, text) => {
    const { send, press } = await openPage({ [UNDERSTAND]: answer });
    await send('naan');
    expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
    await press('OK');
  });

  it('shows every amount that the total is made of, the delivery fee too', async () => {
    const { send, press } = await openPage({
      [TOTALS]: () =>
        json({ subtotal: 500, tax: 25, service_fee: 10, delivery_fee: 60, total: 595, restaurants: [] }),
    });
    await send('a karahi');
    await press('Confirm Items to Cart');
    expect(await screen.findByText('Rs.595.00')).toBeInTheDocument();
    expect(screen.getByText('Rs.10.00')).toBeInTheDocument();
    expect(screen.getByText('Delivery Fee').parentElement).toHaveTextContent('Rs.60.00');
  });

  it('warns of what the account is allergic to, and of dishes that declare nothing, before they are in the cart', async () => {
    const raita = { ...karahi, ...dish(3, 'Raita'), confidence: 1, alternatives: [], allergens: ['milk'] };
    const { send } = await openPage({
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, allergies: ['milk'] }),
      [UNDERSTAND]: () => json(answer([{ ...karahi, allergens: null }, raita])),
    });
    await send('a karahi and a raita');
    const preview = await screen.findByRole('region', { name: 'Order Preview' });
    const [first, second] = within(preview).getAllByRole('listitem');
    expect(first).toHaveTextContent('Allergens not declared');
    expect(second).toHaveTextContent('Contains milk');
  });

  it('says when nothing was said and when nothing matched', async () => {
    const { send, press } = await openPage({ [UNDERSTAND]: () => json(answer([])) });
    await send('');
    expect(await screen.findByRole('alertdialog', { name: 'No speech detected.' })).toBeInTheDocument();
    await press('OK');
    await send('purple spaceships');
    expect(
      await screen.findByText('No items found matching your request. Please try again.'),
    ).toBeInTheDocument();
  });

  it('does not say of a preview that nothing was found when nothing was said', async () => {
    const { send } = await openPage();
    await send('a karahi');
    await screen.findByRole('region', { name: 'Order Preview' });
    await send('');
    expect(await screen.findByRole('alertdialog', { name: 'No speech detected.' })).toBeInTheDocument();
    expect(screen.queryByText('No items found matching your request. Please try again.')).toBeNull();
  });

  it('says what was not found, and offers what comes near', async () => {
    const { send, press, server } = await openPage({
      [UNDERSTAND]: () =>
        json({
          ...answer([]),
          order_items: [{ ...karahi, quantity: 99, asked_quantity: 120 }],
          not_found: [
            { text: 'dragon rolls', quantity: 3, reason: 'unknown', dish: null, near: [dish(7, 'Egg Roll')] },
            {
              text: 'gulab jamun',
              quantity: 1,
              reason: 'out_of_reach',
              dish: { title: 'Gulab Jamun', slug: 'g', restaurant: 'Multan Sweets', distance_km: 308.4 },
              near: [],
            },
          ],
        }),
    });
    await send('120 karahi, three dragon rolls and a gulab jamun');
    const told = within(await screen.findByRole('region', { name: 'Order Preview' }));
    expect(told.getByText('I did not find “dragon rolls”.')).toBeInTheDocument();
    expect(
      screen.getByText('Gulab Jamun at Multan Sweets is out of reach, 308 km away.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('You asked for 120 Mutton Karahi. The most of one dish is 99.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Type your order')).toHaveValue('');
    await press('Egg Roll');
    const preview = screen.getByRole('region', { name: 'Order Preview' });
    expect(within(preview).getByText('Egg Roll')).toBeInTheDocument();
    expect(within(preview).getAllByRole('listitem')[1]).toHaveTextContent('3 × Rs.250.00');
    expect(screen.queryByText('I did not find “dragon rolls”.')).toBeNull();
    expect(server.callsTo('/api/restaurant/voice-order/')).toHaveLength(1);
  });

  it('shows how a dish is to be made; the note can be taken away', async () => {
    const { send, press } = await openPage({
      [UNDERSTAND]: () => json(answer([{ ...karahi, note: 'no onions' }])),
    });
    await send('a karahi, no onions');
    expect(await screen.findByText('Note: no onions')).toBeInTheDocument();
    await press('Remove the note of Mutton Karahi');
    expect(screen.queryByText(/Note:/)).toBeNull();
  });

  it('asks for the portion with choices to tap; what was chosen can be changed in the preview', async () => {
    const portions = [
      { size_name: 'Half', price: 0 },
      { size_name: 'Full', price: 200 },
    ];
    const { send, press, user, server } = await openPage({
      [UNDERSTAND]: () => json(answer([{ ...karahi, portions }])),
    });
    await send('a karahi');
    expect(await screen.findByText('Mutton Karahi: Half or Full?')).toBeInTheDocument();
    await press('Full');
    const preview = screen.getByRole('region', { name: 'Order Preview' });
    expect(within(preview).getByRole('listitem')).toHaveTextContent('1 × Rs.450.00');
    expect(screen.queryByText('Mutton Karahi: Half or Full?')).toBeNull();
    await press('Choose options of Mutton Karahi');
    await user.click(await screen.findByRole('button', { name: /^Half/ }));
    await press('Keep this · Rs.250.00');
    expect(within(preview).getByRole('listitem')).toHaveTextContent('1 × Rs.250.00');
    await send('what is in my order');
    expect(
      screen.getByText(/^1 Mutton Karahi \(Half\)\. In your cart: 2 Mutton Karahi\./),
    ).toBeInTheDocument();
    await send('make that three');
    expect(server.callsTo('/api/restaurant/voice-order/')[1]?.body).toMatchObject({
      context: [{ id: 1, quantity: 1, portion_size: 'Half' }],
    });
  });

  it('shows what a card says about an allergy until the order is placed, also where nobody hears it', async () => {
    const card_warning = 'Careful: the card of Mutton Karahi at Karahi Darbar says “Contains: Nuts”.';
    await toDelivery({ [UNDERSTAND]: () => json(answer([{ ...karahi, confidence: 1, card_warning }])) });
    const cart = screen.getByRole('region', { name: 'In your cart Edit cart' });
    expect(within(cart).getByText(card_warning)).toBeInTheDocument();
  });

  it('gives examples of dishes within reach', async () => {
    const { press, server } = await openPage();
    await press('“Two fish karahi and one roti”');
    expect(screen.getByLabelText('Type your order')).toHaveValue('Two fish karahi and one roti');
    expect(server.callsTo('/api/restaurant/voice-examples/')[0]?.search).toBe(
      '?latitude=31.52&longitude=74.35',
    );
    await waitFor(() => expect(screen.queryByText(/chicken biryani/)).toBeNull());
  });

  it('changes the cart by typed words, and shows what is in it then', async () => {
    let quantity = 1;
    const { send, press, server, user } = await openPage({
      [UNDERSTAND]: () => json(answer([{ ...karahi, quantity: quantity++ }])),
    });
    await send('a karahi');
    await press('Confirm Items to Cart');
    const box = await screen.findByLabelText('Change your cart in words');
    await user.type(box, 'how much is it{Enter}');
    expect(await screen.findByText('Rs.250.00 together, before tax and fees.')).toBeInTheDocument();
    await user.type(box, 'one more{Enter}');
    expect(
      await screen.findByText('2 Mutton Karahi. Rs.500.00 together, before tax and fees.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(server.callsTo('/api/store/cart-voice-order/')).toHaveLength(2));
    expect(readForm(server.callsTo('/api/store/cart-voice-order/')[1]?.body)).toMatchObject({ qty: '2' });
  });

  it('leaves the keyboard where it is while an order is understood', async () => {
    let respond = (_: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const { user } = await openPage({ [UNDERSTAND]: () => response });
    await user.click(screen.getByLabelText('Type your order'));
    await user.paste('a karahi');
    const send = screen.getByRole('button', { name: 'Send Order' });
    send.focus();
    await user.keyboard('{Enter}');
    // A browser takes the focus from a button that is disabled.
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    expect(send).toBeEnabled();
    respond(json(answer([karahi])));
    await screen.findByRole('region', { name: 'Order Preview' });
    expect(send).toHaveFocus();
  });

  it('leads the keyboard from one step to the next', async () => {
    const { send, press } = await openPage();
    await send('a karahi');
    await press('Confirm Items to Cart');
    const heading = await screen.findByRole('heading', { name: 'Got it. Anything else?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await press('Add More Items');
    await waitFor(() => expect(screen.getByLabelText('Type your order')).toHaveFocus());
  });

  it('asks before Reset All takes back what it put into the cart, and leaves the rest', async () => {
    const own = { ...cartLine, id: 6, dish: { ...cartLine.dish, id: 9, title: 'Own Naan' } };
    const lines = new Map([[6, own]]);
    const { send, press, server } = await openPage({
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([...lines.values()]),
      [PUT]: () => {
        lines.set(5, { ...cartLine, qty: 1 });
        return json({ message: 'Added To Cart', item: cartLine }, 201);
      },
      [`DELETE /api/store/cart-delete/${CART_ID}/1/5/`]: () => {
        lines.delete(5);
        return new Response(null, { status: 204 });
      },
    });
    await send('a karahi');
    await press('Confirm Items to Cart');
    expect(await screen.findByLabelText('Cart, 2 items')).toBeInTheDocument();
    await press('Reset All');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 × Mutton Karahi');
    await press('Cancel');
    expect(screen.getByText('Got it. Anything else?')).toBeInTheDocument();
    expect(screen.getByText(/^2 items are in your cart\./)).toBeInTheDocument();
    await press('Reset All');
    await press('Yes, reset');
    expect(await screen.findByLabelText('Cart, 1 item')).toBeInTheDocument();
    expect([...lines.values()]).toEqual([own]);
    expect(await screen.findByLabelText('Type your order')).toHaveValue('');
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('says that the browser has no geolocation', async () => {
    stubPosition(undefined);
    renderApp('/voice-order', {
      as: 'customer',
      server: {
        [EXAMPLES]: () => json({ examples: [] }),
        [TOTALS]: () => json(NOTHING),
        'GET /api/customer/orders/1/': () => json([]),
      },
    });
    const told = await screen.findByRole('alertdialog', {
      name: 'Geolocation not supported by your browser.',
    });
    expect(told).toBeInTheDocument();
    within(told).getByRole('button', { name: 'OK' }).click();
    expect(await screen.findByRole('heading', { name: 'Voice Order' })).toBeInTheDocument();
  });

  it('keeps the preview and offers to try again when the cart does not take it', async () => {
    expectConsoleLine(/Error adding voice item to cart:/);
    let tries = 0;
    const { send, press } = await openPage({
      [PUT]: () => (tries++ === 0 ? refusal(409, 'sold_out') : json({ message: '', item: cartLine }, 201)),
    });
    await send('a karahi');
    await press('Confirm Items to Cart');
    expect(await screen.findByText(/Mutton Karahi: refused: sold_out/)).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByText('All items added to cart')).toBeInTheDocument();
  });

  it('shows on the cart page and on the badge what was added by voice', async () => {
    const inCart: (typeof cartLine)[] = [];
    const { send, press, navigate } = await openPage({
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(inCart),
      [PUT]: () => {
        inCart.push(cartLine);
        return json({ message: 'Added To Cart', item: cartLine }, 201);
      },
    });
    await navigate('/cart');
    expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
    await navigate('/voice-order');
    await screen.findByRole('heading', { name: 'Voice Order' });
    await send('a karahi');
    await press('Confirm Items to Cart');
    expect(await screen.findByLabelText('Cart, 1 item')).toBeInTheDocument();
    await navigate('/cart');
    expect(await screen.findByTestId('cart-line')).toHaveTextContent('Mutton Karahi');
  });

  it('puts how a dish is to be made into the cart with it, and takes it back there', async () => {
    let wish: string | null = 'no onions';
    const notes: unknown[] = [];
    const { send, press, user } = await openPage({
      [UNDERSTAND]: () => json(answer([{ ...karahi, quantity: 2, confidence: 1, note: wish }])),
      [PUT]: ({ body }) => {
        notes.push(readForm(body).note);
        return json({ message: 'Added To Cart', item: cartLine }, 201);
      },
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([{ ...cartLine, note: wish }]),
    });
    await send('a karahi, no onions');
    await press('Confirm Items to Cart');
    expect(await screen.findByText('Note: no onions')).toBeInTheDocument();
    wish = null;
    await user.type(screen.getByLabelText('Change your cart in words'), 'with onions after all{Enter}');
    await waitFor(() => expect(notes).toEqual(['no onions', '']));
    await waitFor(() => expect(screen.queryByText('Note: no onions')).toBeNull());
  });

  it('begins anew when what it has put into the cart was ordered elsewhere', async () => {
    const inCart = [cartLine];
    const { send, press, navigate } = await openPage({
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json(inCart),
    });
    await send('a karahi');
    await press('Confirm Items to Cart');
    await screen.findByRole('button', { name: 'Proceed to Delivery' });
    await navigate('/contact');
    await screen.findByRole('heading', { name: 'Contact Page' });
    inCart.pop();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart_changed' })));
    await navigate('/voice-order');
    expect(await screen.findByLabelText('Type your order')).toBeInTheDocument();
    expect(localStorage.getItem('voiceOrderData')).toBeNull();
  });

  it('takes the details one by one and places the order with what was shown', async () => {
    const { server, user } = await toDelivery({
      [ORDER]: () => json({ message: 'Order Confirmed!', order_oid: 'abc123abc123', total: 535 }, 201),
    });
    for (const [label, text] of Object.entries({
      'Full Name': 'Sara Khan',
      Phone: '03001234567',
      Address: 'House 12',
      City: 'Lahore',
    })) {
      const field = await screen.findByLabelText(label);
      await vi.waitFor(() => expect(field).toHaveFocus());
      await user.keyboard(`${text}{Enter}`);
    }
    const done = await screen.findByText('Order confirmed successfully!');
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByText('2 × Mutton Karahi')).toBeInTheDocument();
    expect(screen.getByText('Rs.535.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout/abc123abc123/');
    expect(server.callsTo('/api/store/create-order/')).toHaveLength(1);
    expect(
      await screen.findByRole('region', { name: 'Your last order' }, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/checkout/abc123abc123/',
    );
    expect(localStorage.getItem('voiceOrderData')).toBeNull();
  });

  it('does not offer to pay a last order that was canceled meanwhile', async () => {
    sessionStorage.setItem(
      'voiceOrderReceipt',
      JSON.stringify({
        userId: 1,
        oid: 'abc123abc123',
        total: 535,
        placedAtMs: Date.now(),
        lines: [],
        totals: null,
        details: { name: 'Sara', phone: '03001234567', address: 'House 12', city: 'Lahore' },
      }),
    );
    await openPage({
      'GET /api/customer/order/detail/1/abc123abc123/': () =>
        json({ ...anOrder, payment_status: 'pending', order_status: 'cancelled' }),
    });
    const last = within(await screen.findByRole('region', { name: 'Your last order' }));
    expect(await last.findByText('This order was canceled and nothing was charged.')).toBeInTheDocument();
    expect(last.queryByRole('link', { name: 'Pay now' })).toBeNull();
    expect(last.getByRole('link', { name: 'View order' })).toBeInTheDocument();
  });

  /** A page on which only the last field waits to be confirmed. */
  async function openLastField(server: Handlers) {
    expectConsoleLine(/Error submitting voice order:/);
    const details = { name: 'Sara', phone: '03001234567', address: 'House 12', city: 'Lahore' };
    localStorage.setItem('voiceOrderData.user', '1');
    localStorage.setItem(
      'voiceOrderData',
      JSON.stringify({
        pendingItems: [],
        allConfirmedItems: [{ ...karahi, note: 'without onions' }],
        confirmed: true,
        location: null,
        stage: 'address',
        deliveryDetails: details,
        currentFieldIndex: 3,
        fieldConfirmed: false,
        noItemsFound: false,
      }),
    );
    const page = await openPage(server);
    await page.press('Continue');
    await page.press('Confirm');
    expect(
      await screen.findByRole('alertdialog', { name: 'Order could not be submitted.' }),
    ).toBeInTheDocument();
    await page.press('OK');
    return page;
  }

  it('sends the same submission again after a 5xx and after a reload, a new one after a refusal', async () => {
    const answers = [
      () => refusal(503, 'unavailable'),
      () => refusal(500, 'internal'),
      () => refusal(409, 'total_changed'),
    ];
    const keys: (string | undefined)[] = [];
    const bodies: unknown[] = [];
    const server: Handlers = {
      [ORDER]: ({ idempotencyKey, body }) => {
        keys.push(idempotencyKey);
        bodies.push(readForm(body));
        const answer = answers[keys.length - 1];
        return (
          answer?.() ?? json({ message: 'Order Confirmed!', order_oid: 'abc123abc123', total: 535 }, 201)
        );
      },
    };
    await openLastField(server);
    cleanup();
    const { press } = await openLastField(server);
    await press('Confirm');
    await press('OK');
    await press('Confirm');
    expect(await screen.findByText('Order confirmed successfully!')).toBeInTheDocument();
    const [first, afterReload, refused, fresh] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([afterReload, refused]).toEqual([first, first]);
    expect(fresh).not.toBe(first);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({
      is_voice_order: 'true',
      expected_total: '535',
      full_name: 'Sara',
    });
  });

  it('shows the total of an order whose first response was lost, not that of the cart it has emptied', async () => {
    await openLastField({ [ORDER]: () => new Response('', { status: 502 }) });
    cleanup();
    const { press } = await openPage({
      [ORDER]: () => json({ message: 'Order Confirmed!', order_oid: 'abc123abc123', total: 535 }, 201),
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([]),
      [TOTALS]: () => json(NOTHING),
    });
    await press('Continue');
    await press('Confirm');
    expect(await screen.findByText('Order confirmed successfully!')).toBeInTheDocument();
    expect(screen.getByText('Rs.535.00')).toBeInTheDocument();
    expect(screen.queryByText('Rs.0.00')).toBeNull();
  });

  it('tells that the order could not be submitted, and why', async () => {
    await openLastField({ [ORDER]: () => refusal(409, 'total_changed') });
    expect(await screen.findByText('refused: total_changed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull();
  });

  it('leads back to the cart with the reason where the cart has to change', async () => {
    const { press } = await openLastField({ [ORDER]: () => refusal(409, 'restaurant_closed') });
    expect(await screen.findByText('refused: restaurant_closed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Got it. Anything else?' })).toBeInTheDocument();
    await press('Proceed to Delivery');
    expect(await screen.findByLabelText('City')).toHaveValue('Lahore');
    await press('Back to your cart');
    expect(await screen.findByRole('button', { name: 'Proceed to Delivery' })).toBeInTheDocument();
  });

  it('offers an unverified customer the verification mail again', async () => {
    const { press, server } = await openLastField({
      [ORDER]: () => refusal(403, 'unverified'),
      'POST /api/user/resend-activation/': () => json({ msg: 'The link is on its way.' }),
    });
    expect(await screen.findByText('refused: unverified')).toBeInTheDocument();
    await press('Resend verification email');
    expect(await screen.findByText('The link is on its way.')).toBeInTheDocument();
    expect(server.callsTo('/api/user/resend-activation/')[0]?.body).toEqual({ email: 'sara@nearbite.test' });
  });

  it("does not show another user's draft", async () => {
    const page = await toDelivery();
    await page.user.type(screen.getByLabelText('Full Name'), 'Sara');
    localStorage.setItem('voiceOrderData.user', '99');
    await page.navigate('/contact');
    await screen.findByRole('heading', { name: 'Contact Page' });
    await page.navigate('/voice-order');
    expect(await screen.findByLabelText('Type your order')).toBeInTheDocument();
  });
});

describe('what is known already', () => {
  const lastOrder = {
    full_name: 'Sara Khan',
    mobile: '+923001112233',
    address: '7 Mall Road',
    city: 'Lahore',
  };
  const account = {
    'GET /api/user/account/1/': () =>
      json({
        ...anAccount,
        address: '7 Mall Road',
        city: 'Lahore',
        user: { email: 's@nearbite.test', phone: '+923001112233' },
      }),
  };

  it('is offered, fills the four fields with one tap and waits for the Confirm of the last', async () => {
    const server = {
      ...account,
      [ORDER]: () => json({ message: 'Order Created Successfully', order_oid: 'A1B2C3', total: 535 }, 201),
    };
    const page = await toDelivery(server);
    expect(await screen.findByText('Same address as last time? 7 Mall Road, Lahore.')).toBeInTheDocument();
    await page.press('Yes');
    expect(screen.getByLabelText('Full Name')).toHaveValue(lastOrder.full_name);
    expect(screen.getByLabelText('Phone')).toHaveValue(lastOrder.mobile);
    expect(screen.getByLabelText('Address')).toHaveValue(lastOrder.address);
    expect(screen.getByLabelText('City')).toHaveValue(lastOrder.city);
    expect(page.server.callsTo('/api/store/create-order/')).toEqual([]);
    cleanup();
    const again = await openPage(server);
    expect(screen.getByText(/^Confirm to place the order/)).toBeInTheDocument();
    expect(screen.queryByText('Your city?')).toBeNull();
    await again.press('Confirm');
    await vi.waitFor(() => expect(again.server.callsTo('/api/store/create-order/')).toHaveLength(1));
  });

  it('is not offered again after a no and a reload', async () => {
    const page = await toDelivery(account);
    await screen.findByText(/^Same address as last time/);
    await page.press('No');
    cleanup();
    await openPage(account);
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByText(/^Same address as last time/)).toBeNull();
  });

  it('stands in for a place that the browser does not tell', async () => {
    stubPosition((_granted, refused) => refused(positionError('denied')));
    const home = {
      ...{ id: 3, label: 'Home', address: '7 Mall Road', city: 'Lahore', note: null, is_default: true },
      ...{ latitude: 31.4, longitude: 74.2 },
    };
    const { send, server } = await openPage({ 'GET /api/customer/addresses/1/': () => json([home]) });
    expect(await screen.findByText(/we go by the place you used last/)).toBeInTheDocument();
    await send('a karahi');
    expect(server.callsTo('/api/restaurant/voice-order/')[0]?.body).toMatchObject({
      latitude: 31.4,
      longitude: 74.2,
    });
  });

  it('without any place lets one be chosen, and goes by it', async () => {
    stubPosition((_granted, refused) => refused(positionError('denied')));
    const { send, press, server, user } = await openPage({
      'GET /api/customer/addresses/1/': () => json([]),
      'POST /api/user/update-location/': () => json({ msg: 'ok' }),
    });
    await press('OK');
    const notice = within(await screen.findByText(/Please enable location services/));
    await user.click(notice.getByRole('button', { name: 'Choose your place' }));
    await press('Gulberg, Lahore');
    await waitFor(() => expect(screen.queryByText(/Please enable location services/)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The button that had the focus went away with the notice.
    await waitFor(() =>
      expect(document.activeElement?.closest('section')).toHaveAccessibleName('Your order'),
    );
    await send('a karahi');
    expect(server.callsTo('/api/restaurant/voice-order/')[0]?.body).toMatchObject({
      latitude: 31.5102,
      longitude: 74.3441,
    });
  });

  it('says what keeps a kitchen from taking the order', async () => {
    const { send } = await openPage({
      [UNDERSTAND]: () => json(answer([{ ...karahi, terms: { ...noTerms, minimum_order: 1000 } }])),
    });
    await send('a karahi');
    expect(
      await screen.findByText('Karahi Darbar takes orders from Rs.1,000.00. Rs.750.00 is missing.'),
    ).toBeInTheDocument();
  });
});

describe('with speech recognition', () => {
  let heard: ((text: string) => void) | undefined;
  class Recognition {
    onstart: (() => void) | null = null;
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      // As browsers do: the list goes on until listening ends, and a word comes before the whole sentence.
      const final: object[] = [];
      heard = (transcript) => {
        const [first = ''] = transcript.split(' ');
        const piece = (text: string, isFinal: boolean) => Object.assign([{ transcript: text }], { isFinal });
        this.onresult?.({ results: [...final, piece(first, false)] });
        final.push(piece(transcript, true));
        this.onresult?.({ results: [...final] });
      };
      this.onstart?.();
    }
    abort() {
      heard = undefined;
      this.onend?.();
    }
  }
  beforeEach(() => void vi.stubGlobal('SpeechRecognition', Recognition));
  afterEach(() => void vi.unstubAllGlobals());

  it('listens for the answer to what it asks about the preview', async () => {
    const question = {
      text: 'Which one: Mutton Karahi or Chicken Karahi?',
      choices: ['Mutton Karahi', 'Chicken Karahi'],
    };
    const { press } = await openPage({
      [UNDERSTAND]: () => json({ ...answer([karahi]), question: { ...question, line: 0 } }),
    });
    await press('Start Listening');
    await waitFor(() => expect(heard).toBeDefined());
    act(() => heard?.('a karahi'));
    await press('Send Order');
    expect(await screen.findByText(question.text)).toBeInTheDocument();
    await waitFor(() => expect(heard).toBeDefined());
    act(() => heard?.('the chicken one'));
    const preview = screen.getByRole('region', { name: 'Order Preview' });
    expect(within(preview).getByRole('listitem')).toHaveTextContent('Chicken Karahi');
    expect(screen.queryByText(question.text)).toBeNull();
  });

  it('goes on by voice after a stray word', async () => {
    const { press } = await openPage({ [UNDERSTAND]: () => json(answer([{ ...karahi, confidence: 1 }])) });
    await press('Start Listening');
    await waitFor(() => expect(heard).toBeDefined());
    act(() => heard?.('a karahi'));
    act(() => heard?.('send order'));
    await screen.findByRole('region', { name: 'Order Preview' });
    await waitFor(() => expect(heard).toBeDefined());
    act(() => heard?.('hmm okay'));
    expect(await screen.findByText('Say or type yes to put it into your cart.')).toBeInTheDocument();
    await waitFor(() => expect(heard).toBeDefined());
    act(() => heard?.('yes'));
    expect(await screen.findByText('All items added to cart')).toBeInTheDocument();
  });
});
