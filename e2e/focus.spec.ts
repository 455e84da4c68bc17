import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { IS_LONG } from './long-form.ts';

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

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Gives the focus to everything on the page that Tab would reach, as the keyboard does: after a key the browser
 * shows the focus that a script moves, too. Returns what takes the focus without showing it.
 */
async function unseenStops(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  await page.evaluate(`window.lookAtFocus = ${lookAtFocus}`);
  const { unseen, count } = await page.evaluate(async (focusable) => {
    // The line above has put it there.
    const { lookAtFocus: look } = window as unknown as { lookAtFocus: () => Stop | undefined };
    const found = new Set<string>();
    const looks = new Set<string>();
    let stops = 0;
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      // The tenth card of a list looks like the first.
      const kind = `${element.tagName} ${element.className} ${element.parentElement?.className}`;
      if (looks.has(kind) || element.tabIndex < 0 || !element.checkVisibility()) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      looks.add(kind);
      stops += 1;
      // Components answer the focus with a class of their own.
      await new Promise((resolve) => setTimeout(resolve));
      const stop = look();
      if (stop?.problem) found.add(`${stop.what}: ${stop.problem}`);
    }
    return { unseen: [...found], count: stops };
  }, FOCUSABLE);
  expect(count, 'something takes the focus').toBeGreaterThan(1);
  return unseen;
}

// Without motion every change of a style waits for the next frame, which the look at it does not.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SCHEMES = ['light', 'dark'] as const;

async function expectVisibleFocus(page: Page, where: string) {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    expect.soft(await unseenStops(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** Of each kind of page one; the long form looks at more. */
const PAGES = [
  { as: undefined, paths: ['/store/biryani-junction'], more: ['/', '/register', '/map'] },
  {
    as: 'owner@nearbite.test',
    paths: ['/restaurant/add-dish'],
    more: ['/restaurant/dishes', '/restaurant/settings'],
  },
  { as: 'admin@nearbite.test', paths: [], more: ['/admin/restaurants', '/admin', '/admin/categories'] },
  { as: 'customer@nearbite.test', paths: ['/'], more: ['/customer/orders/', '/customer/settings/'] },
] as const;

test('pages show where the keyboard is, whatever has the focus, light and dark', async ({ page, signIn }) => {
  test.setTimeout(240_000);
  for (const { as, paths, more } of PAGES) {
    const looked = IS_LONG ? [...more, ...paths] : paths;
    if (as && looked.length > 0) await signIn(as);
    for (const path of looked) {
      // Nobody looks while it is filled, and what moves meanwhile would be drawn sixty times a second.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // Charts come after the page around them, and take the focus too.
      if (path === '/admin') await expect(page.locator('.MuiChartsSurface-root').first()).toBeVisible();
      await expectVisibleFocus(page, path);
    }
  }

  // A menu, whose items are reached by arrows, and the buttons of a dialog.
  await page.locator('[aria-haspopup="menu"]').first().press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await page.evaluate(lookAtFocus), `menu item, ${colorScheme}`).not.toHaveProperty('problem');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Near you', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectVisibleFocus(page, 'dialog');
});
