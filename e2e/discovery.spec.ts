import type { Page } from '@playwright/test';
import { formatMoney } from '../packages/domain/src/money.ts';
import { pictureAs } from '../server/src/media/picture-files.testing.ts';
import { expect, test } from './fixtures.ts';
import { IS_LONG } from './long-form.ts';

/** The demo's first dish of a restaurant, as its own API lists it. */
async function findDish(request: import('@playwright/test').APIRequestContext) {
  const response = await request.get('/api/store/dishes/?restaurant_id=1');
  const dishes: {
    slug: string;
    title: string;
    price: number;
    portion_size: { size_name: string; price: number }[];
    restaurant: { slug: string; name: string };
  }[] = await response.json();
  const dish = dishes.find(({ portion_size }) => portion_size.some(({ price }) => price > 0));
  if (!dish) throw new Error('The demo has no dish with portions');
  return dish;
}

test('a visitor sees what is near, and its menu without an account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Nearby Restaurants' })).toBeVisible();
  await expect(page.getByText('Within 10 km')).toBeVisible();
  const name = 'Biryani Junction';
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card.locator('img')).toHaveCSS('height', '220px');
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdetail%2F\d+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Log in to order from ${name}`, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'See the menu without an account' }).click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dishdetail\//);
});

test('a dish page is complete in its first HTML and obeys its own policy', async ({ page, request }) => {
  const dish = await findDish(request);
  const html = await (await request.get(`/dishdetail/${dish.slug}`)).text();
  expect(html).toContain(`<title>${dish.title} · ${dish.restaurant.name} · Nearbite</title>`);
  expect(html).toContain('property="og:image"');
  expect(html).toContain('application/ld+json');
  expect((await request.get('/dishdetail/no-such-dish')).status()).toBe(404);
  await page.goto(`/dishdetail/${dish.slug}`);
  await expect(page.getByRole('heading', { name: dish.title, level: 1 })).toBeVisible();
  await expect(page.getByText('Questions and Answers')).toBeHidden();
  const portion = dish.portion_size.find(({ price }) => price > 0);
  await page.getByRole('button', { name: `${portion?.size_name} +Rs.` }).click();
  await expect(
    page.getByText(formatMoney(dish.price + (portion?.price ?? 0)), { exact: true }),
  ).toBeVisible();
});

test('an address that names the reviews of a dish opens them, written by the server or not', async ({
  page,
}) => {
  for (const open of [() => page.goto('/dishdetail/chicken-biryani#review'), () => page.reload()]) {
    await open();
    await expect(page.getByRole('tab', { name: 'Review', selected: true })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Review' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort reviews' })).toBeVisible();
  }
});

test('a customer finds dishes despite mistakes, and reviews one', async ({ page, signIn, request }) => {
  await signIn('customer2@nearbite.test');
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page.getByText('Please enter a dish name')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search for a dish' }).first().fill('chiken briyani');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL(/\/search\/?\?query=chiken/);
  await expect(page.getByText('Showing results for chicken biryani')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chicken Biryani' }).first()).toBeVisible();
  await page.goto('/search/?query=junction');
  await expect(page.getByRole('region', { name: 'Restaurants' }).getByRole('article')).toContainText(
    'Biryani Junction',
  );
  await page.goto('/search/?query=qwertzuiop');
  await expect(page.getByText('No dishes found.')).toBeVisible();

  const response = await request.get('/api/store/dishes/?restaurant_id=4');
  const dishes: { slug: string }[] = await response.json();
  for (const { slug } of dishes) {
    await page.goto(`/dishdetail/${slug}`);
    await page.getByRole('tab', { name: 'Review' }).click();
    await expect(
      page
        .getByText(/No reviews yet|Submit Review/)
        .or(page.getByRole('tabpanel').getByRole('article'))
        .first(),
    ).toBeVisible();
    if (await page.getByRole('form', { name: 'Write a review' }).isVisible()) break;
  }
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  const urdu = 'بہت مزیدار بریانی، شکریہ!';
  const urduFont = page.waitForResponse(/noto-naskh-arabic.*\.woff2/);
  await page.getByLabel('Your review').fill(urdu);
  await urduFont;
  await page
    .getByLabel('Picture 1', { exact: true })
    .setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: await pictureAs('png') });
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review Added')).toBeVisible();
  await expect(page.getByRole('article').getByText(urdu)).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('form', { name: 'Write a review' })).toBeHidden();
  await page.getByRole('button', { name: 'Picture by', exact: false }).press('Enter');
  const large = page.getByRole('dialog', { name: 'Pictures' }).getByRole('img');
  await expect.poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(400);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('a customer opens the menu of a restaurant and goes to one of its categories', async ({
  page,
  signIn,
}) => {
  await signIn('customer@nearbite.test');
  await page.goto('/detail/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dishes of /);
  await expect(page.getByText(/^Price: Rs\.[\d,]+\.\d\d/).first()).toBeVisible();
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('button').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-current', 'true');
  const title = (await category.textContent()) ?? '';
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeInViewport();
});

test('two restaurants are in sight on a phone that knows where it is, and the order on its way', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByText('Within 10 km')).toBeVisible();
  const cards = page.getByRole('article');
  const areInSight = async () => {
    for (const index of [0, 1]) await expect(cards.nth(index).getByRole('heading')).toBeInViewport();
  };
  await areInSight();
  await signIn('customer@nearbite.test');
  await page.goto('/');
  const onTheirWay = page.getByRole('list', { name: 'Your orders on their way' });
  await expect(onTheirWay).toBeInViewport();
  await areInSight();
  // The first visit has kept which rows there are.
  await page.reload();
  const again = page.getByRole('region', { name: 'Order again' });
  for (const row of [onTheirWay, again]) await expect(row).toBeInViewport({ ratio: 1 });
  await areInSight();
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(61);

  // Two taps to the cart: the second after what has changed was said.
  await again.getByRole('button', { name: /×/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Order again' })).toContainText(
    /same price|changed|available|served now/,
  );
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible();
});

test('who has ordered before sees restaurants on the first screen of a desktop, and nothing moves there', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('customer@nearbite.test');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      // The library of types does not know these entries.
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  // The first visit finds out which rows there are.
  for (const isKnown of [false, true]) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome to Nearbite' })).toBeInViewport();
    await expect(page.getByRole('list', { name: 'Your orders on their way' })).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.3 });
    // Set by the script above.
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    if (isKnown) expect(moved).toEqual([]);
  }
});

test('three dishes of a menu are in sight on a phone, and one tap orders one of them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/store/biryani-junction');
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(61);
  const rows = page.getByRole('article');
  await expect(rows.first()).toBeVisible();
  const boxes = await Promise.all([0, 1, 2].map((index) => rows.nth(index).boundingBox()));
  for (const box of boxes) {
    expect(box?.height).toBeLessThanOrEqual(120);
    expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  await page.goto('/store/lahori-tikka-house');
  await page.getByRole('button', { name: 'Add Garlic Naan' }).click();
  await expect(page.getByRole('link', { name: /^View cart · 1 dish · Rs\./ })).toBeVisible();
  // With portions or spice levels the same tap asks for them.
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(page.getByRole('link', { name: /^View cart · 2 dishes/ })).toBeVisible();
});

test('an owner sees the store but cannot order', async ({ page, signIn, request }) => {
  const dish = await findDish(request);
  await signIn('owner@nearbite.test');
  await page.goto(`/restaurant/store/${dish.restaurant.slug}/`);
  await expect(page.getByRole('heading', { name: dish.restaurant.name, level: 1 })).toBeVisible();
  await page.goto(`/dishdetail/${dish.slug}`);
  await expect(page.getByRole('heading', { name: dish.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});

test('the map shows the restaurants of its visible part', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See them on the map' }).click();
  await expect(page.getByRole('heading', { name: 'Google Map' })).toBeVisible();
  // The maps' style sheet is in the build.
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCSS('width', '44px');
  await expect(page.locator('.leaflet-container')).toHaveCSS('height', '498px');
  const markers = page.locator('.leaflet-marker-icon');
  await markers.first().dispatchEvent('click');
  await expect(page.locator('.leaflet-popup').getByRole('link')).toBeVisible();
  const near = await markers.count();

  // Lahore, then most of the country.
  for (let step = 0; step < 6; step += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.waitForTimeout(300);
  }
  await expect.poll(() => markers.count()).toBeGreaterThan(near);
});

test.describe('position refused', () => {
  test.use({ permissions: [] });
  test('restaurants are listed all the same, and a place can be chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Choose a place' }).click();
    await page.getByRole('button', { name: 'Clifton, Karachi' }).click();
    await expect(page.getByText('Within 10 km')).toBeVisible();
  });

  test('who looked at a restaurant far down the list comes back to it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Nearby Restaurants' });
    const card = list.getByRole('article').nth(14);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const place = async () => [
      await link.textContent(),
      await page.evaluate(() => Math.round(window.scrollY)),
    ];
    await link.focus();
    const left = await place();
    // A tap of the browser's would scroll it into the middle first.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect.poll(place).toEqual(left);
    // What comes later, further up, does not push it away.
    await expect(page.getByRole('heading', { name: 'For you' })).toBeAttached();
    expect(await place()).toEqual(left);
    await expect(link).toBeInViewport();
  });
});

test('what a visitor taps on a dish before its scripts are there is done when they are, once', async ({
  page,
  request,
}) => {
  const { slug } = await findDish(request);
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/framework-*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  const added: (string | null)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/store/cart/')) added.push(sent.postData());
  });
  await page.goto(`/dishdetail/${slug}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await page.getByRole('button', { name: 'One more' }).click();
  // Impatient: nothing happened at the first tap.
  await add.click();
  await add.click();
  letScriptsCome();
  await expect(page.getByText('Added To Cart')).toBeVisible({ timeout: 30_000 });
  expect(added).toHaveLength(1);
  expect(added[0]).toMatch(/name="qty"\s+2\s/);

  // And while the app takes the page over, which it does step by step.
  await page.addInitScript(tapDuringTakeOver, 'Add to cart');
  await page.reload();
  await expect(page.getByText('Added To Cart')).toBeVisible();
  expect(added).toHaveLength(2);
});

/** Taps a button once, right after React has begun with the page. */
function tapDuringTakeOver(name: string) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const root = document.getElementById('root');
    const hasBegun = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    if (!hasBegun) return port2.postMessage('');
    for (const button of root.querySelectorAll('button'))
      if (button.textContent.startsWith(name)) button.click();
  };
  port2.postMessage('');
}

test('public pages are readable without scripts, and with them ask for nothing twice', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const { slug, title, restaurant } = await findDish(request);
  // Far from the server's own time zone, and with a clock a year behind: what it rendered must fit all the same.
  const options = { baseURL: baseURL ?? '', timezoneId: 'Pacific/Auckland', permissions: [] };
  const readable = await browser.newContext({ ...options, javaScriptEnabled: false });
  const alive = await browser.newContext(options);
  await alive.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 365 * 86_400_000;
  });
  /** What the page shows, and something in it that only works when its code has taken over. */
  const pages: readonly {
    path: string;
    shows: RegExp[];
    use?: (page: Page) => Promise<void>;
    /** Of a few words, as another one. */
    isForLong?: boolean;
  }[] = [
    {
      path: '/',
      shows: [/Biryani Junction/, /Categories/],
      use: async (page) => {
        await page.getByRole('button', { name: 'Choose a place' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { path: `/store/${restaurant.slug}`, shows: [new RegExp(restaurant.name), /Price: Rs\./] },
    {
      path: `/dishdetail/${slug}`,
      shows: [new RegExp(title), /Rs\./, /\d+ \w+ 20\d\d/],
      use: (page) => page.getByRole('tab', { name: 'Review' }).click(),
    },
    { path: '/login?next=%2Fdetail%2F1', shows: [/Log in to order from/] },
    { path: '/register', shows: [/Register/], isForLong: true },
    { path: '/contact', shows: [/@/], isForLong: true },
    { path: '/terms', shows: [/Ordering\./] },
    { path: '/nowhere', shows: [/not found/i], isForLong: true },
    { path: '/store/nowhere', shows: [/not found/i], isForLong: true },
    { path: '/dishdetail/nowhere', shows: [/not found/i] },
  ];
  for (const { path, shows, use, isForLong } of pages) {
    if (isForLong && !IS_LONG) continue;
    const plain = await readable.newPage();
    await plain.goto(path);
    for (const words of shows) await expect(plain.locator('main')).toContainText(words);
    await plain.close();

    const page = await alive.newPage();
    const unexpected: string[] = [];
    page.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url());
      if (pathname.startsWith('/api/')) unexpected.push(pathname + search);
    });
    page.on('pageerror', (error) => unexpected.push(error.message));
    page.on('console', (line) => line.type() === 'error' && unexpected.push(line.text()));
    await page.goto(path);
    // Room that only the server's HTML keeps.
    await expect(page.locator('[class*="sessionPlace"]')).toHaveCount(0, { timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await use?.(page);
    // The browser's own line on the page's status, the app's on what it did not find, and what is for the person.
    expect(
      unexpected.filter((line) => !/status of 404|^Error fetching|^\/api\/store\/for-you\//.test(line)),
      path,
    ).toEqual([]);
    await page.close();
  }
  await Promise.all([readable.close(), alive.close()]);
});
