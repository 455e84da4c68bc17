const counts = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export const formatCount = (count: number): string => counts.format(count);
/** For the side of a chart: `12K`. */
export const formatCompact = (amount: number): string => compact.format(amount);
