import { expect, test } from 'vitest';
import { type PendingOrders, waitingOrders } from './new-orders.ts';

const MINUTE_MS = 60_000;
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const pending: PendingOrders = {
  askedAtMs: NOW_MS,
  orders: [1, 29, 31].map((minutes) => ({ oid: `of-${minutes}`, placedAtMs: NOW_MS - minutes * MINUTE_MS })),
};

test('on its first visit a browser hears of the last half hour, newest first', () => {
  expect(waitingOrders(pending, { sinceMs: null, seen: [] })).toEqual(['of-1', 'of-29']);
});

test('later it hears of everything since that first visit, however long it was away', () => {
  const sinceMs = NOW_MS - 60 * MINUTE_MS;
  expect(waitingOrders(pending, { sinceMs, seen: [] })).toEqual(['of-1', 'of-29', 'of-31']);
});

test('what was opened, dismissed or dealt with no longer waits', () => {
  expect(waitingOrders(pending, { sinceMs: 0, seen: ['of-29', 'gone'] })).toEqual(['of-1', 'of-31']);
});
