import { setTimeout as delay } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { AdapterLog } from './adapter-log.ts';
import { readRedisAddress } from './redis-address.ts';

export type RedisConnectionOptions = {
  readonly url: string;
  /** Shown in Redis' own list of clients. */
  readonly name: string;
  readonly log: AdapterLog;
};

/** A connection that may be away at any time; nobody waits for one that is. */
export type RedisLink = {
  readonly redis: Redis;
  /** Rejects at once while Redis is away. */
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T>;
  isReady(): boolean;
  /** Ends the connection after what was already asked. */
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;
const LONGEST_PAUSE_MS = 2_000;

class RedisAway extends Error {
  override readonly name = 'RedisAway';
}

/**
 * A connection that outlives the server's restarts: it comes back by itself and reports trouble instead of ending the
 * process. The first command waits for the first attempt to connect. Afterwards a command is refused at once while
 * Redis is away, so that whoever asks can do without; one that hangs is given up soon and counts as an outage.
 */
export function connectRedis({ url, name, log }: RedisConnectionOptions): RedisLink {
  const address = readRedisAddress(url);
  const pause = (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), LONGEST_PAUSE_MS);
  const options = {
    connectionName: `nearbite-${name}`,
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: pause,
    // Without one the client would end for good as soon as no Sentinel answers.
    sentinelRetryStrategy: pause,
    sentinelCommandTimeout: CONNECT_TIMEOUT_MS,
    // Leaves a master that was replaced, even if it still answers.
    failoverDetector: true,
  } satisfies RedisOptions;
  const redis = typeof address === 'object' ? new Redis({ ...address, ...options }) : new Redis(url, options);
  reportOutages(redis, name, log);
  // Asking Sentinels goes on until one answers, which nobody waits for.
  const firstAttempt = Promise.race([
    redis.connect().catch(() => undefined),
    delay(CONNECT_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  const isReady = () => redis.status === 'ready';

  return {
    redis,
    isReady,
    async run(command) {
      await firstAttempt;
      if (!isReady()) throw new RedisAway('Redis is away');
      try {
        return await command(redis);
      } catch (error) {
        if (error instanceof Error && error.message === 'Command timed out') redis.disconnect(true);
        throw error;
      }
    },
    async close() {
      if (isReady()) await redis.quit().catch(() => undefined);
      redis.disconnect();
    },
  };
}

/** One line per outage, not one per attempt. */
function reportOutages(redis: Redis, name: string, log: AdapterLog): void {
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error, connection: name }, 'Redis is not reachable');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.warn({ connection: name }, 'Redis is reachable again');
    isAway = false;
  });
}
