/** A guest is known by the cart's identifier; an account by its user, and may bring along a guest's cart. */
export type Holder = { readonly cartKey: string; readonly userId: number | undefined };

/** 0 in a path or body stands for a guest. */
export const holderOf = (cartKey: string, userId: number): Holder => ({
  cartKey,
  userId: userId === 0 ? undefined : userId,
});
