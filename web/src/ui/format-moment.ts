import { localDate } from '@nearbite/domain/terms/hours';
import { momentText, zoneName } from '@nearbite/domain/terms/moment-text';
import { clockTime } from '@nearbite/domain/terms/opening-text';

import { shortMonthName } from './format-date.ts';

/** A promise by the clock of the restaurant's zone, which is named where the reader's own clock differs. */
export const formatMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone });

/** The same beside something that names the zone already. */
export const formatKitchenMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone, readerZone: timeZone });

export type SpanForm = {
  readonly joint?: 'and' | 'to';
  /** Beside something that names the zone already. */
  readonly isZoneNamed?: boolean;
};

/** From one moment to another as "18:00 and 18:30", with the second's day only where it is another one. */
export function formatSpan(
  fromIso: string,
  toIso: string,
  timeZone: string,
  { joint = 'and', isZoneNamed = false }: SpanForm = {},
): string {
  const [from, to] = [new Date(fromIso), new Date(toIso)];
  const moment = isZoneNamed ? formatKitchenMoment : formatMoment;
  if (from.getTime() === to.getTime()) return moment(fromIso, timeZone);
  const isSameDay = localDate(from, timeZone) === localDate(to, timeZone);
  const time = clockTime(to, timeZone);
  const shortEnd = isZoneNamed ? time : withZone(time, timeZone, to);
  return `${formatKitchenMoment(fromIso, timeZone)} ${joint} ${isSameDay ? shortEnd : moment(toIso, timeZone)}`;
}

/** `15 Nov 2026, 09:05` by the clock of the restaurant's zone, beside something that names it. */
export function formatKitchenDateTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const [year, month, day] = localDate(at, timeZone).split('-').map(Number);
  return `${day} ${shortMonthName(month ?? 0)} ${year}, ${clockTime(at, timeZone)}`;
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
