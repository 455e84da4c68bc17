export const quantity = 'Quantity';
export const oneLess = 'One less';
export const oneMore = 'One more';
export const addToCart = (amount: string) => `Add to cart · ${amount}`;
export const addedToCart = 'Added To Cart';
export const itIsInYourCart = 'It is in your cart.';
export const inYourCart = 'In your cart.';
export const logInToOrder = 'Log in to order';
export const viewCart = 'View cart';
export const viewCartOf = (amount: string) => `View cart · ${amount}`;
export const cartHasAll = (left: number) => `Your cart already has all ${left} that are left.`;
export const cartHasSome = (left: number, inCart: number) =>
  `Only ${left} left, and ${inCart} of them are in your cart already.`;
export const atMost = (most: number) => `At most ${most} at once.`;
export const onlyLeft = (left: number) => `Only ${left} left.`;
