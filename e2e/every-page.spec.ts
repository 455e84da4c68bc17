import type { Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { IS_LONG } from './long-form.ts';
import { CART_ID, CUSTOMER, emptyCart, ROLES } from './pages.ts';

/** How much of a page may move while it is filled. */
const MOST_SHIFT = 0.05;
const PHONE = { width: 360, height: 740 };
const SMALLEST_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
/** Responses come one by one, so that each is drawn before the next. */
const DELAYS_MS = [100, 180, 260];
/** So long without a call the page is whole: what one response leads to is fetched sooner. */
const QUIET_MS = 250;

/** Left out of the slowest check: what is wrong with a row shows in the first ones. In the long form phones show all. */
const LATER_ROWS = ['tbody tr:nth-child(n+7)', 'article:nth-of-type(n+7)', 'main li:nth-child(n+9)'];
const ON_PHONES = { rows: IS_LONG ? [] : LATER_ROWS, rules: [] };
/** Every colour comes from one palette and is looked at on the phone. */
const ON_DESKTOPS = { rows: LATER_ROWS, rules: ['color-contrast'] };

/** Bad links and addresses get an error, and the machine may have no way to a weather service. */
test.use({ expectedConsole: [/status of (400|404)|weather/i] });

test.describe.configure({ mode: 'parallel' });

for (const { as, otherOnDesktop, likeOthers, paths } of ROLES) {
  const who = as ?? 'a visitor with a cart';
  test(`nothing moves while a page is filled, and everyone can use it, as ${who}`, async ({
    page: phone,
    context,
    signIn,
    request,
  }) => {
    test.setTimeout(300_000);
    await context.addInitScript((id) => localStorage.setItem('cart_id', id), CART_ID);
    await context.addInitScript(watchSlowly, { delays: DELAYS_MS, quiet: QUIET_MS });
    const desktop = await context.newPage();
    await desktop.setViewportSize(DESKTOP);
    const addresses = (await paths(request)).filter((path) => IS_LONG || !likeOthers.test(path));
    if (as) {
      await signIn(as);
      // Somebody who comes back: the browser knows what kind of user it was used by.
      await fill(phone, '/contact');
    }
    for (const path of addresses) {
      const isOpenedTwice = IS_LONG && otherOnDesktop.test(path);
      await phone.setViewportSize(PHONE);
      await Promise.all([
        lookAt(phone, path, ON_PHONES),
        // Filled at the same time, in a tab of its own.
        isOpenedTwice && lookAt(desktop, path, ON_DESKTOPS),
      ]);
      if (isOpenedTwice) continue;
      for (const size of [SMALLEST_PHONE, DESKTOP]) {
        await phone.setViewportSize(size);
        await expectNoSidewaysScrolling(phone, path);
      }
    }
    if (as === CUSTOMER) await emptyCart(request);
  });
}

async function lookAt(page: Page, path: string, left: { rows: string[]; rules: string[] }) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const where = `${path}, ${width} px wide`;
  const { sum, moved, footerTop } = await fill(page, path);
  expect.soft(sum, `${where}; moved: ${moved.join(', ')}`).toBeLessThan(MOST_SHIFT);
  expect.soft(footerTop, `footer of ${where}`).toBeGreaterThanOrEqual(height);
  await expectNoSidewaysScrolling(page, path);
  expect.soft(await page.evaluate(cellsNotAtTheEdge), where).toEqual([]);
  // A list that is being asked for again is paler for a moment: what is wrong stays wrong.
  await expect.poll(() => violations(page, left), { message: where, timeout: 30_000 }).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page, path: string) {
  const overflow = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  expect.soft(overflow, `${path}, ${page.viewportSize()?.width} px wide, scrolls sideways`).toBe(0);
}

/** Where a table's rows are cards, every line of a value ends at the card's edge. */
function cellsNotAtTheEdge() {
  return Array.from(document.querySelectorAll<HTMLElement>('td[data-heading]:not([data-below])'))
    .filter((cell) => getComputedStyle(cell).display === 'flex')
    .filter((cell) => getComputedStyle(cell, '::before').display !== 'none')
    .filter((cell) => getComputedStyle(cell).textAlign !== 'right')
    .map((cell) => cell.dataset.heading);
}

/** What is gathered in the page: how much has moved and what, and where the footer was at its highest. */
type Seen = { sum: number; moved: string[]; footerTop: number };
type Watched = { seen: Seen; isQuiet: () => boolean };

/** Responses are held back in the page itself: calls that pass through the test would not be cached. */
function watchSlowly({ delays, quiet }: { delays: readonly number[]; quiet: number }) {
  const seen: Seen = { sum: 0, moved: [], footerTop: Number.POSITIVE_INFINITY };
  let calls = 0;
  let pending = 0;
  let lastAt = 0;
  const settled = () => {
    pending -= 1;
    lastAt = performance.now();
  };
  const realFetch = window.fetch;
  window.fetch = async (...call) => {
    const delay = delays[calls % delays.length];
    calls += 1;
    pending += 1;
    const [response] = await Promise.all([
      realFetch(...call),
      new Promise((resolve) => setTimeout(resolve, delay)),
    ]).finally(settled);
    return response;
  };
  new PerformanceObserver((list) => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    // The library of types does not know these entries.
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const [from, to] = [previousRect, currentRect].map(({ y }) => Math.round(y));
        seen.moved.push(`“${node?.textContent?.slice(0, 40)}” from ${from} to ${to} px`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Only when it comes into sight: a look at every frame would keep the browser drawing.
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting) seen.footerTop = Math.min(seen.footerTop, boundingClientRect.top);
    }
  });
  let footer: Element | null = null;
  new MutationObserver(() => {
    const found = document.querySelector('footer');
    if (found === footer) return;
    footer = found;
    if (found) sight.observe(found);
  }).observe(document, { childList: true, subtree: true });
  const isQuiet = () => pending === 0 && performance.now() - lastAt > quiet;
  Object.assign(window, { watched: { seen, isQuiet } satisfies Watched });
}

/** Opens a page and returns, when it is whole, what has moved meanwhile. */
async function fill(page: Page, path: string): Promise<Seen> {
  await page.goto(path);
  return page.evaluate(async () => {
    // The script above has put it there.
    const { seen, isQuiet } = (window as unknown as { watched: Watched }).watched;
    while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 20));
    return seen;
  });
}
