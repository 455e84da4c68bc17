// Builds the app once more, for stories only, with a third language that is made by machine from the English catalogues
// (`web/build/made-up-words.ts`): longer, accented, right to left. It lies in `dist/made-up` and is never served by
// `npm start`.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputsHash, stampPath } from './build/build-inputs.mjs';
import { buildServer } from './build/build-server.mjs';
import { addLanguage } from './build/build-web.mjs';
import { readStamp, writeStamp } from './build/stamp.mjs';
import { showProgress } from './steps.mjs';

const LANGUAGE = 'xx';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist/made-up/dist');

/** One more row in the table of languages, and what the server says is made up as it is said. */
const inMadeUp = {
  name: 'made-up',
  setup({ onLoad }) {
    const changed = (filter, change) =>
      onLoad({ filter }, ({ path }) => ({ contents: change(readFileSync(path, 'utf8')), loader: 'ts' }));
    changed(/packages\/contract\/src\/languages\.ts$/, (text) =>
      text.replace('\n} as const', `\n${LANGUAGE}: { name: 'Ĵàrğóñ', direction: 'rtl' },$&`),
    );
    changed(
      /server\/src\/texts\/translate\.ts$/,
      (text) =>
        `import { madeUp } from '${join(root, 'web/build/made-up-words.ts')}';
        ${text.replace('export function translate(', 'function translateKnown(')}
        export const translate = (text, language) =>
          language === '${LANGUAGE}' ? madeUp(text) : translateKnown(text, language);`,
    );
  },
};

const hash = ['web', 'server'].map((half) => inputsHash(root, half)).join();
if (readStamp(stampPath(root, 'made-up')) !== hash) {
  const done = showProgress('Building the made-up language');
  rmSync(dist, { recursive: true, force: true });
  cpSync(join(root, 'dist/web'), join(dist, 'web'), { recursive: true });
  await Promise.all([
    addLanguage(root, LANGUAGE, join(dist, 'web')),
    buildServer(root, join(dist, 'server'), [inMadeUp]),
  ]);
  writeStamp(stampPath(root, 'made-up'), hash);
  done(true);
}
