import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '../../adapters/redis.ts';

type Count = { readonly current: number; readonly ttl: number };
type Callback = (error: Error | null, count?: Count) => void;
type Store = NonNullable<RateLimitPluginOptions['store']>;

export type LimitStore = {
  readonly Store: Store;
  /** Counts by more than one, or by none to see how many there are. */
  count(key: string, windowMs: number, by: number): Promise<Count>;
  /** Counts at once; what the instances have counted they tell each other a moment later. */
  countHere(key: string, windowMs: number): Count;
};

const PREFIX = 'nearbite-limit-';
/** More addresses than that at a time count as an attack; the least recent one is forgotten. */
const MAX_KEYS = 20_000;
/** Within it an address may ask each instance for more than its share. */
const SHARE_EVERY_MS = 500;

const INCREMENT = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[2])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`;

/**
 * Counts in Redis for all instances together, and always here too: while Redis is away each instance goes on with its
 * own count, at once and without a gap.
 */
export function createLimitStore(redis: RedisLink | undefined): LimitStore {
  const own = new OwnCounts();

  async function count(key: string, windowMs: number, by = 1): Promise<Count> {
    const here = own.increment(key, windowMs, Date.now(), by);
    if (!redis) return here;
    try {
      // The script above returns these two.
      const [current, ttl] = (await redis.run((client) =>
        client.eval(INCREMENT, 1, PREFIX + key, windowMs, by),
      )) as [number, number];
      return { current, ttl };
    } catch {
      return here;
    }
  }

  /** What was counted here and is not added in Redis yet, by its key. */
  let unshared = new Map<string, number>();

  function countHere(key: string, windowMs: number): Count {
    if (redis) {
      if (unshared.size === 0) setTimeout(() => void share(redis, windowMs), SHARE_EVERY_MS).unref();
      unshared.set(key, (unshared.get(key) ?? 0) + 1);
    }
    return own.increment(key, windowMs, Date.now(), 1);
  }

  async function share(link: RedisLink, windowMs: number): Promise<void> {
    const counted = unshared;
    unshared = new Map();
    // While Redis is away each goes on with its own count.
    const totals = await link
      .run((client) =>
        Promise.all(
          Array.from(counted, ([key, by]) => client.eval(INCREMENT, 1, PREFIX + key, windowMs, by)),
        ),
      )
      .catch(() => []);
    for (const [at, [key, by]] of [...counted].entries()) {
      // The script returns the total first.
      const [total] = (totals[at] ?? []) as [number?];
      own.share(key, by, total);
    }
  }

  const Counts = class {
    incr(key: string, callback: Callback, windowMs = 60_000): void {
      void count(key, windowMs).then((counted) => callback(null, counted));
    }

    /** Keys carry the name of their rule, so all rules may share one store. */
    child(_options: RouteOptions & { path: string; prefix: string }): this {
      return this;
    }
  };
  return {
    Store: Counts,
    count,
    countHere,
  };
}

/** `shared` of `count` are in the total of Redis; the rest of that total was counted by `others`. */
type Window = { count: number; shared: number; others: number; readonly endsAt: number };

class OwnCounts {
  readonly #windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  increment(key: string, windowMs: number, now: number, by = 1): Count {
    const known = this.#windows.get(key);
    const window =
      known && known.endsAt > now ? known : { count: 0, shared: 0, others: 0, endsAt: now + windowMs };
    window.count += by;
    this.#windows.set(key, window);
    return { current: window.count + window.others, ttl: window.endsAt - now };
  }

  /** The total is missing where Redis was away. */
  share(key: string, by: number, total: number | undefined): void {
    const window = this.#windows.peek(key);
    if (!window || total === undefined) return;
    window.shared += by;
    window.others = Math.max(0, total - window.shared);
  }
}
