import { expect, test } from 'vitest';
import { foreignZone, formatMoment, formatSpan } from './format-moment.ts';

const NOW = new Date('2026-11-15T18:30:00Z');
const OWN = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test('a zone is named only where its clock is not the reader’s', () => {
  expect(foreignZone('Asia/Kathmandu', NOW)).toBe('Kathmandu time');
  expect(foreignZone(OWN, NOW)).toBeUndefined();
});

test('a promise is told by the clock of the kitchen', () => {
  expect(formatMoment('2026-11-15T18:15:00Z', 'Asia/Kathmandu', NOW)).toBe('00:00 (Kathmandu time)');
  expect(formatMoment('2026-11-15T18:30:00Z', OWN, NOW)).toMatch(/^\d\d:\d\d$/);
});

test('a span names the day of its end only where that is another one', () => {
  const between = (from: string, to: string) => formatSpan(from, to, 'Asia/Kathmandu');
  expect(between('2027-03-01T12:15:00Z', '2027-03-01T12:45:00Z')).toBe(
    '1 March 2027, 18:00 and 18:30 (Kathmandu time)',
  );
  expect(between('2027-03-01T17:45:00Z', '2027-03-01T18:15:00Z')).toBe(
    '1 March 2027, 23:30 and 2 March 2027, 00:00 (Kathmandu time)',
  );
});
