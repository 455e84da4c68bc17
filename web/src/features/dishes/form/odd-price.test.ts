import { expect, test } from 'vitest';
import { oddPrice } from './odd-price.ts';

test.each([
  [{ price: '0', old_price: '' }, /for nothing/],
  [{ price: '500', old_price: '450' }, /Rs\.450\.00.*below.*Rs\.500\.00/],
])('%j is asked about', (body, text) => {
  expect(oddPrice(body)).toMatch(text);
});

test.each([
  { price: '500', old_price: '' },
  { price: '500', old_price: '0' },
  { price: '500', old_price: '500' },
  { price: '500', old_price: '600' },
])('%j is usual', (body) => {
  expect(oddPrice(body)).toBeUndefined();
});
