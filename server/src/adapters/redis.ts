import { Redis } from 'ioredis';
import type { AdapterLog } from './adapter-log.ts';

export type RedisConnectionOptions = {
  readonly url: string;
  /** Shown in Redis' own list of clients. */
  readonly name: string;
  readonly log: AdapterLog;
};

const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * A connection that outlives the server's restarts: it connects on first use, comes back by itself, gives a
 * command up soon instead of holding the request that waits for it, and reports trouble instead of ending the
 * process.
 */
export function connectRedis({ url, name, log }: RedisConnectionOptions): Redis {
  const redis = new Redis(url, {
    connectionName: `nearbite-${name}`,
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 10), LONGEST_PAUSE_MS),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    // One line per outage, not one per attempt.
    if (!isAway) log.warn({ err: error, connection: name }, 'Redis is not reachable');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.warn({ connection: name }, 'Redis is reachable again');
    isAway = false;
  });
  return redis;
}

/** Ends the connection after what was already asked; when Redis is away there is nothing to wait for. */
export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status === 'ready') await redis.quit().catch(() => undefined);
  redis.disconnect();
}
