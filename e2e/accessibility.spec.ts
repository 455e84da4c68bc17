import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Pages as each kind of user meets them; every one is looked at on a phone and on a desk. */
const PAGES: readonly { readonly as: string | undefined; readonly paths: readonly string[] }[] = [
  { as: undefined, paths: ['/', '/login', '/register', '/sendpasswordresetemail', '/contact', '/map'] },
  {
    as: 'customer@nearbite.test',
    paths: [
      '/cart',
      '/search/?query=biryani',
      '/customer/account/',
      '/customer/orders/',
      '/customer/notifications/',
      '/customer/settings/',
      '/changepassword',
      '/voice-order/',
      '/restaurant-register',
    ],
  },
  {
    as: 'owner@nearbite.test',
    paths: [
      '/restaurant/dashboard',
      '/restaurant/dishes',
      '/restaurant/add-dish',
      '/restaurant/orders',
      '/restaurant/earnings',
      '/restaurant/reviews',
      '/restaurant/notifications/',
      '/restaurant/riders',
      '/restaurant/settings',
    ],
  },
  { as: 'admin@nearbite.test', paths: ['/admin'] },
];

const WIDTHS = [360, 1440];

for (const { as, paths } of PAGES) {
  test(`the pages of ${as ?? 'a visitor'} can be used by everyone`, async ({ page, signIn }) => {
    test.setTimeout(180_000);
    if (as) await signIn(as);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${path} at ${width} px`).toEqual([]);
        expect(await sidewaysOverflow(page), `${path} at ${width} px scrolls sideways`).toBe(0);
      }
    }
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Toasts come and go; what they say is announced by their live region.
    .exclude('.Toastify')
    // Places on a map lie where they lie, however close.
    .exclude('.leaflet-marker-pane')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
