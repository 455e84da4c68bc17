import { grouped } from './grouped.ts';

/** Money is whole paisa inside and rupees, with at most two decimals, on the wire. */
export const PAISA_PER_RUPEE = 100;

export const toRupees = (paisa: number): number => paisa / PAISA_PER_RUPEE;

/** Rounds away what binary fractions add: 0.29 rupees are 29 paisa. */
export const toPaisa = (rupees: number): number => Math.round(rupees * PAISA_PER_RUPEE);

/** `1,200.00`, for the one place that sets its own sign before it: the weather cards. */
export function formatAmount(rupees: number): string {
  const [whole = '', paisa = ''] = rupees.toFixed(2).split('.');
  return `${grouped(whole)}.${paisa}`;
}

/** `Rs.1,200.00`, as money is shown everywhere: pages, mails, notifications. */
export const formatRupees = (rupees: number): string =>
  `${rupees < 0 ? '-' : ''}Rs.${formatAmount(Math.abs(rupees))}`;

/** The same of an amount in paisa. */
export const formatPaisa = (paisa: number): string => formatRupees(toRupees(paisa));

/**
 * Divides an amount in proportion to the weights so that the shares sum to it exactly: everyone gets the whole
 * paisa of their share, the paisa left over go to those whose share was cut most. Without any weight the first
 * takes all.
 */
export function splitByWeight(amountPaisa: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_weight, index) => (index === 0 ? amountPaisa : 0));
  // Products of two amounts leave the safe integers, so they are made exactly.
  const cuts = weights.map((weight, index) => {
    const product = BigInt(amountPaisa) * BigInt(weight);
    return { index, share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  let left = amountPaisa - cuts.reduce((sum, { share }) => sum + share, 0);
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
export function optionExtraText(rupees: number): string {
  return rupees > 0 ? `+${formatRupees(rupees).replace(/\.00$/, '')}` : '';
}
