import { daysBetween, localDate } from './hours.ts';

const inZone = (options: Intl.DateTimeFormatOptions, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone !== undefined && { timeZone }) });

/** "18:00" */
export const clockTime = (at: Date, timeZone?: string): string =>
  inZone({ hour: '2-digit', minute: '2-digit' }, timeZone).format(at);

/** "24 December" */
export const dayAndMonth = (at: Date, timeZone?: string): string =>
  inZone({ day: 'numeric', month: 'long' }, timeZone).format(at);

const WEEK_DAYS = 7;

/** "Opens at 18:00", "Opens Tuesday at 18:00", "Opens 24 December at 18:00"; without a time "Closed". */
export function opensText(opensAt: Date | null, now: Date, timeZone?: string): string {
  if (!opensAt) return 'Closed';
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const days = daysBetween(localDate(now, zone), localDate(opensAt, zone));
  const time = clockTime(opensAt, zone);
  if (days === 0) return `Opens at ${time}`;
  const day =
    days < WEEK_DAYS ? inZone({ weekday: 'long' }, zone).format(opensAt) : dayAndMonth(opensAt, zone);
  return `Opens ${day} at ${time}`;
}
