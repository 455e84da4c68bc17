import type { CartLine } from '@nearbite/contract/cart/cart';
import { useCallback } from 'react';
import { errorText } from '../../lib/forms/form-errors.ts';
import { usePutInCartMutation } from './cart.api.ts';
import { useCartHolder } from './cart.ts';
import { cartItemBody } from './cart-item-body.ts';

/** Sets how many of a line and how it is to be made; returns the reason if the server refuses. */
export function useSaveLine() {
  const holder = useCartHolder();
  const [putInCart] = usePutInCartMutation();
  return useCallback(
    async (line: CartLine, change: { qty?: number; note?: string }): Promise<string | undefined> => {
      if (!holder) return undefined;
      const { error } = await putInCart({
        body: cartItemBody(holder, {
          dishId: line.dish.id,
          qty: line.qty,
          portionSize: line.portion_size,
          spiceLevel: line.spice_level,
          extras: line.extras,
          ...change,
        }),
      });
      return error === undefined ? undefined : errorText(error);
    },
    [holder, putInCart],
  );
}
