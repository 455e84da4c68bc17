import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { BusyError } from '../lib/errors.ts';

/** Argon2id (the library's own name for it is a const enum, which separate compilation cannot read). */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs so many at once and lets so many wait; further ones are refused. */
export function createBoundedQueue({ running, waiting }: { running: number; waiting: number }) {
  const inTurn = pLimit(running);
  return async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (inTurn.pendingCount >= waiting) throw new BusyError();
    return inTurn(work);
  };
}

const bounded = createBoundedQueue({
  // One core stays free for everything else; each hash in work holds 19 MB.
  running: Math.max(1, availableParallelism() - 1),
  // More would wait longer than people do.
  waiting: 250,
});

export async function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, ARGON2ID));
}

/**
 * A hash of random bytes that were thrown away: an unknown address costs the same work as a known one, from the first
 * request on. Its cost is that of ARGON2ID; a test holds them together.
 */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6SYmOwvtOHXEtitC5s+w1Q$5LQXmtYk/9Psg0LWngsHf+cd0u6VzAm9TrJHG0vXaus';

export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await bounded(() => verify(storedHash ?? DECOY_HASH, password));
  return matches && storedHash !== undefined;
}
