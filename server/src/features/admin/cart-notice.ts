/** To those whose carts hold dishes of a restaurant that has just been closed. */
export const cartNotice = (name: string) =>
  `${name} is not taking orders at the moment, so its dishes in your cart cannot be ordered.`;
