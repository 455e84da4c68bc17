export const pages = 'صفحات';
export const previous = 'پچھلا';
export const next = 'اگلا';
export const moreThan = (total: number) => `${total} سے زیادہ`;
export const range = (first: number, last: number, total: number | string) =>
  `${total} میں سے ${first} تا ${last}`;
