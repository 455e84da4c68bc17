import type { CartLine } from '@nearbite/contract/cart/cart';
import {
  type DeliveryDetails,
  SoldOutDetails,
  TotalChangedDetails,
} from '@nearbite/contract/orders/customer-orders';
import { checkoutPath } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialogs } from '../../lib/dialogs.tsx';
import { type FormErrors, readFormErrors } from '../../lib/form-errors.ts';
import { useCreateOrderMutation } from './api.ts';
import { useCartHolder } from './cart.ts';

export type PlacingFailure = FormErrors & {
  /** What to do about it, as long as there is a cart to do it with. */
  readonly advice?: string;
};

export type Seen = { readonly lines: readonly CartLine[]; readonly total: number };

/** Sends what the customer sees in the cart, and goes on to the checkout. */
export function usePlaceOrder() {
  const holder = useCartHolder();
  const navigate = useNavigate();
  const [createOrder] = useCreateOrderMutation();
  const [failure, setFailure] = useState<PlacingFailure>();
  const [isPlacing, setIsPlacing] = useState(false);
  const isUnderWay = useRef(false);

  const placeOrder = async (details: DeliveryDetails, { lines, total }: Seen): Promise<void> => {
    if (!holder || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    setFailure(undefined);
    const { data, error } = await createOrder({
      ...details,
      cart_id: holder.cartId,
      user_id: holder.userId ?? 0,
      expected_total: total,
      expected_items: lines.map(({ dish, qty }) => ({ dish_id: dish.id, qty })),
    });
    isUnderWay.current = false;
    setIsPlacing(false);
    if (data) {
      navigate(checkoutPath(data.order_oid));
      await dialogs.success('Order Confirmed!');
      return;
    }
    setFailure(explain(error, total));
  };

  return { placeOrder, failure, isPlacing };
}

/** What has changed since the customer looked, in figures. */
function explain(error: unknown, expectedTotal: number): PlacingFailure {
  const failure = readFormErrors(error);
  const details = detailsOf(error);
  if (failure.code === 'total_changed') {
    const changed = TotalChangedDetails.safeParse(details);
    if (!changed.success) return failure;
    return {
      ...failure,
      alert: `The total has changed from ${formatRupees(expectedTotal)} to ${formatRupees(changed.data.total)}.`,
      advice: 'Please check your cart and confirm again.',
    };
  }
  if (failure.code === 'sold_out' && SoldOutDetails.safeParse(details).success) {
    return { ...failure, advice: 'Please change your cart and confirm again.' };
  }
  return failure;
}

function detailsOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'details' in data ? data.details : undefined;
}
