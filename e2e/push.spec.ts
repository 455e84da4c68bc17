import type { Page } from '@playwright/test';
import { pay, placeOrder } from './deliveries.ts';
import { expect, signInByApi, test } from './fixtures.ts';

type Subscription = { readonly endpoint: string; readonly keys: Record<string, string> };
type Told = { readonly url: string };
/** Of a worker's globals, which the types of pages do not have. */
type WorkerScope = {
  readonly registration: { getNotifications(): Promise<Notification[]> };
  readonly clients: { openWindow(url: string): Promise<null> };
  readonly NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
  dispatchEvent(event: Event): void;
};

test.use({ serviceWorkers: 'allow', permissions: ['geolocation', 'notifications'] });

/** The push services of real browsers are far away; all else of this browser is its own. */
const givePushService = (page: Page, subscription: Subscription) =>
  page.addInitScript(({ endpoint, keys }) => {
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => void localStorage.removeItem('subscribed_as'),
    };
    const known = () => {
      const key = localStorage.getItem('subscribed_as');
      const bytes = atob((key ?? '').replaceAll('-', '+').replaceAll('_', '/'));
      const options = { applicationServerKey: Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer };
      return key === null ? null : { ...made, options };
    };
    const asked = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes';
      return asked();
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('subscribed_as', applicationServerKey);
        return known();
      },
    });
  }, subscription);

/** Hands what the service got to the browser's worker, as the browser does. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

const shownAt = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, lang, dir }) => ({
      title,
      lang,
      dir,
    })),
  );

/** Taps the one that is shown; a window is opened for real taps only. */
async function tapShown(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  const opened = await worker.evaluate(async () => {
    // This runs in the worker.
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  });
  return opened;
}

test('a kitchen is told of an order while its page is closed, in its language, until it signs out @own-app', async ({
  page,
  request,
  pushService,
  signIn,
}) => {
  const { device, subscription } = pushService.subscribe();
  const heard = (title: string) =>
    pushService.received.findLast((one) => one.device === device && one.message.title === title)?.message;
  await givePushService(page, subscription);
  await signIn('owner@nearbite.test');
  const owner = await signInByApi(request, 'owner@nearbite.test');
  await page.goto('/restaurant/orders/');
  const offer = page.getByRole('button', { name: 'Notify me on this device' });
  await expect(offer).toBeVisible();
  await expect(page.locator('[data-asked]')).toHaveCount(0);
  await offer.click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(page.locator('[data-asked]')).toHaveCount(1);

  // Tried out in the settings.
  await page.goto('/restaurant/settings/');
  const devices = page.getByRole('list', { name: 'Notifications on your devices' });
  await expect(devices.getByText(/\(this device\)$/)).toBeVisible();
  await devices.getByRole('button', { name: /^Send a test message/ }).click();
  await expect.poll(() => heard('Nearbite')?.url).toBe('/restaurant/settings');

  const oid = await placeOrder(request, owner.restaurantId);
  await pay(request, oid);
  await expect.poll(() => heard('New Order')?.url).toBe(`/restaurant/orders/${oid}/`);
  await deliver(page, heard('New Order') ?? {});
  await expect.poll(() => shownAt(page)).toEqual([{ title: 'New Order', lang: 'en', dir: 'ltr' }]);
  await page.goto(await tapShown(page));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(oid) })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed_as'))).toBeNull();
  const count = pushService.received.length;
  await pay(request, await placeOrder(request, owner.restaurantId));
  const { headers } = await signInByApi(request, 'owner@nearbite.test');
  expect(await (await request.get('/api/user/push/', { headers })).json()).toMatchObject({ devices: [] });
  expect(pushService.received).toHaveLength(count);
});

test('a customer who reads Urdu turns it on at the order, and is told in Urdu @own-app', async ({
  page,
  request,
  pushService,
  signIn,
}) => {
  const { device, subscription } = pushService.subscribe();
  await givePushService(page, subscription);
  const owner = await signInByApi(request, 'owner@nearbite.test');
  const oid = await placeOrder(request, owner.restaurantId);
  await pay(request, oid);
  await signIn('customer2@nearbite.test');
  await page.goto(`/customer/orders/${oid}/`);
  // What the account reads is known from here on.
  const isKnown = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click();
  await isKnown;
  await page.waitForURL(`**/ur/customer/orders/${oid}/`);
  await page.getByRole('button', { name: 'اس ڈیوائس پر اطلاع دیں' }).click();
  await expect(page.getByText('اس ڈیوائس پر اطلاعات چالو ہیں۔')).toBeVisible();
  const given = await request.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, {
    headers: owner.headers,
    data: { order_status: 'fulfilled' },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const told = (): Told | undefined => pushService.received.findLast((one) => one.device === device)?.message;
  await expect.poll(told).toMatchObject({ url: `/ur/customer/orders/${oid}/`, lang: 'ur' });
  await deliver(page, told() ?? {});
  await expect.poll(() => shownAt(page)).toMatchObject([{ lang: 'ur', dir: 'rtl' }]);
});

test.describe('where nothing can be turned on', () => {
  test.use({ permissions: ['geolocation'] });

  test('the settings say why, and an iPhone is told how', async ({ page, signIn }) => {
    await signIn('customer@nearbite.test');
    await page.goto('/customer/settings/');
    await expect(page.getByText(/^This browser blocks notifications from this site/)).toBeVisible();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
      Reflect.deleteProperty(window, 'PushManager');
    });
    await page.reload();
    await expect(page.getByText(/^On an iPhone or iPad: tap Share in Safari/)).toBeVisible();
  });
});
