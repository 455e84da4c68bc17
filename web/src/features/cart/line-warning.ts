import type { CartLine } from '@nearbite/contract/cart/cart';
import { formatMoney } from '@nearbite/domain/money';
import { labelOf } from '../../ui/food/line-choices.ts';
import * as texts from './cart.texts.tsx';

/** Whether the line keeps the cart from being ordered as it is. */
export const isBlocked = (line: CartLine): boolean => !line.available || line.qty > line.stock_qty;

/** What happened to a line's dish since it was put in the cart, and what can be done if there is a rest to order. */
export function lineWarning(line: CartLine, hasOrderableRest: boolean): string | undefined {
  if (!line.available) return [reasonOf(line), adviceOf(line, hasOrderableRest)].join(' ').trimEnd();
  if (line.qty > line.stock_qty) return texts.onlyLeft(line.stock_qty);
  if (line.previous_price === null) return undefined;
  return texts.priceChanged(formatMoney(line.previous_price), formatMoney(line.price_by_portion_size));
}

function reasonOf({ unavailable_reason, sold_out, dish, extras }: CartLine): string {
  if (unavailable_reason === 'restaurant') return texts.notTakingOrders(dish.restaurant.name);
  if (unavailable_reason === 'extras') {
    const gone = extras.filter(({ price }) => price === null).map(labelOf);
    return gone.length > 0 ? texts.extrasGone(gone.join(texts.comma)) : texts.extrasChanged;
  }
  return sold_out === null ? texts.noLongerAvailable : texts.soldOut(sold_out);
}

function adviceOf({ unavailable_reason, sold_out, dish }: CartLine, hasOrderableRest: boolean): string {
  const hasOtherChoice =
    unavailable_reason === 'extras' ||
    (unavailable_reason === 'dish' && sold_out !== null && sold_out !== dish.title);
  if (hasOtherChoice) {
    return hasOrderableRest ? texts.chooseAnotherOrRemove : texts.chooseAnother;
  }
  return hasOrderableRest ? texts.removeToOrderRest : '';
}
