const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next try: twice as long each time up to half a minute, and somewhere in the upper
 * half of that by chance, so that everyone a server lost does not come back in the same second.
 */
export function backoffMs(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(longest / 2 + (longest / 2) * random());
}
