import type { TranslationChanges, Translations } from '@nearbite/contract/translations';

/** What the column `translations` becomes; undefined where nothing was said of it. */
export function changedTranslations(
  changes: TranslationChanges,
  before: Translations = {},
): string | undefined {
  if (changes === undefined) return undefined;
  const after = changes === null ? {} : { ...before, ...mergedWith(before, changes) };
  return JSON.stringify(after);
}

/** A language or field that is null is taken away. */
const mergedWith = (before: Translations, changes: NonNullable<TranslationChanges>) =>
  Object.fromEntries(
    Object.entries(changes).map(([language, fields]) => {
      const known = Object.entries(before).find(([name]) => name === language)?.[1];
      const merged = Object.entries(fields === null ? {} : { ...known, ...fields });
      const left = merged.filter(([, text]) => text !== null && text !== undefined);
      return [language, left.length === 0 ? undefined : Object.fromEntries(left)];
    }),
  );
