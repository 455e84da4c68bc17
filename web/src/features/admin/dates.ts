const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

export const formatDay = (iso: string) => DAY.format(new Date(iso));
export const formatMoment = (iso: string) => MOMENT.format(new Date(iso));
/** From a month's number, 1 to 12. */
export const monthName = (month: number) => MONTH.format(new Date(Date.UTC(2000, month - 1, 1)));
