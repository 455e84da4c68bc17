import { localDate } from '@nearbite/domain/terms/hours';
import { momentText, zoneName } from '@nearbite/domain/terms/moment-text';
import { clockTime, readerZone } from '@nearbite/domain/terms/opening-text';

import { shortMonthName } from './format-date.ts';

/** A promise by the clock of the restaurant's zone, which is named where the reader's own clock differs. */
export const formatMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone, readerZone: readerZone() });

/** The same beside something that names the zone already. */
export const formatKitchenMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone, readerZone: timeZone });

/** `15 Nov 2026, 09:05` by the clock of the restaurant's zone, beside something that names it. */
export function formatKitchenDateTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const [year, month, day] = localDate(at, timeZone).split('-').map(Number);
  return `${day} ${shortMonthName(month ?? 0)} ${year}, ${clockTime(at, timeZone)}`;
}

/** The same with the zone's name where the reader's own clock differs. */
export function formatKitchenDateTimeWithZone(iso: string, timeZone: string): string {
  const zone = foreignZone(timeZone, new Date(iso));
  return `${formatKitchenDateTime(iso, timeZone)}${zone === undefined ? '' : ` (${zone})`}`;
}

/** The zone's name where its clock does not show what the reader's does. */
export const foreignZone = (timeZone: string, now: Date = new Date()): string | undefined =>
  clockTime(now, timeZone) === clockTime(now, readerZone()) ? undefined : zoneName(timeZone);
