import type { Page } from '@playwright/test';
import { openPhone, pay, placeOrder, startDelivery } from './deliveries.ts';
import { expect, LAHORE, signInByApi, test } from './fixtures.ts';

const riderMarker = (page: Page) => page.locator('.tracking-pin-rider');

test('the customer watches the rider come', async ({ page, signIn, mailTo, request, browser, app }) => {
  const { oid, email, token } = await startDelivery(request);

  await signIn('customer2@nearbite.test');
  await page.goto(`/customer/tracking/${oid}/${token}/`);
  await expect(page.getByRole('heading', { name: 'Track Your Delivery' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(riderMarker(page)).toHaveCount(0);

  const mail = await mailTo(email, /delivery/);
  expect(mail.text).toContain('7 Canal View');
  const link = mail.links.find((url) => url.includes('/rider/tracking/')) ?? '';
  const phone = await openPhone(browser, app.url);
  const riderPage = await phone.newPage();
  await riderPage.goto(link);
  await expect(riderPage.getByRole('heading', { name: 'Sending Live Location...' })).toBeVisible();
  await expect(riderPage.getByText('Bilal Ahmed')).toBeVisible();
  await expect(riderPage.getByText('Connected')).toBeVisible();

  await expect(riderMarker(page)).toBeVisible();
  await expect(page.getByText(/Yasir Rider, last seen \d+ s ago/)).toBeVisible();

  // Moved by hand the map stays where it is, so that the marker's own way can be seen.
  const map = page.getByRole('region', { name: 'Map of your delivery' });
  const frame = await map.boundingBox();
  if (!frame) throw new Error('the map has no place on the page');
  await expect(async () => {
    // A map that is just zooming does not let itself be dragged.
    await page.mouse.move(frame.x + 200, frame.y + 150);
    await page.mouse.down();
    await page.mouse.move(frame.x + 260, frame.y + 190, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Recentre' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const before = await riderMarker(page).boundingBox();

  await phone.setGeolocation({ latitude: LAHORE.latitude + 0.001, longitude: LAHORE.longitude });
  await expect(async () => {
    const after = await riderMarker(page).boundingBox();
    expect((before?.y ?? 0) - (after?.y ?? 0)).toBeGreaterThan(60);
  }).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Recentre' }).click();
  await expect(page.getByRole('button', { name: 'Recentre' })).toHaveCount(0);

  // Whoever zooms out to see the whole way is not pulled back either, nor who moves by keyboard.
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByRole('button', { name: 'Recentre' })).toBeVisible();
  await page.getByRole('button', { name: 'Recentre' }).click();
  await map.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Recentre' })).toBeVisible();
  await page.getByRole('button', { name: 'Recentre' }).click();

  // A phone without network for a while comes back with where it is then.
  await phone.setOffline(true);
  await phone.setGeolocation({ latitude: LAHORE.latitude + 0.002, longitude: LAHORE.longitude });
  await phone.setOffline(false);
  await expect(riderPage.getByText('Connected')).toBeVisible({ timeout: 30_000 });

  await riderPage.getByRole('button', { name: 'Delivered' }).click();
  await riderPage.getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(riderPage.getByText('This delivery is over')).toBeVisible();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(riderMarker(page)).toHaveCount(0);
  await phone.close();
});

test("the rider's phone says what it sends, and Delivered outlives a lost signal", async ({
  request,
  browser,
  app,
}) => {
  const { owner, oid, link } = await startDelivery(request);
  const phone = await openPhone(browser, app.url);
  const page = await phone.newPage();
  await page.goto(link);
  const says = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await says('Sending Live Location...');
  await expect(page.getByText(/^\d+ s ago$/)).toBeVisible();

  // Everything is where the thumb is, on the smallest phone and across; nothing of the site is around it.
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    const actions = page.getByRole('group', { name: 'Actions' });
    for (const action of [
      actions.getByRole('link', { name: 'Navigate' }),
      actions.getByRole('link', { name: /^Call/ }),
      actions.getByRole('button', { name: 'Delivered' }),
    ]) {
      await expect(action).toBeInViewport({ ratio: 1 });
      expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(64);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const second = await phone.newPage();
  await second.goto(link);
  await says('Another page is sending your location');
  await second.close();
  await says('Sending Live Location...');

  await phone.clearPermissions();
  await says('Your location is not shared');
  await phone.grantPermissions(['geolocation']);
  await says('Sending Live Location...');

  await phone.setOffline(true);
  await says('Your location is not being sent');
  await page.getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(page.getByText(/^Delivered is waiting for a connection/)).toBeVisible();
  await page.close();
  await phone.setOffline(false);
  const later = await phone.newPage();
  await later.goto(link);
  await expect(later.getByText('This delivery is over')).toBeVisible();
  const part = await request.get(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, {
    headers: owner.headers,
  });
  expect((await part.json()).delivered_at).not.toBeNull();
  await phone.close();
});

test("another order's link shows nothing", async ({ page, signIn, expectedConsole }) => {
  expectedConsole.push(/404/);
  await signIn('customer@nearbite.test');
  await page.goto('/customer/tracking/aaaaaaaaaaaa/wrong-token/');
  await expect(page.getByText('This link is not valid')).toBeVisible();
});

/** Nothing rings: none waits, or all that are open are accepted. */
const QUIET = /No order is waiting|open in your kitchen/;
const bellOf = (page: Page) => page.getByRole('complementary', { name: 'New orders' });
const newOrder = (page: Page, oid: string) => bellOf(page).locator(`a[href="/restaurant/orders/${oid}/"]`);

/** Looking at the list silences what other stories may have left. */
async function startSilent(page: Page) {
  await page.goto('/restaurant/orders?view=table');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  await expect(bellOf(page).getByText(QUIET)).toBeVisible();
}

test('an order rings at the restaurant once it is paid', async ({ page, signIn, request }) => {
  const owner = await signInByApi(request, 'owner2@nearbite.test');
  await signIn('owner2@nearbite.test');
  await startSilent(page);
  const oid = await placeOrder(request, owner.restaurantId);
  await expect(page.getByRole('row').filter({ hasText: oid }).getByText('Unpaid')).toBeVisible();
  await expect(bellOf(page).getByText(QUIET)).toBeVisible();

  await page.goto('/restaurant/riders');
  await page.getByRole('button', { name: 'Turn on order sound' }).click();
  await expect(page.getByRole('button', { name: 'Mute order sound' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const placeBefore = await heading.boundingBox();
  await pay(request, oid);
  await expect(newOrder(page, oid)).toBeVisible();
  // It has a place of its own: nothing moves, and nothing is below it.
  expect(await heading.boundingBox()).toEqual(placeBefore);
  const bar = await bellOf(page).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  if (!bar || !main) throw new Error('the bar has no place on the page');
  expect(bar.y + bar.height).toBeLessThanOrEqual(main.y);

  // A dialog's taps are the dialog's, also where the bell is.
  const place = await newOrder(page, oid).boundingBox();
  if (!place) throw new Error('the bell has no place on the page');
  const isBellOnTop = () =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('aside[aria-label="New orders"]') !== null,
      { x: place.x + place.width / 2, y: place.y + place.height / 2 },
    );
  expect(await isBellOnTop()).toBe(true);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await isBellOnTop()).toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(newOrder(page, oid)).toBeVisible();
  // Said yes before: any tap brings the sound back.
  await page.getByRole('heading', { level: 1 }).first().click();
  await expect(page.getByRole('button', { name: 'Mute order sound' })).toBeVisible();

  await newOrder(page, oid).click();
  await expect(page).toHaveURL(new RegExp(`/restaurant/orders/${oid}`));
  await expect(newOrder(page, oid)).toHaveCount(0);
});

test('an order missed without network rings later, and falls silent at every device', async ({
  page,
  context,
  signIn,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const owner = await signInByApi(request, 'owner2@nearbite.test');
  await signIn('owner2@nearbite.test');
  await startSilent(page);
  await page.goto('/restaurant/riders');
  const otherTab = await context.newPage();
  await otherTab.goto('/restaurant/reviews');
  await page.getByRole('button', { name: 'Turn on order sound' }).click();
  await page.getByRole('button', { name: 'Mute order sound' }).click();
  await expect(otherTab.getByRole('button', { name: 'Unmute order sound' })).toBeVisible();

  await context.setOffline(true);
  const oid = await placeOrder(request, owner.restaurantId);
  await pay(request, oid);
  await context.setOffline(false);
  await expect(newOrder(page, oid)).toBeVisible();
  await expect(newOrder(otherTab, oid)).toBeVisible();
  await newOrder(page, oid).click();
  await expect(newOrder(page, oid)).toHaveCount(0);
  await expect(newOrder(otherTab, oid)).toHaveCount(0);
});
