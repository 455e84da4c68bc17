import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Db } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { countFailures, forgetFailures, type Policy, readBlocks } from './sign-in-throttle.queries.ts';

/** Who tries to sign in as whom. */
export type Attempt = {
  readonly email: string;
  readonly address: string;
  /** Set when the browser carries the cookie of an earlier sign-in to this account. */
  readonly deviceId: string | undefined;
};

/** Each failure beyond the free ones doubles the wait before the next try, up to the longest. */
const AT_ADDRESS: Policy = { free: 5, longestSeconds: 900 };
const ADDRESS: Policy = { free: 60, longestSeconds: 900 };
/** Over all addresses together; short, because guesses from many places must not lock the account's owner out. */
const ACCOUNT: Policy = { free: 100, longestSeconds: 60 };
/** A browser known to the account is never refused for what others do; only for many failures of its own. */
const DEVICE: Policy = { free: 30, longestSeconds: 900 };

export type SignInThrottle = {
  /** Counts the attempt as failed before the password is looked at, so that many at once are not one. */
  begin(attempt: Attempt): Promise<{ succeeded(): Promise<void> }>;
};

export function createSignInThrottle(
  db: Db,
  { key, clock, isOn }: { readonly key: Uint8Array; readonly clock: Clock; readonly isOn: boolean },
): SignInThrottle {
  const hash = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();

  function countersOf({ email, address, deviceId }: Attempt) {
    if (deviceId !== undefined) return [{ key: hash('device', email, deviceId), policy: DEVICE }];
    // A household has one IPv4 address, and a whole network of IPv6 ones.
    const network = normalizeIP(address);
    return [
      { key: hash('at', email, network), policy: AT_ADDRESS },
      { key: hash('address', network), policy: ADDRESS },
      { key: hash('account', email), policy: ACCOUNT },
    ];
  }

  return {
    async begin(attempt) {
      if (!isOn) return { succeeded: async () => undefined };
      const counters = countersOf(attempt);
      const keys = counters.map((counter) => counter.key);
      const now = clock.now();
      const waitSeconds = await readBlocks(db, keys, now);
      if (waitSeconds > 0) throw tooMany(waitSeconds);
      await countFailures(db, counters, now);
      return {
        succeeded: () =>
          forgetFailures(
            db,
            counters.map((counter) => counter.key),
          ),
      };
    },
  };
}

function tooMany(seconds: number): AppError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}
