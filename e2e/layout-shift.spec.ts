import type { APIRequestContext } from '@playwright/test';
import { expect, LAHORE, test } from './fixtures.ts';

const MOST = 0.05;
const API_DELAY_MS = 300;
/** Long enough for the delayed answers and what they ask for in turn. */
const SETTLED_MS = 1_500;

/** The store and the dish that are shared most. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const query = new URLSearchParams({ latitude: `${LAHORE.latitude}`, longitude: `${LAHORE.longitude}` });
  const [shop] = await (await request.get(`/api/restaurant/nearby-restaurants/?${query}`)).json();
  const [dish] = await (await request.get(`/api/store/dishes/?restaurant_id=${shop.id}`)).json();
  return [`/store/${shop.slug}`, `/dishdetail/${dish.slug}`];
}

const PAGES: readonly { as?: string; paths: readonly string[] }[] = [
  { paths: ['/', '/login', '/contact', '/map'] },
  {
    as: 'customer@nearbite.test',
    paths: ['/', '/search?query=biryani', '/cart', '/customer/orders/', '/customer/settings/', '/detail/1'],
  },
  {
    as: 'owner@nearbite.test',
    paths: ['/restaurant/dashboard/', '/restaurant/dishes', '/restaurant/orders', '/restaurant/earnings'],
  },
  { as: 'admin@nearbite.test', paths: ['/admin', '/admin/restaurants', '/admin/users'] },
];

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    test('nothing moves while pages are filled by a slow server', async ({ page, signIn, request }) => {
      test.setTimeout(120_000);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          // The browser's own type of these entries is not in the library of types.
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS));
        await route.continue().catch(() => undefined);
      });
      const shared = await publicPages(request);
      for (const { as, paths } of PAGES) {
        if (as) await signIn(as);
        for (const path of as ? paths : [...paths, ...shared]) {
          await page.goto(path);
          await page.waitForTimeout(SETTLED_MS);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
          const sum = shifts.reduce((total, shift) => total + shift, 0);
          expect.soft(sum, `${path} as ${as ?? 'a visitor'}`).toBeLessThan(MOST);
        }
      }
    });
  });
}
