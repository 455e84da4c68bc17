import { openPhone, startDelivery } from './deliveries.ts';
import { expect, test } from './fixtures.ts';
import { keptAddresses, untilKept } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

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
  await untilKept(page, 'rider');

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

  // Nothing of a person or a delivery is kept but public settings, and the code of no other area is.
  const kept = (await keptAddresses(page)).filter((path) => !/^\/assets\/[^/]+$/.test(path));
  expect(kept.sort()).toEqual(['/cart', '/kept/en/config(undefined)', '/kept/en/rider', '/kept/en/shell']);
  await phone.close();
});
