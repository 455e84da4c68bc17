import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureName } from '@nearbite/domain/text/picture-name';
import { z } from 'zod';
import type { Storage } from '../adapters/storage/port.ts';

const SIZES = ['', '.medium', '.small'] as const;
const AT_ONCE = 24;
const factsFile = z.record(z.string(), z.strictObject({ width: z.int(), colours: z.string() }));

/** Returns the /media/ path of a demo picture by its name. */
export type PicturePaths = { pathOf(name: string): string };

/**
 * Copies the committed pictures into the storage. Stored objects are cached for ever, so a key carries a mark of
 * its content: a redrawn picture gets a new address. They are drawings of few colours, of which AVIF makes no smaller
 * files worth having.
 */
export async function storeDemoPictures(directory: string, storage: Storage): Promise<PicturePaths> {
  const names = (await readdir(directory))
    .filter((file) => /^[^.]+\.webp$/.test(file))
    .map((file) => file.slice(0, -'.webp'.length));
  const facts = factsFile.parse(JSON.parse(await readFile(join(directory, 'facts.json'), 'utf8')));
  const paths = new Map<string, string>();
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      paths.set(name, await storeOne(directory, storage, name, facts[name]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    pathOf(name) {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`There is no demo picture named ${name}`);
      return path;
    },
  };
}

async function storeOne(
  directory: string,
  storage: Storage,
  name: string,
  facts: { readonly width: number; readonly colours: string } | undefined,
): Promise<string> {
  if (facts === undefined) throw new Error(`facts.json does not know the demo picture ${name}`);
  const files = await Promise.all(SIZES.map((size) => readFile(join(directory, `${name}${size}.webp`))));
  const mark = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 10);
  const key = pictureName(`demo-${name}-${mark}`, { ...facts, hasAvif: false });
  await Promise.all(
    files.map((bytes, index) => storage.put(`${key}${SIZES[index]}.webp`, bytes, 'image/webp')),
  );
  return `/media/${key}.webp`;
}
