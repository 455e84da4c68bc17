export const cartWithItems = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
