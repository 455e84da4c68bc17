import { formatRupees } from '../money.ts';

type Bounded = Readonly<
  Partial<Record<'delivery_radius_km' | 'delivery_fee' | 'fee_per_km', number | undefined>>
>;

/** What an administrator allows every restaurant. */
type PlatformBounds = { readonly reachKm: number; readonly maxFee: number };

/** What a restaurant may not ask for, by field; said by its form before it is sent, and by the server in any case. */
export function boundProblems(
  { delivery_radius_km: radius = 0, delivery_fee: fee = 0, fee_per_km: feePerKm = 0 }: Bounded,
  { reachKm, maxFee }: PlatformBounds,
): Partial<Record<keyof Bounded, string>> {
  const feeMessage = `Must be at most ${formatRupees(maxFee)}`;
  return {
    ...(radius > reachKm && { delivery_radius_km: `Delivery radius must be at most ${reachKm} km` }),
    ...(fee > maxFee && { delivery_fee: feeMessage }),
    ...(feePerKm > maxFee && { fee_per_km: feeMessage }),
  };
}
