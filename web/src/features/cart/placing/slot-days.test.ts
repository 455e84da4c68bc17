import { expect, test } from 'vitest';
import { dayOptions, daysAheadOf } from './slot-days.ts';

const taking = (...days: number[]) => days.map((preorder_days) => ({ preorder_days }));

test('the days are those that every restaurant takes orders for', () => {
  expect(daysAheadOf(taking(3, 2, 7))).toBe(2);
  expect(daysAheadOf(taking(0))).toBe(1);
});

test('an order that has just emptied the cart leaves today', () => {
  expect(dayOptions(new Date('2026-11-15T12:00:00Z'), daysAheadOf([]))).toMatchObject([{ label: 'Today' }]);
});

test('the days are those of the kitchen’s calendar, also across the end of daylight saving', () => {
  const lateInTheEvening = new Date('2026-10-31T23:30:00Z');
  const days = (zone: string) => dayOptions(lateInTheEvening, 3, zone).map(({ date }) => date);
  expect(days('Asia/Karachi')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  expect(days('America/New_York')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(dayOptions(lateInTheEvening, 3, 'Asia/Karachi')[2]?.label).toBe('Tuesday 3 Nov');
});
