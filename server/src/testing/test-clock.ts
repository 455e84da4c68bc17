import type { Clock } from '../clock.ts';

export type TestClock = Clock & { advanceSeconds(seconds: number): void };

/** Runs with real time, and jumps when a story says that time passes. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advanceSeconds(seconds) {
      aheadMs += seconds * 1000;
    },
  };
}
