import { clockTime, dayAndMonth } from './opening-text.ts';
import * as texts from './times.texts.ts';
import { localDate, wallTimeAt } from './zone.ts';

/** "Karachi time", "UTC" */
export function zoneName(timeZone: string): string {
  const city = timeZone.split('/').slice(1).at(-1);
  return city === undefined ? timeZone : texts.zone(city.replaceAll('_', ' '));
}

export type Reading = {
  readonly now: Date;
  /** Whose clock the moment is told by: the kitchen's. */
  readonly timeZone: string;
  /** By default the reader's; null where it is not known, and then the zone is always named. */
  readonly readerZone?: string | null;
};

/**
 * A moment by the kitchen's clock: "18:40", on another day "24 December, 18:40", in another year with it; with the
 * zone's name when the reader's own clock shows something else.
 */
export function momentText(at: Date, reading: Reading): string {
  const { now, timeZone } = reading;
  const [date, today] = [localDate(at, timeZone), localDate(now, timeZone)];
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  const day = date === today ? '' : `${dayAndMonth(at, timeZone)}${year}${texts.comma} `;
  return `${day}${timeText(at, reading)}`;
}

/** The time of day alone, with the zone's name as above. */
function timeText(at: Date, { timeZone, readerZone }: Reading): string {
  const isForeign =
    readerZone === null || wallTimeAt(at.getTime(), timeZone) !== wallTimeAt(at.getTime(), readerZone);
  return `${clockTime(at, timeZone)}${isForeign ? ` (${zoneName(timeZone)})` : ''}`;
}

/** "18:00 to 18:30", or joined otherwise: the zone is named once, and the second's day only where it is another one. */
export function spanText(from: Date, to: Date, reading: Reading, join = texts.span): string {
  if (from.getTime() === to.getTime()) return momentText(from, reading);
  const { timeZone } = reading;
  const isSameDay = localDate(from, timeZone) === localDate(to, timeZone);
  const begin = momentText(from, { ...reading, readerZone: timeZone });
  return join(begin, isSameDay ? timeText(to, reading) : momentText(to, reading));
}
