export const metres = (count: string) => `${count} میٹر`;
export const kilometres = (count: string) => `${count} کلومیٹر`;
export const withReviews = (stars: string, count: number) =>
  `${stars} (${count} ${count === 1 ? 'تبصرہ' : 'تبصرے'})`;
