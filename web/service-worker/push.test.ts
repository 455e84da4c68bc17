import { expect, test, vi } from 'vitest';
import { listenToPush } from './push.ts';

const MESSAGE = {
  title: 'Order Accepted',
  body: 'Biryani Junction has accepted your order.',
  url: '/ur/customer/orders/abc/',
  tag: 'order:abc:1',
  key: 'order:1',
  lang: 'ur',
  dir: 'rtl',
};

/** A worker with nothing but what pushes need. */
function start(pages: { url: string; focus?: () => void; postMessage?: (message: unknown) => void }[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const shown: { title: string; tag?: string; data?: unknown; renotify?: boolean }[] = [];
  const openWindow = vi.fn();
  const subscribe = vi.fn();
  const worker = {
    location: new URL('https://eat.example/service-worker.js'),
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
      pushManager: { subscribe },
    },
    clients: { matchAll: async () => pages, openWindow },
  };
  // Nothing else of a worker is used.
  listenToPush(worker as unknown as ServiceWorkerGlobalScope);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const push = (message: object) => happen('push', { data: { json: () => message } });
  const tap = (url: string) =>
    happen('notificationclick', { notification: { close: vi.fn(), data: { url } } });
  return { shown, openWindow, subscribe, push, tap, happen };
}

test('what is pushed is shown in its language, and makes a sound again only where it is new', async () => {
  const { push, shown } = start();
  await push(MESSAGE);
  await push(MESSAGE);
  await push({ ...MESSAGE, title: 'Order On Its Way', key: 'order:2' });
  expect(shown).toMatchObject([
    { title: 'Order Accepted', body: MESSAGE.body, tag: MESSAGE.tag, lang: 'ur', dir: 'rtl', renotify: true },
    { title: 'Order Accepted', renotify: false },
    { title: 'Order On Its Way', renotify: true },
  ]);
});

test('a tap leads to the page that is open, else to a new one, and never to another site', async () => {
  const focus = vi.fn();
  const { tap, openWindow } = start([{ url: `https://eat.example${MESSAGE.url}?x=1`, focus }]);
  await tap(MESSAGE.url.replace(/\/$/, ''));
  expect(focus).toHaveBeenCalledOnce();
  await tap('/restaurant/orders/');
  await tap('https://evil.example/');
  await tap('//evil.example/');
  expect(openWindow.mock.calls).toEqual([['https://eat.example/restaurant/orders/']]);
});

test('a subscription whose address changes is renewed with the same key, and open pages hear of it', async () => {
  const postMessage = vi.fn();
  const { happen, subscribe } = start([{ url: 'https://eat.example/', postMessage }]);
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  await happen('pushsubscriptionchange', { oldSubscription: { options } });
  expect(subscribe).toHaveBeenCalledWith(options);
  expect(postMessage).toHaveBeenCalledWith('push changed');
});
