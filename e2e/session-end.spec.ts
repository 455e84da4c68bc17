import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, expect, test } from './fixtures.ts';

const PICTURE = fileURLToPath(new URL('../server/demo/pictures/hero.small.webp', import.meta.url));

// Sending the position is cut short by the end of the session, which is logged.
test.use({ expectedConsole: [/401|Error sending the location/] });

test('a session that ends while a dish is typed costs neither the texts nor the pictures', async ({
  page,
  signIn,
}) => {
  await signIn('owner@nearbite.test');
  await page.goto('/restaurant/add-dish');
  await page.getByLabel('Image', { exact: true }).setInputFiles(PICTURE);
  await page.getByLabel('Title', { exact: true }).fill('Late Night Nihari');
  await page.getByLabel('Description', { exact: true }).fill('Slow cooked.');
  await page.getByLabel('Category').selectOption({ label: 'Biryani' });
  await page.getByLabel('Sale Price').fill('650');
  await page.getByLabel('Stock Qty').fill('5');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'dead');
    localStorage.setItem('refresh_token', 'dead');
  });
  await page.getByRole('button', { name: 'Create Dish' }).click();

  await expect(page).toHaveURL(/\/login\?next=%2Frestaurant%2Fadd-dish/);
  await expect(page.getByText('Your session has ended. Sign in to go on where you left off.')).toBeVisible();
  await page.getByLabel('Email Address').fill('owner@nearbite.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Late Night Nihari');
  await expect(page.getByAltText('Preview: Image')).toBeVisible();
  await page.getByRole('button', { name: 'Create Dish' }).click();
  await expect(page.getByText('Dish Created Successfully')).toBeVisible({ timeout: 20_000 });
});

test('a dead sign-in leaves public pages open', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen')) return;
    sessionStorage.setItem('seen', 'yes');
    localStorage.setItem('access_token', 'dead');
    localStorage.setItem('refresh_token', 'dead');
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
