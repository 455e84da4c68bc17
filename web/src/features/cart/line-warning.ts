import type { CartLine } from '@nearbite/contract/cart/cart';
import { formatRupees } from '@nearbite/domain/money';

/** Whether the line keeps the cart from being ordered as it is. */
export const isBlocked = (line: CartLine): boolean => !line.available || line.qty > line.stock_qty;

/** What happened to a line's dish since it was put in the cart. */
export function lineWarning(line: CartLine): string | undefined {
  if (line.unavailable_reason === 'restaurant') {
    return `${line.dish.restaurant.name} is not taking orders at the moment. Remove it to order the rest.`;
  }
  if (line.sold_out !== null) {
    const isDish = line.sold_out === line.dish.title;
    const choice = isDish ? 'Remove it' : 'Choose another on its page, or remove it';
    return `${line.sold_out} is sold out for now. ${choice} to order the rest.`;
  }
  if (!line.available) return 'No longer available. Remove it to order the rest.';
  if (line.qty > line.stock_qty) return `Only ${line.stock_qty} left. Please choose fewer.`;
  if (line.previous_price === null) return undefined;
  return `The price has changed from ${formatRupees(line.previous_price)} to ${formatRupees(line.price_by_portion_size)}.`;
}
