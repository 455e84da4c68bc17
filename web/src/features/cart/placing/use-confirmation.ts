import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import * as texts from '../cart.texts.tsx';
import { findCityProblem } from '../cart-obstacles.ts';
import { isBlocked } from '../line-warning.ts';
import type { Quantities } from '../use-quantities.ts';
import type { OrderPreferences } from './order-choices.ts';
import type { OrderRequest } from './order-client.ts';

type Cart = {
  readonly lines: readonly CartLine[];
  /** Of the cart with these preferences now. */
  readonly totals: CartTotals | undefined;
  readonly preferences: OrderPreferences;
  readonly isFetching: boolean;
  /** Of the newest response, though lines and totals of an earlier one may be there. */
  readonly error: unknown;
  readonly refetch: () => void;
  readonly quantities: Pick<Quantities, 'hasUnsaved' | 'flush' | 'takeRefusal'>;
};

/** A changed total is shown before the order is sent. */
const NO_TOTAL = texts.noTotalTryAgain;

type Details = OrderRequest['details'];

/**
 * Between the press of Confirm Order and the order: what was just typed is saved, lines and total on their way are
 * awaited, and only a cart without refusals is ordered, for the total that is shown then.
 */
export function useConfirmation(
  cart: Cart,
  placeOrder: (request: OrderRequest & { readonly preferences: OrderPreferences }) => void,
) {
  const [details, setDetails] = useState<Details>();
  const isSettled = !cart.quantities.hasUnsaved && !cart.isFetching;

  const finish = useEffectEvent((confirmed: Details) => {
    const { lines, totals, preferences } = cart;
    const obstacle = cart.quantities.takeRefusal() ?? findObstacle(cart);
    if (totals && obstacle === undefined) {
      placeOrder({ details: confirmed, seen: { lines, total: totals.total }, preferences });
    } else void dialogs.warning(texts.checkCart, obstacle ?? NO_TOTAL);
  });
  useEffect(() => {
    if (!details || !isSettled) return;
    setDetails(undefined);
    finish(details);
  }, [details, isSettled]);

  const confirm = (confirmed: Details) => {
    cart.quantities.flush();
    // What failed in the background may work now.
    if (cart.error !== undefined) cart.refetch();
    setDetails(confirmed);
  };
  return { confirm, isConfirming: details !== undefined };
}

function findObstacle({ lines, error, totals, preferences }: Cart): string | undefined {
  if (error !== undefined) return errorText(error);
  if (lines.every(({ available }) => !available)) return texts.nothingOrderable;
  if (lines.some(isBlocked)) return texts.someBlocked;
  return findCityProblem(totals?.restaurants ?? [], preferences);
}
