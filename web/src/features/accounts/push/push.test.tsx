import type { PushDevice } from '@nearbite/contract/notifications/push';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyAs, json } from '../../../testing/fake-server.ts';
import { giveNavigator } from '../../../testing/give-navigator.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ENDPOINT = 'https://push.example/one';
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const PUBLIC_KEY = `B${'c'.repeat(86)}`;

/** A browser with a push service, whose person answers its question. */
function giveBrowser(answer: NotificationPermission) {
  const requestPermission = vi.fn(async () => answer);
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async () => ({ endpoint: ENDPOINT, toJSON: () => ({ keys: KEYS }), unsubscribe }));
  const getSubscription = async () => subscribe.mock.results[0]?.value;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const ready = Promise.resolve({ pushManager: { subscribe, getSubscription } });
  giveNavigator({ serviceWorker: { ready, addEventListener: () => undefined } });
  return { requestPermission, subscribe, unsubscribe };
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

function atSettings() {
  let devices: PushDevice[] = [];
  const added = vi.fn(({ body }: { body: unknown }) => {
    const device = {
      id: 'd1',
      name: 'Chrome on Android',
      created_at: '2026-09-05T10:00:00.000Z',
      last_used_at: null,
    };
    devices = [device];
    expect(bodyAs(body)).toEqual({ endpoint: ENDPOINT, keys: KEYS });
    return json(device, 201);
  });
  const tested = vi.fn(() => json({ message: 'Sent. It arrives within a few seconds.' }));
  const removed = vi.fn(() => {
    devices = [];
    return new Response(null, { status: 204 });
  });
  const app = renderApp('/customer/settings/', {
    as: 'customer',
    server: {
      'GET /api/user/push/': () => json({ public_key: PUBLIC_KEY, devices }),
      'POST /api/user/push/': added,
      'POST /api/user/push/d1/test/': tested,
      'DELETE /api/user/push/d1/': removed,
    },
  });
  return { ...app, added, tested, removed };
}

test('a phone is added by the person who holds it, tried out, and taken off again', async () => {
  const browser = giveBrowser('granted');
  const { user, added, tested, removed } = atSettings();
  const offer = await screen.findByRole('button', { name: 'Notify me on this device' });
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await user.click(offer);
  const list = await screen.findByRole('list', { name: 'Notifications on your devices' });
  expect(await within(list).findByText('Chrome on Android (this device)')).toBeInTheDocument();
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY });
  expect(added).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();

  await user.click(within(list).getByRole('button', { name: 'Send a test message to Chrome on Android' }));
  await waitFor(() => expect(tested).toHaveBeenCalledOnce());
  await user.click(within(list).getByRole('button', { name: 'Remove Chrome on Android' }));
  expect(await screen.findByText('No device gets notifications yet.')).toBeInTheDocument();
  expect(removed).toHaveBeenCalledOnce();
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce());
});

test('who says no is not asked again here, and is told where to change it', async () => {
  const browser = giveBrowser('denied');
  const { user, added } = atSettings();
  browser.requestPermission.mockImplementation(async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    return 'denied';
  });
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByText(/This browser blocks notifications from this site/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();
  expect(added).not.toHaveBeenCalled();
});

test.each([
  [false, 'Notifications on this device need a secure address (https).'],
  [true, 'This browser cannot show notifications while the page is closed.'],
])('a browser that cannot be told says why (secure: %s)', async (isSecure, why) => {
  vi.stubGlobal('isSecureContext', isSecure);
  atSettings();
  expect(await screen.findByText(why)).toBeInTheDocument();
});
