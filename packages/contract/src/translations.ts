import { z } from 'zod';
import * as texts from './fields.texts.ts';
import { emptiable, readJsonText } from './fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { namesOf } from './names-of.ts';

/** Owners write in the default language, and in these what they like to. */
export type OtherLanguage = Exclude<Language, 'en'>;
const isOther = (language: Language): language is OtherLanguage => language !== DEFAULT_LANGUAGE;
export const OTHER_LANGUAGES = namesOf(LANGUAGES).filter(isOther);

/** By names, as deep as these go; null takes one away. */
export type Texts = string | null | undefined | { readonly [name: string]: Texts };

/** By language and field: `{ "ur": { "title": "…" } }`. */
export const Translations = z.partialRecord(z.enum(namesOf(LANGUAGES)), z.record(z.string(), z.string()));
export type Translations = z.infer<typeof Translations>;

/**
 * What a form says of them, as JSON text where the form has files: a field that is not named stays, null or empty text removes one,
 * null a language, or all.
 */
export function translationsOf<T extends Readonly<Record<string, z.ZodType<Texts>>>>(fields: T) {
  const removable = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptiable(field)]),
  );
  const byLanguage = Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      z.strictObject(removable, texts.translations).nullable().optional(),
    ]),
  );
  return z.preprocess(readJsonText, z.strictObject(byLanguage, texts.translations).nullable().optional());
}

/** What a call sends of them. */
export type TranslationChanges = z.output<ReturnType<typeof translationsOf>>;
