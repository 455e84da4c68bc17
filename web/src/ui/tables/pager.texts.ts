export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const moreThan = (total: number) => `more than ${total}`;
export const range = (first: number, last: number, total: number | string) =>
  `${first} to ${last} of ${total}`;
