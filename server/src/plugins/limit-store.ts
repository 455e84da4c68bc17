import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '../adapters/redis.ts';

type Count = { readonly current: number; readonly ttl: number };
type Callback = (error: Error | null, count?: Count) => void;
type Store = NonNullable<RateLimitPluginOptions['store']>;

export type LimitStore = {
  readonly Store: Store;
  /** Counts by more than one, or by none to see how many there are. */
  count(key: string, windowMs: number, by: number): Promise<Count>;
};

const PREFIX = 'nearbite-limit-';
/** More addresses than that at a time count as an attack; whoever came longest ago is forgotten. */
const MAX_KEYS = 20_000;

const INCREMENT = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[2])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`;

/**
 * Counts in Redis for all instances together, and always here too: while Redis is away each instance goes on with its
 * own count, at once and from where it stands.
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
  };
}

class OwnCounts {
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_KEYS });

  increment(key: string, windowMs: number, now: number, by = 1): Count {
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += by;
    this.#windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now };
  }
}
