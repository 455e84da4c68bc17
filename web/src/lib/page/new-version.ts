import { useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';

/** A newer version of the app that is there to be loaded (after-start.ts): nobody's page is ever reloaded unasked. */

const { tell, listen } = createListeners();
let load: (() => void) | undefined;

export function offerNewVersion(loadIt: () => void): void {
  load = loadIt;
  tell();
}

/** What loads it. */
export const useNewVersion = (): (() => void) | undefined =>
  useSyncExternalStore(
    listen,
    () => load,
    () => undefined,
  );
