import { useMemo, useSyncExternalStore } from 'react';
import type { Position } from '../../lib/geolocation.ts';
import { findKnownPlaceText, onKnownPlaceChange } from './places.ts';

const unknown = () => null;

/** Where the visitor is as far as this visit knows, without asking the browser; the server knows nothing of it. */
export function useKnownPosition(): Position | undefined {
  const text = useSyncExternalStore(onKnownPlaceChange, findKnownPlaceText, unknown);
  return useMemo(() => {
    if (text === null) return undefined;
    const { latitude, longitude } = JSON.parse(text) as Position;
    return { latitude, longitude };
  }, [text]);
}
