import { expect, test } from './fixtures.ts';

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

test('an owner without a connection can still be asked, and pages come by themselves when it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner@nearbite.test');
  await page.goto('/restaurant/dishes');
  const remove = page.getByRole('button', { name: /^Delete/ }).first();
  await expect(remove).toBeVisible();

  await context.setOffline(true);
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Delete Dish?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Earnings' }).click();
  await expect(page.getByRole('heading', { name: 'The connection is gone' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The connection is gone' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Earnings' })).toBeVisible();
});

test('a map that cannot be loaded says so in its place and comes later, with its looks', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Near you', exact: true }).click();
  // The dialog's own code comes with the press; only the map's is to be missing.
  await expect(page.getByRole('heading', { name: 'Where should we look?' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Set a pin on the map' }).click();
  await expect(page.getByText('No connection: this part comes when you are back online.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where should we look?' })).toBeVisible();
  await context.setOffline(false);
  // Leaflet's own style sheet came late as well.
  await expect(page.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('.leaflet-pane').first()).toHaveCSS('position', 'absolute');
});

test.describe('the app itself', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('that did not arrive leaves a sentence and a way on instead of a white page', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    // What the server renders can be read all the same.
    await page.goto('/contact', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: 'Contact Page' })).toBeVisible();

    await page.goto('/sendpasswordresetemail');
    // Nobody needs to wait for the sentence here as long as people do.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByText('Nearbite is still loading.')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(page.getByText('Nearbite is still loading.')).toBeHidden();
  });
});
