import { expect, it, vi } from 'vitest';
import { clockTime, dayAndMonth, opensText } from './opening-text.ts';

const ZONES = ['Asia/Karachi', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'] as const;
/** Over the days on which clocks change, the end of a year and a leap day. */
const MOMENTS = [
  '2026-03-08T06:59',
  '2026-03-08T07:00',
  '2026-11-01T05:30',
  '2026-12-31T23:59',
  '2028-02-29T12:05',
];

it.each(ZONES)('writes times and days in %s as the platform writes them', (timeZone) => {
  const write = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  for (const moment of MOMENTS) {
    const at = new Date(`${moment}:00Z`);
    expect(clockTime(at, timeZone)).toBe(write(at, { hour: '2-digit', minute: '2-digit' }));
    expect(dayAndMonth(at, timeZone)).toBe(write(at, { day: 'numeric', month: 'long' }));
    const dayBefore = new Date(at.getTime() - 26 * 3_600_000);
    expect(opensText(at, dayBefore, timeZone)).toContain(write(at, { weekday: 'long' }));
  }
});

it('goes by the clock of the reader when no zone is given, without a formatter', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const formatted = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  for (const moment of MOMENTS) {
    const at = new Date(`${moment}:00Z`);
    expect(clockTime(at)).toBe(clockTime(at, timeZone));
  }
  expect(formatted).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
