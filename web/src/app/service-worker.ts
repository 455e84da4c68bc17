import {
  type KeptPart,
  OTHER_BUILD,
  SERVICE_WORKER_PATH,
  type WorkerMessage,
} from '@nearbite/contract/platform/service-worker';
import { findAccessToken, onTokensChange, wasOwner } from '../features/accounts/index.ts';
import { LANGUAGE, pageAtAddress } from '../lib/language.ts';
import { offerNewVersion } from '../lib/page/new-version.ts';
import { reloadPage } from '../lib/page/page-load.ts';
import { isSparing } from './routing/prefetch.ts';

/** The app knows its build by this file, whose name changes with every release. */
const OWN_FILE = new URL(import.meta.url).pathname;
const ASK_FOR_UPDATE_MS = 60 * 60_000;
/** Whether somebody who has just signed in owns a restaurant is known by then. */
const ROLE_KNOWN_AFTER_MS = 5_000;

const say = (worker: ServiceWorker | null | undefined, message: WorkerMessage) =>
  worker?.postMessage(message);

export async function startServiceWorker(): Promise<void> {
  // The development server has no build to keep; browsers have no workers for addresses without TLS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(SERVICE_WORKER_PATH);
  followUpdates(registration);
  const { active } = await serviceWorker.ready;
  const keepParts = () => {
    for (const part of wantedParts()) {
      say(serviceWorker.controller ?? active, { type: 'keep', language: LANGUAGE, part });
    }
  };
  keepParts();
  onTokensChange(() => setTimeout(keepParts, ROLE_KNOWN_AFTER_MS));
}

/** Riders need their own pages only, and need them even where data are dear. */
function wantedParts(): readonly KeptPart[] {
  if (/^\/rider\//i.test(pageAtAddress(location.pathname))) return ['rider'];
  if (isSparing()) return ['shell'];
  if (findAccessToken() === null) return ['public'];
  return ['public', wasOwner() ? 'owner' : 'customer'];
}

/** A worker of this page's own build takes over at once; one of a newer build waits until the person says so. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const ask = (worker: ServiceWorker | null) => say(worker, { type: 'page of', file: OWN_FILE });
  const askOnceInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) ask(worker);
    });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === OTHER_BUILD) offerNewVersion(() => loadNewVersion(registration));
  });
  // Another tab may have let it in.
  serviceWorker.addEventListener('controllerchange', () => ask(serviceWorker.controller));
  registration.addEventListener('updatefound', () => askOnceInstalled(registration.installing));
  askOnceInstalled(registration.installing);
  ask(registration.waiting);

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < ASK_FOR_UPDATE_MS) return;
    askedAt = Date.now();
    // Without a connection it is asked for the next time.
    registration.update().catch(() => undefined);
  });
}

function loadNewVersion({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
    say(waiting, { type: 'take over' });
  } else reloadPage();
}
