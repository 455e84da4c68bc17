import { OTHER_LANGUAGES, type OtherLanguage } from '@nearbite/contract/translations';
import { LANGUAGE } from '../../lib/language.ts';
import * as texts from '../ui.texts.ts';

const names = new Intl.DisplayNames([LANGUAGE, 'en'], { type: 'language' });

/** The languages an owner may translate into, each with the label of a field: "Title in Urdu (optional)". */
export const translatedFields = (label: string) =>
  OTHER_LANGUAGES.map((language) => ({
    language,
    label: texts.inLanguage(label, names.of(language) ?? language),
  }));

/** A value for each of them. */
export const inEachLanguage = <T>(make: (language: OtherLanguage) => T): Record<OtherLanguage, T> =>
  // Made of these very names.
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, make(language)])) as Record<
    OtherLanguage,
    T
  >;
