import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@nearbite/contract/languages';
import { readText, removeText, writeText } from './browser/stored-text.ts';
import { LANGUAGE } from './language.ts';

/** What the person has chosen to read, in this browser. */
const CHOSEN = 'language';
/** Chosen here and not yet told to the account. */
const UNSAVED = 'language_unsaved';
/** How far down the page was read when the language was changed; boot.ts scrolls there, too. */
const KEPT_SCROLL = 'kept_scroll';

/** Whoever signs in later keeps what their account says. */
export function chooseLanguage(language: Language, isSignedIn: boolean): void {
  writeText(CHOSEN, language);
  if (isSignedIn) writeText(UNSAVED, language);
  else removeText(UNSAVED);
}

/** The next document shows the same page, as far down. */
export function keepScrollForNextDocument(): void {
  try {
    sessionStorage.setItem(KEPT_SCROLL, String(window.scrollY));
  } catch {
    // No room or no permission: the page opens at its top then.
  }
}

export function takeKeptScroll(): number | undefined {
  const kept = sessionStorage.getItem(KEPT_SCROLL);
  sessionStorage.removeItem(KEPT_SCROLL);
  return kept === null ? undefined : Number(kept);
}

export function findUnsavedLanguage(): Language | undefined {
  const unsaved = readText(UNSAVED);
  return isLanguage(unsaved) ? unsaved : undefined;
}

export const languageIsSaved = (): void => removeText(UNSAVED);

/** Who opens an address without a language and would rather read another: by choice, otherwise by the browser's order. */
export function findPreferredLanguage(): Language | undefined {
  if (LANGUAGE !== DEFAULT_LANGUAGE) return undefined;
  const chosen = readText(CHOSEN);
  const codes = isLanguage(chosen) ? [chosen] : navigator.languages.map((code) => code.slice(0, 2));
  const preferred = codes.find(isLanguage);
  return preferred === LANGUAGE ? undefined : preferred;
}
