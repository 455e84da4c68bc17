import { createServer, request as forward } from 'node:http';
import { expect, test } from './fixtures.ts';
import { keptAddresses, keptHearts, untilKept } from './kept.ts';
import { emptyCart } from './pages.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error fetching|Error sending the location|WebSocket connection/,
  ],
});

const STORE = '/store/biryani-junction';

test('menus, own orders and the cart are read without a connection, with their age, and nothing is paid by them', async ({
  page,
  context,
  signIn,
  request,
}) => {
  await signIn('customer@nearbite.test');
  await page.goto(STORE);
  const dish = page.getByRole('link', { name: 'Chicken Biryani' }).first();
  await expect(dish).toBeVisible();
  await page.getByRole('button', { name: 'Add Kachumber Salad' }).first().click();
  await page.getByRole('button', { name: /^Add to cart · / }).click();
  const badge = page.getByRole('link', { name: /^Cart, [1-9]/ });
  await expect(badge).toBeVisible();
  const heart = page.getByRole('button', { name: 'Favourite: Kachumber Salad' });
  await untilKept(page, 'favouriteIds(');
  const before = await keptHearts(page);
  await heart.click();
  await expect.poll(() => keptHearts(page)).not.toBe(before);
  await untilKept(page, 'shop(', 'shopMenu(');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible();
  await untilKept(page, 'cartLines(');
  await page.goto('/customer/orders/');
  const first = page.getByRole('link', { name: /view/i }).first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  const order = page.url();
  await untilKept(page, 'customer', 'public', 'profile(', 'orders(', 'order(');

  await context.setOffline(true);
  const age = page.getByText(/^No connection: as of \d\d:\d\d$/);
  await page.goto(STORE);
  await expect(dish).toBeVisible();
  await expect(age).toBeVisible();
  await page.goto('/customer/orders/');
  await expect(first).toBeVisible();
  await expect(age).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await expect(age).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Kachumber Salad' })).toBeVisible();
  await expect(age).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);

  // Home leads to the menus that were read; a language that was not is read in the other one.
  await page.goto('/ur/', { waitUntil: 'commit' });
  const menus = page.getByRole('region', { name: 'Menus you can read without a connection' });
  await menus.getByRole('link', { name: 'Biryani Junction' }).click();
  await expect(page).toHaveURL(/\/store\/biryani-junction$/);
  await expect(dish).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(badge).toBeVisible();

  // Back online it is the server's again, by itself.
  await page.goto(STORE);
  await expect(age).toBeVisible();
  await context.setOffline(false);
  await expect(age).toBeHidden();

  await heart.click();
  await emptyCart(request);
  const names = () => page.evaluate(() => caches.keys());
  expect(await names()).toContainEqual(expect.stringMatching(/^reads-of-\d+$/));
  await page.goto('/customer/account/');
  // What is still asked for when the session ends is refused, and the browser says so in the console.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(names).not.toContainEqual(expect.stringMatching(/^reads-of-\d+$/));
  expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('/kept/en/order'));
});

test('a new version is offered in a line, and loaded when the person says so; in Urdu the app is installed in Urdu', async ({
  page,
  app,
  request,
}) => {
  const manifest = await (await request.get('/manifest.ur.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'ur', dir: 'rtl', start_url: '/ur/', scope: '/' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  expect(await (await request.get('/ur/')).text()).toContain('href="/manifest.ur.webmanifest"');

  // The next release, as far as a browser can tell.
  let isReleased = false;
  const proxy = createServer(async (incoming, outgoing) => {
    const { url = '/', method } = incoming;
    const headers = { ...incoming.headers, host: new URL(app.url).host };
    if (url === '/service-worker.js' && isReleased) {
      const script = await (await request.get(url)).text();
      const next = script
        .replace(/`\$\{\w+\}\w{12}`/, '`app-next`')
        .replaceAll(/after-start-[\w-]+\.js/g, 'after-start-next.js');
      outgoing.setHeader('content-type', 'text/javascript').end(next);
    } else if (url.endsWith('after-start-next.js')) {
      outgoing.setHeader('content-type', 'text/javascript').end('');
    } else {
      const onward = forward(new URL(url, app.url), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(onward.on('error', () => outgoing.destroy()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await page.goto(`http://localhost:${port}/contact`);
  await untilKept(page, 'public');
  const line = page.getByText('There is a new version.');
  await expect(line).toBeHidden();

  isReleased = true;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(line).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContainEqual(expect.stringMatching(/^app-\w{12}$/));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringMatching(/^app-\w{12}$/));
  proxy.closeAllConnections();
  proxy.close();
});
