import { describe, expect, test } from 'vitest';
import { checkSlot, hasSlots, slotsOf } from './slots.ts';
import { plainTerms } from './terms.testing.ts';
import type { Terms } from './terms.ts';

const noon = new Date('2026-11-16T12:00:00+05:00');
const evenings: Terms = {
  ...plainTerms,
  preorderDays: 2,
  openingHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '18:15', closes: '20:10' })),
};
const starts = (terms: Terms, date: string, now = noon) =>
  slotsOf(terms, date, now).map(({ startsAt }) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: terms.timeZone, timeStyle: 'short' }).format(startsAt),
  );

describe('the slots of a day', () => {
  test('lie wholly within the hours, on a grid from midnight', () => {
    expect(starts(evenings, '2026-11-16')).toEqual(['18:30', '19:00', '19:30']);
    expect(starts({ ...evenings, slotMinutes: 45 }, '2026-11-16')).toEqual(['18:45']);
    expect(starts({ ...evenings, slotMinutes: 15 }, '2026-11-16')).toHaveLength(7);
  });

  test('there are none without scheduling, in the past and too far ahead', () => {
    expect(starts({ ...evenings, preorderDays: 0 }, '2026-11-16')).toEqual([]);
    expect(starts({ ...evenings, preorderDays: 1 }, '2026-11-17')).toEqual([]);
    expect(starts(evenings, '2026-11-17')).toHaveLength(3);
    expect(starts(evenings, '2026-11-18')).toEqual([]);
    expect(starts(evenings, '2026-11-15')).toEqual([]);
    expect(starts(evenings, '2026-02-30')).toEqual([]);
  });

  test('those that have begun, or that the kitchen cannot make, are gone', () => {
    const seven = new Date('2026-11-16T19:00:00+05:00');
    expect(starts(evenings, '2026-11-16', seven)).toEqual(['19:30']);
    expect(starts({ ...evenings, prepMinutes: 65 }, '2026-11-16', seven)).toEqual([]);
  });

  test('a pause and a closed day take theirs away', () => {
    const paused = { ...evenings, pausedUntil: new Date('2026-11-16T19:10:00+05:00') };
    expect(starts(paused, '2026-11-16')).toEqual(['19:30']);
    expect(starts({ ...evenings, closedDays: ['2026-11-16'] }, '2026-11-16')).toEqual([]);
  });

  test('past midnight they belong to the date on the wall', () => {
    const late: Terms = {
      ...plainTerms,
      preorderDays: 2,
      openingHours: [{ day: 0, opens: '23:00', closes: '01:00' }],
    };
    expect(starts(late, '2026-11-16')).toEqual(['23:00', '23:30']);
    expect(starts(late, '2026-11-17')).toEqual(['00:00', '00:30']);
  });

  test('the hour that the clocks leave out has none, the one that comes twice has them once', () => {
    const berlin: Terms = { ...plainTerms, preorderDays: 1, timeZone: 'Europe/Berlin' };
    const spring = starts(berlin, '2027-03-28', new Date('2027-03-28T00:00:00+01:00'));
    expect(spring).not.toContain('02:00');
    expect(spring).not.toContain('02:30');
    expect(spring).toContain('03:00');
    const autumn = starts(berlin, '2026-10-25', new Date('2026-10-25T00:00:00+02:00'));
    expect(autumn.filter((time) => time === '02:00')).toHaveLength(1);
    expect(autumn).toHaveLength(47);
  });
});

describe('a scheduled moment', () => {
  test.each([
    ['a slot', '2026-11-16T18:30:00+05:00', 'offered'],
    ['outside the hours', '2026-11-16T17:00:00+05:00', 'closed'],
    ['not on the grid', '2026-11-16T18:40:00+05:00', 'not_offered'],
    ['a slot that ends after closing', '2026-11-16T20:00:00+05:00', 'not_offered'],
    ['too far ahead', '2026-11-18T18:30:00+05:00', 'not_offered'],
    ['in the past', '2026-11-15T18:30:00+05:00', 'not_offered'],
  ])('%s', (_title, at, expected) => {
    expect(checkSlot(evenings, new Date(at), noon)).toBe(expected);
  });

  test('no scheduling at all', () => {
    const none = { ...evenings, preorderDays: 0 };
    expect(checkSlot(none, new Date('2026-11-16T18:30:00+05:00'), noon)).toBe('not_offered');
    expect(checkSlot(none, new Date('2026-11-16T17:00:00+05:00'), noon)).toBe('closed');
  });
});

describe('whether an order can be scheduled at all', () => {
  const late = new Date('2026-11-16T22:45:00+05:00');

  test('not when the last day has no slot left', () => {
    expect(hasSlots({ ...evenings, preorderDays: 1 }, noon)).toBe(true);
    expect(hasSlots({ ...evenings, preorderDays: 1 }, late)).toBe(false);
    expect(hasSlots(evenings, late)).toBe(true);
  });

  test('not without scheduling, and not while nobody knows when the kitchen opens', () => {
    expect(hasSlots({ ...evenings, preorderDays: 0 }, noon)).toBe(false);
    const closedDays = ['2026-11-16', '2026-11-17'];
    expect(hasSlots({ ...evenings, closedDays }, noon)).toBe(false);
    expect(hasSlots({ ...evenings, closedDays, preorderDays: 3 }, noon)).toBe(true);
  });

  test('an open kitchen whose day is over takes orders for the next one', () => {
    const last = new Date('2026-11-16T19:50:00+05:00');
    expect(hasSlots(evenings, last)).toBe(true);
    expect(hasSlots({ ...evenings, preorderDays: 1 }, last)).toBe(false);
  });
});
