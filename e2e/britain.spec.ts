import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 780 }, timezoneId: 'Europe/London' });

/** What only the other world has. */
const OF_PAKISTAN = /Rs\.? ?\d|Rs\.|PKR|Lahore|Karachi|Pakistan|\+92/;

async function expectPounds(page: Page, amount: string) {
  await expect(page.getByText(amount).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(OF_PAKISTAN);
}

test('a meal is ordered and paid in London, in pounds everywhere', async ({ page, signIn, mailTo }) => {
  await page.goto('/');
  await expectPounds(page, '£');
  await signIn('customer2@nearbite.test');
  await page.goto('/dishdetail/chicken-tikka-masala');
  await expectPounds(page, '£11.95');
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    '"priceCurrency":"GBP"',
  );
  await page.getByRole('button', { name: 'Add to Cart' }).click();

  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/cart');
  // On a phone all of it is in reach: dishes and place are a row each that opens in place.
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeInViewport({ ratio: 1 });
  const [dishes, place] = await page.getByRole('main').locator('button[aria-expanded]').all();
  await expect(page.getByRole('button', { name: 'Remove Chicken Tikka Masala' })).toHaveCount(0);
  await dishes?.click();
  await expect(page.getByRole('button', { name: 'Remove Chicken Tikka Masala' })).toBeVisible();
  // It is open already where something is missing.
  if ((await place?.getAttribute('aria-expanded')) === 'false') await place?.click();
  await page.getByLabel('Mobile').fill('07700 900123');
  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toHaveAccessibleDescription('House number, street and postcode');
  await address.fill('Flat 2, 18 Bermondsey Street, SE1 3XF');
  await expectPounds(page, '£12.79');
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expectPounds(page, '£12.79');
  await page.getByRole('button', { name: 'Confirm Now' }).click();
  await expectPounds(page, '£12.79');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/payment=success/);
  await expectPounds(page, '£12.79');
  const receipt = await mailTo('customer2@nearbite.test', /payment|order/i);
  expect(receipt.text).toContain('£12.79');
  expect(receipt.text).not.toMatch(OF_PAKISTAN);
});

test('an owner in London earns pounds', async ({ page, signIn }) => {
  await signIn('owner2@nearbite.test');
  await page.goto('/restaurant/earnings/');
  await expectPounds(page, '£');
});
