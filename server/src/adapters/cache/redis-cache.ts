import type { AdapterLog } from '../adapter-log.ts';
import type { JsonValue } from '../json-value.ts';
import { closeRedis, connectRedis } from '../redis.ts';
import type { Cache } from './port.ts';
import { withSingleFlight } from './single-flight.ts';

const PREFIX = 'nearbite:cache:';

/** Shared by all instances. Redis away means nothing remembered, never a failed request. */
export function createRedisCache({ url, log }: { readonly url: string; readonly log: AdapterLog }): Cache {
  const redis = connectRedis({ url, name: 'cache', log });

  async function orElse<T>(fallback: T, key: string, command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      log.warn({ err: error, key }, 'the cache did not answer');
      return fallback;
    }
  }

  return withSingleFlight({
    async get(key) {
      const text = await orElse(null, key, () => redis.get(PREFIX + key));
      return text === null ? undefined : (JSON.parse(text) as JsonValue);
    },
    async set(key, value, ttlSeconds) {
      const ttlMs = Math.ceil(ttlSeconds * 1000);
      await orElse('OK', key, () => redis.set(PREFIX + key, JSON.stringify(value), 'PX', ttlMs));
    },
    async delete(key) {
      await orElse(0, key, () => redis.del(PREFIX + key));
    },
    async close() {
      await closeRedis(redis);
    },
  });
}
