import type { OrderStatus } from '@nearbite/contract/orders/statuses';

/** Not canceled: its portions are taken and its money is due. */
export const isLive = (status: OrderStatus): boolean => status !== 'cancelled';

/** What a customer sees of an order whose restaurants each have a status of their own. */
export function orderStatusOf(parts: readonly OrderStatus[]): OrderStatus {
  const live = parts.filter(isLive);
  if (live.length === 0) return 'cancelled';
  return live.every((status) => status === 'fulfilled') ? 'fulfilled' : 'pending';
}

/** What changing a part's status does to its portions. */
export type StockEffect = 'none' | 'give-back' | 'take-again';

export function stockEffectOf(from: OrderStatus, to: OrderStatus): StockEffect {
  if (isLive(from) === isLive(to)) return 'none';
  return isLive(to) ? 'take-again' : 'give-back';
}

/** Facts about a part that decide whether its money allows the change. */
export type PartMoney = {
  readonly isOrderPaid: boolean;
  readonly isPartPaid: boolean;
  readonly hasRefund: boolean;
  /** The customer is at the provider with a payment that does not include this part. */
  readonly isBeingPaidWithout: boolean;
  readonly isCanceledByCustomer: boolean;
};

export type Refusal = 'refunded' | 'canceled-by-customer' | 'paid-without' | 'being-paid-without';

/** Every change is free, except that a part stays canceled whose money is gone, was never asked for, or is not wanted any more. */
export function refusalOf(from: OrderStatus, to: OrderStatus, money: PartMoney): Refusal | undefined {
  if (isLive(from) || !isLive(to)) return undefined;
  if (money.hasRefund) return 'refunded';
  if (money.isCanceledByCustomer) return 'canceled-by-customer';
  if (money.isOrderPaid && !money.isPartPaid) return 'paid-without';
  return money.isBeingPaidWithout ? 'being-paid-without' : undefined;
}
