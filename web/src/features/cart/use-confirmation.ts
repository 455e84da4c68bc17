import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import type { DeliveryDetails } from '@nearbite/contract/orders/customer-orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogs } from '../../lib/dialogs.tsx';
import { errorText } from '../../lib/form-errors.ts';
import { isBlocked } from './line-warning.ts';
import type { Seen } from './use-place-order.ts';
import type { Quantities } from './use-quantities.ts';

type Cart = {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly quantities: Quantities;
};

/**
 * Between the press of Confirm Order and the order: what was just typed is saved, the lines and the total are fetched
 * anew, and only a cart without refusals is ordered, for the total that is shown then.
 */
export function useConfirmation(cart: Cart, placeOrder: (details: DeliveryDetails, seen: Seen) => void) {
  const [details, setDetails] = useState<DeliveryDetails>();
  const isSettled = !cart.quantities.hasUnsaved && !cart.isFetching;

  const finish = useEffectEvent((confirmed: DeliveryDetails) => {
    const obstacle = cart.quantities.takeRefusal() ?? findObstacle(cart);
    if (obstacle !== undefined) void dialogs.warning('Please check your cart', obstacle);
    else if (cart.totals) placeOrder(confirmed, { lines: cart.lines, total: cart.totals.total });
  });
  useEffect(() => {
    if (!details || !isSettled) return;
    setDetails(undefined);
    finish(details);
  }, [details, isSettled]);

  const confirm = (confirmed: DeliveryDetails) => {
    cart.quantities.flush();
    setDetails(confirmed);
  };
  return { confirm, isConfirming: details !== undefined };
}

function findObstacle({ lines, error }: Cart): string | undefined {
  if (error !== undefined) return errorText(error);
  return lines.some(isBlocked) ? 'Some dishes cannot be ordered as they are.' : undefined;
}
