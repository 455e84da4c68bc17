import { expect, test } from 'vitest';
import { foreignZone, formatMoment } from './format-moment.ts';

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
