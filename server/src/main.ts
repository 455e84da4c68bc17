import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import { chooseAdapters, closeAdapters } from './adapters/choose-adapters.ts';
import { buildApp } from './app.ts';
import { loadMasterSecret } from './auth/secrets.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import { provideDatabase } from './db/provide-database.ts';
import { hashPassword } from './features/accounts/passwords.ts';
import { ensureAdmin } from './first-admin.ts';
import { prepareJobs, startWorker } from './jobs/queue.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { StartError } from './start-error.ts';
import { stopInOrder } from './stop-gracefully.ts';
import { welcome } from './welcome.ts';

/** Both the sources and the bundle lie two folders below the project's root. */
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.LOG_LEVEL);

  let isStopping = false;
  const provided = await provideDatabase(config, {
    say,
    onLost: (reason) => {
      if (isStopping) return;
      process.stderr.write(`${reason}\n`);
      void stop(1);
    },
  });
  const database = openDatabase({
    connectionString: provided.connectionString,
    maxConnections: 20,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const { db, pool } = database;
  await migrate(pool, await readMigrations());
  await prepareJobs(pool, log);

  const masterSecret = await loadMasterSecret(db, config.JWT_SECRET);
  const adapters = await chooseAdapters(config, db, log);
  if (config.DEMO) {
    // Loaded only here: a production process never holds the demo world.
    const { seedDemo } = await import('./demo/seed.ts');
    await seedDemo({
      db,
      storage: adapters.storage,
      clock: systemClock,
      hashPassword,
      picturesDirectory: fromRoot('server/demo/pictures'),
      say,
    });
  }
  if (config.ADMIN_EMAIL && config.ADMIN_PASSWORD) {
    await ensureAdmin(db, { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD });
  }

  const redis: Redis | undefined = config.REDIS_URL
    ? (await import('./adapters/redis.ts')).connectRedis({ url: config.REDIS_URL, name: 'limits', log })
    : undefined;
  const app = await buildApp({
    config,
    db,
    adapters,
    clock: systemClock,
    masterSecret,
    log,
    redis,
    webDirectory: fromRoot('dist/web'),
  });
  const worker = await startWorker({ pool, handlers: app.jobHandlers, log });
  const port = await listen(app.server, config);

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stopInOrder(
      [
        { name: 'requests in flight', run: () => app.server.close() },
        { name: 'the job queue', run: () => worker.stop() },
        { name: 'adapters', run: () => closeAdapters(adapters) },
        { name: 'limits', run: async () => redis?.disconnect() },
        { name: 'database connections', run: () => database.close() },
        { name: 'PostgreSQL', run: () => provided.stop() },
      ],
      (step, error) => log.error({ err: error, step }, 'could not stop cleanly'),
    );
    process.exit(exitCode);
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  say(welcome(config, port));
}

start().catch((error: unknown) => {
  const isForTheOperator = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(
    `${isForTheOperator ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
