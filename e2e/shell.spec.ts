import { expect, test } from './fixtures.ts';

test('a visitor is welcomed and can start', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Nearbite' })).toBeVisible();
  await expect(
    page.getByText('A smarter way to order your favorite meals from local restaurants nearby.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
});

test('an unknown path says so and leads back', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Error 404 - Page Not Found!')).toBeVisible();
});

test('the contact page shows how to reach us', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact Page' })).toBeVisible();
});

test('a page with a form does nothing that its policy refuses', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Name must be between 3 and 50 characters long')).toBeVisible();
  // The script above has put it there.
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
});

test('restaurants begin on the first screen of a phone, suggestions follow below them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const nearby = page.getByRole('region', { name: 'Nearby Restaurants' });
  for (const index of [0, 1]) await expect(nearby.getByRole('article').nth(index)).toBeInViewport();
  const suggested = nearby.getByRole('region', { name: 'For you' });
  await expect(suggested.getByRole('listitem').first()).toBeVisible();
  const first = await nearby.getByRole('article').first().boundingBox();
  expect((await suggested.boundingBox())?.y).toBeGreaterThan(first?.y ?? 740);
});

test('letters twice as large do not make a phone’s page scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/login', '/contact']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
