import { expect, test } from 'vitest';
import { OpeningHours } from './terms-fields.ts';

const at = (day: number, opens: string, closes: string) => ({ day, opens, closes });
const wholeWeek = [0, 1, 2, 3, 4, 5, 6].map((day) => at(day, '00:00', '00:00'));
const messageOf = (spans: readonly object[]) => OpeningHours.safeParse(spans).error?.issues[0]?.message;

test.each([
  ['none', []],
  ['one', [at(0, '12:00', '22:00')]],
  ['two that touch', [at(0, '18:00', '22:00'), at(0, '12:00', '18:00')]],
  ['every day as a whole', wholeWeek],
  ['past midnight up to the next', [at(0, '18:00', '02:00'), at(1, '02:00', '10:00')]],
  ['Sunday past midnight up to Monday', [at(6, '18:00', '02:00'), at(0, '02:00', '10:00')]],
  ['a whole day from noon', [at(2, '12:00', '12:00'), at(3, '12:00', '14:00')]],
])('%s is accepted', (_name, spans) => expect(messageOf(spans)).toBeUndefined());

test.each([
  [
    'on one day',
    [at(0, '14:00', '18:00'), at(0, '12:00', '15:00')],
    'Monday 12:00 to 15:00 and Monday 14:00 to 18:00',
  ],
  [
    'the same twice',
    [at(4, '12:00', '15:00'), at(4, '12:00', '15:00')],
    'Friday 12:00 to 15:00 and Friday 12:00 to 15:00',
  ],
  [
    'past midnight',
    [at(0, '18:00', '02:00'), at(1, '01:59', '10:00')],
    'Monday 18:00 to 02:00 and Tuesday 01:59 to 10:00',
  ],
  [
    'from Sunday into Monday',
    [at(6, '18:00', '02:00'), at(0, '01:00', '10:00')],
    'Sunday 18:00 to 02:00 and Monday 01:00 to 10:00',
  ],
  [
    'a whole day',
    [...wholeWeek, at(3, '12:00', '13:00')],
    'Thursday 00:00 to 00:00 and Thursday 12:00 to 13:00',
  ],
])('%s is refused', (_name, spans, which) =>
  expect(messageOf(spans)).toBe(`Opening hours overlap: ${which}`),
);
