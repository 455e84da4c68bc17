import type { OrderStatus } from '@nearbite/contract/orders/customer-orders';

/** What a customer sees of an order whose restaurants each have a status of their own. */
export function orderStatusOf(parts: readonly OrderStatus[]): OrderStatus {
  const live = parts.filter((status) => status !== 'cancelled');
  if (live.length === 0) return 'cancelled';
  return live.every((status) => status === 'fulfilled') ? 'fulfilled' : 'pending';
}

/** What changing a part's status does to its portions. */
export type StockEffect = 'none' | 'give-back' | 'take-again';

const STOCK_EFFECTS: Readonly<Record<OrderStatus, Readonly<Record<OrderStatus, StockEffect>>>> = {
  pending: { pending: 'none', fulfilled: 'none', cancelled: 'give-back' },
  fulfilled: { pending: 'none', fulfilled: 'none', cancelled: 'give-back' },
  cancelled: { pending: 'take-again', fulfilled: 'take-again', cancelled: 'none' },
};

export const stockEffectOf = (from: OrderStatus, to: OrderStatus): StockEffect => STOCK_EFFECTS[from][to];

/** Facts about a part that decide whether its money allows the change. */
export type PartMoney = {
  readonly isOrderPaid: boolean;
  readonly isPartPaid: boolean;
  readonly hasRefund: boolean;
  /** The customer is at the provider with a payment that does not include this part. */
  readonly isBeingPaidWithout: boolean;
};

export type Refusal = 'refunded' | 'paid-without' | 'being-paid-without';

/** Every change is free, except that a canceled part whose money is gone or was never asked for stays so. */
export function refusalOf(from: OrderStatus, to: OrderStatus, money: PartMoney): Refusal | undefined {
  if (from !== 'cancelled' || to === 'cancelled') return undefined;
  if (money.hasRefund) return 'refunded';
  if (money.isOrderPaid && !money.isPartPaid) return 'paid-without';
  return money.isBeingPaidWithout ? 'being-paid-without' : undefined;
}
