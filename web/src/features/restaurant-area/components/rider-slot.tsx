import type { OrderPart } from '@nearbite/contract/restaurant-orders';

/** Where the order page hands an order to a rider. */
export function RiderSlot(_props: { readonly part: OrderPart }) {
  return null;
}
