import type { CartLine } from '@nearbite/contract/cart/cart';
import {
  RefusedByRestaurant,
  SoldOutDetails,
  TotalChangedDetails,
} from '@nearbite/contract/orders/create-order';
import { formatMoney } from '@nearbite/domain/money';
import { useCallback } from 'react';
import { type FormErrors, readFormErrors } from '../../../lib/forms/form-errors.ts';
import { errorBodyOf } from '../../../lib/net/call-error.ts';
import type { CartHolder } from '../cart.api.ts';
import * as texts from '../cart.texts.tsx';
import { useCartHolder } from '../cart.ts';
import { closedText } from '../cart-obstacles.ts';
import { DEFAULT_PREFERENCES, type OrderPreferences, preferenceFields } from './order-choices.ts';
import type { OrderBody } from './order-submission.ts';
import { useCreateOrderMutation } from './placing.api.ts';

export type OrderRequest = {
  readonly details: Pick<OrderBody, 'full_name' | 'mobile' | 'address' | 'city'>;
  /** What the customer saw in the cart; another cart is not ordered. Undefined where it could not be shown. */
  readonly seen: { readonly lines: readonly CartLine[]; readonly total: number } | undefined;
  /** What is left out is as usual: delivery, by card, as soon as possible. */
  readonly preferences?: Partial<OrderPreferences>;
  readonly isVoiceOrder?: boolean;
};

export type PlacingFailure = FormErrors & {
  /** What to do about it, as long as there is a cart to do it with. */
  readonly advice?: string;
  /** The one that the order does not suit. */
  readonly restaurant?: RefusedByRestaurant['restaurant'];
  readonly opening?: RefusedByRestaurant['opening'];
};

export type Placement =
  | { readonly order: { readonly oid: string; readonly total: number } }
  | { readonly failure: PlacingFailure; readonly error: unknown };

/**
 * The one way to place an order from the browser: sends what the customer saw and wants, once, however often it is
 * tried, and tells in words why it was not taken.
 */
export function useOrderClient(): (request: OrderRequest) => Promise<Placement> {
  const holder = useCartHolder();
  const [createOrder] = useCreateOrderMutation();
  return useCallback(
    async (request) => {
      if (!holder) throw new Error('Only whoever has a cart can order.');
      const { data, error } = await createOrder(orderBody(request, holder));
      return data
        ? { order: { oid: data.order_oid, total: data.total } }
        : { failure: explain(error, request.seen?.total), error };
    },
    [holder, createOrder],
  );
}

function orderBody({ details, seen, preferences, isVoiceOrder }: OrderRequest, holder: CartHolder) {
  return {
    ...details,
    ...preferenceFields({ ...DEFAULT_PREFERENCES, ...preferences }),
    cart_id: holder.cartId,
    user_id: holder.userId ?? 0,
    ...(isVoiceOrder && { is_voice_order: true }),
    ...(seen && {
      expected_total: seen.total,
      expected_items: seen.lines.map(({ dish, qty }) => ({ dish_id: dish.id, qty })),
    }),
  } satisfies OrderBody;
}

/** The server's words, with what has changed since the customer looked, in figures. */
function explain(error: unknown, expectedTotal: number | undefined): PlacingFailure {
  const details = errorBodyOf(error).details;
  const named = RefusedByRestaurant.safeParse(details);
  const failure = { ...readFormErrors(error), ...(named.success && named.data) };
  const changed = TotalChangedDetails.safeParse(details);
  if (failure.code === 'total_changed' && changed.success && expectedTotal !== undefined) {
    return {
      ...failure,
      alert: texts.totalChanged(formatMoney(expectedTotal), formatMoney(changed.data.total)),
      advice: texts.checkAndConfirm,
    };
  }
  if (failure.code === 'restaurant_closed' && failure.restaurant && failure.opening) {
    return { ...failure, alert: closedText(failure.restaurant.name, failure.opening) };
  }
  if (failure.code === 'sold_out' && SoldOutDetails.safeParse(details).success) {
    return { ...failure, advice: texts.changeAndConfirm };
  }
  return failure;
}
