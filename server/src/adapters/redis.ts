import { setTimeout as delay } from 'node:timers/promises';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { AdapterLog } from './adapter-log.ts';
import { readRedisAddress } from './redis-address.ts';

export type RedisConnectionOptions = {
  readonly url: string;
  /** Shown in Redis' own list of clients. */
  readonly name: string;
  readonly log: AdapterLog;
};

/** In a cluster a command goes to the server that has the slot of its key: all keys of one command share a slot. */
export type RedisClient = Redis | Cluster;

/** A connection that may be down at any time; commands do not wait for it then. */
export type RedisLink = {
  readonly redis: RedisClient;
  /** Rejects at once while Redis is away. */
  run<T>(command: (redis: RedisClient) => Promise<T>): Promise<T>;
  isReady(): boolean;
  /** Ends the connection after what was already asked. */
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;
const LONGEST_PAUSE_MS = 2_000;
/** As the client itself calls it. */
const TIMED_OUT = 'Command timed out';

class RedisAway extends Error {
  override readonly name = 'RedisAway';
}

/**
 * A connection that outlives the server's restarts: it comes back by itself and reports trouble instead of ending the
 * process. The first command waits for the first attempt to connect. Afterwards a command is refused at once while
 * Redis is away, so that the caller can do without; one that hangs is given up soon and counts as an outage.
 */
export function connectRedis({ url, name, log }: RedisConnectionOptions): RedisLink {
  const redis = openClient(url, `nearbite-${name}`);
  reportOutages(redis, name, log);
  let isClosed = false;
  /** Commands that time out together give it up once. */
  let isGivenUp = false;
  redis.on('close', () => {
    isGivenUp = false;
  });
  const connect = () => redis.connect().catch(() => undefined);
  // The client ends for good when it hears of a new master while it asks a Sentinel for one.
  redis.on('end', async () => {
    await delay(LONGEST_PAUSE_MS, undefined, { ref: false });
    if (!isClosed) await connect();
  });
  // Asking Sentinels goes on in the background until one answers.
  const firstAttempt = Promise.race([connect(), delay(CONNECT_TIMEOUT_MS, undefined, { ref: false })]);
  const isReady = () => redis.status === 'ready';

  return {
    redis,
    isReady,
    async run(command) {
      await firstAttempt;
      if (!isReady()) throw new RedisAway('Redis is away');
      try {
        return await within(COMMAND_TIMEOUT_MS, command(redis));
      } catch (error) {
        if (error instanceof Error && error.message === TIMED_OUT && !isGivenUp) {
          isGivenUp = true;
          redis.disconnect(true);
        }
        throw error;
      }
    },
    async close() {
      isClosed = true;
      if (isReady()) await redis.quit().catch(() => undefined);
      redis.disconnect();
    },
  };
}

function openClient(url: string, connectionName: string): RedisClient {
  const address = readRedisAddress(url);
  const connection = {
    connectionName,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    // The client would let nothing catch that this takes too long, which ends the process.
    autoResubscribe: false,
  } satisfies RedisOptions;
  if (typeof address === 'object' && 'nodes' in address) {
    return new Cluster(address.nodes, {
      lazyConnect: true,
      // Its servers are connected to when first needed; what is asked meanwhile waits, within its time limit.
      enableOfflineQueue: true,
      redisOptions: { ...address.node, ...connection },
      // A server that hangs is not the whole cluster: until the others have replaced it, every attempt ends in a
      // time-out, so they are kept apart.
      clusterRetryStrategy: () => LONGEST_PAUSE_MS,
      // A command whose server is gone asks the others once who has its slot now.
      maxRedirections: 3,
      retryDelayOnFailover: 50,
      retryDelayOnClusterDown: 50,
      slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
      slotsRefreshInterval: LONGEST_PAUSE_MS,
      // Names stay names: certificates are made for them.
      dnsLookup: (host, callback) => callback(null, host),
    });
  }
  const pause = (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), LONGEST_PAUSE_MS);
  const options = {
    ...connection,
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: pause,
    // Without one the client would end for good as soon as no Sentinel answers.
    sentinelRetryStrategy: pause,
    sentinelCommandTimeout: CONNECT_TIMEOUT_MS,
    // Leaves a master that was replaced, even if it still answers.
    failoverDetector: true,
  } satisfies RedisOptions;
  return typeof address === 'object' ? new Redis({ ...address, ...options }) : new Redis(url, options);
}

/** The client's own limit does not hold for what it does in a cluster: subscribing, and asking several servers. */
async function within<T>(limitMs: number, result: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = delay(limitMs, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error(TIMED_OUT);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    late.catch(() => undefined);
    ended.abort();
  }
}

/** One line per outage, not one per attempt. */
function reportOutages(redis: RedisClient, name: string, log: AdapterLog): void {
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
