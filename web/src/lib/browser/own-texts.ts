import { useMemo } from 'react';
import { readText, removeText, useStoredText, writeText } from './stored-text.ts';

/** What the browser keeps for one account and for no other, until somebody signs out. */
const PREFIX = 'own_';

export const ownKey = (name: string, userId: number) => `${PREFIX}${name}_${userId}`;

export function forgetOwnTexts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) removeText(key);
}

function readList<Entry>(text: string | null, isEntry: (entry: unknown) => entry is Entry): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** A list kept for an account, the newest first. Anybody can write into the storage, so `isEntry` looks at each. */
export function useOwnList<Entry>(
  key: string,
  isEntry: (entry: unknown) => entry is Entry,
): readonly Entry[] {
  const text = useStoredText(key);
  return useMemo(() => readList(text, isEntry), [text, isEntry]);
}

type Adding<Entry> = {
  readonly isEntry: (entry: unknown) => entry is Entry;
  readonly isSame: (a: Entry, b: Entry) => boolean;
  readonly most: number;
};

/** Puts it first; each is there once. */
export function addToOwnList<Entry>(
  key: string,
  entry: Entry,
  { isEntry, isSame, most }: Adding<Entry>,
): void {
  const others = readList(readText(key), isEntry).filter((other) => !isSame(other, entry));
  writeText(key, JSON.stringify([entry, ...others].slice(0, most)));
}
