import type { CartLine } from '@nearbite/contract/cart/cart';
import { describe, expect, it, vi } from 'vitest';
import { expectConsoleLine } from '../../testing/setup/console.ts';
import type { OrderRequest } from '../cart/index.ts';
import { findReceipt } from './voice-receipt.ts';
import { createVoiceShop, type ShopCalls } from './voice-shop.ts';

const details = { name: 'Ali Khan', phone: '03001234567', address: 'House 12', city: 'Lahore' };
const line: CartLine = {
  id: 1,
  dish: {
    id: 8,
    title: 'Garlic Naan',
    slug: 'garlic-naan',
    image: null,
    price: 50,
    allergens: null,
    restaurant: { id: 3, name: 'Tandoor' },
  },
  qty: 2,
  portion_size: 'No portion size',
  spice_level: 'Mild',
  extras: [],
  note: null,
  price_by_portion_size: 50,
  sub_total: 100,
  available: true,
  unavailable_reason: null,
  sold_out: null,
  served_from: null,
  stock_qty: 9,
  previous_price: null,
};
const cart = {
  lines: [line],
  totals: { subtotal: 100, tax: 5, service_fee: 2, delivery_fee: 0, restaurants: [], total: 107 },
};
const named = { id: 8, title: 'Garlic Naan', portion_size: null, spice_level: 'Mild' };
const naan = {
  id: 8,
  title: 'Garlic Naan',
  quantity: 2,
  final_price: 90,
  portion_size: null,
  spice_level: 'Mild',
  restaurant: 'Tandoor',
};

function shopWith(calls: Partial<ShopCalls>, shown: typeof cart | undefined = cart) {
  const onProblem = vi.fn();
  const shop = createVoiceShop({
    calls: {
      understand: async () => ({
        order_items: [],
        not_found: [],
        question: null,
        answer: null,
        changed: false,
        cart_items: null,
        allergies: [],
      }),
      removeLine: async () => undefined,
      putItem: async () => undefined,
      placeOrder: async () => ({ order: { oid: 'abc', total: 107 } }),
      ...calls,
    },
    customer: { userId: 7, cartId: 'A'.repeat(30) },
    findShownCart: () => shown,
    onProblem,
  });
  return { shop, onProblem };
}

describe('what the API returns for a spoken order', () => {
  it.each([
    [{ status: 'FETCH_ERROR' }, { type: 'orderUnreachable' }],
    [{ status: 'TIMEOUT_ERROR' }, { type: 'orderUnreachable' }],
    [{ status: 'PARSING_ERROR' }, { type: 'orderRefused' }],
    [
      { status: 400, data: { error: 'No speech detected.', message: 'm' } },
      { type: 'orderRefused', error: 'No speech detected.', message: 'm' },
    ],
    [{ status: 500, data: null }, { type: 'orderRefused' }],
  ])('%j', async (error, event) => {
    const { shop } = shopWith({ understand: () => Promise.reject(error) });
    expect(
      await shop.understand({ command: 'naan', location: { latitude: 1, longitude: 1 }, context: [] }),
    ).toEqual(event);
  });
});

it('sends what is in the cart beside the preview, and tells what becomes of it', async () => {
  const understand = vi.fn(async () => ({
    order_items: [],
    not_found: [],
    question: null,
    answer: null,
    changed: true,
    cart_items: [],
    allergies: [],
  }));
  const location = { latitude: 1, longitude: 1 };
  const { shop } = shopWith({ understand });
  const event = await shop.understand({ command: 'no naan', location, context: [], cart: [naan] });
  expect(understand).toHaveBeenCalledWith({
    command: 'no naan',
    ...location,
    cart: [{ id: 8, quantity: 2, portion_size: null, spice_level: 'Mild', extras: [], note: null }],
  });
  expect(event).toMatchObject({ type: 'orderUnderstood', cartItems: [] });
});

describe('putting items in the cart', () => {
  it('sends each with the placeholders where nothing was chosen', async () => {
    const putItem = vi.fn(async () => undefined);
    const { shop } = shopWith({ putItem });
    expect(await shop.addToCart([naan])).toEqual({
      type: 'itemsAdded',
      put: [{ ...named, extras: [], quantity: 2, quantityBefore: 2 }],
    });
    expect(putItem).toHaveBeenCalledWith({
      note: '',
      dish_id: 8,
      user_id: 7,
      qty: 2,
      price: 90,
      country: '',
      portionSize: 'No portion size',
      spiceLevel: 'Mild',
      extras: [],
      cart_id: 'A'.repeat(30),
      is_voice_item: true,
    });
  });

  it('logs what failed, tries the others, and says which', async () => {
    expectConsoleLine(/Error adding voice item to cart:/);
    const putItem = vi
      .fn()
      .mockRejectedValueOnce({ status: 409, data: { message: 'Only 1 left.' } })
      .mockResolvedValue(undefined);
    const { shop, onProblem } = shopWith({ putItem });
    expect(await shop.addToCart([naan, { ...naan, id: 9 }])).toMatchObject({
      type: 'itemsNotAdded',
      put: [{ id: 9, quantityBefore: 0 }],
    });
    expect(putItem).toHaveBeenCalledTimes(2);
    expect(onProblem).toHaveBeenLastCalledWith({ text: 'Garlic Naan: Only 1 left.' });
  });
});

describe('taking back what was put in the cart', () => {
  const put = { ...named, quantity: 2, quantityBefore: 0 };
  it.each([
    ['a line of our own goes', put, { removed: [1], set: [] }],
    ["the customer's own part stays", { ...put, quantity: 2, quantityBefore: 1 }, { removed: [], set: [1] }],
    ['a line that is gone is left alone', { ...put, id: 99 }, { removed: [], set: [] }],
  ])('%s', async (_, line, expected) => {
    const removed: number[] = [];
    const set: number[] = [];
    const { shop } = shopWith({
      removeLine: async (id) => removed.push(id),
      putItem: async ({ qty }) => set.push(Number(qty)),
    });
    expect(await shop.takeBack([line])).toBe(true);
    expect({ removed, set }).toEqual(expected);
  });

  it('tells when it did not work', async () => {
    expectConsoleLine(/Error taking voice item out of cart:/);
    const { shop } = shopWith({ removeLine: () => Promise.reject({ status: 500 }) });
    expect(await shop.takeBack([put])).toBe(false);
  });
});

describe('placing the order', () => {
  it('names what the customer saw', async () => {
    const placeOrder = vi.fn(async (_: OrderRequest) => ({ order: { oid: 'abc', total: 107 } }));
    const { shop } = shopWith({ placeOrder });
    expect(await shop.placeOrder(details)).toEqual({
      type: 'orderPlaced',
      order: { oid: 'abc', total: 107 },
    });
    expect(placeOrder.mock.calls[0]?.[0]).toEqual({
      details: { full_name: 'Ali Khan', mobile: '03001234567', address: 'House 12', city: 'Lahore' },
      seen: { lines: [line], total: 107 },
      preferences: { note: '' },
      isVoiceOrder: true,
    });
    expect(findReceipt(7)).toMatchObject({ oid: 'abc', total: 107, details });
  });

  it('tells why an order was refused', async () => {
    expectConsoleLine(/Error submitting voice order:/);
    const failure = { fields: {}, alert: 'The total has changed.', advice: 'Please check your cart.' };
    const { shop, onProblem } = shopWith({ placeOrder: async () => ({ failure, error: { status: 409 } }) });
    expect(await shop.placeOrder(details)).toEqual({
      type: 'orderFailed',
      reason: 'The total has changed. Please check your cart.',
      isForCart: false,
    });
    expect(onProblem).toHaveBeenLastCalledWith({ text: 'The total has changed. Please check your cart.' });
  });
});

it('a line with other extras is another line: put with its own, and taken back alone', async () => {
  const butter = { group: 'On top', name: 'Butter', price: 10 };
  const extras = [{ group: 'On top', name: 'Butter' }];
  const buttered = { ...line, id: 2, qty: 1, extras: [butter] };
  const [putItem, removeLine] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const { shop } = shopWith({ putItem, removeLine }, { ...cart, lines: [line, buttered] });
  const event = await shop.addToCart([{ ...naan, extras }]);
  expect(putItem).toHaveBeenCalledWith(expect.objectContaining({ dish_id: 8, qty: 2, extras }));
  expect(event).toMatchObject({ type: 'itemsAdded', put: [{ extras, quantityBefore: 1 }] });
  await shop.takeBack([{ ...named, extras, quantity: 1, quantityBefore: 0 }]);
  expect(removeLine).toHaveBeenCalledExactlyOnceWith(2);
});
