type Watch = {
  readonly id: number;
  readonly success: PositionCallback;
  readonly failure: PositionErrorCallback | null | undefined;
  readonly options: PositionOptions | undefined;
};

const CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

type Coords = { readonly latitude: number; readonly longitude: number; readonly accuracy?: number };

/** A position as browsers tell it. */
export const positionAt = (coords: Coords) =>
  // Only what the app reads.
  ({ coords, timestamp: Date.now() }) as GeolocationPosition;

/** Why a browser tells none. */
export const positionError = (reason: keyof typeof CODES) =>
  // Only what the app reads.
  ({ code: CODES[reason], PERMISSION_DENIED: CODES.denied }) as GeolocationPositionError;

/** A device whose position the test tells. */
export function fakeGeolocation() {
  const watches: Watch[] = [];
  const cleared = new Set<number>();
  const running = () => watches.filter(({ id }) => !cleared.has(id));
  const geolocation: Geolocation = {
    watchPosition(success, failure, options) {
      const id = watches.length + 1;
      watches.push({ id, success, failure, options });
      return id;
    },
    clearWatch: (id) => void cleared.add(id),
    getCurrentPosition: () => undefined,
  };
  return {
    geolocation,
    /** Every watch ever started. */
    watches,
    running,
    fix(coords: Coords) {
      const position = positionAt(coords);
      for (const { success } of running()) success(position);
    },
    fail(reason: keyof typeof CODES) {
      const error = positionError(reason);
      for (const { failure } of running()) failure?.(error);
    },
  };
}
