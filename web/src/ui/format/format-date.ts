import * as times from '@nearbite/domain/times/times.texts';
import * as texts from './format.texts.ts';
/** From month numbers 1 to 12. */
export const monthName = (month: number): string => times.MONTHS[month - 1] ?? '';
/** By hand: browsers do not agree about September. */
export const shortMonthName = (month: number): string => times.shortMonth(monthName(month));

/** `15 Nov 2026` in the reader's own time zone. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${shortMonthName(date.getMonth() + 1)} ${date.getFullYear()}`;
}

/** The same where the reader's time zone is not known: in the server's HTML. */
export function formatUtcDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${shortMonthName(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `09:05` in the reader's own time zone; by hand, as a formatter takes a slow phone a tenth of a second to make. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * `15 Nov 2026, 09:05` in the reader's own time zone: for what is about the person or the platform, like sign-ins.
 * What happens in a restaurant goes by its clock (format-moment.ts).
 */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}${times.comma} ${formatTime(iso)}`;

/** `Monday` of a day of the calendar, "YYYY-MM-DD". */
export const weekdayOfDate = (date: string): string =>
  new Intl.DateTimeFormat(texts.dateLocale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));

/** `Monday 16 November`, of a calendar date. */
export const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(texts.dateLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
