import { useEffect, useRef, useState } from 'react';
import * as texts from '../lib.texts.ts';
import { dialogs } from '../messages/dialogs.tsx';

/** The forms with something to lose, and whether it is on its way to the server. */
const unsaved = new Map<symbol, 'changed' | 'saving'>();

const onBeforeUnload = (event: BeforeUnloadEvent) => {
  if (unsaved.size > 0) event.preventDefault();
};

/**
 * Asks before a click away, or closing the tab, loses what was typed, or leaves it open whether it was saved. Returns a
 * function to call when everything is saved and the way is free.
 */
export function useUnsavedChanges(hasChanges: boolean, isSaving = false): () => void {
  const [key] = useState(() => Symbol('form'));
  const isReleased = useRef(false);

  useEffect(() => {
    if (!hasChanges || isReleased.current) return;
    unsaved.set(key, isSaving ? 'saving' : 'changed');
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsaved.delete(key);
      if (unsaved.size === 0) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [hasChanges, isSaving, key]);

  return () => {
    isReleased.current = true;
    unsaved.delete(key);
  };
}

type Place = { readonly pathname: string };

const LOSING = { title: texts.leaveWithoutSaving, text: texts.changesWillBeLost };
const SAVING = {
  title: texts.leaveWhileSaving,
  text: texts.mayBeSavedAllTheSame,
};

/** Undefined when nothing is lost on the way; otherwise whether the person leaves all the same. */
export const confirmLeaving = (from: Place, to: Place): Promise<boolean> | undefined =>
  unsaved.size === 0 || from.pathname === to.pathname
    ? undefined
    : dialogs.confirm({
        ...([...unsaved.values()].includes('changed') ? LOSING : SAVING),
        confirmLabel: texts.leave,
        isIrreversible: true,
      });
