/** `Monday 16 November` by the calendar of the restaurant's zone. */
export const formatToday = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(now);
