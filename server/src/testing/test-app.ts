import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInstallation } from '@nearbite/contract/installation';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { type Logger, pino } from 'pino';
import { chooseAdapters, closeAdapters } from '../adapters/choose-adapters.ts';
import type { OutboxMail } from '../adapters/mail/outbox-mailer.ts';
import type { RedisLink } from '../adapters/redis.ts';
import { type App, buildApp } from '../app.ts';
import { installationOf, readConfig } from '../config.ts';
import { keepCurrency } from '../db/currency.ts';
import { ensureFiguresFor } from '../figures/figures.queries.ts';
import { drainJobs } from '../jobs/queue.ts';
import type { Adapters } from '../services.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { whileRequested } from './setup/check-callers.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type TestApp = Pick<App, 'services' | 'routes' | 'server' | 'jobHandlers'> & {
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly dataDir: string;
  readonly inject: (options: InjectOptions) => Promise<Response>;
  /** Works off the jobs that are due, then returns the mails sent to an address, newest first. */
  readonly mailsTo: (address: string) => Promise<OutboxMail[]>;
  readonly runJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces an adapter at its port. */
  readonly adapters?: Partial<Adapters>;
  /** Instead of a fresh one. */
  readonly database?: TestDatabase;
  /** Instead of a silent one. */
  readonly log?: Logger;
  /** Where several instances would count their limits together. */
  readonly redis?: RedisLink;
  /** A built web app, in place of none. */
  readonly webDirectory?: string;
};

export const MASTER_SECRET = 'a secret that only tests know, long enough';
const silent = pino({ level: 'silent' });

/** The real app on a real database of its own; only time and the mail server are ours. */
export async function buildTestApp(options: Options = {}): Promise<TestApp> {
  const { environment = {}, adapters: replaced = {} } = options;
  const [database, dataDir] = await Promise.all([
    options.database ?? createTestDatabase(),
    mkdtemp(join(tmpdir(), 'nearbite-app-')),
  ]);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://nearbite.test',
    ...environment,
  });
  if (options.database === undefined) await ensureFiguresFor(database.db, config.APP_TIMEZONE);
  setInstallation(installationOf(config));
  if (environment.CURRENCY !== undefined) await keepCurrency(database.pool, installationOf(config));
  const clock = createTestClock();
  const adapters = { ...(await chooseAdapters(config, database.db, silent, clock)), ...replaced };
  const app = await buildApp({
    config,
    db: database.db,
    connectionString: database.connectionString,
    pingDatabase: database.ping,
    adapters,
    clock,
    masterSecret: MASTER_SECRET,
    log: options.log ?? silent,
    redis: options.redis,
    // How busy the machine is that runs the tests says nothing about what they test.
    maxEventLoopDelayMs: 0,
    webDirectory: options.webDirectory ?? join(dataDir, 'web'),
  });
  const runJobs = () => drainJobs({ pool: database.pool, handlers: app.jobHandlers, log: silent });

  return {
    ...app,
    database,
    clock,
    dataDir,
    inject: (request) =>
      whileRequested(request, () =>
        app.server.inject({
          ...request,
          headers: { host: new URL(config.publicUrl).host, ...request.headers },
        }),
      ),
    runJobs,
    async mailsTo(address) {
      await runJobs();
      return (await adapters.mail.outbox?.list({ to: address, limit: 100 })) ?? [];
    },
    async close() {
      await app.server.close();
      await closeAdapters(adapters);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
