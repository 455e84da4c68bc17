type Day = { readonly date: string };

export const PAST_DAY_MESSAGE = 'This day is over: choose today or a later one';

/** Where in a list the days are that were over when they were added; one that was there before has only grown old. */
export function findPastDays(days: readonly Day[], before: readonly Day[], today: string): number[] {
  const known = new Set(before.map(({ date }) => date));
  return days.flatMap(({ date }, index) => (date !== '' && date < today && !known.has(date) ? [index] : []));
}
