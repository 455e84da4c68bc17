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
      '/restaurant/add-riders',
      '/restaurant/settings',
    ],
  },
  {
    as: 'admin@nearbite.test',
    paths: ['/admin', '/admin/restaurants', '/admin/categories', '/admin/users', '/admin/audit'],
  },
];

const WIDTHS = [360, 1440];

test.describe.configure({ mode: 'parallel' });

for (const { as, paths } of PAGES) {
  test(`pages can be used by everyone, as ${as ?? 'a visitor'}`, async ({ page, signIn }) => {
    test.setTimeout(paths.length * 60_000);
    if (as) await signIn(as);
    // One browser for all pages of a role: what it has loaded and compiled once serves the next.
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        // The frame stands before the page in it has come.
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
        await expect(page.getByText('Loading...'), path).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await violations(page), `${path} at ${width} px`).toEqual([]);
          expect.soft(await sidewaysOverflow(page), `${path} at ${width} px scrolls sideways`).toBe(0);
        }
      });
    }
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // Lists of what passed are not read, and long on pages with tables.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Places on a map lie where they lie, however close.
    .exclude('.leaflet-marker-pane')
    // No page has frames, so the results need no second page to be joined in.
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
