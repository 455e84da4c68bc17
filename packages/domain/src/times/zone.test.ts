import { expect, it } from 'vitest';
import { findSteadyOffset, rememberOffset, wallTimeAt } from './zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it('tells how long the offset of a zone stays, until the clocks change', () => {
  const inNovember = Date.parse('2026-11-16T06:30:00Z');
  expect(findSteadyOffset(inNovember, 'Asia/Karachi')).toEqual({
    timeZone: 'Asia/Karachi',
    fromMs: Date.parse('2026-11-15T00:00:00Z'),
    untilMs: Date.parse('2026-11-30T00:00:00Z'),
    offsetMs: 5 * HOUR_MS,
  });
  // New York's clocks went back on 1 November at 06:00 UTC.
  const inOctober = Date.parse('2026-10-25T12:00:00Z');
  const steady = findSteadyOffset(inOctober, 'America/New_York');
  expect(steady).toMatchObject({ offsetMs: -4 * HOUR_MS, untilMs: Date.parse('2026-11-01T00:00:00Z') });
});

it('goes by an offset that was looked up elsewhere, and looks up what lies outside', () => {
  const from = Date.parse('2031-05-01T00:00:00Z');
  // Not what the zone is, so that it shows which was used.
  const remembered = { timeZone: 'Asia/Dubai', fromMs: from, untilMs: from + DAY_MS, offsetMs: HOUR_MS };
  rememberOffset(remembered);
  expect(wallTimeAt(from, 'Asia/Dubai')).toBe(from + HOUR_MS);
  expect(wallTimeAt(from + DAY_MS - 1, 'Asia/Dubai')).toBe(from + DAY_MS - 1 + HOUR_MS);
  expect(wallTimeAt(from + DAY_MS, 'Asia/Dubai')).toBe(from + DAY_MS + 4 * HOUR_MS);
  expect(wallTimeAt(from - 1, 'Asia/Dubai')).toBe(from - 1 + 4 * HOUR_MS);
});
