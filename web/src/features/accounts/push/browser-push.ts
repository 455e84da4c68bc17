import type { PushSubscriptionBody } from '@nearbite/contract/notifications/push';
import type { z } from 'zod';
import { isApplePhone } from '../../../lib/browser/is-apple-phone.ts';

/** Why this browser cannot be told anything. */
export type Hindrance = 'insecure' | 'install' | 'unsupported' | 'denied';

export function findHindrance(): Hindrance | undefined {
  if (!window.isSecureContext) return 'insecure';
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // iPhones show only those of what was put on their home screen.
  if (!isSupported) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** The worker is registered once a page has nothing else to do. */
const WORKER_PATIENCE_MS = 15_000;

async function findPushManager(): Promise<PushManager> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker')), WORKER_PATIENCE_MS);
  });
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
}

type Subscription = Omit<z.input<typeof PushSubscriptionBody>, 'name'>;

/** Asks for permission, where that was not given before. Undefined when it is refused. */
export async function subscribe(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = await findPushManager();
  const known = await manager.getSubscription();
  // Made for keys this site does not have any more.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

export async function findEndpoint(): Promise<string | undefined> {
  return (await (await findPushManager()).getSubscription())?.endpoint;
}

export async function unsubscribe(): Promise<void> {
  await (await (await findPushManager()).getSubscription())?.unsubscribe();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
