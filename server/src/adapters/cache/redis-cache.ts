import type { AdapterLog } from '../adapter-log.ts';
import { parseJson } from '../json-value.ts';
import { connectRedis, type RedisClient } from '../redis.ts';
import type { Cache } from './port.ts';
import { withSingleFlight } from './single-flight.ts';

const PREFIX = 'nearbite:cache:';

/** Shared by all instances. Redis away means nothing remembered, never a failed request. */
export function createRedisCache({ url, log }: { readonly url: string; readonly log: AdapterLog }): Cache {
  const link = connectRedis({ url, name: 'cache', log });

  /** The connection itself says when Redis is away and when it is back. */
  const orElse = <T>(fallback: T, command: (redis: RedisClient) => Promise<T>): Promise<T> =>
    link.run(command).catch(() => fallback);

  return withSingleFlight({
    async get(key) {
      const text = await orElse(null, (redis) => redis.get(PREFIX + key));
      return text === null ? undefined : parseJson(text);
    },
    async set(key, value, ttlSeconds) {
      const ttlMs = Math.ceil(ttlSeconds * 1000);
      await orElse('OK', (redis) => redis.set(PREFIX + key, JSON.stringify(value), 'PX', ttlMs));
    },
    async delete(key) {
      await orElse(0, (redis) => redis.del(PREFIX + key));
    },
    async close() {
      await link.close();
    },
  });
}
