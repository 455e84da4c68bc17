import type { CartLine } from '@nearbite/contract/cart/cart';
import { OBSTACLES } from '@nearbite/contract/orders/obstacles';
import { checkoutPath, orderPath } from '@nearbite/contract/page-paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { noticeToast } from '../../../lib/messages/toasts.ts';
import * as texts from '../cart.texts.tsx';
import type { OrderPreferences } from './order-choices.ts';
import { type OrderRequest, type PlacingFailure, useOrderClient } from './order-client.ts';
import { forgetOrderChoices } from './use-order-choices.ts';

/** Sends what the customer sees in the cart, and goes on to the checkout. */
export function usePlaceOrder(lines: readonly CartLine[], onRefused: (failure: PlacingFailure) => void) {
  const navigate = useNavigate();
  const place = useOrderClient();
  const [refusal, setRefusal] = useState<PlacingFailure & { readonly amounts: string }>();
  const amounts = lines.map(({ id, qty }) => `${id}x${qty}`).join();
  // What a kitchen has said to one order says nothing about another.
  const isOutdated = OBSTACLES.some((code) => code === refusal?.code) && refusal?.amounts !== amounts;
  const [isPlacing, setIsPlacing] = useState(false);
  const [isPlaced, setIsPlaced] = useState(false);
  const isUnderWay = useRef(false);
  // Who goes back before the next page has come finds the cart as it is now.
  useEffect(() => {
    if (!isPlaced) return;
    const stay = () => setIsPlaced(false);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [isPlaced]);

  const placeOrder = async (
    request: OrderRequest & { readonly preferences: OrderPreferences },
  ): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    setRefusal(undefined);
    const placement = await place(request);
    isUnderWay.current = false;
    setIsPlacing(false);
    setIsPlaced(!('failure' in placement));
    if ('failure' in placement) {
      setRefusal({ ...placement.failure, amounts });
      onRefused(placement.failure);
      return;
    }
    forgetOrderChoices();
    // Cash is paid at the door: there is nothing to check out.
    const next = request.preferences.paymentMethod === 'cash' ? orderPath : checkoutPath;
    navigate(next(placement.order.oid));
    noticeToast(texts.orderConfirmed, 'success');
  };

  return {
    placeOrder,
    failure: isOutdated ? undefined : refusal,
    forgetFailure: () => setRefusal(undefined),
    isPlacing,
    isPlaced,
  };
}
