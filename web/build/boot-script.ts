import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { toClassicScript } from './classic-script.ts';

const SOURCE = 'src/app/boot.ts';
const MODULE_TAG = `<script type="module" src="/${SOURCE}"></script>`;

/**
 * What runs before the first paint cannot be a module, which waits for the whole page: the build makes a classic
 * script of it, whose name changes with its content, so that no old one from a cache meets a new page.
 */
export const bootScript = (): Plugin[] => [
  {
    name: 'boot-script',
    apply: 'build',
    async buildStart() {
      const file = join(import.meta.dirname, '..', SOURCE);
      this.emitFile({
        type: 'asset',
        name: 'boot.js',
        source: await toClassicScript(await readFile(file, 'utf8'), file),
      });
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(MODULE_TAG, '') },
  },
  {
    name: 'boot-script-tag',
    apply: 'build',
    transformIndexHtml: {
      // When the names of all files are known.
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => /^assets\/boot-.*\.js$/.test(name));
        if (file === undefined) throw new Error('The boot script was not built');
        return html.replace('<title>', `<script src="/${file}"></script>\n    <title>`);
      },
    },
  },
];
