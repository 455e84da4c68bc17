import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { isLanguage, LANGUAGES } from '../../packages/contract/src/languages.ts';
import { MADE_UP } from './made-up.ts';
import { madeUp } from './made-up-words.ts';
import { serverTexts, type Translate } from './shared-messages.ts';

type BuiltLanguage = { readonly code: string; readonly direction: 'ltr' | 'rtl' };

/** One build speaks one language. */
export function builtLanguage(code = 'en'): BuiltLanguage {
  if (code === MADE_UP.code) return MADE_UP;
  if (!isLanguage(code)) throw new Error(`There is no language "${code}"`);
  return { code, direction: LANGUAGES[code].direction };
}

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

/** A module as the build of that language has it: tests speak with the page in Urdu. */
export async function moduleIn<Module>(language: string, path: string): Promise<Module> {
  const plugins = [languageTexts(language)];
  const { module } = await runnerImport<Module>(path, { configFile: false, plugins });
  return module;
}

/** What the rules of the contract say in that language; the made-up one says the same things as any other. */
export async function messagesIn(code: string): Promise<Translate> {
  const isMadeUp = code === MADE_UP.code;
  const texts = await serverTexts(isMadeUp ? 'ur' : code);
  return (english) => (isMadeUp && texts.has(english) ? String(madeUp(english)) : texts.get(english));
}

/** The document says its language before anything else is read, and what it says without scripts is in it. */
export function documentLanguage({ code, direction }: BuiltLanguage): Plugin {
  return {
    name: 'document-language',
    async transformIndexHtml(html) {
      const texts = await documentTexts(code);
      return html
        .replace('<html lang="en">', `<html lang="${code}" dir="${direction}">`)
        .replaceAll(/\{\{(\w+)\}\}/g, (_, name) => texts.get(name) ?? '');
    },
  };
}

/** By their names: what is read where no module is, in the document and in what a phone is told of the app. */
export async function documentTexts(code: string): Promise<ReadonlyMap<string, string>> {
  const isMadeUp = code === MADE_UP.code;
  const catalogue = code === 'en' || isMadeUp ? 'document.texts.ts' : `document.texts.${code}.ts`;
  const path = join(import.meta.dirname, '../src/app', catalogue);
  const { module } = await runnerImport<typeof import('../src/app/document.texts.ts')>(path);
  const texts = Object.entries<string>(module);
  return new Map(isMadeUp ? texts.map(([name, text]) => [name, String(madeUp(text))]) : texts);
}
