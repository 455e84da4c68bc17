import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_PARTS, type KeptPart } from '../../packages/contract/src/platform/service-worker.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What each part begins with, as the build's manifest names it. What is loaded on demand and is not here is kept once it was used. */
const ENTRIES: Readonly<Record<KeptPart, RegExp>> = {
  shell: /^index\.html$|^_after-start|^src\/(app\/(layout\/|routing\/)|lib\/)/,
  public:
    /(catalog\/pages\/(home|dish)|_store|platform\/pages\/\w+|accounts\/pages\/login)-page\b|choice-sheet|review-panel|kept-menus/,
  customer:
    /customer-(pages|area|page)\b|_library-theme|features\/(accounts|cart|catalog|favourites|live|payments|search|weather)\/|\/(orders|notifications|reviews)\/customer\//,
  owner:
    /owner-(pages|area)\b|_library-theme|features\/(dishes|earnings|live|restaurants|riders)\/|\/owner\/pages\//,
  rider: /\/rider-(deliveries-)?page\.tsx$|_library-theme/,
};

/** The files of each part of a language's build, as they are asked for. */
export function keptPartsOf(build: string): Record<KeptPart, readonly string[]> {
  // Written by Vite.
  const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  const named = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const shell = new Set([...named, ...filesOf(manifest, ENTRIES.shell)]);
  const addressesOf = (files: Iterable<string>) => [...files].sort().map((file) => `/${file}`);
  const beyondShell = (files: Set<string>) => [...files].filter((file) => !shell.has(file));
  const parts = KEPT_PARTS.map((part) => {
    const files = filesOf(manifest, ENTRIES[part]);
    if (files.size === 0) throw new Error(`Nothing in ${build} belongs to the part "${part}"`);
    return [part, addressesOf(part === 'shell' ? shell : beyondShell(files))];
  });
  // Made of all names above.
  return Object.fromEntries(parts) as Record<KeptPart, readonly string[]>;
}

/** Of the chunks that begin so, and of all they import; with their style sheets. */
function filesOf(manifest: Manifest, entries: RegExp): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  };
  for (const name of Object.keys(manifest)) if (entries.test(name)) add(name);
  return files;
}
