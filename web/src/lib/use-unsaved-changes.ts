import { useEffect, useRef, useState } from 'react';
import { dialogs } from './dialogs.tsx';

/** The forms with something to lose. */
const unsaved = new Set<symbol>();

const onBeforeUnload = (event: BeforeUnloadEvent) => {
  if (unsaved.size > 0) event.preventDefault();
};

/**
 * Asks before a click away, or closing the tab, loses what was typed. Returns a function to call when everything is
 * saved and the way is free.
 */
export function useUnsavedChanges(hasChanges: boolean): () => void {
  const [key] = useState(() => Symbol('form'));
  const isReleased = useRef(false);

  useEffect(() => {
    if (!hasChanges || isReleased.current) return;
    unsaved.add(key);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsaved.delete(key);
      if (unsaved.size === 0) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [hasChanges, key]);

  return () => {
    isReleased.current = true;
    unsaved.delete(key);
  };
}

type Place = { readonly pathname: string };

/** Undefined when nothing is lost on the way; otherwise whether the person leaves all the same. */
export const confirmLeaving = (from: Place, to: Place): Promise<boolean> | undefined =>
  unsaved.size === 0 || from.pathname === to.pathname
    ? undefined
    : dialogs.confirm({
        title: 'Leave without saving?',
        text: 'What you changed here will be lost.',
        confirmLabel: 'Leave',
        isIrreversible: true,
      });
