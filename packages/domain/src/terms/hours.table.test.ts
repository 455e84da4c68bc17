import { describe, expect, test } from 'vitest';
import { type Hours, type OpeningSpan, openingAt } from './hours.ts';

/**
 * Each row: a moment, and what is true then: "open <until>", "closed <until>", "open" and "closed" for ever. The
 * moments of a scene share a prefix and an offset, so that they read like a clock on the kitchen's wall.
 */
type Scene = {
  readonly title: string;
  readonly zone: string;
  readonly hours: readonly string[];
  readonly closedDays?: readonly string[];
  readonly pausedUntil?: string;
  /** Month and offset of the moments that do not carry their own. */
  readonly month: string;
  readonly offset: string;
  readonly rows: readonly (readonly [at: string, expected: string])[];
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** "Mon-Fri 12:00-15:00", "daily 00:00-00:00" */
function readHours(lines: readonly string[]): OpeningSpan[] {
  return lines.flatMap((line) => {
    const [days = '', span = ''] = line.split(' ');
    const [opens = '', closes = ''] = span.split('-');
    const [from = '', to = from] = days === 'daily' ? ['Mon', 'Sun'] : days.split('-');
    return DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1).map((day) => ({
      day: DAYS.indexOf(day),
      opens,
      closes,
    }));
  });
}

const SCENES: readonly Scene[] = [
  {
    title: 'without hours: always open',
    zone: 'Asia/Karachi',
    hours: [],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T00:00', 'open'],
      ['18T03:14', 'open'],
      ['22T23:59', 'open'],
    ],
  },
  {
    title: 'lunch and dinner, closed on Sunday',
    zone: 'Asia/Karachi',
    hours: ['Mon-Sat 12:00-15:00', 'Mon-Sat 18:00-23:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T00:00', 'closed 16T12:00'],
      ['16T11:59', 'closed 16T12:00'],
      ['16T11:59:59.999', 'closed 16T12:00'],
      ['16T12:00', 'open 16T15:00'],
      ['16T14:59', 'open 16T15:00'],
      ['16T14:59:59.999', 'open 16T15:00'],
      ['16T15:00', 'closed 16T18:00'],
      ['16T16:30', 'closed 16T18:00'],
      ['16T17:59', 'closed 16T18:00'],
      ['16T18:00', 'open 16T23:00'],
      ['16T22:59', 'open 16T23:00'],
      ['16T23:00', 'closed 17T12:00'],
      ['16T23:59', 'closed 17T12:00'],
      ['17T00:00', 'closed 17T12:00'],
      ['17T12:30', 'open 17T15:00'],
      ['18T12:00', 'open 18T15:00'],
      ['19T20:00', 'open 19T23:00'],
      ['20T15:00', 'closed 20T18:00'],
      ['21T12:00', 'open 21T15:00'],
      ['21T18:00', 'open 21T23:00'],
      ['21T23:00', 'closed 23T12:00'],
      ['22T00:00', 'closed 23T12:00'],
      ['22T12:00', 'closed 23T12:00'],
      ['22T20:00', 'closed 23T12:00'],
      ['22T23:59', 'closed 23T12:00'],
    ],
  },
  {
    title: 'past midnight every day',
    zone: 'Asia/Karachi',
    hours: ['daily 18:00-02:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T00:00', 'open 16T02:00'],
      ['16T01:59', 'open 16T02:00'],
      ['16T02:00', 'closed 16T18:00'],
      ['16T17:59', 'closed 16T18:00'],
      ['16T18:00', 'open 17T02:00'],
      ['16T23:59', 'open 17T02:00'],
      ['17T00:00', 'open 17T02:00'],
      ['22T19:00', 'open 23T02:00'],
      ['23T01:00', 'open 23T02:00'],
      ['30T23:30', 'open 2026-12-01T02:00+05:00'],
    ],
  },
  {
    title: 'past midnight on Friday and Saturday only',
    zone: 'Asia/Karachi',
    hours: ['Fri-Sat 20:00-04:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['20T03:00', 'closed 20T20:00'],
      ['20T20:00', 'open 21T04:00'],
      ['21T03:59', 'open 21T04:00'],
      ['21T04:00', 'closed 21T20:00'],
      ['21T21:00', 'open 22T04:00'],
      ['22T00:30', 'open 22T04:00'],
      ['22T04:00', 'closed 27T20:00'],
      ['22T20:00', 'closed 27T20:00'],
      ['25T12:00', 'closed 27T20:00'],
    ],
  },
  {
    title: 'Sunday night runs into Monday, over the end of the week',
    zone: 'Asia/Karachi',
    hours: ['Sun 22:00-06:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T05:59', 'open 16T06:00'],
      ['16T06:00', 'closed 22T22:00'],
      ['22T21:59', 'closed 22T22:00'],
      ['22T22:00', 'open 23T06:00'],
      ['23T00:00', 'open 23T06:00'],
      ['23T06:00', 'closed 29T22:00'],
    ],
  },
  {
    title: 'the whole day, every day',
    zone: 'Asia/Karachi',
    hours: ['daily 00:00-00:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T00:00', 'open'],
      ['16T23:59', 'open'],
      ['19T12:00', 'open'],
    ],
  },
  {
    title: 'the whole day on Wednesday and Thursday',
    zone: 'Asia/Karachi',
    hours: ['Wed-Thu 00:00-00:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['17T23:59', 'closed 18T00:00'],
      ['18T00:00', 'open 20T00:00'],
      ['18T23:59', 'open 20T00:00'],
      ['19T00:00', 'open 20T00:00'],
      ['19T23:59', 'open 20T00:00'],
      ['20T00:00', 'closed 25T00:00'],
    ],
  },
  {
    title: 'a day from noon to noon',
    zone: 'Asia/Karachi',
    hours: ['Sat 12:00-12:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['21T11:59', 'closed 21T12:00'],
      ['21T12:00', 'open 22T12:00'],
      ['22T11:59', 'open 22T12:00'],
      ['22T12:00', 'closed 28T12:00'],
    ],
  },
  {
    title: 'until midnight',
    zone: 'Asia/Karachi',
    hours: ['daily 17:00-00:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T16:59', 'closed 16T17:00'],
      ['16T17:00', 'open 17T00:00'],
      ['16T23:59:59', 'open 17T00:00'],
      ['17T00:00', 'closed 17T17:00'],
    ],
  },
  {
    title: 'spans that touch or overlap are one',
    zone: 'Asia/Karachi',
    hours: ['Mon 18:00-20:00', 'Mon 09:00-12:00', 'Mon 12:00-14:00', 'Mon 13:30-15:00', 'Mon 19:00-19:30'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T08:59', 'closed 16T09:00'],
      ['16T09:00', 'open 16T15:00'],
      ['16T12:00', 'open 16T15:00'],
      ['16T13:45', 'open 16T15:00'],
      ['16T14:59', 'open 16T15:00'],
      ['16T15:00', 'closed 16T18:00'],
      ['16T18:00', 'open 16T20:00'],
      ['16T19:15', 'open 16T20:00'],
      ['16T19:30', 'open 16T20:00'],
      ['16T20:00', 'closed 23T09:00'],
    ],
  },
  {
    title: 'yesterday night runs into the breakfast of today',
    zone: 'Asia/Karachi',
    hours: ['Mon 20:00-07:00', 'Tue 06:00-10:00'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T20:00', 'open 17T10:00'],
      ['17T06:30', 'open 17T10:00'],
      ['17T07:00', 'open 17T10:00'],
      ['17T10:00', 'closed 23T20:00'],
    ],
  },
  {
    title: 'a closed day drops the spans that begin on it',
    zone: 'Asia/Karachi',
    hours: ['daily 18:00-02:00'],
    closedDays: ['2026-11-18'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['17T18:00', 'open 18T02:00'],
      ['18T00:00', 'open 18T02:00'],
      ['18T01:59', 'open 18T02:00'],
      ['18T02:00', 'closed 19T18:00'],
      ['18T18:00', 'closed 19T18:00'],
      ['18T23:00', 'closed 19T18:00'],
      ['19T01:00', 'closed 19T18:00'],
      ['19T18:00', 'open 20T02:00'],
    ],
  },
  {
    title: 'closed days of a kitchen that is always open',
    zone: 'Asia/Karachi',
    hours: [],
    closedDays: ['2026-11-18', '2026-11-19'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T12:00', 'open 18T00:00'],
      ['17T23:59', 'open 18T00:00'],
      ['18T00:00', 'closed 20T00:00'],
      ['19T23:59', 'closed 20T00:00'],
      ['20T00:00', 'open'],
    ],
  },
  {
    title: 'a closed day that is closed anyway changes nothing',
    zone: 'Asia/Karachi',
    hours: ['Mon-Fri 10:00-12:00'],
    closedDays: ['2026-11-21', '2026-11-23'],
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['20T12:00', 'closed 24T10:00'],
      ['22T10:30', 'closed 24T10:00'],
      ['23T11:00', 'closed 24T10:00'],
      ['24T10:00', 'open 24T12:00'],
    ],
  },
  {
    title: 'a closed day over the end of the year',
    zone: 'Asia/Karachi',
    hours: ['daily 10:00-22:00'],
    closedDays: ['2026-12-31', '2027-01-01'],
    month: '2026-12-',
    offset: '+05:00',
    rows: [
      ['30T22:00', 'closed 2027-01-02T10:00+05:00'],
      ['31T12:00', 'closed 2027-01-02T10:00+05:00'],
      ['30T21:00', 'open 30T22:00'],
    ],
  },
  {
    title: 'paused within the hours',
    zone: 'Asia/Karachi',
    hours: ['daily 12:00-22:00'],
    pausedUntil: '2026-11-16T14:00:00+05:00',
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T11:00', 'closed 16T14:00'],
      ['16T13:00', 'closed 16T14:00'],
      ['16T13:59:59', 'closed 16T14:00'],
      ['16T14:00', 'open 16T22:00'],
      ['16T22:00', 'closed 17T12:00'],
    ],
  },
  {
    title: 'paused beyond the hours: the next opening counts',
    zone: 'Asia/Karachi',
    hours: ['daily 12:00-22:00'],
    pausedUntil: '2026-11-17T03:00:00+05:00',
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T13:00', 'closed 17T12:00'],
      ['17T03:00', 'closed 17T12:00'],
      ['17T12:00', 'open 17T22:00'],
    ],
  },
  {
    title: 'paused until the moment of closing: not open for an instant',
    zone: 'Asia/Karachi',
    hours: ['daily 12:00-22:00'],
    pausedUntil: '2026-11-16T22:00:00+05:00',
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T13:00', 'closed 17T12:00'],
      ['16T22:00', 'closed 17T12:00'],
    ],
  },
  {
    title: 'paused while always open',
    zone: 'Asia/Karachi',
    hours: [],
    pausedUntil: '2026-11-16T13:30:00+05:00',
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T13:29', 'closed 16T13:30'],
      ['16T13:30', 'open'],
    ],
  },
  {
    title: 'a pause that is over is over',
    zone: 'Asia/Karachi',
    hours: ['daily 12:00-22:00'],
    pausedUntil: '2025-11-16T14:00:00+05:00',
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T12:00', 'open 16T22:00'],
      ['16T11:00', 'closed 16T12:00'],
    ],
  },
  {
    title: 'a pause ends on a closed day',
    zone: 'Asia/Karachi',
    hours: ['daily 12:00-22:00'],
    closedDays: ['2026-11-17'],
    pausedUntil: '2026-11-17T13:00:00+05:00',
    month: '2026-11-',
    offset: '+05:00',
    rows: [
      ['16T13:00', 'closed 18T12:00'],
      ['17T14:00', 'closed 18T12:00'],
    ],
  },
  {
    title: 'closed every day that it would open',
    zone: 'Asia/Karachi',
    hours: ['Mon 10:00-12:00'],
    closedDays: Array.from({ length: 60 }, (_day, week) =>
      new Date(Date.UTC(2026, 10, 16 + 7 * week)).toISOString().slice(0, 10),
    ),
    month: '2026-11-',
    offset: '+05:00',
    rows: [['16T11:00', 'closed']],
  },
  {
    title: 'the same hours told in UTC',
    zone: 'Asia/Karachi',
    hours: ['daily 18:00-02:00'],
    month: '2026-11-',
    offset: 'Z',
    rows: [
      ['16T12:59', 'closed 16T13:00'],
      ['16T13:00', 'open 16T21:00'],
      ['16T20:59', 'open 16T21:00'],
      ['16T21:00', 'closed 17T13:00'],
    ],
  },
  {
    title: 'half an hour off: India',
    zone: 'Asia/Kolkata',
    hours: ['daily 11:00-23:30'],
    month: '2026-11-',
    offset: '+05:30',
    rows: [
      ['16T10:59', 'closed 16T11:00'],
      ['16T11:00', 'open 16T23:30'],
      ['16T23:30', 'closed 17T11:00'],
    ],
  },
  {
    title: 'three quarters off: Nepal',
    zone: 'Asia/Kathmandu',
    hours: ['Mon 09:15-09:45'],
    month: '2026-11-',
    offset: '+05:45',
    rows: [
      ['16T09:14', 'closed 16T09:15'],
      ['16T09:15', 'open 16T09:45'],
      ['16T09:45', 'closed 23T09:15'],
    ],
  },
  {
    title: 'the far east of the date line',
    zone: 'Pacific/Kiritimati',
    hours: ['Mon 08:00-20:00'],
    month: '2026-11-',
    offset: '+14:00',
    rows: [
      ['16T07:59', 'closed 16T08:00'],
      ['16T08:00', 'open 16T20:00'],
      ['15T18:00:00Z', 'open 16T20:00'],
      ['16T20:00', 'closed 23T08:00'],
    ],
  },
  {
    title: 'the far west of the date line',
    zone: 'Pacific/Pago_Pago',
    hours: ['Mon 08:00-20:00'],
    month: '2026-11-',
    offset: '-11:00',
    rows: [
      ['16T07:59', 'closed 16T08:00'],
      ['16T19:59', 'open 16T20:00'],
      ['17T06:00:00Z', 'open 16T20:00'],
      ['16T20:00', 'closed 23T08:00'],
    ],
  },
  {
    title: 'UTC itself',
    zone: 'UTC',
    hours: ['Mon-Fri 09:00-17:00'],
    month: '2026-11-',
    offset: 'Z',
    rows: [
      ['16T08:59', 'closed 16T09:00'],
      ['16T09:00', 'open 16T17:00'],
      ['20T17:00', 'closed 23T09:00'],
    ],
  },
  {
    title: 'leap day',
    zone: 'Europe/Berlin',
    hours: ['Tue 20:00-03:00'],
    month: '2028-02-',
    offset: '+01:00',
    rows: [
      ['29T19:59', 'closed 29T20:00'],
      ['29T20:00', 'open 2028-03-01T03:00+01:00'],
      ['2028-03-01T02:00+01:00', 'open 2028-03-01T03:00+01:00'],
    ],
  },
  {
    title: 'Berlin, clocks go forward (02:00 becomes 03:00): a night is an hour shorter',
    zone: 'Europe/Berlin',
    hours: ['daily 18:00-04:00'],
    month: '2027-03-',
    offset: '+02:00',
    rows: [
      ['27T18:00:00+01:00', 'open 28T04:00'],
      ['28T01:59:00+01:00', 'open 28T04:00'],
      ['28T03:00', 'open 28T04:00'],
      ['28T03:59', 'open 28T04:00'],
      ['28T04:00', 'closed 28T18:00'],
      ['28T18:00', 'open 29T04:00'],
    ],
  },
  {
    title: 'Berlin, clocks go forward: opening at a time that is left out means at the change',
    zone: 'Europe/Berlin',
    hours: ['Sun 02:30-05:00'],
    month: '2027-03-',
    offset: '+02:00',
    rows: [
      ['28T01:59:00+01:00', 'closed 28T03:00'],
      ['28T03:00', 'open 28T05:00'],
      ['28T05:00', 'closed 2027-04-04T02:30+02:00'],
      ['21T02:30:00+01:00', 'open 21T05:00+01:00'],
      ['21T02:29:00+01:00', 'closed 21T02:30+01:00'],
    ],
  },
  {
    title: 'Berlin, clocks go forward: closing at a time that is left out means at the change',
    zone: 'Europe/Berlin',
    hours: ['Sat 20:00-02:30'],
    month: '2027-03-',
    offset: '+02:00',
    rows: [
      ['28T01:30:00+01:00', 'open 28T03:00'],
      ['28T01:59:59+01:00', 'open 28T03:00'],
      ['28T03:00', 'closed 2027-04-03T20:00+02:00'],
    ],
  },
  {
    title: 'Berlin, clocks go forward: a span that is left out whole does not take place',
    zone: 'Europe/Berlin',
    hours: ['Sun 02:10-02:50', 'Sun 10:00-11:00'],
    month: '2027-03-',
    offset: '+02:00',
    rows: [
      ['28T01:00:00+01:00', 'closed 28T10:00'],
      ['28T03:00', 'closed 28T10:00'],
      ['21T02:10:00+01:00', 'open 21T02:50+01:00'],
      ['2027-04-04T02:10+02:00', 'open 2027-04-04T02:50+02:00'],
    ],
  },
  {
    title: 'Berlin, clocks go forward: a break that is left out whole does not take place',
    zone: 'Europe/Berlin',
    hours: ['Sun 00:00-02:10', 'Sun 02:50-06:00'],
    month: '2027-03-',
    offset: '+02:00',
    rows: [
      ['28T00:30:00+01:00', 'open 28T06:00'],
      ['28T03:00', 'open 28T06:00'],
      ['21T02:30:00+01:00', 'closed 21T02:50+01:00'],
    ],
  },
  {
    title: 'Berlin, clocks go back (03:00 becomes 02:00): a night is an hour longer',
    zone: 'Europe/Berlin',
    hours: ['daily 18:00-04:00'],
    month: '2026-10-',
    offset: '+01:00',
    rows: [
      ['24T18:00:00+02:00', 'open 25T04:00'],
      ['25T02:30:00+02:00', 'open 25T04:00'],
      ['25T02:30', 'open 25T04:00'],
      ['25T03:59', 'open 25T04:00'],
      ['25T04:00', 'closed 25T18:00'],
      ['25T17:59', 'closed 25T18:00'],
    ],
  },
  {
    title: 'Berlin, clocks go back: of a time that comes twice the first counts',
    zone: 'Europe/Berlin',
    hours: ['Sat 20:00-02:30', 'Sun 02:45-06:00'],
    month: '2026-10-',
    offset: '+01:00',
    rows: [
      ['25T02:29:00+02:00', 'open 25T02:30+02:00'],
      ['25T02:30:00+02:00', 'closed 25T02:45+02:00'],
      ['25T02:45:00+02:00', 'open 25T06:00'],
      ['25T02:10', 'open 25T06:00'],
      ['25T02:35', 'open 25T06:00'],
      ['25T06:00', 'closed 31T20:00'],
    ],
  },
  {
    title: 'Berlin, the day of 23 and the day of 25 hours, open all of them',
    zone: 'Europe/Berlin',
    hours: ['Sun 00:00-00:00'],
    month: '2026-10-',
    offset: '+01:00',
    rows: [
      ['25T00:00:00+02:00', 'open 26T00:00'],
      ['25T02:30:00+02:00', 'open 26T00:00'],
      ['25T02:30', 'open 26T00:00'],
      ['26T00:00', 'closed 2026-11-01T00:00+01:00'],
      ['2027-03-28T00:00+01:00', 'open 2027-03-29T00:00+02:00'],
      ['2027-03-28T23:59+02:00', 'open 2027-03-29T00:00+02:00'],
    ],
  },
  {
    title: 'New York, clocks go forward and back',
    zone: 'America/New_York',
    hours: ['daily 17:00-01:30'],
    month: '2026-11-',
    offset: '-05:00',
    rows: [
      ['01T01:29:00-04:00', 'open 01T01:30-04:00'],
      ['01T01:30:00-04:00', 'closed 01T17:00'],
      ['01T01:10', 'closed 01T17:00'],
      ['01T17:00', 'open 02T01:30'],
      ['2026-03-08T01:00-05:00', 'open 2026-03-08T01:30-05:00'],
      ['2026-03-08T03:00-04:00', 'closed 2026-03-08T17:00-04:00'],
    ],
  },
  {
    title: 'Beirut, where midnight itself is left out',
    zone: 'Asia/Beirut',
    hours: ['Sun 00:00-00:00'],
    month: '2026-03-',
    offset: '+03:00',
    rows: [
      ['28T23:59:00+02:00', 'closed 29T01:00'],
      ['29T01:00', 'open 30T00:00'],
      ['29T23:59', 'open 30T00:00'],
      ['30T00:00', 'closed 2026-04-05T00:00+03:00'],
    ],
  },
  {
    title: 'Lord Howe, whose clocks move by half an hour',
    zone: 'Australia/Lord_Howe',
    hours: ['daily 00:00-02:15'],
    month: '2026-10-',
    offset: '+11:00',
    rows: [
      ['04T01:45:00+10:30', 'open 04T02:30'],
      ['04T02:30', 'closed 05T00:00'],
      ['05T00:00', 'open 05T02:15'],
    ],
  },
  {
    title: 'the southern summer: Sydney',
    zone: 'Australia/Sydney',
    hours: ['Sun 01:00-05:00'],
    month: '2026-04-',
    offset: '+10:00',
    rows: [
      ['05T00:59:00+11:00', 'closed 05T01:00+11:00'],
      ['05T02:30:00+11:00', 'open 05T05:00'],
      ['05T02:30', 'open 05T05:00'],
      ['05T05:00', 'closed 12T01:00'],
    ],
  },
];

function readMoment(text: string, { month, offset }: Scene): Date {
  const full = /^\d{4}-/.test(text) ? text : month + text;
  const withSeconds = full.replace(/T(\d\d:\d\d)(?!:\d\d)/, 'T$1:00');
  const hasOffset = /(Z|T.*[+-]\d\d:\d\d)$/.test(withSeconds);
  const moment = new Date(hasOffset ? withSeconds : withSeconds + offset);
  expect(moment.getTime(), text).not.toBeNaN();
  return moment;
}

const CASES = SCENES.flatMap((scene) => scene.rows.map(([at, expected]) => ({ scene, at, expected })));

test('the table is as long as the rules are many', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200);
});

describe.each(SCENES)('$title', (scene) => {
  test.each(scene.rows)('%s: %s', (at, expected) => {
    const hours: Hours = {
      openingHours: readHours(scene.hours),
      closedDays: scene.closedDays ?? [],
      timeZone: scene.zone,
      pausedUntil: scene.pausedUntil === undefined ? null : new Date(scene.pausedUntil),
    };
    const [state, until] = expected.split(' ');
    const change = until === undefined ? null : readMoment(until, scene);
    expect(openingAt(hours, readMoment(at, scene))).toEqual({
      isOpen: state === 'open',
      opensAt: state === 'open' ? null : change,
      closesAt: state === 'open' ? change : null,
    });
  });
});
