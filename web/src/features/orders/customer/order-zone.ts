import type { Order } from '@nearbite/contract/orders/customer-orders';

/** The clock an order as a whole is told by: that of its first restaurant. An order has at least one part. */
export const zoneOf = ({ parts }: Pick<Order, 'parts'>): string => parts[0]?.time_zone ?? 'UTC';
