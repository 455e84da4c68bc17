import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { setInstallation } from '@nearbite/contract/installation';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { RedisLink } from './adapters/redis.ts';
import { loadMasterSecret } from './auth/secrets.ts';
import { type Config, installationOf, readConfig } from './config.ts';
import { keepCurrency } from './db/currency.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate, readSchema } from './db/migrate.ts';
import { openReplica } from './db/pool/replica.ts';
import { provideDatabase } from './db/provide-database.ts';
import { ensureFiguresFor } from './figures/figures.queries.ts';
import { systemClock } from './lib/clock.ts';
import { describeFailure, explainNoRoom } from './process/describe-failure.ts';
import { finishRequests } from './process/finish-requests.ts';
import { listen } from './process/listen.ts';
import { createLogger } from './process/logger.ts';
import { print, printError } from './process/print.ts';
import { createSteps } from './process/report-slow-start.ts';
import { createShutdown } from './process/stop-gracefully.ts';
import { createStopSignals } from './process/stop-signals.ts';
import type { Adapters } from './services.ts';

/** Both the sources and the bundle lie two folders below the project's root. */
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const step = createSteps(print);

let program: Promise<typeof import('./process/program.ts')> | undefined;
const loadProgram = () => {
  program ??= import('./process/program.ts');
  return program;
};

/** How long a proxy may go on using the connections it holds open when the app stops. */
const PROXY_GRACE_MS = 1_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Garbage is collected once the heap is half as large again as what was in use the last time. V8 would let it grow to
 * four times that, 150 MB of a small machine's memory, to spare a few milliseconds a minute.
 */
setFlagsFromString('--heap-growing-percent=50');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  setInstallation(installationOf(config));
  const log = createLogger(config.LOG_LEVEL);
  const shutdown = createShutdown((step, error) => log.error({ err: error, step }, 'could not stop cleanly'));
  const exit = (code: number) => void shutdown.stop().then(() => process.exit(code));
  const onSignal = createStopSignals({ stop: shutdown.stop, exit: process.exit, printError });
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'an error that nothing handles');
      exit(1);
    });
  }

  try {
    const providing = provideDatabase(config, {
      print,
      onLost: (reason) => {
        if (shutdown.isStopping) return;
        printError(reason);
        exit(1);
      },
      // Whether it could be loaded is asked below.
      onSpawned: () => void loadProgram().catch(() => undefined),
    });
    const provided = await step('reaching PostgreSQL, which may have to recover', providing);
    shutdown.onStop('PostgreSQL', provided.stop);

    const database = openDatabase({
      connectionString: provided.connectionString,
      maxConnections: 20,
      onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    });
    shutdown.onStop('database connections', database.close);
    const { db, withoutTimeLimits, pool, ping: pingDatabase } = database;
    const migrating = migrate(pool, await readSchema());
    await step('migrating the database, which another instance may be doing', migrating);
    await keepCurrency(pool, installationOf(config));
    const counting = ensureFiguresFor(withoutTimeLimits, config.APP_TIMEZONE);
    await step('counting orders and sales for the first time or for a new APP_TIMEZONE', counting);
    const { buildApp, chooseAdapters, closeAdapters, prepareJobs, startWorker } = await loadProgram();
    await step('preparing the job queue', prepareJobs(pool, log));

    const adapters = await chooseAdapters(config, db, log);
    shutdown.onStop('adapters', () => closeAdapters(adapters));
    await step('filling the empty database', fill(config, database, adapters));

    const redis: RedisLink | undefined = config.REDIS_URL
      ? (await import('./adapters/redis.ts')).connectRedis({ url: config.REDIS_URL, name: 'limits', log })
      : undefined;
    if (redis) shutdown.onStop('limits', redis.close);

    const replica =
      config.DATABASE_REPLICA_URL === undefined
        ? undefined
        : openReplica({ connectionString: config.DATABASE_REPLICA_URL, log });
    if (replica) shutdown.onStop('the replica', replica.close);

    const app = await buildApp({
      config,
      db,
      connectionString: provided.connectionString,
      replica,
      withoutTimeLimits,
      pingDatabase,
      adapters,
      clock: systemClock,
      masterSecret: await loadMasterSecret(db, config),
      log,
      redis,
      webDirectory: fromRoot('dist/web'),
    });
    const isAlone = config.DATABASE_URL === undefined;
    const beginning = startWorker({ pool, handlers: app.jobHandlers, log, isAlone });
    const worker = await step('starting the job queue', beginning);
    shutdown.onStop('the job queue', worker.stop);

    const graceMs = config.TRUST_PROXY === false ? 0 : PROXY_GRACE_MS;
    shutdown.onStop('requests in flight', finishRequests(app.server, { graceMs }));
    const port = await listen(app.server, config);
    print(welcome(config, port));
  } catch (error) {
    await shutdown.stop();
    throw await explainNoRoom(error, config.DATA_DIR);
  }
}

/** What an empty database gets: the demo world, or the first administrator. */
async function fill(
  config: Config,
  { db, withoutTimeLimits }: Database,
  { storage }: Adapters,
): Promise<void> {
  if (config.DEMO) {
    // Loaded only here: a production process never holds the demo world.
    const [{ seedDemo }, { DEMO_COUNTRIES }] = await Promise.all([
      import('./demo/seed.ts'),
      import('./demo/demo-countries.ts'),
    ]);
    const { hashPassword } = await loadProgram();
    const picturesDirectory = fromRoot('server/demo/pictures');
    // Its inserts are large: a slow machine must not fail its first start.
    await seedDemo({
      db: withoutTimeLimits,
      storage,
      clock: systemClock,
      country: DEMO_COUNTRIES[config.DEMO_COUNTRY],
      hashPassword,
      picturesDirectory,
      print,
    });
  }
  if (config.ADMIN_EMAIL && config.ADMIN_PASSWORD) {
    const { ensureAdmin } = await loadProgram();
    await ensureAdmin(db, { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD });
  }
}

start().catch((error: unknown) => {
  printError(describeFailure(error));
  process.exit(1);
});

/** The last words of a start: where to go, who to be, where mails are. */
function welcome(config: Config, port: number): string {
  const address = config.PUBLIC_URL ?? `http://localhost:${port}`;
  const lines = [`${PRODUCT_NAME} is ready: ${address}`];
  if (config.DEMO) {
    lines.push(
      '  Sign in with the password nearbite123 as',
      '    customer@nearbite.test   orders food',
      '    owner@nearbite.test      runs a restaurant',
      '    admin@nearbite.test      lets restaurants in',
    );
  }
  lines.push(config.SMTP_URL ? '  Mails go out by SMTP.' : mailboxLine(config, address));
  lines.push('  Press Ctrl-C to stop.');
  return ['', ...lines, ''].join('\n');
}

const mailboxLine = (config: Config, address: string) =>
  config.DEMO
    ? `  Mails are kept here: ${address}/dev/mailbox`
    : '  Mails stay in the database until SMTP_URL is set.';
