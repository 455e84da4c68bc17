import { expect, test } from 'vitest';
import { metresBetween } from './distance.ts';

const LAHORE = { latitude: 31.5204, longitude: 74.3587 };
const KARACHI = { latitude: 24.8607, longitude: 67.0011 };

test.each([
  [LAHORE, LAHORE, 0],
  [LAHORE, KARACHI, 1_033],
  [{ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }, 22],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
])('from %j to %j', (from, to, kilometres) => {
  expect(Math.round(metresBetween(from, to) / 1000)).toBe(kilometres);
});
