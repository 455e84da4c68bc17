import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { dialogs } from './dialogs.tsx';

/** The forms with something to lose. The router takes one blocker only, so one guard asks for all of them. */
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

/** Stands once in the layout. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void dialogs
      .confirm({
        title: 'Leave without saving?',
        text: 'What you changed here will be lost.',
        confirmLabel: 'Leave',
        isIrreversible: true,
      })
      .then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  return null;
}
