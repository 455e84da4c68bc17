import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEXTS = /\.texts\.tsx?$/;

/**
 * Texts that people read stand in modules `*.texts.ts`, in English, each with a translation beside it
 * (`*.texts.ur.ts`). A build is of one language: it takes the translation in the module's place, so that nobody loads
 * another language, and constants are written where they are used.
 */
export function languageTexts(language: string): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !source.includes('.texts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !TEXTS.test(found.id)) return found;
      const translated = found.id.replace(/\.(tsx?)$/, `.${language}.$1`);
      if (!existsSync(translated)) throw new Error(`${found.id} has no translation for "${language}"`);
      return { ...found, id: translated };
    },
  };
}
