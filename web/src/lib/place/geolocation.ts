export type Position = { readonly latitude: number; readonly longitude: number };

class PositionError extends Error {
  constructor(readonly reason: 'unsupported' | 'denied' | 'unavailable') {
    super(`Position ${reason}`);
    this.name = 'PositionError';
  }
}

const TIMEOUT_MS = 10_000;
const ACCEPTED_AGE_MS = 5 * 60 * 1000;

/** Asks the browser where the user is; the user may be asked for permission. */
export function getPosition(): Promise<Position> {
  // Absent in insecure contexts of some browsers.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (!geolocation) return Promise.reject(new PositionError('unsupported'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new PositionError(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable')),
      { timeout: TIMEOUT_MS, maximumAge: ACCEPTED_AGE_MS },
    );
  });
}

const PATIENCE_MS = 8000;

/** The position where a page is about it, but lives without: an unanswered prompt must not hold anyone up for long. */
export const findPosition = () => positionWithin(PATIENCE_MS);

/** How long a position that may be had without asking is worth waiting for. */
export const GRANTED_PATIENCE_MS = 1000;

/** The position where it is only nice to have: without a prompt and without waiting. */
export async function findGrantedPosition(): Promise<Position | undefined> {
  return (await positionPermission()) === 'granted' ? positionWithin(GRANTED_PATIENCE_MS) : undefined;
}

/** Whether asking for the position would prompt the user; unknown in browsers that do not tell. */
export async function positionPermission(): Promise<PermissionState | 'unknown'> {
  // Absent in older browsers and in insecure contexts.
  const permissions: Permissions | undefined = navigator.permissions;
  const status = await permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return status?.state ?? 'unknown';
}

function positionWithin(patienceMs: number): Promise<Position | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, undefined);
    getPosition().then(resolve, () => resolve(undefined));
  });
}
