import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../lib/ports.ts';
import { type AppProcess, BUILT, endApp, startApp } from '../chaos/app-process.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { ALL_PROGRAMS, findPrograms } from './programs.ts';
import { startProxy } from './proxy.ts';
import { type RedisPair, startRedisPair } from './redis-pair.ts';

export type Installation = {
  /** The proxy's address. */
  readonly url: string;
  readonly ports: readonly [number, number];
  readonly apps: [AppProcess, AppProcess];
  readonly postgres: PostgresPair;
  readonly redis: RedisPair;
  /** Starts one of the two instances again. */
  serve(index: 0 | 1): Promise<AppProcess>;
  /** One more instance, which no proxy leads to, and its address. */
  serveAside(): Promise<string>;
  stop(): Promise<void>;
};

export const METRICS_TOKEN = 'a token for those who look after the installation';

type Options = {
  readonly print: (line: string) => void;
  /** Before the first instance starts. */
  readonly prepare?: (connectionString: string) => Promise<void>;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Two instances behind nginx, on PostgreSQL with a standby, PgBouncer and Redis with a Sentinel. */
export async function startInstallation({ print, prepare, settings = {} }: Options): Promise<Installation> {
  /** What was started, in the order of stopping. */
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0)) await one().catch((error: unknown) => print(String(error)));
  };
  try {
    return { ...(await begin()), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function begin(): Promise<Omit<Installation, 'stop'>> {
    const programs = findPrograms(ALL_PROGRAMS);
    const directory = await mkdtemp(join(tmpdir(), 'nearbite-cluster-'));
    await chmod(directory, 0o755);
    stops.unshift(() => rm(directory, { recursive: true, force: true }));
    const postgres = await startPostgresPair(programs, join(directory, 'postgres'));
    stops.unshift(postgres.stop);
    print('PostgreSQL with a synchronous standby, PgBouncer in session mode before it.');
    const redis = await startRedisPair(programs, join(directory, 'redis'));
    stops.unshift(redis.stop);
    await prepare?.(postgres.connectionString);

    const own = await findFreePort();
    const ports = [await findFreePort(), await findFreePort()] as const;
    // A name, because browsers give pages at `localhost` what they give to those over HTTPS.
    const url = `http://localhost:${own}`;
    const shared = {
      DATABASE_URL: postgres.connectionString,
      // Ends as the primary, and is no replica from then on.
      DATABASE_REPLICA_URL: postgres.standbyUrl,
      REDIS_URL: redis.url,
      JWT_SECRET: 'a secret that both instances know, long enough',
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      METRICS_TOKEN,
      ...settings,
    };
    // One directory for both, as on a shared disk: pictures are the only thing in it.
    const serve = (index: 0 | 1) => startApp(BUILT, join(directory, 'data'), ports[index], shared);
    const apps: [AppProcess, AppProcess] = [await serve(0), await serve(1)];
    stops.unshift(() => Promise.all(apps.map((app) => endApp(app, 'SIGKILL'))));
    const proxy = await startProxy(programs, join(directory, 'nginx'), { own, instances: ports });
    stops.unshift(() => proxy.stop());
    print('Two instances behind nginx; its configuration in deploy/ has been checked by nginx itself.');
    const serveAside = async () => {
      const port = await findFreePort();
      const aside = await startApp(BUILT, join(directory, 'data'), port, { ...shared, TRUST_PROXY: 'off' });
      stops.unshift(() => endApp(aside, 'SIGKILL'));
      return `http://localhost:${port}`;
    };
    return { url, ports, apps, postgres, redis, serve, serveAside };
  }
}
