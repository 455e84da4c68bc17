import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
// By its path: what is imported by a package's name is not compiled for the build's own configuration.
import { RIDER_WORKER_PATH } from '../../packages/contract/src/tracking/rider-worker.ts';
import { toClassicScript } from './classic-script.ts';

const SOURCE = join(import.meta.dirname, '../rider-worker/worker.ts');
/** What the riders' pages load on demand: their own code, and the component library's looks. */
const LOADED = [
  '/src/features/tracking/pages/rider-page.tsx',
  '/src/features/tracking/pages/rider-deliveries-page.tsx',
  '/src/ui/theme/library-theme.tsx',
];

/** Writes the service worker of the rider's page, with the names of all files which that page is made of. */
export const riderWorker = (): Plugin => ({
  name: 'rider-worker',
  apply: 'build',
  generateBundle: {
    // When the page that names the files is there as well.
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const files = filesOf(bundle, html);
      const build = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12);
      const constants = `const BUILD = ${JSON.stringify(build)}, FILES = ${JSON.stringify(files)};`;
      const source = await toClassicScript(await readFile(SOURCE, 'utf8'), SOURCE, constants);
      this.emitFile({ type: 'asset', fileName: RIDER_WORKER_PATH.slice(1), source });
    },
  },
});

/** Named by the page, or loaded by what is named, or on demand for the rider; with their style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, html: string): string[] {
  const named = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const onDemand = LOADED.map((source) => chunkOf(bundle, source).fileName);
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') return;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) add(next);
  };
  for (const file of [...named, ...onDemand]) add(file);
  return [...found].sort().map((file) => `/${file}`);
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(source))) return output;
  }
  throw new Error(`${source} is in no file`);
}
