import { useMemo } from 'react';
import { useIsHydrating } from '../../lib/page/use-is-hydrating.tsx';
import { useSession } from '../accounts/index.ts';
import { type CartHolder, type CartTotalsQuery, useCartLinesQuery, useCartTotalsQuery } from './cart.api.ts';
import { getCartId } from './cart-id.ts';
import { useGuestCartCount } from './guest-cart-count.ts';

/** Undefined while it is not known who is using the app, and for owners, who have no cart. */
export function useCartHolder(): CartHolder | undefined {
  const session = useSession();
  const userId = session.role === 'customer' ? session.profile.id : undefined;
  const hasCart = session.role === 'customer' || session.role === 'visitor';
  // The id is in the browser's storage, which the server's HTML is made without.
  const isHydrating = useIsHydrating();
  const isKnown = hasCart && !isHydrating;
  return useMemo(() => (isKnown ? { cartId: getCartId(), userId } : undefined), [isKnown, userId]);
}

const NOBODY: CartHolder = { cartId: '', userId: undefined };

/** Kitchens close, pause and sell out while somebody looks at the cart; guests have no live socket that would say so. */
const FOLLOWED = { pollingInterval: 15_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

type Following = { readonly isFollowed?: boolean };
type Asking = Following & { readonly isAsked?: boolean };

export function useCartLines({ isFollowed = false }: Following = {}) {
  const holder = useCartHolder();
  return useCartLinesQuery(holder ?? NOBODY, { skip: holder === undefined, ...(isFollowed && FOLLOWED) });
}

/** For pages that are not about the cart: nothing is asked for visitors who never put anything in one. */
export function useKnownCartLines() {
  const holder = useCartHolder();
  const guestCount = useGuestCartCount();
  const isEmpty = holder?.userId === undefined && guestCount === 0;
  return useCartLinesQuery(holder ?? NOBODY, { skip: holder === undefined || isEmpty });
}

/** What the cart costs; asked about a place, a time or one restaurant, what it costs there and then. */
export function useCartTotals(
  totalsQuery?: CartTotalsQuery,
  { isFollowed = false, isAsked = true }: Asking = {},
) {
  const holder = useCartHolder();
  const asked = { ...(holder ?? NOBODY), ...(totalsQuery && { totalsQuery }) };
  return useCartTotalsQuery(asked, { skip: holder === undefined || !isAsked, ...(isFollowed && FOLLOWED) });
}
