import { expect, test } from 'vitest';
import { hoursInUrdu } from './hours-in-urdu.ts';

test.each([
  ['00:00 بجے', 'رات 12 بجے'],
  ['03:30 بجے', 'رات 3:30 بجے'],
  ['07:05 بجے سے', 'صبح 7:05 بجے سے'],
  ['12:00 بجے', 'دوپہر 12 بجے'],
  ['منگل کو 16:30 بجے کھلے گا', 'منگل کو شام 4:30 بجے کھلے گا'],
  ['23:00 بجے تک', 'رات 11 بجے تک'],
  ['18:00 تا 18:30', '18:00 تا 18:30'],
])('"%s" is said as "%s"', (clock, said) => {
  expect(hoursInUrdu(clock)).toBe(said);
});
