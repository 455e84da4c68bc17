/** Written here and not by the browser's formatters: each takes a slow phone several milliseconds to make. */
export const MONTHS = [
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
export const shortMonth = (month: string) => month.slice(0, 3);
export const comma = ',';
/** As they are called in names of time zones, where a language has other names for them. */
export const CITIES: Readonly<Record<string, string>> = {};
export const zone = (city: string) => `${CITIES[city] ?? city} time`;

export const span = (from: string, to: string) => `${from} to ${to}`;

export const closed = 'Closed';
export const opensAt = (time: string) => `Opens at ${time}`;
export const opensOn = (day: string, time: string) => `Opens ${day} at ${time}`;

export const servedFrom = (time: string) => `from ${time}`;
export const servedFromDay = (day: string, time: string) => `from ${day} at ${time}`;
