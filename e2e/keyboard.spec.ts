import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CUSTOMER, emptyCart } from './pages.ts';

/** More stops than any page has before what is looked for. */
const STOPS = 200;

/** Goes on with Tab until it has the focus, and presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}`);
}

/** What a screen reader says by itself. */
const said = (page: Page, words: RegExp) =>
  page.locator('[role=status], [aria-live]').filter({ hasText: words });

test('an order is made by keyboard alone, from home to its page, and a screen reader can follow', async ({
  page,
  signIn,
  request,
}) => {
  test.setTimeout(120_000);
  await emptyCart(request);
  await signIn(CUSTOMER);
  await page.goto('/');
  await enter(page, page.getByRole('article').getByRole('link', { name: 'Biryani Junction' }));
  // Each page begins at its heading.
  await expect(page.getByRole('heading', { level: 1, name: /Biryani Junction/ })).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Add Chicken Biryani' }));
  const sheet = page.getByRole('dialog', { name: 'Chicken Biryani' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(sheet.getByRole('group', { name: /Portion/ })).toBeVisible();
  const portion = sheet.getByRole('button', { name: /\+Rs/ }).first();
  await enter(page, portion);
  await expect(portion).toHaveAttribute('aria-pressed', 'true');
  await enter(page, sheet.getByRole('button', { name: /^Add to cart/ }));
  await expect(sheet).toBeHidden();
  await expect(said(page, /1 dish in the cart/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Chicken Biryani/ }).and(page.locator(':focus'))).toHaveCount(
    1,
  );

  await enter(page, page.getByRole('link', { name: /^View cart · 1 dish/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Confirm Order' }));
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Confirm Now' }));
  await enter(page, page.getByRole('button', { name: 'Pay' }));

  await expect(page).toHaveURL(/\/customer\/orders\/.*payment=success/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(said(page, /Your payment was successful/)).not.toHaveCount(0);
  await expect(said(page, /Placed|Accepted/)).not.toHaveCount(0);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region /^Order/:
      - heading /^Order/ [level=1]
      - status: /Placed|Accepted/
      - status: /Your payment was successful/
      - region "Restaurant":
        - list:
          - listitem:
            - list "Progress of Biryani Junction":
              - listitem: /Placed/
  `);
});
