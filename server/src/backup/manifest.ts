import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../process/start-error.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Becomes part of a path. */
const fileName = z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/);

const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** For people; any PostgreSQL the app runs on can take the backup of any other. */
  postgres: z.string(),
  /** In which it counts; none in backups from before there was a choice. */
  currency: z.string().nullish(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })).min(1),
  tables: z
    .array(
      z.strictObject({
        schema: z.string(),
        name: z.string(),
        columns: z.array(z.string()).min(1),
        rows: z.number().int().nonnegative(),
        /** Of the rows in any order, computed by the database before writing and again after loading. */
        digest: z.string(),
        file: fileName,
        sha256,
      }),
    )
    .min(1),
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  pictures: z.array(z.strictObject({ key: fileName, sha256 })),
  /** Named by a row but not in the store, also at the time of the backup. */
  missingPictures: z.array(z.string()),
  /** Whether the file that signs sessions and opens second factors is part of it. */
  hasSecret: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;
export type BackupTable = Manifest['tables'][number];

const FILE = 'manifest.json';
export const tablePath = (directory: string, file: string) => join(directory, 'tables', file);
export const picturePath = (directory: string, key: string) => join(directory, 'pictures', key);

/** Written last: a directory without it is not a backup. */
export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const handle = await open(join(directory, FILE), 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, FILE), 'utf8').catch(() => {
    throw new StartError(`${directory} is not a backup: it has no ${FILE}.`);
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${join(directory, FILE)} is damaged, or of a newer Nearbite than this one.`);
  }
}

/** Reads everything once, so that a damaged backup is noticed before anything is changed. */
export async function checkFiles(directory: string, manifest: Manifest): Promise<void> {
  const files = [
    ...manifest.tables.map((table) => ({ path: tablePath(directory, table.file), sha256: table.sha256 })),
    ...manifest.pictures.map(({ key, sha256 }) => ({ path: picturePath(directory, key), sha256 })),
  ];
  for (const { path, sha256 } of files) {
    const found = await hashFile(path).catch(() => 'nothing');
    if (found !== sha256)
      throw new StartError(`${path} is ${found === 'nothing' ? 'missing' : 'damaged'}: use another backup.`);
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
