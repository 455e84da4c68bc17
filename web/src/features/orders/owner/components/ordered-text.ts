import type { OrderPart } from '@nearbite/contract/orders/owner-orders';

const MOST_NAMED = 2;

/** What was ordered, short enough for a row of the list: `2 × Beef Biryani, 1 × Naan and 3 more`. */
export function orderedText({ orderitem }: Pick<OrderPart, 'orderitem'>): string {
  const quantities = new Map<string, number>();
  for (const { dish, qty } of orderitem) {
    quantities.set(dish.title, (quantities.get(dish.title) ?? 0) + qty);
  }
  const dishes = Array.from(quantities, ([title, qty]) => `${qty}\u00a0×\u00a0${title}`);
  const more = dishes.length - MOST_NAMED;
  return `${dishes.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
