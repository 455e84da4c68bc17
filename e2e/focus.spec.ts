import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Stop = { readonly what: string; readonly problem?: string };

/** What has the focus, and whether a ring of two pixels in a colour of its own says so. */
const lookAtFocus = (): Stop | undefined => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const what = `${element.tagName.toLowerCase()}.${element.className} ${name.slice(0, 40)}`;

  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isOpaque = (colour: string) => colour.startsWith('rgb') && (channels(colour)[3] ?? 1) > 0.9;
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  const ancestors: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) ancestors.push(at);
  const ground = (from: number) =>
    ancestors
      .slice(from)
      .map((one) => getComputedStyle(one).backgroundColor)
      .find(isOpaque) ?? 'rgb(255, 255, 255)';

  // The mark may be on what stands around a hidden or borderless input.
  const rings = ancestors.slice(0, 4).flatMap((one, level) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    const field = one.matches('.MuiOutlinedInput-root') ? one.querySelector('fieldset') : null;
    const border = field && getComputedStyle(field);
    return [
      ...(outlineStyle !== 'none' ? [{ width: outlineWidth, colour: outlineColor, level }] : []),
      ...(border ? [{ width: border.borderTopWidth, colour: border.borderTopColor, level }] : []),
    ];
  });
  const ring = rings.find(({ width }) => Number.parseFloat(width) >= 2);
  if (!ring) return { what, problem: 'no ring' };
  const ratio = contrast(ring.colour, ground(ring.level + 1));
  return ratio >= 3 ? { what } : { what, problem: `contrast of the ring ${ratio.toFixed(1)}` };
};

/** Goes through a page by keyboard and answers what takes the focus without showing it. */
async function unseenStops(page: Page, stops: number): Promise<string[]> {
  const unseen = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (found?.problem) unseen.add(`${found.what}: ${found.problem}`);
  }
  return [...unseen];
}

const PAGES = [
  { as: undefined, paths: ['/', '/login', '/register', '/map', '/store/biryani-junction'], stops: 30 },
  { as: 'customer@nearbite.test', paths: ['/', '/customer/orders/', '/customer/settings/'], stops: 40 },
  {
    as: 'owner@nearbite.test',
    paths: ['/restaurant/dishes', '/restaurant/add-dish', '/restaurant/settings'],
    stops: 45,
  },
  { as: 'admin@nearbite.test', paths: ['/admin/restaurants', '/admin/categories'], stops: 30 },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} pages`, () => {
    test.use({ colorScheme });
    test('show where the keyboard is, whatever has the focus', async ({ page, signIn }) => {
      test.setTimeout(120_000);
      for (const { as, paths, stops } of PAGES) {
        if (as) await signIn(as);
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          expect.soft(await unseenStops(page, stops), path).toEqual([]);
        }
      }

      // A menu, whose items are reached by arrows, and the buttons of a dialog.
      await signIn('customer@nearbite.test');
      await page.goto('/');
      await page.locator('[aria-haspopup="menu"]').first().press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      expect.soft(await page.evaluate(lookAtFocus), 'menu item').not.toHaveProperty('problem');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Near you' }).press('Enter');
      expect.soft(await unseenStops(page, 6), 'dialog').toEqual([]);
    });
  });
}
