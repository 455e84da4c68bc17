import { expect, test } from 'vitest';
import { optionExtraText } from './money.ts';
import { formatDistance } from './places/distance.ts';
import { halfStars } from './rating.ts';

test.for([
  [null, 0],
  [1, 1],
  [4.24, 4],
  [4.25, 4.5],
  [4.2499999, 4],
  [4.74, 4.5],
  [4.75, 5],
  [13 / 3, 4.5],
  [5, 5],
] as const)('a mean of %s shows as %s stars', ([mean, stars]) => {
  expect(halfStars(mean)).toBe(stars);
});

test.for([
  [0, '10 m'],
  [0.004, '10 m'],
  [0.449, '450 m'],
  [0.996, '1.0 km'],
  [3.24, '3.2 km'],
  [9.96, '10 km'],
  [128.4, '128 km'],
  [12_345.6, '12,346 km'],
] as const)('%s km reads as %s', ([kilometres, text]) => {
  expect(formatDistance(kilometres)).toBe(text);
});

test.for([
  [0, ''],
  [150, '+Rs.150'],
  [99.5, '+Rs.99.50'],
  [1200, '+Rs.1,200'],
] as const)('an option of %s says "%s"', ([price, text]) => {
  expect(optionExtraText(price)).toBe(text);
});
