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
  const grants = useGrants();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new permission is a new chance
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
  }, [isOn, grants]);

  return trouble;
}

/** Counts how often the location was allowed since the page was opened: a refused watch does not start by itself. */
function useGrants(): number {
  const [grants, setGrants] = useState(0);
  useEffect(() => {
    let permission: PermissionStatus | undefined;
    let isGone = false;
    const onChange = () => permission?.state === 'granted' && setGrants((count) => count + 1);
    const permissions: Permissions | undefined = navigator.permissions;
    permissions
      ?.query({ name: 'geolocation' })
      .then((status) => {
        if (isGone) return;
        permission = status;
        status.addEventListener('change', onChange);
      })
      // Browsers that cannot tell: there the page must be loaded again.
      .catch(() => undefined);
    return () => {
      isGone = true;
      permission?.removeEventListener('change', onChange);
    };
  }, []);
  return grants;
}
