import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this render is the server's, or the browser's first one over the server's HTML: it must show what the
 * server showed, who knows neither the person nor the browser. Right after it the truth is rendered.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
