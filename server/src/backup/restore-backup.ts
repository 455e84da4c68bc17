import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { currencyDecimals } from '@nearbite/domain/currencies';
import pLimit from 'p-limit';
import pg, { type ClientBase, type Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import { contentTypeOf } from '../adapters/storage/object-key.ts';
import type { Storage } from '../adapters/storage/port.ts';
import { MASTER_SECRET_FILE } from '../auth/secrets.ts';
import { countIn } from '../db/currency.ts';
import { writeOnce } from '../db/embedded/home.ts';
import { migrate, readSchema, type Schema } from '../db/migrate.ts';
import { sinceBase, WHICH_VERSION } from '../db/schema-base.ts';
import { prepareJobs } from '../jobs/queue.ts';
import { StartError } from '../process/start-error.ts';
import { clearDatabase, refuseUsedDatabase } from './clear-database.ts';
import { checkFiles, type Manifest, picturePath, readManifest, tablePath } from './manifest.ts';
import { digestTable, findOwnTables, PLAIN_OUTPUT, quoted } from './own-tables.ts';

export type RestoreOptions = {
  readonly connectionString: string;
  readonly storage: Storage;
  readonly directory: string;
  /** Whether a database with people or orders in it may be emptied first. */
  readonly replace: boolean;
  /** Where a secret that is part of the backup is put, unless one is there. */
  readonly secretFile?: string;
};

type Restored = {
  readonly manifest: Manifest;
  /** The installation has a secret of its own already: sessions and second factors of the backup do not fit it. */
  readonly hasForeignSecret: boolean;
};

/**
 * Fills a database from a backup: its tables as they were at that version, then its rows, all or none, compared
 * with what the manifest says; then the migrations that have come since.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { connectionString, directory, storage } = options;
  const manifest = await readManifest(directory);
  const schema = await readSchema();
  const past = schemaAtBackup(schema, manifest);
  await checkFiles(directory, manifest);
  const pool = new pg.Pool({ connectionString, application_name: 'nearbite restore', max: 2 });
  // The statement under way reports for itself; an unheard 'error' event would end the process before it can.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await refuseUsedDatabase(pool, options.replace);
    await putPictures(storage, directory, manifest);
    await clearDatabase(pool);
    await migrate(pool, past);
    await prepareJobs(pool, pino({ level: 'silent' }));
    // Rows keep what is computed with it.
    if (manifest.currency) await countIn(pool, currencyDecimals(manifest.currency) ?? 2);
    await load(pool, directory, manifest);
    await migrate(pool, schema);
    await pool.query('analyze');
    return { manifest, hasForeignSecret: !(await putSecret(options, manifest)) };
  } finally {
    await pool.end();
  }
}

/** The migrations the backup has. Functions belong to the newest tables, so they come with them. */
function schemaAtBackup(schema: Schema, manifest: Manifest): Schema {
  const saved = sinceBase(manifest.migrations, schema.migrations, 'backup');
  const known = new Map(schema.migrations.map(({ name, checksum }) => [name, checksum]));
  const foreign = saved.find(({ name, checksum }) => known.get(name) !== checksum);
  if (foreign) {
    throw new StartError(
      `The backup has a migration this Nearbite does not know (${foreign.name}): restore it with the version that made it, or a newer one (${WHICH_VERSION}).`,
    );
  }
  const names = new Set(saved.map(({ name }) => name));
  const migrations = schema.migrations.filter(({ name }) => names.has(name));
  return { migrations, functions: migrations.length === schema.migrations.length ? schema.functions : [] };
}

async function putSecret(
  { directory, secretFile, replace }: RestoreOptions,
  { hasSecret }: Manifest,
): Promise<boolean> {
  if (!hasSecret || secretFile === undefined) return true;
  const saved = await readFile(join(directory, MASTER_SECRET_FILE), 'utf8');
  if (replace) await rm(secretFile, { force: true });
  return (await writeOnce(secretFile, saved)).trim() === saved.trim();
}

async function putPictures(storage: Storage, directory: string, { pictures }: Manifest): Promise<void> {
  const inTurn = pLimit(8);
  const put = async (key: string) =>
    storage.put(key, await readFile(picturePath(directory, key)), contentTypeOf(key));
  await Promise.all(pictures.map(({ key }) => inTurn(() => put(key))));
}

async function load(pool: Pool, directory: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(PLAIN_OUTPUT);
    const putBack = await takeRulesAway(client);
    for (const table of manifest.tables) {
      const names = quoted(client, table);
      await pipeline(
        createReadStream(tablePath(directory, table.file)),
        createGunzip(),
        client.query(copyFrom(`copy ${names.table} (${names.columns}) from stdin`)),
      );
      const found = await digestTable(client, table);
      if (found.rows !== table.rows || found.digest !== table.digest) {
        throw new StartError(`${names.table} is not what it was after loading it: nothing was restored.`);
      }
    }
    for (const { schema, name, lastValue, isCalled } of manifest.sequences) {
      const sequence = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
      await client.query('select setval($1::regclass, $2, $3)', [sequence, lastValue, isCalled]);
    }
    await freeWork(client);
    await putBack();
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing it undoes the transaction, whatever state a broken COPY has left.
    client.release(true);
    throw error;
  }
}

/**
 * Empties the tables of what migrations put there, and takes away triggers, which would write what is in the backup
 * already, and foreign keys, which would ask for an order of tables. Adding the keys again checks every row.
 */
async function takeRulesAway(client: ClientBase): Promise<() => Promise<void>> {
  const tables = (await findOwnTables(client)).map((table) => quoted(client, table).table);
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conrelid::regclass::text <> ''
       and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  for (const { drop } of keys) await client.query(drop);
  return async () => {
    for (const { add } of keys) await client.query(add);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

/** Locks of workers that ran when the backup was made are released. */
async function freeWork(client: ClientBase): Promise<void> {
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  await client.query('truncate job_workers');
}
