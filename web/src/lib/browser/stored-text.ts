import { useSyncExternalStore } from 'react';

/** Texts in local storage that every tab of the browser follows. */

const listeners = new Set<() => void>();

export const readText = (key: string): string | null => localStorage.getItem(key);

export function writeText(key: string, text: string): void {
  if (readText(key) === text) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full storage must not take the page down with it.
  }
  notifyListeners();
}

export function removeText(key: string): void {
  if (readText(key) === null) return;
  localStorage.removeItem(key);
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
