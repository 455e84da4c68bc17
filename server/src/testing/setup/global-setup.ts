import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { migrate, readSchema } from '../../db/migrate.ts';
import { prepareJobs } from '../../jobs/queue.ts';
import { onServer, TEMPLATE_DATABASE } from '../test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection to the test server; databases are cloned from its template. */
    testServerUrl: string;
    /** Whether that server says which statements it has compiled. */
    countsCompiled: boolean;
  }
}

/** One real PostgreSQL for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-test-'));
  // As root, PostgreSQL runs as another user, who must be able to get here.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    database: TEMPLATE_DATABASE,
    log: () => undefined,
  });
  await makeTemplate(server.superuserConnectionString);
  project.provide('testServerUrl', server.superuserConnectionString);
  project.provide('countsCompiled', false);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** The migrated database every test database is cloned from. */
export async function makeTemplate(connectionString: string): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 4, onIdleError: () => undefined });
  await migrate(pool, await readSchema());
  await prepareJobs(pool, pino({ level: 'silent' }));
  await close();
  // Nobody but clones: whoever else looks in at that moment would make one fail.
  await onServer(connectionString, `alter database ${TEMPLATE_DATABASE} allow_connections false`);
}
