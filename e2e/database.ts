import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Runs statements on the PostgreSQL of an app, for what a story cannot wait for: the clock. */
export async function inDatabase(dataDir: string, statements: readonly string[]): Promise<void> {
  const home = join(dataDir, 'postgres');
  const [password, running] = await Promise.all([
    readFile(join(home, 'password'), 'utf8'),
    readFile(join(home, 'data', 'postmaster.pid'), 'utf8'),
  ]);
  // The file's lines: process, directory, start time, port, socket directory.
  const [, , , port, host] = running.split('\n');
  const client = new pg.Client({
    user: 'nearbite',
    password: password.trim(),
    database: 'nearbite',
    port: Number(port),
    ...(host ? { host } : {}),
  });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
