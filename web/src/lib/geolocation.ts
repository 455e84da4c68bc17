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

/** The position where it is only nice to have: an unanswered permission prompt must not hold anyone up. */
export function findPosition(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, undefined);
    getPosition().then(resolve, () => resolve(undefined));
  });
}
