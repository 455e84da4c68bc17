import { expect, it } from 'vitest';
import { closeSubmission, prepareSubmission } from './order-submission.ts';

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
