import { setImmediate } from 'node:timers/promises';

/** So long may one request compute before others have their turn. */
const TURN_MS = 8;

/** For a loop over many rows of which each takes its time. */
export function createTurns() {
  let begun = performance.now();
  return {
    isDue: () => performance.now() - begun > TURN_MS,
    async pass(): Promise<void> {
      await setImmediate();
      begun = performance.now();
    },
  };
}
