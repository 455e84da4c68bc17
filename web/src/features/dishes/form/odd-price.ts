import { formatMoney } from '@nearbite/domain/money';

/** What is allowed and mostly a slip: the owner is asked once more. */
export function oddPrice(body: Readonly<Record<string, unknown>>): string | undefined {
  const [price, oldPrice] = [Number(body.price), Number(body.old_price)];
  if (price === 0) return 'The sale price is 0: customers get this dish for nothing.';
  const hasOldPrice = String(body.old_price).trim() !== '' && oldPrice > 0;
  if (hasOldPrice && oldPrice < price) {
    return `The regular price (${formatMoney(oldPrice)}) is below the sale price (${formatMoney(price)}), so it is not shown.`;
  }
  return undefined;
}
