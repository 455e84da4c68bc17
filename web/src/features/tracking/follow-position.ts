import { SEND_EVERY_SECONDS } from '@nearbite/contract/tracking/tracking';

export type Fix = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

const ASK_EVERY_MS = SEND_EVERY_SECONDS * 1000;
/** A search in progress is left alone this long: beginning anew would cost it what it has found so far. */
const SEARCH_MS = 30_000;
/** A watch that has just reported needs no push. */
const FRESH_MS = 2_000;

const WATCH: PositionOptions = { enableHighAccuracy: true, timeout: ASK_EVERY_MS, maximumAge: 0 };

type Handlers = {
  readonly onFix: (fix: Fix) => void;
  readonly onTrouble: (trouble: 'denied' | 'unavailable') => void;
};

export type Following = {
  /** A fix was sent just now: the next one is wanted when its turn comes. */
  readonly postpone: () => void;
  readonly stop: () => void;
};

/**
 * Follows the device and asks it for a new fix at least every five seconds. Browsers may report nothing while a
 * device stands still, and answer other questions only together with the watch: so the watch itself is begun anew,
 * which without a cache is the question for a new fix.
 */
export function followPosition(geolocation: Geolocation, { onFix, onTrouble }: Handlers): Following {
  let watch: number | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  /** When the running watch reported last. */
  let reportedAtMs: number | undefined;

  function end(): void {
    clearTimeout(next);
    if (watch !== undefined) geolocation.clearWatch(watch);
    watch = undefined;
  }

  function askIn(ms: number): void {
    clearTimeout(next);
    next = setTimeout(ask, ms);
  }

  function ask(): void {
    const isFresh = reportedAtMs !== undefined && performance.now() - reportedAtMs < FRESH_MS;
    if (isFresh) askIn(ASK_EVERY_MS);
    else begin();
  }

  function begin(): void {
    end();
    reportedAtMs = undefined;
    askIn(SEARCH_MS);
    watch = geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (reportedAtMs === undefined) askIn(ASK_EVERY_MS);
        reportedAtMs = performance.now();
        onFix({ latitude, longitude, accuracy });
      },
      (error) => {
        const isDenied = error.code === error.PERMISSION_DENIED;
        if (isDenied) clearTimeout(next);
        onTrouble(isDenied ? 'denied' : 'unavailable');
      },
      WATCH,
    );
  }

  /** A phone that was put away may have let the watch die, and its owner may have allowed what was refused. */
  const onPageActivity = () => document.visibilityState === 'visible' && begin();

  begin();
  document.addEventListener('visibilitychange', onPageActivity);
  return {
    postpone() {
      if (reportedAtMs !== undefined) askIn(ASK_EVERY_MS);
    },
    stop() {
      document.removeEventListener('visibilitychange', onPageActivity);
      end();
    },
  };
}
