/**
 * The languages a person may read the site in. The first has addresses without a prefix and is what a call gets that
 * names none; `docs/languages.md` tells how one is added.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  ur: { name: 'اردو', direction: 'rtl' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);

/** That language, or the default one if there is no such. */
export const knownLanguage = (text: string | null | undefined): Language =>
  isLanguage(text) ? text : DEFAULT_LANGUAGE;

/** What comes before every address of a page in that language. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** `/ur/store/x` is the page `/store/x` in Urdu. */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  const [, prefix, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  if (!isLanguage(prefix) || prefix === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  return { language: prefix, path: rest === '' ? '/' : rest };
}
