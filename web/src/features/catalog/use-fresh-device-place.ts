import { useEffect, useEffectEvent } from 'react';
import { findGrantedPosition } from '../../lib/geolocation.ts';
import { devicePlace, findPlace, forgetPlace, keepPlace } from '../../lib/place.ts';

/** How long a position that the device has told is taken for where the person still is. */
const FRESH_MS = 30 * 60_000;

/** Where the device was at an earlier visit says little about now: it is asked anew, and nobody is prompted. */
export function useFreshDevicePlace(): void {
  const refresh = useEffectEvent(async () => {
    const old = findPlace();
    if (old?.kind !== 'device' || Date.now() - old.at < FRESH_MS) return;
    const position = await findGrantedPosition();
    const now = findPlace();
    if (now?.kind !== 'device' || now.at !== old.at) return;
    if (position) keepPlace(devicePlace(position));
    else forgetPlace();
  });
  useEffect(() => void refresh(), []);
}
