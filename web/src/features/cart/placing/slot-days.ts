import { localDate } from '@nearbite/domain/times/zone';
import * as texts from '../cart.texts.tsx';

const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat(texts.dateLocale, {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** How many days every restaurant takes orders for; today is there even when the last one has just been ordered from. */
export const daysAheadOf = (restaurants: readonly { readonly preorder_days: number }[]): number =>
  restaurants.length === 0
    ? 1
    : Math.max(1, Math.min(...restaurants.map(({ preorder_days }) => preorder_days)));

/** Whose clock the times are said by: a time must suit all kitchens of an order, which are in one town. */
export const zoneOf = (restaurants: readonly { readonly time_zone: string }[]): string | undefined =>
  restaurants[0]?.time_zone;

type Day = {
  /** "YYYY-MM-DD" of the kitchen's calendar. */
  readonly date: string;
  readonly label: string;
};

/** The kitchen's today and as many days after it as make `count`. */
export function dayOptions(now: Date, count: number, timeZone = 'UTC'): Day[] {
  const today = Date.parse(localDate(now, timeZone));
  return Array.from({ length: count }, (_, ahead) => {
    const day = new Date(today + ahead * DAY_MS);
    const label = ahead === 0 ? texts.today : ahead === 1 ? texts.tomorrow : WEEKDAY.format(day);
    return { date: localDate(day, 'UTC'), label };
  });
}
