import { expect, test } from 'vitest';
import { momentText, spanText } from './moment-text.ts';

/** 23:30 on Sunday in Lahore, 13:30 in New York. */
const now = new Date('2026-11-15T18:30:00Z');

test.each([
  ['2026-11-15T18:45:00Z', 'Asia/Karachi', 'Asia/Karachi', '23:45'],
  ['2026-11-15T19:30:00Z', 'Asia/Karachi', 'Asia/Karachi', '16 November, 00:30'],
  ['2026-11-15T18:45:00Z', 'Asia/Karachi', 'America/New_York', '23:45 (Karachi time)'],
  ['2026-11-15T19:30:00Z', 'Asia/Karachi', 'America/New_York', '16 November, 00:30 (Karachi time)'],
  ['2026-11-15T19:30:00Z', 'America/New_York', 'Asia/Karachi', '14:30 (New York time)'],
  // Another name for the same clock.
  ['2026-11-15T18:45:00Z', 'Asia/Karachi', 'Asia/Tashkent', '23:45'],
  // The two clocks agree in winter only.
  ['2026-11-15T18:45:00Z', 'Europe/London', 'UTC', '18:45'],
  ['2026-07-15T18:45:00Z', 'Europe/London', 'UTC', '15 July, 19:45 (London time)'],
  ['2026-11-15T18:45:00Z', 'UTC', 'Asia/Karachi', '18:45 (UTC)'],
  ['2027-01-02T10:00:00Z', 'Asia/Karachi', 'Asia/Karachi', '2 January 2027, 15:00'],
  ['2026-11-15T18:45:00Z', 'America/Argentina/Buenos_Aires', 'UTC', '15:45 (Buenos Aires time)'],
])('%s by the clock of %s, read in %s: "%s"', (at, timeZone, readerZone, text) =>
  expect(momentText(new Date(at), { now, timeZone, readerZone })).toBe(text),
);

test.each([
  ['2027-03-01T12:15:00Z', '2027-03-01T12:45:00Z', 'UTC', '1 March 2027, 18:00 and 18:30 (Kathmandu time)'],
  // The day of the end only where it is another one.
  [
    '2027-03-01T17:45:00Z',
    '2027-03-01T18:15:00Z',
    'UTC',
    '1 March 2027, 23:30 and 2 March 2027, 00:00 (Kathmandu time)',
  ],
  ['2027-03-01T12:15:00Z', '2027-03-01T12:15:00Z', 'UTC', '1 March 2027, 18:00 (Kathmandu time)'],
  ['2026-11-15T18:45:00Z', '2026-11-15T19:00:00Z', 'Asia/Kathmandu', '00:30 and 00:45'],
  // Who reads it is not known.
  ['2026-11-15T18:45:00Z', '2026-11-15T19:00:00Z', null, '00:30 and 00:45 (Kathmandu time)'],
])('from %s to %s, read in %s: "%s"', (from, to, readerZone, text) =>
  expect(
    spanText(
      new Date(from),
      new Date(to),
      { now, timeZone: 'Asia/Kathmandu', readerZone },
      (begin, end) => `${begin} and ${end}`,
    ),
  ).toBe(text),
);
