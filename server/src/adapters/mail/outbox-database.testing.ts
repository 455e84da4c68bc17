import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { type Db, openDatabase } from '../../db/database.ts';
import { migrate, readMigrations } from '../../db/migrate.ts';

export type OutboxDatabase = { readonly db: Db; close(): Promise<void> };

/** A migrated database of the test's own on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests.');
  const name = `outbox_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase({
    connectionString: url.href,
    maxConnections: 2,
    onIdleError: (error) => {
      throw error;
    },
  });
  await migrate(database.pool, await readMigrations(join(import.meta.dirname, '../../db/migrations')));
  return {
    db: database.db,
    async close() {
      await database.close();
      await administer(server, `drop database ${name}`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
