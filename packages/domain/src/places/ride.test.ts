import { expect, test } from 'vitest';
import { estimateRide, restOfRide } from './ride.ts';

const home = { latitude: 31.52, longitude: 74.35 };

test.each([
  ['at the door', 0, 0, 1],
  ['round the corner', 0.001, 0.15, 1],
  ['across the quarter', 0.02, 3, 9],
  ['across the town', 0.09, 13.5, 41],
])('%s', (_name, degreesNorth, kilometres, minutes) => {
  const ride = estimateRide({ ...home, latitude: home.latitude + degreesNorth }, home);
  expect(ride.kilometres).toBeCloseTo(kilometres, 1);
  expect(ride.minutes).toBe(minutes);
});

const north = (degrees: number) => ({ ...home, latitude: home.latitude + degrees });

test('a known way by road shrinks with the straight line, and is of no use at the door', () => {
  const known = { ...north(0.04), kilometres: 10, minutes: 30 };
  expect(restOfRide(north(0.04), home, known)).toEqual({ kilometres: 10, minutes: 30 });
  expect(restOfRide(north(0.02), home, known).kilometres).toBeCloseTo(5, 3);
  expect(restOfRide(north(0.02), home, known).minutes).toBe(15);
  expect(restOfRide(north(0.02), home, undefined)).toEqual(estimateRide(north(0.02), home));
  expect(restOfRide(north(0.001), home, { ...home, kilometres: 3, minutes: 9 })).toEqual(
    estimateRide(north(0.001), home),
  );
});
