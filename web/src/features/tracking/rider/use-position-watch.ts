import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Fix, type Following, followPosition } from '../follow-position.ts';

/** Why there is no position. `searching` and `unavailable` may pass by themselves. */
export type WatchTrouble = 'searching' | 'unavailable' | 'denied' | 'unsupported';

type Handlers = { readonly onFix: (fix: Fix) => void; readonly onDenied: () => void };

/** Follows the device as exactly as it can; tells what keeps it from doing so, if anything. */
export function usePositionWatch(isOn: boolean, handlers: Handlers) {
  const [trouble, setTrouble] = useState<WatchTrouble | undefined>('searching');
  const onFix = useEffectEvent((fix: Fix) => {
    setTrouble(undefined);
    handlers.onFix(fix);
  });
  const onTrouble = useEffectEvent((next: WatchTrouble) => {
    setTrouble(next);
    if (next === 'denied') handlers.onDenied();
  });
  const permission = usePermission();
  const following = useRef<Following>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another permission is another beginning
  useEffect(() => {
    if (!isOn) return;
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (!geolocation) return onTrouble('unsupported');
    // Not every browser tells a running watch that its permission was withdrawn.
    if (permission.changes > 0) onTrouble(permission.state === 'denied' ? 'denied' : 'searching');
    const started = followPosition(geolocation, {
      onFix: (fix) => onFix(fix),
      onTrouble: (next) => onTrouble(next),
    });
    following.current = started;
    return () => started.stop();
  }, [isOn, permission.changes]);

  return { trouble, postpone: () => following.current?.postpone() };
}

type Permission = { readonly state: PermissionState | undefined; readonly changes: number };

/** What became of the permission since the page was opened: a refused watch does not start by itself. */
function usePermission(): Permission {
  const [permission, setPermission] = useState<Permission>({ state: undefined, changes: 0 });
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isGone = false;
    const onChange = () => setPermission(({ changes }) => ({ state: status?.state, changes: changes + 1 }));
    const permissions: Permissions | undefined = navigator.permissions;
    permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        if (isGone) return;
        status = found;
        found.addEventListener('change', onChange);
      })
      // Browsers that cannot tell: there looking at the page again helps.
      .catch(() => undefined);
    return () => {
      isGone = true;
      status?.removeEventListener('change', onChange);
    };
  }, []);
  return permission;
}
