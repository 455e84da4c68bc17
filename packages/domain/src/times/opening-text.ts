import { WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';
import { daysBetween, localDate } from '../terms/hours.ts';
import * as texts from './times.texts.ts';
import { dayOf, wallTimeAt, weekdayOf } from './zone.ts';

/** The clock on the wall of a zone, by default the reader's; its UTC fields are what it shows. */
const onTheWall = (at: Date, timeZone?: string) => new Date(wallTimeAt(at.getTime(), timeZone));

/** "18:00" */
export const clockTime = (at: Date, timeZone?: string): string =>
  onTheWall(at, timeZone).toISOString().slice(11, 16);

/** "24 December" */
export function dayAndMonth(at: Date, timeZone?: string): string {
  const wall = onTheWall(at, timeZone);
  return `${wall.getUTCDate()} ${texts.MONTHS[wall.getUTCMonth()]}`;
}

const weekday = (at: Date, timeZone: string) =>
  WEEKDAYS[weekdayOf(dayOf(onTheWall(at, timeZone).getTime()))] ?? '';

const WEEK_DAYS = 7;

/** "Opens at 18:00", "Opens Tuesday at 18:00", "Opens 24 December at 18:00"; without a time "Closed". */
export function opensText(opensAt: Date | null, now: Date, timeZone: string): string {
  if (!opensAt) return texts.closed;
  const days = daysBetween(localDate(now, timeZone), localDate(opensAt, timeZone));
  const time = clockTime(opensAt, timeZone);
  if (days === 0) return texts.opensAt(time);
  const day = days < WEEK_DAYS ? weekday(opensAt, timeZone) : dayAndMonth(opensAt, timeZone);
  return texts.opensOn(day, time);
}
