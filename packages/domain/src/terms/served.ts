import { type ServedSpan, spansOf } from '@nearbite/contract/dishes/served';
import { type Hours, openingAt } from './hours.ts';

/** When a dish is served, as hours of its own by its kitchen's clock. */
export const servedHours = (served: readonly ServedSpan[], timeZone: string): Hours => ({
  openingHours: spansOf(served),
  closedDays: [],
  timeZone,
  pausedUntil: null,
});

/** The next moment at which it is served; null while it is, and where it has no hours. */
export const servedFrom = (hours: Hours | null, at: Date): Date | null =>
  hours && openingAt(hours, at).opensAt;
