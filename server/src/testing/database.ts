import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { onServer, TEMPLATE_DATABASE } from './test-server.ts';

export type TestDatabase = Database & { readonly connectionString: string; drop(): Promise<void> };

/** A migrated, empty database of one's own, cloned in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connectionString = url.toString();
  const database = openDatabase({
    connectionString,
    maxConnections: 10,
    onIdleError: () => undefined,
    // All tests of a busy machine share one PostgreSQL.
    patienceMs: 30_000,
  });
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
