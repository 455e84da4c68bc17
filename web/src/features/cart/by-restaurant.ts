import type { CartLine } from '@nearbite/contract/cart/cart';
import type { OrderChoices } from './placing/order-choices.ts';

type Group = { readonly restaurant: CartLine['dish']['restaurant']; readonly lines: readonly CartLine[] };

/** The lines of each restaurant together, restaurants in the order their first line came. */
export function byRestaurant(lines: readonly CartLine[]): readonly Group[] {
  const groups = new Map<number, { restaurant: Group['restaurant']; lines: CartLine[] }>();
  for (const line of lines) {
    const { restaurant } = line.dish;
    const group = groups.get(restaurant.id) ?? { restaurant, lines: [] };
    group.lines.push(line);
    groups.set(restaurant.id, group);
  }
  return [...groups.values()];
}

/** Whether a restaurant's lines are part of the order that is being made. */
export const isIncluded = (restaurantId: number, { restaurantId: only }: OrderChoices): boolean =>
  only === undefined || only === restaurantId;
