import { findSignedInSubject, followPushDevice } from '../features/accounts/index.ts';
import { forgetReadsOfOthers, startKeeping } from '../lib/net/kept-reads.ts';
import { startPrefetching } from './routing/prefetch.ts';
import { startServiceWorker } from './service-worker.ts';
import type { createStore } from './store.ts';

/** What makes the next page quicker, and pages without a connection possible: once the browser has nothing better to do. */
export function startAfterwards(store: ReturnType<typeof createStore>): void {
  startPrefetching(store);
  // A sign-out may have been over before all was deleted.
  void forgetReadsOfOthers(findSignedInSubject()).catch(() => undefined);
  startKeeping(store);
  void followPushDevice(store).catch(() => undefined);
  // Where there can be no worker, all else works.
  startServiceWorker().catch(() => undefined);
}
