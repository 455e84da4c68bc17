import type { OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';
import { minutesOf } from '@nearbite/domain/terms/hours';

/** Hours of one day; `closes` at or before `opens` is on the next. */
export type Times = Pick<OpeningSpan, 'opens' | 'closes'>;

export const DAY_MINUTES = 1440;
const USUAL = { opens: '12:00', closes: '22:00' };
const FURTHER_MINUTES = 120;

/** "02:30" of 150 and of 1590. */
export function timeText(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

const startOf = ({ opens }: Times) => minutesOf(opens);
const endOf = ({ opens, closes }: Times) =>
  minutesOf(closes) > minutesOf(opens) ? minutesOf(closes) : minutesOf(closes) + DAY_MINUTES;

/** Hours that are drawn over others, or up to them, become one with them. */
export function withPainted(spans: readonly Times[], painted: Times): Times[] {
  const isMet = (span: Times) => startOf(span) <= endOf(painted) && endOf(span) >= startOf(painted);
  const met = [painted, ...spans.filter(isMet)];
  const opens = Math.min(...met.map(startOf));
  const closes = Math.min(opens + DAY_MINUTES, Math.max(...met.map(endOf)));
  return [...spans.filter((span) => !isMet(span)), { opens: timeText(opens), closes: timeText(closes) }];
}

/** A proposal that does not overlap with what is there: after the day's last hours, else before its first. */
export function furtherHours(spans: readonly Times[]): Times {
  if (spans.length === 0) return USUAL;
  const end = Math.max(...spans.map(endOf));
  if (end < DAY_MINUTES) {
    return { opens: timeText(end), closes: timeText(Math.min(DAY_MINUTES, end + FURTHER_MINUTES)) };
  }
  const start = Math.min(...spans.map(startOf));
  return { opens: timeText(Math.max(0, start - FURTHER_MINUTES)), closes: timeText(start) };
}
