export const removedFromCart = (dish: string) => `${dish} was taken out of your cart.`;
export const viewCartWith = (dishes: number, amount: string) =>
  `View cart · ${dishes} ${dishes === 1 ? 'dish' : 'dishes'} · ${amount}`;
export const inTheCart = (dishes: number, amount: string) =>
  `${dishes} ${dishes === 1 ? 'dish' : 'dishes'} in the cart, ${amount}`;
export const toMinimum = (amount: string, restaurant: string) =>
  `${amount} more for the minimum of ${restaurant}`;
export const toFreeDelivery = (amount: string) => `${amount} more for free delivery`;
