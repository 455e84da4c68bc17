export const chosen = 'Chosen';
export const none = 'As it comes';
export const free = 'free';
export const countOf = (count: number, max: number) => `${count} of ${max}`;
export const isFull = (max: number) =>
  max === 1 ? 'Take it away to choose another.' : `These are all ${max}: take one away to choose another.`;
