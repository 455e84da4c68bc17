// What is pushed while no page is open: shown, and opened when it is tapped.

import { PUSH_CHANGED } from '@nearbite/contract/platform/service-worker';

/** As the server writes it (contract `PushMessage`); what is in it was encrypted for this browser alone. */
type Message = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly key: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
};

/** With or without a slash at the end it is the same page. */
const pageOf = ({ pathname }: URL) => pathname.replace(/\/$/, '');

export function listenToPush(worker: ServiceWorkerGlobalScope): void {
  const { registration, clients, location } = worker;

  worker.addEventListener('push', (event) => {
    // Only our server can sign for this subscription.
    if (event.data) event.waitUntil(show(event.data.json() as Message));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url = '/' } = Object(event.notification.data);
    event.waitUntil(open(new URL(String(url), location.origin)));
  });

  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

  /** The same message that comes again makes no second sound; newer ones of its tag do. */
  async function show({ title, body, url, tag, key, lang, dir }: Message): Promise<void> {
    const shown = await registration.getNotifications({ tag });
    const isRepeated = shown.some(({ data }) => Object(data).key === key);
    const options = {
      body,
      tag,
      lang,
      dir,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url, key },
    };
    // Browsers know `renotify`, which the types have lost.
    await registration.showNotification(title, { ...options, renotify: !isRepeated } as NotificationOptions);
  }

  /** In the page that is there already, else in a new one. Never anywhere but here. */
  async function open(url: URL): Promise<void> {
    if (url.origin !== location.origin) return;
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const same = pages.find((page) => pageOf(new URL(page.url)) === pageOf(url));
    if (same) return void (await same.focus());
    await clients.openWindow(url.href);
  }

  /** The browser gave it another address: pages, now or when one is opened, tell the server. */
  async function renew({ oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
    const options = oldSubscription?.options;
    if (options?.applicationServerKey) await registration.pushManager.subscribe(options);
    for (const page of await clients.matchAll()) page.postMessage(PUSH_CHANGED);
  }
}
