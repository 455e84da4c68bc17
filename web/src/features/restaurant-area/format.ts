const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** From month numbers 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

const counts = new Intl.NumberFormat('en-US');
const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatCount = (count: number) => counts.format(count);
/** Sums are long: thousands are set apart. */
export const formatSum = (rupees: number) => `Rs.${amounts.format(rupees)}`;

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

export const formatMoment = (iso: string) => moments.format(new Date(iso));
export const formatToday = (now: Date) => days.format(now);
