import type { Texts, TranslationChanges, Translations } from '@nearbite/contract/translations';

/** What the column `translations` becomes; undefined where nothing was said of it. */
export const changedTranslations = (
  changes: TranslationChanges,
  before: Translations = {},
): string | undefined =>
  changes === undefined ? undefined : JSON.stringify(mergeTexts(before, changes) ?? {});

/** What is null is taken away, and with it what is left empty. */
export function mergeTexts(before: Texts, change: Texts): Texts {
  if (change === undefined) return before;
  if (change === null || typeof change === 'string') return change ?? undefined;
  const known = typeof before === 'object' && before !== null ? before : {};
  const changed = Object.entries(change).map(([name, text]) => {
    const former = Object.hasOwn(known, name) ? known[name] : undefined;
    return [name, mergeTexts(former, text)] as const;
  });
  return withoutEmpty({ ...known, ...Object.fromEntries(changed) });
}

export function withoutEmpty(texts: Readonly<Record<string, Texts>>): Texts {
  const left = Object.entries(texts).filter(([, text]) => text !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
