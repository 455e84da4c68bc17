import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { dialogs } from './dialogs.tsx';

/**
 * Asks before a click away, or closing the tab, loses what was typed. Answers a function to call when everything is
 * saved and the way is free.
 */
export function useUnsavedChanges(hasChanges: boolean): () => void {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
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

  useEffect(() => {
    if (!hasChanges) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [hasChanges]);

  return () => {
    isFree.current = true;
  };
}
