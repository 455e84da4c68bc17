import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../errors.ts';

/** Argon2id (the library's own name for it is a const enum, which separate compilation cannot read). */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everything else; each hash in work holds 19 MB. */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));
const MAX_WAITING = 400;

function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= MAX_WAITING) {
    throw new AppError('unavailable', 'Very busy right now. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
    });
  }
  return inTurn(work);
}

export async function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, ARGON2ID));
}

/** A hash nobody has the password of: an unknown address costs the same time as a known one. */
let decoy: Promise<string> | undefined;

export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  decoy ??= hash('no account has this password', ARGON2ID);
  const compareWith = storedHash ?? (await decoy);
  const matches = await bounded(() => verify(compareWith, password));
  return matches && storedHash !== undefined;
}
