import { currencyScale, installation } from '@nearbite/contract/installation';
import { grouped } from './grouped.ts';
import * as texts from './money.texts.ts';

/** Money is whole numbers of the currency's smallest unit inside and plain numbers of the currency on the wire. */
export const fromMinor = (minor: number): number => minor / currencyScale();

/** Rounds away what binary fractions add: 0.29 are 29 of a hundredth. */
export const toMinor = (amount: number): number => Math.round(amount * currencyScale());

/** Shown as the specification writes it, and by hand: the platform's formatter is slow to come on a first visit. */
const isWrittenByHand = () => installation().currency === 'PKR';

/** `1,200.00` */
function withDecimals(amount: number): string {
  const [whole = '', decimals = ''] = amount.toFixed(2).split('.');
  return `${grouped(whole)}.${decimals}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Of any other currency, in the reader's language. */
function formatterOf(trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  const { currency, currencyDecimals, country } = installation();
  const key = [currency, currencyDecimals, country, trailingZeroDisplay].join();
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(`${texts.language}-${country}`, {
      style: 'currency',
      currency,
      minimumFractionDigits: currencyDecimals,
      maximumFractionDigits: currencyDecimals,
      trailingZeroDisplay,
    });
  formatters.set(key, formatter);
  return formatter;
}

/** `Rs.1,200.00`, `£1,200.00`: as money is shown everywhere, on pages, in mails and notifications. */
export function formatMoney(amount: number): string {
  if (!isWrittenByHand()) return formatterOf('auto').format(amount);
  return `${amount < 0 ? '-' : ''}Rs.${withDecimals(Math.abs(amount))}`;
}

/** The same of an amount in the smallest unit. */
export const formatMinor = (minor: number): string => formatMoney(fromMinor(minor));

/** `Rs 450.00`, as the weather cards say it. */
export const formatWithSpace = (amount: number): string =>
  isWrittenByHand() ? `Rs ${withDecimals(amount)}` : formatMoney(amount);

/** `Rs.`, `£`: what stands beside the label of a field for an amount. */
export function currencySign(): string {
  if (isWrittenByHand()) return 'Rs.';
  const parts = formatterOf('auto').formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? installation().currency;
}

/**
 * Divides an amount in proportion to the weights so that the shares sum to it exactly: everyone gets the whole
 * units of their share, the units left over go to those whose share was cut most. Without any weight the first
 * takes all.
 */
export function splitByWeight(amountMinor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_weight, index) => (index === 0 ? amountMinor : 0));
  // Products of two amounts leave the safe integers, so they are made exactly.
  const cuts = weights.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight);
    return { index, share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  let left = amountMinor - cuts.reduce((sum, { share }) => sum + share, 0);
  const byLoss = cuts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const shares = cuts.map(({ share }) => share);
  for (const { index } of byLoss) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** What an option adds, as its button says: "+Rs.150", "+Rs.99.50"; nothing when it is free. */
export function optionExtraText(amount: number): string {
  if (amount <= 0) return '';
  return `+${isWrittenByHand() ? formatMoney(amount).replace(/\.00$/, '') : formatterOf('stripIfInteger').format(amount)}`;
}
