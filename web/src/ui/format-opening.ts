import { formatDate, formatTime } from './format-date.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const DAY_MS = 86_400_000;

/** `Opens at 18:00`, with the weekday when it is not today and with the date when it is not this week. */
export function formatOpening(opensAt: string | null, now: Date = new Date()): string {
  if (opensAt === null) return 'Closed';
  const opening = new Date(opensAt);
  const time = formatTime(opensAt);
  if (formatDate(opensAt) === formatDate(now.toISOString())) return `Opens at ${time}`;
  const isThisWeek = opening.getTime() - now.getTime() < 6 * DAY_MS;
  return isThisWeek
    ? `Opens ${WEEKDAY.format(opening)} at ${time}`
    : `Opens ${formatDate(opensAt)} at ${time}`;
}
