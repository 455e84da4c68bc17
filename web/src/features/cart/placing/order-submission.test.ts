import { describe, expect, it, vi } from 'vitest';
import { removeText } from '../../../lib/browser/stored-text.ts';
import { getCartId } from '../cart-id.ts';
import { announceCartChange } from '../cart-sync.ts';
import { readGuestCartCount, rememberGuestCartCount } from '../guest-cart-count.ts';
import { closeSubmission, hasOpenSubmission, prepareSubmission } from './order-submission.ts';

const order = {
  cart_id: 'A'.repeat(30),
  user_id: 7,
  full_name: 'Ali Khan',
  mobile: '03001234567',
  address: 'House 12',
  city: 'Lahore',
  expected_total: 107,
  expected_items: [{ dish_id: 8, qty: 2 }],
};

it('is sent again as it was, although the cart is empty by then', () => {
  const first = prepareSubmission(order);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(prepareSubmission({ ...order, expected_total: 0, expected_items: [] })).toEqual(first);
});

it('has a key of its own when it is to go elsewhere, or once the last one is settled', () => {
  const first = prepareSubmission(order);
  const elsewhere = prepareSubmission({ ...order, address: 'House 13' });
  closeSubmission();
  const later = prepareSubmission({ ...order, address: 'House 13' });
  expect(new Set([first.key, elsewhere.key, later.key]).size).toBe(3);
});

it.each(['{', '"text"', '{"key":"a"}'])('does not stumble over what storage holds: %s', (stored) => {
  localStorage.setItem('orderSubmission', stored);
  expect(prepareSubmission(order).body).toEqual(order);
});

describe.each([
  ['is full', ['setItem']],
  ['is blocked', ['getItem', 'setItem', 'removeItem']],
] as const)('where the storage %s', (_how, calls) => {
  const fail = () => {
    throw new DOMException('No storage here', 'QuotaExceededError');
  };

  it('an order is sent all the same, once, with a cart of its own', () => {
    for (const call of calls) vi.spyOn(Storage.prototype, call).mockImplementation(fail);
    expect(getCartId()).toBe(getCartId());
    rememberGuestCartCount(2);
    expect(readGuestCartCount()).toBe(2);
    const first = prepareSubmission(order);
    expect(prepareSubmission({ ...order, expected_total: 0, expected_items: [] })).toEqual(first);
    expect(hasOpenSubmission()).toBe(true);
    closeSubmission();
    announceCartChange();
    expect(hasOpenSubmission()).toBe(false);
    expect(prepareSubmission(order).key).not.toBe(first.key);
    for (const key of ['cart_id', 'cart_changed', 'guest_cart_count', 'orderSubmission']) removeText(key);
  });
});
