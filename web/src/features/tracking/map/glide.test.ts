import { expect, test } from 'vitest';
import { pointBetween } from './glide.ts';

const from = { latitude: 31, longitude: 74 };
const to = { latitude: 32, longitude: 75 };

test('starts where it was and ends where it is', () => {
  expect(pointBetween(from, to, 0)).toEqual(from);
  expect(pointBetween(from, to, 1)).toEqual(to);
  expect(pointBetween(from, to, 7)).toEqual(to);
  expect(pointBetween(from, to, -1)).toEqual(from);
});

test('is always on the way', () => {
  const half = pointBetween(from, to, 0.5);
  expect(half.latitude).toBeGreaterThan(31.5);
  expect(half.latitude).toBeLessThan(32);
  expect(half.longitude - 74).toBeCloseTo(half.latitude - 31);
});

test('crosses the date line the short way', () => {
  const { longitude } = pointBetween(
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
    1,
  );
  expect(longitude).toBeCloseTo(180.5);
});
