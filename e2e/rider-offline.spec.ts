import { openPhone, startDelivery } from './deliveries.ts';
import { expect, test } from './fixtures.ts';

test('a rider who reloads without signal gets the page back, and goes on when there is signal again', async ({
  request,
  browser,
  app,
}) => {
  const { link } = await startDelivery(request);
  const phone = await openPhone(browser, app.url);
  const page = await phone.newPage();
  const says = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto(link);
  await says('Sending Live Location...');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(new URL('/rider/', app.url).href);

  await phone.setOffline(true);
  await page.reload();
  await says('No signal');
  await expect(page.getByText('Delivered is waiting for a connection')).toHaveCount(0);
  await phone.setOffline(false);
  await says('Sending Live Location...');
  await expect(page.getByText('Bilal Ahmed')).toBeVisible();

  // What was said before the reload still stands, and is sent.
  await phone.setOffline(true);
  await page.getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('button', { name: 'Yes, delivered' }).click();
  await page.reload();
  await says('Delivered');
  await expect(page.getByText(/^Delivered is waiting for a connection/)).toBeVisible();
  await phone.setOffline(false);
  await expect(page.getByText('This delivery is over')).toBeVisible();

  // Nothing of a person or a delivery is kept, and no other page is.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).toHaveLength(1);
  expect(kept.paths.filter((path) => !/^\/assets\/[^/]+$/.test(path))).toEqual(['/rider/tracking/any/any/']);
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await phone.close();
});
