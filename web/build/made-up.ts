import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A language nobody speaks, for stories only: what is in no catalogue stands out, and what is too narrow breaks. */
export const MADE_UP = { code: 'xx', direction: 'rtl' } as const;

const CATALOGUE = /\.texts\.tsx?(\?calls)?$/;
const LANGUAGES = /packages\/contract\/src\/languages\.ts/;
const WORDS = join(import.meta.dirname, 'made-up-words.ts');

/** Makes that language of the English catalogues while they are built. */
export const madeUpTexts = (): Plugin => ({
  name: 'made-up-texts',
  enforce: 'pre',
  transform: {
    filter: { id: [CATALOGUE, LANGUAGES] },
    handler(code, id) {
      if (LANGUAGES.test(id)) return code.replace('\n} as const', `\n${ROW}$&`);
      const names = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => name);
      return [
        `import { madeUp } from '${WORDS}';`,
        code.replaceAll(/^export const/gm, 'const'),
        ...names.map(
          (name) => `const madeUp_${name} = madeUp(${name});\nexport { madeUp_${name} as ${name} };`,
        ),
      ].join('\n');
    },
  },
});

const ROW = `${MADE_UP.code}: { name: 'Ĵàrğóñ', direction: '${MADE_UP.direction}' },`;
