import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { TEMPLATE_DATABASE } from './global-setup.ts';

export type TestDatabase = Database & { readonly connectionString: string; drop(): Promise<void> };

/** A migrated, empty database of one's own, cloned in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connectionString = url.toString();
  const database = openDatabase({ connectionString, maxConnections: 10, onIdleError: () => undefined });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close();
    return closed;
  };
  return {
    ...database,
    close,
    connectionString,
    async drop() {
      await close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Nothing listens there, as when the server is down. */
export function openUnreachableDatabase(): TestDatabase {
  const connectionString = 'postgres://nobody@127.0.0.1:1/nothing';
  const database = openDatabase({ connectionString, maxConnections: 1, onIdleError: () => undefined });
  return { ...database, connectionString, drop: () => database.close() };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
