import { WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';
import * as texts from './times.texts.ts';
import { dayOf, daysBetween, localDate, wallTimeAt, weekdayOf } from './zone.ts';

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

/** "Tuesday", "24 December"; undefined today. */
function dayText(at: Date, now: Date, timeZone: string): string | undefined {
  const days = daysBetween(localDate(now, timeZone), localDate(at, timeZone));
  if (days === 0) return undefined;
  return days < WEEK_DAYS ? weekday(at, timeZone) : dayAndMonth(at, timeZone);
}

/** "Opens at 18:00", "Opens Tuesday at 18:00", "Opens 24 December at 18:00"; without a time "Closed". */
export function opensText(opensAt: Date | null, now: Date, timeZone: string): string {
  if (!opensAt) return texts.closed;
  const [day, time] = [dayText(opensAt, now, timeZone), clockTime(opensAt, timeZone)];
  return day === undefined ? texts.opensAt(time) : texts.opensOn(day, time);
}

/** "from 07:00", "from Tuesday at 07:00": when a dish is served next. */
export function servedFromText(servedFrom: Date, now: Date, timeZone: string): string {
  const [day, time] = [dayText(servedFrom, now, timeZone), clockTime(servedFrom, timeZone)];
  return day === undefined ? texts.servedFrom(time) : texts.servedFromDay(day, time);
}
