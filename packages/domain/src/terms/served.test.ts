import { expect, it } from 'vitest';
import { servedFromText } from '../times/opening-text.ts';
import { servedFrom, servedHours } from './served.ts';

const ZONE = 'Asia/Karachi';
const WORKDAYS = [0, 1, 2, 3, 4];
const BREAKFAST = [{ from: '07:00', to: '11:00', days: WORKDAYS }];
const NIGHT = [{ from: '22:00', to: '02:00', days: [4] }];
const SHIFTS = [...BREAKFAST, { from: '16:00', to: '18:00', days: [0] }];

/** 16 November 2026 is a Monday. */
it.each([
  ['before', BREAKFAST, '16T06:59', 'from 07:00'],
  ['from the first minute on', BREAKFAST, '16T07:00', null],
  ['to the last', BREAKFAST, '16T10:59', null],
  ['after', BREAKFAST, '16T11:00', 'from Tuesday at 07:00'],
  ['over a weekend', BREAKFAST, '20T11:00', 'from Monday at 07:00'],
  ['a later span of the day', SHIFTS, '16T11:00', 'from 16:00'],
  ['past midnight', NIGHT, '21T01:59', null],
  ['after a night', NIGHT, '21T02:00', 'from Friday at 22:00'],
  ['a week later', NIGHT, '20T02:00', 'from 22:00'],
])('is served or says from when: %s', (_name, served, at, expected) => {
  const now = new Date(`2026-11-${at}:00+05:00`);
  const from = servedFrom(servedHours(served, ZONE), now);
  expect(from && servedFromText(from, now, ZONE)).toBe(expected);
});

it('goes by the clock of its kitchen', () => {
  const at = new Date('2026-11-16T05:30:00Z');
  expect(servedFrom(servedHours(BREAKFAST, 'Asia/Karachi'), at)).toBeNull();
  expect(servedFrom(servedHours(BREAKFAST, 'Europe/London'), at)).toEqual(new Date('2026-11-16T07:00:00Z'));
});

it('is always served without times of its own', () => {
  expect(servedFrom(null, new Date())).toBeNull();
  expect(servedFrom(servedHours([], ZONE), new Date())).toBeNull();
});
