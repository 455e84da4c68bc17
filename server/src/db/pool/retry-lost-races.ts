import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL ends one of several transactions that wait for each other, or that cannot be put in an order. */
const LOST_RACE = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 4;
const PAUSE_MS = 20;

/**
 * Runs a transaction again that PostgreSQL has rolled back for another's sake: nothing of it has happened, and the
 * other one has its locks by now. The pause differs each time, so that the same two do not meet again.
 */
export async function retryLostRaces<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasLostRace(error)) throw error;
      await delay(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

const hasLostRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST_RACE.has(String(error.code));
