import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { StartError } from '../process/start-error.ts';
import { type Applied, sinceBase, WHICH_VERSION } from './schema-base.ts';

/** Any number both halves of a rolling deployment agree on. */
const MIGRATION_LOCK = 7_264_118_301;

/** The first words of a file whose statements run one by one, without a transaction around them. */
const OUTSIDE = '-- outside a transaction';
/** What follows in a file runs once its definitions are in use; a file that was interrupted there is applied again. */
const AFTERWARDS = '-- afterwards, outside a transaction';
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 500;
/** About ten minutes. */
const MAX_ATTEMPTS = 400;

export type SqlFile = { readonly name: string; readonly sql: string; readonly checksum: string };

export type Schema = {
  /** Tables and their data, each applied once and never changed afterwards. */
  readonly migrations: readonly SqlFile[];
  /** Functions and the triggers that call them, applied again whenever the file changes. */
  readonly functions: readonly SqlFile[];
};

/** Beside this module in the sources, beside the bundle once built. */
const directory = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export async function readSchema(): Promise<Schema> {
  const [migrations, functions] = await Promise.all([readFiles('migrations'), readFiles('functions')]);
  return {
    migrations,
    functions: functions.map((file) => ({ ...file, name: `functions/${file.name}` })),
  };
}

async function readFiles(folder: string): Promise<SqlFile[]> {
  const path = directory(folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(async (name) => sqlFile(name, await readFile(join(path, name), 'utf8'))));
}

export const sqlFile = (name: string, sql: string): SqlFile => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

/**
 * Compiling a statement takes longer than any of ours runs. A setting of the role holds on every server connection that is
 * made from now on, a pooler's and a replica's too, and one in a backup would not; a managed server may refuse it.
 */
const WITHOUT_COMPILING = `
  do $$ begin
    execute format('alter role session_user in database %I set jit = off', current_database());
  exception when others then raise warning 'jit stays on for this role: %', sqlerrm;
  end $$`;

/** Applies what is missing or changed, each file in a transaction, one instance at a time. Returns their names. */
export async function migrate(pool: Pool, schema: Schema): Promise<string[]> {
  const client = await pool.connect();
  try {
    await takeTurn(client);
    try {
      await client.query(WITHOUT_COMPILING);
      return await applyMissing(client, schema);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Asked again and again: an index that is made concurrently would wait for a statement that waits here. */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    await delay(PAUSE_MS);
  }
}

async function applyMissing(client: PoolClient, { migrations, functions }: Schema): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<Applied>('select name, checksum from migrations');
  const known = sinceBase(rows, migrations, 'database');
  // The rows of earlier migrations stay, so that an earlier version can still be started.
  await noteApplied(
    client,
    known.filter((row) => !rows.includes(row)),
  );
  const applied = new Map(known.map((row) => [row.name, row.checksum]));
  const altered = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (altered) {
    throw new StartError(
      `Migration ${altered.name} was changed after it was applied: start the version that this database is of, or ` +
        `restore a backup made by a release (${WHICH_VERSION}); who changes tables adds a new one. Nothing was changed.`,
    );
  }
  const due = [...migrations, ...functions].filter(({ name, checksum }) => applied.get(name) !== checksum);
  for (const file of due) await applyOne(client, file);
  return due.map(({ name }) => name);
}

/**
 * While a migration waits for a table, everyone who comes after it waits too; so it waits a second at most, lets them
 * pass, and tries again.
 */
async function applyOne(client: PoolClient, file: SqlFile): Promise<void> {
  const apply = file.sql.startsWith(OUTSIDE) ? applyOutside : applyInside;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, file);
      return;
    } catch (error) {
      const isLocked = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === MAX_ATTEMPTS) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`Migration ${file.name} failed: ${reason}`, { cause: error });
      }
      await delay(PAUSE_MS);
    }
  }
}

async function applyInside(client: PoolClient, file: SqlFile): Promise<void> {
  const [definitions = '', afterwards] = file.sql.split(AFTERWARDS);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    // A function may call one of a later file.
    await client.query('set local check_function_bodies = off');
    await client.query(definitions);
    if (afterwards === undefined) await noteApplied(client, [file]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  if (afterwards !== undefined) await applyOutside(client, { ...file, sql: afterwards });
}

/** Statement by statement, each of which may be repeated: an index made concurrently cannot be part of a transaction. */
async function applyOutside(client: PoolClient, file: SqlFile): Promise<void> {
  for (const statement of file.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
  await noteApplied(client, [file]);
}

const noteApplied = (client: PoolClient, files: readonly Applied[]) =>
  client.query(
    `insert into migrations (name, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  );
