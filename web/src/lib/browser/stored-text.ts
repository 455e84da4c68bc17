import { useSyncExternalStore } from 'react';

/** Texts in local storage that every tab of the browser follows. */

const listeners = new Set<() => void>();

/** What a full or forbidden storage did not take: this page goes on with it, and it goes with the page. */
const unstored = new Map<string, string>();

export function readText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string): void {
  if (readText(key) === text) return;
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  notifyListeners();
}

export function removeText(key: string): void {
  if (readText(key) === null) return;
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be there.
  }
  notifyListeners();
}

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Storage events come from the other tabs only, so this one tells itself. */
function onChange(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(
    onChange,
    () => readText(key),
    () => null,
  );
