export const newOrder = 'New Order';
