import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IGNORED_NAME = /^(node_modules|dist|\..*)$|\.(test|testing)\.tsx?$/;

/** A hash of names, sizes and times below the paths: cheap enough for every start; missing paths count as empty. */
export function fingerprint(root, paths, extra = '') {
  const hash = createHash('sha256').update(`${extra}\n`);
  const visit = (path) => {
    const entry = statSync(join(root, path), { throwIfNoEntry: false });
    if (entry?.isDirectory()) {
      const names = readdirSync(join(root, path)).filter((name) => !IGNORED_NAME.test(name));
      for (const name of names.sort()) visit(`${path}/${name}`);
    } else if (entry) {
      hash.update(`${path}\0${entry.size}\0${entry.mtimeMs}\n`);
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/** A hash of what one file says. */
export function contentHash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${value}\n`);
}
