import { TERMS_LIMITS } from '@nearbite/contract/limits';
import { formatMoney } from '../money.ts';

type Bounded = Readonly<
  Partial<Record<'delivery_radius_km' | 'delivery_fee' | 'fee_per_km', number | undefined>>
>;

/** What an administrator allows every restaurant. */
type PlatformBounds = { readonly reachKm: number; readonly maxFee: number };

/**
 * What a restaurant may not ask for, by field; said by its form before it is sent, and by the server in any case. Of what
 * is no number (NaN) or too little, both bounds are said: those of every marketplace are wider than this one's.
 */
export function boundProblems(
  { delivery_radius_km: radius, delivery_fee: fee, fee_per_km: feePerKm }: Bounded,
  { reachKm, maxFee }: PlatformBounds,
): Partial<Record<keyof Bounded, string>> {
  const { min } = TERMS_LIMITS.radiusKm;
  const radiusProblem = problemOf(
    radius,
    { min, max: reachKm },
    {
      range: `Delivery radius must be between ${min} and ${reachKm} km`,
      most: `Delivery radius must be at most ${reachKm} km`,
    },
  );
  const feeTexts = {
    range: `Must be between ${formatMoney(0)} and ${formatMoney(maxFee)}`,
    most: `Must be at most ${formatMoney(maxFee)}`,
  };
  const feeProblem = problemOf(fee, { min: 0, max: maxFee }, feeTexts);
  const perKmProblem = problemOf(feePerKm, { min: 0, max: maxFee }, feeTexts);
  return {
    ...(radiusProblem !== undefined && { delivery_radius_km: radiusProblem }),
    ...(feeProblem !== undefined && { delivery_fee: feeProblem }),
    ...(perKmProblem !== undefined && { fee_per_km: perKmProblem }),
  };
}

function problemOf(
  value: number | undefined,
  { min, max }: Readonly<Record<'min' | 'max', number>>,
  { range, most }: Readonly<Record<'range' | 'most', string>>,
): string | undefined {
  if (value === undefined) return undefined;
  if (value > max) return most;
  return value >= min ? undefined : range;
}
