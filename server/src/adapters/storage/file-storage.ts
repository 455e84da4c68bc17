import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../process/system-error.ts';
import { checkContentType, checkKey, contentTypeOf } from './object-key.ts';
import type { Storage } from './port.ts';

/** No key begins with a dot, so an unfinished file can never be served. */
const UNFINISHED = '.unfinished-';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export async function createFileStorage(directory: string): Promise<Storage> {
  await mkdir(directory, { recursive: true });
  await sweepUnfinished(directory);
  const pathOf = (key: string) => join(directory, checkKey(key));

  return {
    async put(key, bytes, contentType) {
      checkContentType(key, contentType);
      const unfinished = join(directory, UNFINISHED + randomBytes(12).toString('hex'));
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, pathOf(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncDirectory(directory);
    },

    async open(key) {
      const contentType = contentTypeOf(key);
      const handle = await openExisting(pathOf(key));
      if (handle === undefined) return undefined;
      try {
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), size, contentType };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async delete(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is durable only once the directory is written. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What a crash left half written. Young ones may belong to another process that is still writing. */
async function sweepUnfinished(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of names) {
    const path = join(directory, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
