import { expect, it } from 'vitest';
import { getCartId } from './cart-id.ts';

it('is 30 characters of the alphabet, made once and kept', () => {
  const made = getCartId();
  expect(made).toMatch(/^[ABCDEFGHIJKL12345]{30}$/);
  expect(getCartId()).toBe(made);
  expect(localStorage.getItem('cart_id')).toBe(made);
});

it('is made anew when storage holds something that cannot be one', () => {
  localStorage.setItem('cart_id', 'tampered');
  expect(getCartId()).toMatch(/^[ABCDEFGHIJKL12345]{30}$/);
});

it('uses every letter alike', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 600; round++) {
    localStorage.clear();
    for (const letter of getCartId()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const expected = (600 * 30) / 17;
  expect(counts.size).toBe(17);
  // Eight standard deviations: a fair source practically never fails.
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(8 * Math.sqrt(expected));
});
