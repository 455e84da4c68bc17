import { RIDER_WORKER_PATH } from '@nearbite/contract/tracking/rider-worker';

/** Lets the phone keep the page, so that a reload without signal brings it back. Where it cannot, all else works. */
export function registerRiderWorker(): void {
  // The development server has no build to keep; browsers have no workers for addresses without TLS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(RIDER_WORKER_PATH).catch(() => undefined);
}
