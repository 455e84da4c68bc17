import { expect, test } from 'vitest';
import { estimateRide } from './ride.ts';

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
