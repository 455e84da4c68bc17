import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../process/start-error.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type ProvidedDatabase = { readonly connectionString: string; stop(): Promise<void> };

type Callbacks = {
  readonly print: (line: string) => void;
  readonly onLost: (reason: string) => void;
  /** PostgreSQL is starting by itself now, and this process has time for something else. */
  readonly onSpawned?: () => void;
};

const OLDEST_VERSION = 150_000;

/** The PostgreSQL the operator names, or one of our own in the data directory. */
export async function provideDatabase(
  config: Config,
  { print, onLost, onSpawned }: Callbacks,
): Promise<ProvidedDatabase> {
  if (config.DATABASE_URL) {
    await checkReachable(config.DATABASE_URL);
    return { connectionString: config.DATABASE_URL, stop: async () => undefined };
  }
  return startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: print, onExit: onLost, onSpawned });
}

async function checkReachable(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < OLDEST_VERSION) {
      throw new StartError('DATABASE_URL names a PostgreSQL that is too old: version 15 or newer is needed.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error);
    throw new StartError(
      `The database in DATABASE_URL cannot be reached (${reason}): check the address and that it is running.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
