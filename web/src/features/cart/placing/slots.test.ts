import { expect, test } from 'vitest';
import { commonSlots } from './placing.api.ts';

const slot = (hour: number, left: number | null = null) => ({
  starts_at: `2026-11-15T${hour}:00:00.000Z`,
  ends_at: `2026-11-15T${hour}:30:00.000Z`,
  left,
});

test.each([
  [[], []],
  [[[slot(18), slot(19, 0)]], [18]],
  [
    [
      [slot(18), slot(19), slot(20)],
      [slot(19, 2), slot(20, 0)],
    ],
    [19],
  ],
  [[[slot(18)], []], []],
])('%#: slots all kitchens have', (lists, hours) => {
  expect(commonSlots(lists).map(({ starts_at }) => new Date(starts_at).getUTCHours())).toEqual(hours);
});
