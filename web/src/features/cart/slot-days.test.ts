import { expect, test } from 'vitest';
import { dayOptions, daysAheadOf } from './slot-days.ts';

const taking = (...days: number[]) => days.map((preorder_days) => ({ preorder_days }));

test('the days are those that every restaurant takes orders for', () => {
  expect(daysAheadOf(taking(3, 2, 7))).toBe(2);
  expect(daysAheadOf(taking(0))).toBe(1);
});

test('an order that has just emptied the cart leaves today', () => {
  expect(dayOptions(new Date('2026-11-15T12:00:00'), daysAheadOf([]))).toMatchObject([{ label: 'Today' }]);
});
