import { type LANGUAGES, type Language, languagePrefix } from '@nearbite/contract/languages';

declare global {
  /** Set by the build (web/vite.config.ts). */
  const __LANGUAGE__: Language;
  const __DIRECTION__: (typeof LANGUAGES)[Language]['direction'];
}

/** What this build of the app speaks. */
export const LANGUAGE: Language = __LANGUAGE__;
export const DIRECTION = __DIRECTION__;

const PREFIX = languagePrefix(LANGUAGE);

/** The address of a page for links and loads that do not go through the router, which adds the prefix by itself. */
export const addressInLanguage = (path: string): string => `${PREFIX}${path}`;

/** The page at an address of the browser. */
export const pageAtAddress = (address: string): string =>
  PREFIX !== '' && (address === PREFIX || address.startsWith(`${PREFIX}/`))
    ? address.slice(PREFIX.length) || '/'
    : address;
