const counts = new Intl.NumberFormat('en-US');
const sums = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export const formatCount = (count: number): string => counts.format(count);
/** Sums are long: thousands are set apart. */
export const formatSum = (rupees: number): string => `Rs.${sums.format(rupees)}`;
/** For the side of a chart: `12K`. */
export const formatCompact = (amount: number): string => compact.format(amount);
