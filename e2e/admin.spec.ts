import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expect, LAHORE, test } from './fixtures.ts';

const PICTURE = fileURLToPath(new URL('../server/demo/pictures', import.meta.url));
const REASON = 'The picture does not show your restaurant.';

/** Somebody else's browser, whose console is watched like the first one's. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined, noise: string[]): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    geolocation: LAHORE,
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()} ${message.location().url}`;
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/tile\.openstreetmap\.org|Service Worker registration blocked/.test(text)
    )
      noise.push(text);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  return page;
}

async function register(page: Page, name: string) {
  await page.goto('/restaurant-register');
  await page.getByLabel('Image', { exact: true }).setInputFiles(`${PICTURE}/${COVER}`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Contact Number').fill('+92 300 7654321');
  await page.getByLabel('Description').fill('Charcoal, patience and good company.');
  await page.getByLabel('Address (optional)').fill('5 Mall Road, Lahore');
  await expect(page.getByText('Move the pin if your restaurant is somewhere else.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Restaurant' }).click();
  await expect(
    page.getByText('Restaurant Creation Request Sent Successfully', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Restaurant Creation Request Sent Successfully!', { exact: true }),
  ).toBeVisible();
}

const COVER = 'category-bbq.webp';

test('a restaurant is declined with a reason, registers again, is approved, and is hidden by suspension', async ({
  page,
  browser,
  baseURL,
  signIn,
  mailTo,
}) => {
  test.slow();
  const noise: string[] = [];
  const applicant = await anotherBrowser(browser, baseURL, noise);
  // Whoever becomes an owner here is a customer in no other story.
  const customer = 'fatima.raza@example.test';

  await signIn(customer, applicant);
  await register(applicant, 'Ember & Oak');
  await applicant.reload();
  await expect(applicant.getByText('Your restaurant request is already awaiting approval.')).toBeVisible();

  await signIn('admin@nearbite.test');
  await page.goto('/admin/restaurants');
  await page.getByRole('button', { name: 'Details of Ember & Oak' }).click();
  const details = page.getByRole('dialog', { name: 'Ember & Oak' });
  await expect(details.getByText('5 Mall Road, Lahore')).toBeVisible();
  await expect(details.getByRole('group', { name: 'Map: where Ember & Oak is' })).toBeVisible();
  await details.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Ember & Oak?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Give a reason of 1 to 500 characters')).toBeVisible();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Ember & Oak declined')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details of Ember & Oak' })).toHaveCount(0);
  expect((await mailTo(customer, /Your request for Ember & Oak/)).text).toContain(REASON);

  await applicant.reload();
  await expect(applicant.getByText(REASON)).toBeVisible();
  await register(applicant, 'Ember & Oak');

  await page.reload();
  await page.getByRole('button', { name: 'Approve Ember & Oak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Ember & Oak approved')).toBeVisible();
  await mailTo(customer, /Ember & Oak is on Nearbite/);

  await applicant.goto('/restaurant-register');
  await expect(applicant).toHaveURL(/\/restaurant\/dashboard/);

  const shop = '/api/restaurant/shop/ember-oak/';
  expect((await page.request.get(shop)).status()).toBe(200);
  await page.getByRole('tab', { name: /Approved/ }).click();
  await page.getByRole('button', { name: 'Suspend Ember & Oak' }).click();
  await page.getByLabel('Reason').fill('Complaints about the kitchen.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Ember & Oak suspended')).toBeVisible();
  expect((await page.request.get(shop)).status()).toBe(404);

  await page.getByRole('tab', { name: /Suspended/ }).click();
  await page.getByRole('button', { name: 'Restore Ember & Oak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Ember & Oak restored')).toBeVisible();
  expect((await page.request.get(shop)).status()).toBe(200);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  for (const deed of ['Restored', 'Suspended', 'Approved', 'Declined']) {
    await expect(
      log.getByRole('row', { name: new RegExp(`${deed} the restaurant Ember & Oak`) }),
    ).toBeVisible();
  }
  await expect(log.getByText(REASON)).toBeVisible();
  expect(noise, "the applicant's console stays clean").toEqual([]);
  await applicant.context().close();
});

test('categories are added, moved, changed and deleted', async ({ page, signIn }) => {
  await signIn('admin@nearbite.test');
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Add a category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Title must be between 1 and 100 characters long')).toBeVisible();
  await dialog.getByLabel('Title').fill('Street Food');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(`${PICTURE}/${COVER}`);
  await dialog.getByRole('button', { name: 'rain', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Category added')).toBeVisible();

  const titles = async () => {
    const response = await page.request.get('/api/store/categories/');
    const categories: { title: string }[] = await response.json();
    return categories.map(({ title }) => title);
  };
  const before = await titles();
  expect(before.at(-1)).toBe('Street Food');
  await page.getByRole('button', { name: 'Move Street Food up' }).click();
  await expect.poll(async () => (await titles()).at(-2)).toBe('Street Food');

  await page.getByRole('button', { name: 'Edit Street Food' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Street Bites');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category saved')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Street Bites' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Street Bites deleted')).toBeVisible();
});

test.describe('what the server refuses', () => {
  test.use({ expectedConsole: [/status of (409|401|403)/] });

  test('a blocked user is out at once', async ({ page, browser, baseURL, signIn }) => {
    const blocked = await anotherBrowser(browser, baseURL, []);
    await signIn('hira.siddiqui@example.test', blocked);
    await signIn('admin@nearbite.test');
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('hira.siddiqui@');
    await expect(page.getByRole('button', { name: /^Block / })).toHaveCount(1);
    await page.getByRole('button', { name: /^Block / }).click();
    const asked = page.getByRole('dialog', { name: /^Block / });
    await asked.getByLabel('Reason').fill('Orders and never pays.');
    await asked.getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText(/is blocked/)).toBeVisible();
    await blocked.goto('/customer/account/');
    await expect(blocked).toHaveURL(/\/login/);
    await page.getByRole('button', { name: /^Unblock / }).click();
    await expect(page.getByText(/may sign in again/)).toBeVisible();
    await blocked.context().close();
  });
});

test.describe('with the location refused', () => {
  test.use({ permissions: [] });

  test('the place is chosen on the map, and wrong fields keep what was typed', async ({ page, signIn }) => {
    await signIn('customer@nearbite.test');
    await page.goto('/restaurant-register');
    await expect(
      page.getByText('Your browser did not tell us where you are.', { exact: false }),
    ).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Half a form');
    await page.getByRole('button', { name: 'Create Restaurant' }).click();
    await expect(page.getByText('An image is required')).toBeVisible();
    await expect(page.getByText("Choose your restaurant's place on the map.")).toBeVisible();
    await page.getByLabel('Latitude').fill('31.5');
    await page.getByLabel('Longitude').fill('74.3');
    await expect(page.getByText("Choose your restaurant's place on the map.")).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a form');
  });
});

test('tables of a phone show five rows a screen, and what takes something away stands apart', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin@nearbite.test');
  for (const path of ['/admin/users', '/admin/restaurants?status=approved', '/admin/categories']) {
    await page.goto(path);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(6)).toBeVisible();
    const [first, sixth] = [await rows.nth(1).boundingBox(), await rows.nth(6).boundingBox()];
    // The top bar takes 60 of the height.
    expect((sixth?.y ?? 740) - (first?.y ?? 0), path).toBeLessThanOrEqual(680);
  }
  await page.goto('/admin/users');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Block / }) })
    .filter({ hasNotText: 'Resend email' })
    .first();
  const [signOut, block] = [
    await row.getByRole('button', { name: /^Sign / }).boundingBox(),
    await row.getByRole('button', { name: /^Block / }).boundingBox(),
  ];
  expect((block?.x ?? 0) - (signOut?.x ?? 0) - (signOut?.width ?? 0)).toBeGreaterThanOrEqual(20);
});
