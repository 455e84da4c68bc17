import { expect, test } from 'vitest';
import { formatDate, formatDateTime, monthName, shortMonthName } from './format-date.ts';

const local = (month: number) => new Date(2026, month - 1, 5, 9, 4).toISOString();

test('every month is called the same everywhere', () => {
  expect(formatDate(local(9))).toBe('5 Sep 2026');
  expect(formatDateTime(local(9))).toBe('5 Sep 2026, 09:04');
  expect(formatDateTime(local(6))).toBe('5 Jun 2026, 09:04');
  expect([monthName(9), shortMonthName(9)]).toEqual(['September', 'Sep']);
});
