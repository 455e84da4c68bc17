import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';

export type BenchDatabase = {
  readonly connectionString: string;
  /** For the app that uses the database. */
  readonly dataDir: string;
  /** Lets a PostgreSQL of our own be started by the app. */
  stop(): Promise<void>;
  drop(): Promise<void>;
};

/** An empty database: a new one on the server that DATABASE_URL names, else on a PostgreSQL of our own. */
export async function createBenchDatabase({
  durable,
}: {
  readonly durable: boolean;
}): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-bench-'));
  await chmod(dataDir, 0o755);
  const { connectionString, drop } = process.env.DATABASE_URL
    ? await createOn(process.env.DATABASE_URL)
    : await startOwn(dataDir, durable);
  return {
    connectionString,
    dataDir,
    stop: drop,
    async drop() {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startOwn(dataDir: string, durable: boolean) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable });
  return { connectionString: postgres.connectionString, drop: () => postgres.stop() };
}

async function createOn(url: string) {
  const name = `nearbite_bench_${process.pid}_${Date.now()}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await run(url, `create database ${name}`);
  return {
    connectionString: address.href,
    drop: () => run(url, `drop database if exists ${name} with (force)`),
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
