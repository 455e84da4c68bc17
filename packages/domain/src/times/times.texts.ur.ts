import { hoursInUrdu } from './hours-in-urdu.ts';

export const MONTHS = [
  'جنوری',
  'فروری',
  'مارچ',
  'اپریل',
  'مئی',
  'جون',
  'جولائی',
  'اگست',
  'ستمبر',
  'اکتوبر',
  'نومبر',
  'دسمبر',
] as const;
export const shortMonth = (month: string) => month;
export const comma = '،';
/** As they are called in names of time zones. */
export const CITIES: Readonly<Record<string, string>> = { Karachi: 'کراچی', London: 'لندن' };
export const zone = (city: string) => `${CITIES[city] ?? city} کا وقت`;

export const span = (from: string, to: string) => `${from} تا ${to}`;

export const closed = 'بند';
export const opensAt = (time: string) => hoursInUrdu(`${time} بجے کھلے گا`);
export const opensOn = (day: string, time: string) => hoursInUrdu(`${day} کو ${time} بجے کھلے گا`);

export const servedFrom = (time: string) => hoursInUrdu(`${time} بجے سے`);
export const servedFromDay = (day: string, time: string) => hoursInUrdu(`${day} ${time} بجے سے`);
