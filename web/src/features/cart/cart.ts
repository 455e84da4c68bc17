import { useMemo } from 'react';
import { useSession } from '../accounts/index.ts';
import { type CartHolder, type CartQuestion, useCartLinesQuery, useCartTotalsQuery } from './cart.api.ts';
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

/** What the cart costs; asked about a place, a time or one restaurant, what it costs there and then. */
export function useCartTotals(question?: CartQuestion) {
  const holder = useCartHolder();
  const asked = { ...(holder ?? NOBODY), ...(question && { question }) };
  return useCartTotalsQuery(asked, { skip: holder === undefined });
}
