import { pay, placeOrder } from './deliveries.ts';
import { expect, signInByApi, test } from './fixtures.ts';

/** A kitchen no other story needs. */
const KITCHEN = 'mughal-darbar@nearbite.test';
const ORDERS = 30;

test('thirty orders in a row reach a phone with a slow line, where the keyboard works them off', async ({
  page,
  request,
  signIn,
}) => {
  const { headers, restaurantId } = await signInByApi(request, KITCHEN);
  const terms = { opening_hours: [], paused_until: null, auto_accept: false };
  const saved = await request.patch(`/api/restaurant/terms/${restaurantId}/`, { headers, data: terms });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(KITCHEN);
  await page.goto('/restaurant/orders/');
  const tab = (name: string) => page.getByRole('tab', { name });
  const countIn = async (name: string) =>
    (await tab(name).count()) === 0 ? 0 : Number.parseInt((await tab(name).textContent()) ?? '', 10);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const first = await placeOrder(request, restaurantId);
  await pay(request, first);
  await expect(tab('New')).toBeVisible();
  const before = await Promise.all(['New', 'Cooking', 'Ready'].map(countIn));
  const [fresh = 0, cooking = 0, ready = 0] = before;

  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  const accept = page.getByRole('button', { name: /^Accept/ }).first();
  await tab('New').click();
  const place = await accept.boundingBox();
  for (let count = 1; count < ORDERS; count += 1) await pay(request, await placeOrder(request, restaurantId));
  await expect.poll(() => countIn('New')).toBe(fresh + ORDERS - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // What came in stands below: nothing moved under the finger.
  expect(await accept.boundingBox()).toEqual(place);

  // Shown at once, long before the line has carried it there and back.
  const pressed = async (key: string, name: string, count: number) => {
    await page.keyboard.press(key);
    await expect.poll(() => countIn(name), { intervals: [20], timeout: 1_000 }).toBe(count);
    // A second key so soon would be the same tap.
    await page.waitForTimeout(350);
  };
  await pressed('a', 'Cooking', cooking + 1);
  await pressed('a', 'Cooking', cooking + 2);
  await expect.poll(() => countIn('New')).toBe(fresh + ORDERS - 3);
  await pressed('r', 'Ready', ready + 1);
  await pressed('h', 'Ready', ready);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countIn('Ready')).toBe(ready + 1);
});
