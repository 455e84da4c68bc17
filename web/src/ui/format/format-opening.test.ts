import { expect, test } from 'vitest';
import { formatOpening, formatOpeningForReader } from './format-opening.ts';

/** 23:30 on Sunday in Lahore, while it is still afternoon in New York. */
const now = new Date('2026-11-15T18:30:00Z');

test.each([
  ['Asia/Karachi', null, 'Closed'],
  ['Asia/Karachi', '2026-11-15T18:45:00Z', 'Opens at 23:45'],
  ['Asia/Karachi', '2026-11-15T19:30:00Z', 'Opens Monday at 00:30'],
  ['America/New_York', '2026-11-15T19:30:00Z', 'Opens at 14:30'],
  ['Asia/Tokyo', '2026-11-15T19:30:00Z', 'Opens at 04:30'],
  ['Asia/Karachi', '2026-11-21T04:00:00Z', 'Opens Saturday at 09:00'],
  ['Asia/Karachi', '2026-11-22T04:00:00Z', 'Opens 22 November at 09:00'],
])('in %s %s is "%s", whatever the reader’s own zone', (time_zone, opens_at, text) =>
  expect(formatOpening({ opens_at, time_zone }, now)).toBe(text),
);

test('a reader whose clock differs is told whose clock it is', () => {
  const opens_at = '2026-11-15T19:30:00Z';
  expect(formatOpeningForReader({ opens_at, time_zone: 'Asia/Kathmandu' }, now)).toBe(
    'Opens at 01:15 (Kathmandu time)',
  );
  expect(formatOpeningForReader({ opens_at: null, time_zone: 'Asia/Kathmandu' }, now)).toBe('Closed');
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatOpeningForReader({ opens_at, time_zone: own }, now)).not.toMatch(/time/);
});
