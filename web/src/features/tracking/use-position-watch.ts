import { SEND_EVERY_SECONDS } from '@nearbite/contract/tracking';
import { useEffect, useEffectEvent, useState } from 'react';

export type Fix = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

/** Why there is no position. `searching` and `unavailable` may pass by themselves. */
export type WatchTrouble = 'searching' | 'unavailable' | 'denied' | 'unsupported';

const WATCH: PositionOptions = {
  enableHighAccuracy: true,
  timeout: SEND_EVERY_SECONDS * 1000,
  maximumAge: 0,
};

/** Follows the device as exactly as it can; answers what keeps it from doing so, if anything. */
export function usePositionWatch(isOn: boolean, onFix: (fix: Fix) => void): WatchTrouble | undefined {
  const [trouble, setTrouble] = useState<WatchTrouble | undefined>('searching');
  const handleFix = useEffectEvent(onFix);

  useEffect(() => {
    if (!isOn) return;
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (!geolocation) {
      setTrouble('unsupported');
      return;
    }
    const watch = geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setTrouble(undefined);
        handleFix({ latitude, longitude, accuracy });
      },
      (error) => setTrouble(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      WATCH,
    );
    return () => geolocation.clearWatch(watch);
  }, [isOn]);

  return trouble;
}
