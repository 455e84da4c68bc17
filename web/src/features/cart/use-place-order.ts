import type { CartLine } from '@nearbite/contract/cart';
import { type DeliveryDetails, SoldOutDetails, TotalChangedDetails } from '@nearbite/contract/orders';
import { formatRupees } from '@nearbite/domain/money';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkoutPath } from '../../config/paths.ts';
import { useCartHolder } from '../../lib/cart.ts';
import { dialogs } from '../../lib/dialogs.tsx';
import { type FormErrors, readFormErrors } from '../../lib/form-errors.ts';
import { isDefinite, useCreateOrderMutation } from './api.ts';

export type PlacingFailure = FormErrors & {
  /** What to do about it, as long as there is a cart to do it with. */
  readonly advice?: string;
};

export type Seen = { readonly lines: readonly CartLine[]; readonly total: number };

type Attempt = { readonly key: string; readonly said: string };

/** Made by hand because `randomUUID` is missing on plain http hosts. */
const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Sends the order. One key belongs to one submission and is used again until there is a definite answer, so
 * that neither a second click nor a retry after a lost answer orders twice.
 */
export function usePlaceOrder() {
  const holder = useCartHolder();
  const navigate = useNavigate();
  const [createOrder] = useCreateOrderMutation();
  const [failure, setFailure] = useState<PlacingFailure>();
  const [isPlacing, setIsPlacing] = useState(false);
  const isUnderWay = useRef(false);
  const attempt = useRef<Attempt>(undefined);

  const placeOrder = async (details: DeliveryDetails, { lines, total }: Seen): Promise<void> => {
    if (!holder || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    setFailure(undefined);
    const body = {
      ...details,
      cart_id: holder.cartId,
      user_id: holder.userId ?? 0,
      expected_total: total,
      expected_items: lines.map(({ dish, qty }) => ({ dish_id: dish.id, qty })),
    };
    const said = JSON.stringify(body);
    if (attempt.current?.said !== said) attempt.current = { key: makeKey(), said };
    const { data, error } = await createOrder({ key: attempt.current.key, body });
    if (data || isDefinite(error)) attempt.current = undefined;
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
