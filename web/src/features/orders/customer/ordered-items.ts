import type { Order } from '@nearbite/contract/orders/customer-orders';

/** What was ordered, with whose it is where several cook, and whether its part alone was canceled. */
export function orderedItems({ orderitem, parts, order_status }: Order) {
  return orderitem.map((item) => ({
    ...item,
    restaurant:
      parts.length > 1
        ? parts.find(({ restaurant }) => restaurant.id === item.restaurant_id)?.restaurant.name
        : undefined,
    // Of a wholly canceled order the page says so once.
    isCanceled: item.order_status === 'cancelled' && order_status !== 'cancelled',
  }));
}
