/** More than this nobody reads; the list page has them all. */
export const MAX_SHOWN = 30;

const FIRST_VISIT_MS = 30 * 60_000;

/** What the server says nobody has dealt with, newest first. */
export type PendingOrders = {
  readonly orders: readonly { readonly oid: string; readonly placedAtMs: number }[];
  readonly askedAtMs: number;
};

/** What a browser knows of a restaurant's bell. */
export type BellMemory = {
  /** Older orders are history to this browser; null before its first look. */
  readonly sinceMs: number | null;
  /** Orders that were opened, dismissed or dealt with, the latest first. */
  readonly seen: readonly string[];
};

/** A browser that comes for the first time is told of what may still be cooked, not of the restaurant's history. */
export const firstLookMs = ({ askedAtMs }: PendingOrders): number => askedAtMs - FIRST_VISIT_MS;

/** Orders nobody at this browser has looked at yet, newest first. */
export function waitingOrders(pending: PendingOrders, { sinceMs, seen }: BellMemory): readonly string[] {
  const since = sinceMs ?? firstLookMs(pending);
  return pending.orders
    .filter(({ oid, placedAtMs }) => placedAtMs >= since && !seen.includes(oid))
    .map(({ oid }) => oid);
}
