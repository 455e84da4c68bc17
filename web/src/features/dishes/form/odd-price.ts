import { formatMoney } from '@nearbite/domain/money';
import * as texts from '../dishes.texts.ts';

/** What is allowed and mostly a slip: the owner is asked once more. */
export function oddPrice(body: Readonly<Record<string, unknown>>): string | undefined {
  const [price, oldPrice] = [Number(body.price), Number(body.old_price)];
  if (price === 0) return texts.saleIsFree;
  const hasOldPrice = String(body.old_price).trim() !== '' && oldPrice > 0;
  if (hasOldPrice && oldPrice < price) {
    return texts.regularBelowSale(formatMoney(oldPrice), formatMoney(price));
  }
  return undefined;
}
