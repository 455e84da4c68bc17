import { localDate } from './hours.ts';
import { clockTime, dayAndMonth } from './opening-text.ts';
import { wallTimeAt } from './zone.ts';

/** "Karachi time", "UTC" */
export function zoneName(timeZone: string): string {
  const city = timeZone.split('/').slice(1).at(-1);
  return city === undefined ? timeZone : `${city.replaceAll('_', ' ')} time`;
}

export type Reading = {
  readonly now: Date;
  /** Whose clock the moment is told by: the kitchen's. */
  readonly timeZone: string;
  /** By default that of whoever reads. */
  readonly readerZone?: string;
};

/**
 * A moment by the kitchen's clock: "18:40", on another day "24 December, 18:40", in another year with it; with the
 * zone's name when the reader's own clock shows something else.
 */
export function momentText(at: Date, { now, timeZone, readerZone }: Reading): string {
  const [date, today] = [localDate(at, timeZone), localDate(now, timeZone)];
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  const day = date === today ? '' : `${dayAndMonth(at, timeZone)}${year}, `;
  const isForeign = wallTimeAt(at.getTime(), timeZone) !== wallTimeAt(at.getTime(), readerZone);
  return `${day}${clockTime(at, timeZone)}${isForeign ? ` (${zoneName(timeZone)})` : ''}`;
}
