type Watch = {
  readonly id: number;
  readonly success: PositionCallback;
  readonly failure: PositionErrorCallback | null | undefined;
  readonly options: PositionOptions | undefined;
};

const CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

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
    fix(coords: { readonly latitude: number; readonly longitude: number; readonly accuracy?: number }) {
      // Only what the app reads.
      const position = { coords, timestamp: Date.now() } as GeolocationPosition;
      for (const { success } of running()) success(position);
    },
    fail(reason: keyof typeof CODES) {
      const error = { code: CODES[reason], PERMISSION_DENIED: CODES.denied } as GeolocationPositionError;
      for (const { failure } of running()) failure?.(error);
    },
  };
}
