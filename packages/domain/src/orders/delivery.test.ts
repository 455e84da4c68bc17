import { describe, expect, test } from 'vitest';
import { combinedState, deliveryState, orderOfStops } from './delivery.ts';

const now = new Date('2026-03-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a delivery', () => {
  test.each([
    ['waits while it is cooked', 'pending', null, null, 'waiting'],
    ['waits again when it is taken back', 'pending', hoursAgo(1), null, 'waiting'],
    ['is live once handed over', 'fulfilled', hoursAgo(0), null, 'live'],
    ['is live just before six hours', 'fulfilled', hoursAgo(5.999), null, 'live'],
    ['is over after six hours', 'fulfilled', hoursAgo(6), null, 'over'],
    ['is over when delivered', 'fulfilled', hoursAgo(1), hoursAgo(0.5), 'over'],
    ['is over when cancelled', 'cancelled', hoursAgo(1), null, 'over'],
    ['is over when nobody knows since when', 'fulfilled', null, null, 'over'],
  ] as const)('%s', (_story, orderStatus, fulfilledAt, deliveredAt, state) => {
    expect(deliveryState({ orderStatus, fulfilledAt, deliveredAt }, now)).toBe(state);
  });
});

test.each([
  [['over', 'live', 'waiting'], 'live'],
  [['over', 'waiting'], 'waiting'],
  [['over', 'over'], 'over'],
  [[], 'over'],
] as const)('parts %j make an order that is %s', (states, combined) => {
  expect(combinedState(states)).toBe(combined);
});

test('stops are ordered by bag, then quarter of an hour, then nearness', () => {
  const kitchen = { latitude: 31.5, longitude: 74.3 };
  const stop = (name: string, minute: number | null, north: number | null, isHandedOver = true) => ({
    name,
    isHandedOver,
    dueAt: minute === null ? null : new Date(now.getTime() + minute * 60_000),
    home: north === null ? null : { latitude: 31.5 + north, longitude: 74.3 },
  });
  const stops = [
    stop('in the kitchen', 0, 0.001, false),
    stop('no time', null, 0.001),
    stop('later', 20, 0.001),
    stop('far', 1, 0.05),
    stop('no pin', 2, null),
    stop('near', 14, 0.01),
  ];
  const order = orderOfStops(stops, kitchen).map(({ name }) => name);
  expect(order).toEqual(['near', 'far', 'no pin', 'later', 'no time', 'in the kitchen']);
});
