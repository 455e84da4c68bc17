import { formatRupees } from './money.ts';

/** What an option adds, as its button says: "+Rs.150", "+Rs.99.50"; nothing when it is free. */
export function optionExtraText(rupees: number): string {
  return rupees > 0 ? `+${formatRupees(rupees).replace(/\.00$/, '')}` : '';
}
