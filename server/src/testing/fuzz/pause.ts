import { readFileSync } from 'node:fs';

/**
 * How long one request keeps the server's thread from all others, which is what their `/health` would wait longer. Only
 * `npm run fuzz` hunts and measures: in `npm test` every call gets its largest input once, and must not fail.
 */
export const BOUND_MS = 50;
export const IS_HUNTING = process.env.FUZZ_REQUESTS !== undefined;
/** The longest this thread computed without getting round to others. */
export async function pauseDuring(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = computedMs();
  const look = () => {
    const now = computedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = { next: setImmediate(tick) };
  function tick() {
    look();
    timer.next = setImmediate(tick);
  }
  await work();
  look();
  clearImmediate(timer.next);
  return longest;
}

/** Processor time of this thread, where the system tells: on a busy machine others have the rest. */
function computedMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
