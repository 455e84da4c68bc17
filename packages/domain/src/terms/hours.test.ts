import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfToday, type Hours, isOpenAt, kitchenDay, nextChange, openPeriodsBetween } from './hours.ts';

const ZONES = [
  'Asia/Karachi',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'UTC',
];
const MINUTE = 60_000;

const time = fc
  .record({ hour: fc.nat(23), minute: fc.constantFrom(0, 15, 30, 59) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const span = fc.record({ day: fc.nat(6), opens: time, closes: time });
const spans = fc.array(span, { minLength: 1, maxLength: 10 });
/** Two years of minutes, changes of the clocks included. */
const instant = fc
  .integer({ min: 0, max: 2 * 365 * 1440 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE));

const hoursOf = (openingHours: Hours['openingHours'], timeZone: string): Hours => ({
  openingHours,
  closedDays: [],
  timeZone,
  pausedUntil: null,
});

/** The clock on the wall, read without any arithmetic of ours. */
function wallClock(at: Date, timeZone: string): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

function isOpenByTheClock(openingHours: Hours['openingHours'], at: Date, timeZone: string): boolean {
  const { weekday, minutes } = wallClock(at, timeZone);
  return openingHours.some(({ day, opens, closes }) => {
    const [from = 0, to = 0] = [opens, closes].map((text) => {
      const [hour, minute] = text.split(':').map(Number);
      return (hour ?? 0) * 60 + (minute ?? 0);
    });
    if (to > from) return day === weekday && minutes >= from && minutes < to;
    return (day === weekday && minutes >= from) || ((day + 1) % 7 === weekday && minutes < to);
  });
}

/** The clock shows a time of this night twice: only there the rule "the first counts" decides. */
function isNearClockChangeBack(at: Date, timeZone: string): boolean {
  const offsetAt = (ms: number) => {
    const { minutes } = wallClock(new Date(ms), timeZone);
    return (minutes - (Math.floor(ms / MINUTE) % 1440) + 2880) % 1440;
  };
  const [before, after] = [offsetAt(at.getTime() - 120 * MINUTE), offsetAt(at.getTime() + 120 * MINUTE)];
  return before !== after && (before - after + 1440) % 1440 <= 60;
}

describe('the clock on the wall', () => {
  test('decides whether a kitchen is open, past midnight and across changes of the clocks', () => {
    fc.assert(
      fc.property(spans, instant, fc.constantFrom(...ZONES), (openingHours, at, zone) => {
        fc.pre(!isNearClockChangeBack(at, zone));
        expect(isOpenAt(hoursOf(openingHours, zone), at)).toBe(isOpenByTheClock(openingHours, at, zone));
      }),
      { numRuns: 600 },
    );
  });

  test('decides also in the nights in which the clocks go forward', () => {
    const nights = [
      ['Europe/Berlin', '2027-03-28T01:00:00Z'],
      ['America/New_York', '2026-03-08T07:00:00Z'],
      ['Asia/Beirut', '2026-03-28T22:00:00Z'],
      ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ] as const;
    fc.assert(
      fc.property(
        spans,
        fc.constantFrom(...nights),
        fc.integer({ min: -1500, max: 1500 }),
        (openingHours, [zone, change], minutes) => {
          const at = new Date(Date.parse(change) + minutes * MINUTE);
          expect(isOpenAt(hoursOf(openingHours, zone), at)).toBe(isOpenByTheClock(openingHours, at, zone));
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('the next change', () => {
  test('is the first moment at which the answer differs', () => {
    const share = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(spans, instant, fc.constantFrom(...ZONES), share, (openingHours, at, zone, thousandths) => {
        const hours = hoursOf(openingHours, zone);
        const change = nextChange(hours, at);
        const now = isOpenAt(hours, at);
        if (change === null) return;
        expect(change.getTime()).toBeGreaterThan(at.getTime());
        expect(isOpenAt(hours, change)).toBe(!now);
        expect(isOpenAt(hours, new Date(change.getTime() - 1))).toBe(now);
        const between = at.getTime() + ((change.getTime() - 1 - at.getTime()) * thousandths) / 1000;
        expect(isOpenAt(hours, new Date(between))).toBe(now);
      }),
      { numRuns: 400 },
    );
  });

  test('never comes for a kitchen that is open all week, whatever the clocks do', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '00:00', closes: '00:00' }));
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (at, zone) => {
        expect(isOpenAt(hoursOf(week, zone), at)).toBe(true);
        expect(nextChange(hoursOf(week, zone), at)).toBeNull();
      }),
    );
  });

  test('a pause closes at once and ends by itself', () => {
    fc.assert(
      fc.property(spans, instant, fc.integer({ min: 1, max: 3000 }), (openingHours, at, minutes) => {
        const pausedUntil = new Date(at.getTime() + minutes * MINUTE);
        const hours = { ...hoursOf(openingHours, 'Europe/Berlin'), pausedUntil };
        expect(isOpenAt(hours, at)).toBe(false);
        const opens = nextChange(hours, at);
        expect(opens?.getTime()).toBeGreaterThanOrEqual(pausedUntil.getTime());
        expect(isOpenAt(hours, pausedUntil)).toBe(isOpenAt({ ...hours, pausedUntil: null }, pausedUntil));
      }),
      { numRuns: 200 },
    );
  });
});

describe("the kitchen's day", () => {
  const evenings = hoursOf([{ day: 0, opens: '18:00', closes: '02:00' }], 'Asia/Karachi');
  test.each([
    ['before the opening it is still yesterday', '2026-11-16T17:59:00+05:00', '2026-11-15'],
    ['begins with the first opening', '2026-11-16T18:00:00+05:00', '2026-11-16'],
    ['a day without hours begins at midnight', '2026-11-17T00:00:00+05:00', '2026-11-17'],
    ['and lasts until the next begins', '2026-11-17T23:59:00+05:00', '2026-11-17'],
  ])('%s', (_title, at, date) => {
    expect(kitchenDay(evenings, new Date(at)).date).toBe(date);
  });

  test('always open: from midnight to midnight; on a closed day too', () => {
    const always = { ...hoursOf([], 'Asia/Karachi'), closedDays: ['2026-11-17'] };
    expect(kitchenDay(always, new Date('2026-11-16T00:00:00+05:00')).date).toBe('2026-11-16');
    expect(kitchenDay(always, new Date('2026-11-17T12:00:00+05:00'))).toEqual({
      date: '2026-11-17',
      begins: new Date('2026-11-17T00:00:00+05:00'),
      ends: new Date('2026-11-18T00:00:00+05:00'),
    });
  });
});

describe('the rest of today', () => {
  const always: Hours = { openingHours: [], closedDays: [], timeZone: 'Asia/Karachi', pausedUntil: null };
  const evenings: Hours = {
    ...always,
    openingHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '18:00', closes: '02:00' })),
  };
  const here = (time: string) => new Date(`2026-11-${time}:00+05:00`);

  test('ends at midnight of a kitchen that is always open', () => {
    const at = new Date('2026-11-16T21:30:00Z');
    expect(endOfToday(always, at)).toEqual(new Date('2026-11-17T19:00:00Z'));
    expect(endOfToday({ ...always, timeZone: 'America/New_York' }, at)).toEqual(
      new Date('2026-11-17T05:00:00Z'),
    );
  });

  test.each([
    ['in the evening', '16T20:00'],
    ['in the night, while the shift runs', '17T01:00'],
    ['in the afternoon, for the shift to come', '16T12:00'],
  ])('ends with the next shift, asked %s', (_when, at) => {
    expect(endOfToday(evenings, here(at))).toEqual(here('17T18:00'));
  });

  test('does not ask whether the kitchen is paused already', () => {
    const paused = { ...evenings, pausedUntil: here('16T21:00') };
    expect(endOfToday(paused, here('16T20:00'))).toEqual(here('17T18:00'));
  });
});

test('the open periods of a window are cut to it and leave out the pause', () => {
  const hours = {
    ...hoursOf([{ day: 0, opens: '10:00', closes: '14:00' }], 'UTC'),
    pausedUntil: new Date('2026-11-16T11:00:00Z'),
  };
  const window = (from: string, to: string) => openPeriodsBetween(hours, Date.parse(from), Date.parse(to));
  expect(window('2026-11-16T00:00:00Z', '2026-11-17T00:00:00Z')).toEqual([
    { start: Date.parse('2026-11-16T11:00:00Z'), end: Date.parse('2026-11-16T14:00:00Z') },
  ]);
  expect(window('2026-11-16T14:00:00Z', '2026-11-17T00:00:00Z')).toEqual([]);
});
