import type { LiveOrderNews } from '@nearbite/contract/live';

/** More than this nobody reads; the list page has them all. */
const MAX_SHOWN = 20;

/** Orders nobody at the restaurant has looked at yet, newest first. Whoever deals with one silences it everywhere. */
export function afterNews(waiting: readonly string[], { event, oid }: LiveOrderNews): readonly string[] {
  if (event === 'placed') return [oid, ...waiting.filter((other) => other !== oid)].slice(0, MAX_SHOWN);
  return event === 'status' || event === 'delivery' ? without(waiting, oid) : waiting;
}

export const without = (waiting: readonly string[], oid: string): readonly string[] =>
  waiting.includes(oid) ? waiting.filter((other) => other !== oid) : waiting;
