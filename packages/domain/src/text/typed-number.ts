import { installation } from '@nearbite/contract/installation';

/** What may stand before an amount: `Rs.`, `£`, `GBP`. */
const sign = () => new RegExp(`^(rs\\.?|${installation().currency}|\\p{Sc})\\s*`, 'iu');
const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/;
/** 1,200,000 and 1 200 000, and as South Asia groups: 12,00,000. One kind of separator in one number. */
const GROUPED =
  /^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d{1,3}( \d{3})+(\.\d+)?$|^-?\d{1,2}(,\d{2})+,\d{3}(\.\d+)?$/;

/**
 * An amount or a count as people type it, as plain digits: "Rs. 1,200.50" is 1200.50. Undefined for what could mean
 * more than one number ("1,20", "1.200,50") and for what is none.
 */
export function readTypedNumber(typed: string): string | undefined {
  const text = typed
    .replace(/\s/g, ' ')
    .trim()
    .replace(sign(), '')
    .replace(/\s*\/-$/, '');
  if (!PLAIN.test(text) && !GROUPED.test(text)) return undefined;
  return text
    .replace(/[, ]/g, '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
}
