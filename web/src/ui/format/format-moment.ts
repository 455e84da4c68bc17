import { momentText, type Reading, zoneName } from '@nearbite/domain/times/moment-text';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { comma } from '@nearbite/domain/times/times.texts';
import { localDate } from '@nearbite/domain/times/zone';

import { shortMonthName } from './format-date.ts';

/** A promise by the clock of the restaurant's zone, which is named where the reader's own clock differs. */
export const formatMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone });

/** The same beside something that names the zone already. */
export const formatKitchenMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone, readerZone: timeZone });

export type MomentForm = {
  /** Beside something that names the zone already. */
  readonly isZoneNamed?: boolean;
};

/** How moments are told now by the clock of the restaurant's zone. */
export const readingOf = (timeZone: string, { isZoneNamed = false }: MomentForm = {}): Reading => ({
  now: new Date(),
  timeZone,
  ...(isZoneNamed && { readerZone: timeZone }),
});

/** `15 Nov 2026, 09:05` by the clock of the restaurant's zone, beside something that names it. */
export function formatKitchenDateTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const [year, month, day] = localDate(at, timeZone).split('-').map(Number);
  return `${day} ${shortMonthName(month ?? 0)} ${year}${comma} ${clockTime(at, timeZone)}`;
}

/** The same with the zone's name where the reader's own clock differs. */
export const formatKitchenDateTimeWithZone = (iso: string, timeZone: string): string =>
  withZone(formatKitchenDateTime(iso, timeZone), timeZone, new Date(iso));

function withZone(text: string, timeZone: string, at: Date): string {
  const zone = foreignZone(timeZone, at);
  return zone === undefined ? text : `${text} (${zone})`;
}

/** The zone's name where its clock does not show what the reader's does. */
export const foreignZone = (timeZone: string, now: Date = new Date()): string | undefined =>
  clockTime(now, timeZone) === clockTime(now) ? undefined : zoneName(timeZone);
