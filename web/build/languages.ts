import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { LANGUAGES, type Language } from '../../packages/contract/src/languages.ts';

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

/** The document says its language before anything else is read, and what it says without scripts is in it. */
export function documentLanguage(language: Language): Plugin {
  const { direction } = LANGUAGES[language];
  return {
    name: 'document-language',
    async transformIndexHtml(html) {
      const texts = await documentTexts(language);
      return html
        .replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`)
        .replaceAll(/\{\{(\w+)\}\}/g, (_, name) => texts.get(name) ?? '');
    },
  };
}

/** By their names: what is read where no module is, in the document and in what a phone is told of the app. */
export async function documentTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const catalogue = language === 'en' ? 'document.texts.ts' : `document.texts.${language}.ts`;
  const path = join(import.meta.dirname, '../src/app', catalogue);
  const { module } = await runnerImport<typeof import('../src/app/document.texts.ts')>(path);
  return new Map<string, string>(Object.entries(module));
}
