import { useMemo } from 'react';
import { useSession } from '../accounts/index.ts';
import { type CartHolder, useCartLinesQuery, useCartTotalsQuery } from './cart.api.ts';
import { getCartId } from './cart-id.ts';

/** Undefined while it is not known who is using the app, and for owners, who have no cart. */
export function useCartHolder(): CartHolder | undefined {
  const session = useSession();
  const userId = session.role === 'customer' ? session.profile.id : undefined;
  const hasCart = session.role === 'customer' || session.role === 'visitor';
  return useMemo(() => (hasCart ? { cartId: getCartId(), userId } : undefined), [hasCart, userId]);
}

const NOBODY: CartHolder = { cartId: '', userId: undefined };

export function useCartLines() {
  const holder = useCartHolder();
  return useCartLinesQuery(holder ?? NOBODY, { skip: holder === undefined });
}

export function useCartTotals() {
  const holder = useCartHolder();
  return useCartTotalsQuery(holder ?? NOBODY, { skip: holder === undefined });
}
