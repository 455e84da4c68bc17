import type { CartLine } from '@nearbite/contract/cart/cart';
import { formatRupees } from '@nearbite/domain/money';

export const NOTHING_ORDERABLE = 'Nothing in your cart can be ordered now.';

/** Whether the line keeps the cart from being ordered as it is. */
export const isBlocked = (line: CartLine): boolean => !line.available || line.qty > line.stock_qty;

/** What happened to a line's dish since it was put in the cart, and what can be done if there is a rest to order. */
export function lineWarning(line: CartLine, hasOrderableRest: boolean): string | undefined {
  if (!line.available) return [reasonOf(line), adviceOf(line, hasOrderableRest)].join(' ').trimEnd();
  if (line.qty > line.stock_qty) return `Only ${line.stock_qty} left. Please choose fewer.`;
  if (line.previous_price === null) return undefined;
  return `The price has changed from ${formatRupees(line.previous_price)} to ${formatRupees(line.price_by_portion_size)}.`;
}

function reasonOf({ unavailable_reason, sold_out, dish }: CartLine): string {
  if (unavailable_reason === 'restaurant')
    return `${dish.restaurant.name} is not taking orders at the moment.`;
  return sold_out === null ? 'No longer available.' : `${sold_out} is sold out for now.`;
}

function adviceOf({ unavailable_reason, sold_out, dish }: CartLine, hasOrderableRest: boolean): string {
  const hasOtherChoice = unavailable_reason !== 'restaurant' && sold_out !== null && sold_out !== dish.title;
  if (hasOtherChoice) {
    return `Choose another on its page${hasOrderableRest ? ', or remove it to order the rest' : ''}.`;
  }
  return hasOrderableRest ? 'Remove it to order the rest.' : '';
}
