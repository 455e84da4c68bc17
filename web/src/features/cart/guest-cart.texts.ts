export const logInToOrder = 'Log in to order';
export const inYourCart = 'In your cart';
export const dishesWaiting = (count: number) =>
  `${count === 1 ? '1 dish is' : `${count} dishes are`} waiting in your cart.`;
