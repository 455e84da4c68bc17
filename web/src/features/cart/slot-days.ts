const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'short' });

const pad = (value: number) => String(value).padStart(2, '0');

/** "YYYY-MM-DD" of the reader's own calendar, which in one town is the kitchens' too. */
export const calendarDateOf = (day: Date): string =>
  `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;

/** How many days every restaurant takes orders for; today is there even when the last one has just been ordered from. */
export const daysAheadOf = (restaurants: readonly { readonly preorder_days: number }[]): number =>
  restaurants.length === 0
    ? 1
    : Math.max(1, Math.min(...restaurants.map(({ preorder_days }) => preorder_days)));

/** Today and as many days after it as make `count`. */
export function dayOptions(now: Date, count: number): { readonly date: string; readonly label: string }[] {
  return Array.from({ length: count }, (_, ahead) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    const label = ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : WEEKDAY.format(day);
    return { date: calendarDateOf(day), label };
  });
}
