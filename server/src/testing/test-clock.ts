import type { Clock } from '../lib/clock.ts';

export type TestClock = Clock & {
  advanceSeconds(seconds: number): void;
  /** From now on time stands still, but for what a story says that passes. Sign people in afterwards. */
  stopAt(moment: Date): void;
};

/** Runs with real time, and jumps when a story says that time passes. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  let stoppedMs: number | undefined;
  return {
    now: () => new Date((stoppedMs ?? Date.now()) + aheadMs),
    advanceSeconds(seconds) {
      aheadMs += seconds * 1000;
    },
    stopAt(moment) {
      stoppedMs = moment.getTime();
      aheadMs = 0;
    },
  };
}
