import type { ParsedCall } from '@nearbite/contract/endpoint';
import type { createOrder } from '@nearbite/contract/orders/create-order';
import type { OrderPreferences } from '@nearbite/domain/order-obstacles';
import type { Holder } from '../../../shared/cart-holder.ts';
import type { Choice } from './cart-lines.ts';

/** What a customer sends to order. */
export type Submission = Omit<OutputBody, 'cart_id' | 'user_id'> & {
  readonly holder: Holder;
  /** The hash of the address it comes from; undefined where nothing is limited. */
  readonly placedFrom: string | undefined;
};

type OutputBody = ParsedCall<typeof createOrder>['body'];

export const choiceOf = ({ holder, restaurant_id: restaurantId }: Submission): Choice => ({
  holder,
  restaurantId,
});

/** What was not said means delivery, by card, as soon as possible. */
export const preferencesOf = ({
  fulfilment,
  payment_method,
  latitude,
  longitude,
  deliver_at,
}: Submission): OrderPreferences => ({
  fulfilment: fulfilment ?? 'delivery',
  paymentMethod: payment_method ?? 'card',
  place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  deliverAt: deliver_at === undefined ? null : new Date(deliver_at),
});

export const detailsOf = ({ full_name, mobile, address = '', city = '', note }: Submission) => ({
  full_name,
  mobile,
  address,
  city,
  note: note ?? null,
});
