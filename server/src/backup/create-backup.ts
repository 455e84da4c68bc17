import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pLimit from 'p-limit';
import pg, { type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Storage } from '../adapters/storage/port.ts';
import { MASTER_SECRET_FILE } from '../auth/secrets.ts';
import { pictureKeys } from '../media/pictures.ts';
import { StartError } from '../process/start-error.ts';
import { type BackupTable, type Manifest, picturePath, tablePath, writeManifest } from './manifest.ts';
import {
  digestTable,
  findOwnTables,
  findSequences,
  type OwnTable,
  PLAIN_OUTPUT,
  quoted,
} from './own-tables.ts';

export type BackupOptions = {
  readonly connectionString: string;
  /** Undefined leaves the pictures out. */
  readonly storage: Storage | undefined;
  /** Must not exist yet. */
  readonly directory: string;
  /** The private file that signs sessions, where the installation keeps it in one. */
  readonly secretFile?: string;
};

/**
 * Writes database and pictures into a new directory while the app may go on. The tables are read in one snapshot.
 * Pictures never change, so those in use are copied before the snapshot, when none of them can have been discarded
 * since, and those that came in the meantime after it.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const directory = resolve(options.directory);
  if (await exists(directory)) throw new StartError(`${directory} exists already: name a new directory.`);
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const folder of ['tables', 'pictures']) {
    await mkdir(join(unfinished, folder), { recursive: true, mode: 0o700 });
  }
  const client = new pg.Client({
    connectionString: options.connectionString,
    application_name: 'nearbite backup',
  });
  await client.connect();
  try {
    const manifest = await write(client, unfinished, options);
    await writeManifest(unfinished, manifest);
    await rename(unfinished, directory);
    await syncDirectory(dirname(directory));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function write(client: ClientBase, directory: string, options: BackupOptions): Promise<Manifest> {
  const { storage, secretFile } = options;
  const copied = new Map<string, string>();
  if (storage) await copyPictures(storage, directory, await findUsedPictureKeys(client), copied);

  await client.query('begin isolation level repeatable read read only');
  await client.query(PLAIN_OUTPUT);
  const database = await describeDatabase(client);
  const tables: BackupTable[] = [];
  for (const table of await findOwnTables(client)) tables.push(await writeTable(client, directory, table));
  // Not part of a snapshot, so read after the rows: never behind them.
  const sequences = await findSequences(client);
  const used = storage ? await findUsedPictureKeys(client) : [];
  await client.query('commit');

  if (storage) {
    const late = used.filter((key) => !copied.has(key));
    await copyPictures(storage, directory, late, copied);
    for (const key of await readdir(join(directory, 'pictures'))) {
      if (!used.includes(key)) await rm(picturePath(directory, key));
    }
  }
  const hasSecret = secretFile !== undefined && (await exists(secretFile));
  if (hasSecret) await copyFile(secretFile, join(directory, MASTER_SECRET_FILE));
  const pictures = used.flatMap((key) => {
    const sha256 = copied.get(key);
    return sha256 === undefined ? [] : [{ key, sha256 }];
  });
  // Pictures of earlier versions have no AVIF.
  const missingPictures = used.filter((key) => !copied.has(key) && key.endsWith('.webp'));
  const createdAt = new Date().toISOString();
  return { format: 1, createdAt, ...database, tables, sequences, pictures, missingPictures, hasSecret };
}

async function describeDatabase(
  client: ClientBase,
): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'currency'>> {
  const { rows } = await client.query<{ found: boolean; version: string }>(
    `select to_regclass('public.migrations') is not null as found, current_setting('server_version') as version`,
  );
  if (!rows[0]?.found)
    throw new StartError('There is nothing to back up: the database has no tables of Nearbite.');
  const migrations = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from migrations where name not like 'functions/%' order by name`,
  );
  // A database that no newer version has started on has no such column.
  const settings = await client.query<{ currency: string | null }>(
    `select to_jsonb(s) ->> 'currency' as currency from platform_settings s`,
  );
  const currency = settings.rows[0]?.currency;
  return { postgres: rows[0].version, migrations: migrations.rows, currency };
}

async function writeTable(client: ClientBase, directory: string, table: OwnTable): Promise<BackupTable> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const names = quoted(client, table);
  const rows = client.query(copyTo(`copy ${names.table} (${names.columns}) to stdout`));
  const sha256 = await writeFile(tablePath(directory, file), rows, createGzip());
  const digest = await digestTable(client, table);
  return { ...table, columns: [...table.columns], ...digest, file, sha256 };
}

/** Returns the checksum of what was written. */
async function writeFile(path: string, content: Readable, form: Duplex = new PassThrough()): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    content,
    form,
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'w', mode: 0o600, flush: true }),
  );
  return hash.digest('hex');
}

/** Notes the checksum of each it has copied; one that is not in the store is simply not noted. */
async function copyPictures(
  storage: Storage,
  directory: string,
  keys: readonly string[],
  copied: Map<string, string>,
): Promise<void> {
  const inTurn = pLimit(8);
  const copy = async (key: string) => {
    const object = await storage.open(key);
    if (object === undefined) return;
    copied.set(key, await writeFile(picturePath(directory, key), object.stream));
  };
  await Promise.all(keys.map((key) => inTurn(() => copy(key))));
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Every column that names pictures, as a query of their paths; a test looks for columns that are not here. */
const USED_PICTURES = `
  select image as path from users
  union select image from categories
  union select image from restaurants
  union select image from dishes where deleted_at is null
  union select jsonb_array_elements_text(gallery) from dishes where deleted_at is null
  union select unnest(photos) from reviews
  union select image from order_items`;

/** The keys of every size of every picture that a row shows. */
async function findUsedPictureKeys(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ path: string | null }>(USED_PICTURES);
  return rows.flatMap(({ path }) => (path === null ? [] : pictureKeys(path)));
}
