import { authorization } from '../net/authorization.ts';

/**
 * What was typed into a form and not sent yet, kept for this tab and for whoever typed it. Texts survive a reload;
 * files cannot be written down and live as long as the document.
 */
export type Draft = {
  readonly values: unknown;
  /** What the form keeps beside its own values: a chosen picture, a pin on the map. */
  readonly extra?: unknown;
  /** Which version of a thing the changes were made to. */
  readonly base?: number | undefined;
};

/** As it is found again. `hasLostFiles`: there were files, and the document that knew them is gone. */
export type FoundDraft = Draft & { readonly hasLostFiles: boolean };

type Written = Draft & { readonly owner: string; readonly hasFiles: boolean };

const PREFIX = 'draft:';

/** The same drafts with their files, by the text that was written down. */
const withFiles = new Map<string, { readonly text: string; readonly draft: Draft }>();

export function saveDraft(name: string, { values, extra, base }: Draft): void {
  const owner = authorization.findSubject();
  if (owner === null) return;
  const draft = { values, extra, base };
  const text = JSON.stringify(
    { ...draft, owner, hasFiles: hasFile(draft) } satisfies Written,
    (_key, value) => (value instanceof Blob ? null : value),
  );
  attempt(() => sessionStorage.setItem(PREFIX + name, text));
  withFiles.set(name, { text, draft });
}

/** Only for the one who typed it; to anybody else it is gone. */
export function findDraft(name: string): FoundDraft | undefined {
  const text = attempt(() => sessionStorage.getItem(PREFIX + name)) ?? null;
  if (text === null) return undefined;
  // Written by `saveDraft`.
  const { owner, hasFiles, ...texts } = JSON.parse(text) as Written;
  if (owner !== authorization.findSubject()) {
    dropDraft(name);
    return undefined;
  }
  const kept = withFiles.get(name);
  if (kept?.text === text) return { ...kept.draft, hasLostFiles: false };
  return { ...texts, hasLostFiles: hasFiles };
}

export function dropDraft(name: string): void {
  withFiles.delete(name);
  attempt(() => sessionStorage.removeItem(PREFIX + name));
}

/** Signing out means that nothing stays on this screen. */
export function dropAllDrafts(): void {
  withFiles.clear();
  attempt(() => {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  });
}

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/** Full or forbidden storage is no reason to stop anybody from typing. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
