import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrating } from './use-is-hydrating.tsx';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readKept(name: string): unknown {
  const entry: unknown = window.history.state;
  return isRecord(entry) && isRecord(entry.choices) ? entry.choices[name] : undefined;
}

function keep(name: string, value: unknown) {
  const entry: unknown = window.history.state;
  const before = isRecord(entry) ? entry : {};
  const choices = isRecord(before.choices) ? before.choices : {};
  // The address stays as it is: public pages are cached by it.
  window.history.replaceState({ ...before, choices: { ...choices, [name]: value } }, '');
}

/**
 * A choice that the page keeps with its entry of the browser's history: on the way back and after a reload it is made
 * already. The server's HTML is without it.
 */
export function useHistoryChoice<T extends string | number>(name: string, initial: T) {
  const [chosen, setChosen] = useState<T>();
  // With the page's own path: the page that is left is still shown when the browser is at the next entry.
  const key = `${useLocation().pathname} ${name}`;
  const kept = useIsHydrating() ? undefined : readKept(key);
  // What is kept under a name was written by this very hook, so only its kind is looked at.
  const value = chosen ?? (typeof kept === typeof initial ? (kept as T) : initial);
  const choose = (next: T) => {
    setChosen(next);
    keep(key, next);
  };
  return [value, choose] as const;
}
