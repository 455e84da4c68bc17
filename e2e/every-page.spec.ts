import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { expect, signInByApi, test } from './fixtures.ts';
import { IS_LONG } from './long-form.ts';

/** How much of a page may move while it is filled. */
const MOST_SHIFT = 0.05;
const PHONE = { width: 360, height: 740 };
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

const CUSTOMER = 'customer@nearbite.test';
/** Of these stories alone: what a visitor left in another would join the account's. */
const CART_ID = 'E1A2C3H4E5A1C2H3E4A5C1H2E3A4C5';

/** Bad links and addresses get an error, and the machine may have no way to a weather service. */
test.use({ expectedConsole: [/status of (400|404)|weather/i] });

test.describe.configure({ mode: 'parallel' });

type Role = {
  readonly as?: string;
  /**
   * Pages with tables instead of cards or columns side by side on a desktop; the others only become wider there. The
   * long form opens them there, too: half as much again.
   */
  readonly otherOnDesktop: RegExp;
  /** Pages of a few words, or that another one looks like: for the long form. */
  readonly likeOthers: RegExp;
  /** Every page of the role, with what its address needs. */
  readonly paths: (request: APIRequestContext) => Promise<string[]>;
};

const ROLES: readonly Role[] = [
  {
    otherOnDesktop: /^\/$|^\/(map|store|dishdetail|register)/,
    likeOthers: /^\/(sendpasswordresetemail|logout|contact|terms|nowhere|api|activate)/,
    paths: async (request) => {
      const { shop, dish } = await aShop(request);
      await putIntoCart(request, dish.id);
      const owner = await signInByApi(request, 'owner@nearbite.test');
      const { oid } = await handedOver(request, owner);
      const delivery = `/api/restaurant/${owner.restaurantId}/deliveries/${oid}/`;
      const { rider_link } = await (await request.get(delivery, { headers: owner.headers })).json();
      // Whole: without its secret the link is one that is not valid.
      const { pathname, search } = new URL(rider_link);
      return [
        ...[
          '/',
          '/login',
          '/register',
          '/sendpasswordresetemail',
          '/logout',
          '/contact',
          '/terms',
          '/map',
          '/nowhere',
        ],
        ...['/restaurant-register', '/api/user/reset/bad/link', '/activate/bad/link'],
        ...[`/store/${shop.slug}`, `/dishdetail/${dish.slug}`, `${pathname}${search}`],
      ];
    },
  },
  {
    as: CUSTOMER,
    otherOnDesktop: /^\/(search|cart|checkout|dashboard)|^\/customer\/(orders|tracking|notifications)/,
    likeOthers: /^\/(detail|changepassword|dashboard)|^\/customer\/(account|notifications)/,
    paths: async (request) => {
      const { headers, id } = await signInByApi(request, CUSTOMER);
      const { shop } = await aShop(request);
      // One with a delivery fee, cash and pick-up: its cart has more to lay out.
      await putIntoCart(request, (await aShop(request, 'sweet-gali')).dish.id, { headers, id });
      const [order] = await (await request.get(`/api/customer/orders/${id}/`, { headers })).json();
      return [
        ...['/', `/detail/${shop.id}`, '/search?query=biryani', '/voice-order', '/weather-based-dishes'],
        ...['/cart', `/checkout/${order.oid}`, `/customer/orders/${order.oid}`, '/customer/orders/'],
        ...[`/customer/tracking/${order.oid}/${order.tracking_token}`, '/customer/account/', '/dashboard'],
        ...['/customer/notifications/', '/customer/settings/', '/changepassword'],
      ];
    },
  },
  {
    as: 'owner@nearbite.test',
    otherOnDesktop: /^\/restaurant\/(dashboard|dishes|dish|orders|earnings|reviews\/?$|riders|terms)/,
    likeOthers: /^\/$|^\/restaurant\/(add-dish|store|reviews|notifications|add-riders)/,
    paths: async (request) => {
      const owner = await signInByApi(request, 'owner@nearbite.test');
      const { oid } = await handedOver(request, owner);
      const [dish] = await ofRestaurant(request, owner, 'dishes');
      const [review] = await ofRestaurant(request, owner, 'restaurant-reviews');
      return [
        ...['/', '/restaurant/dashboard/', '/restaurant/dishes', '/restaurant/add-dish'],
        ...[`/restaurant/dish/update/${dish.did}`, '/restaurant/store/biryani-junction'],
        ...['/restaurant/orders', `/restaurant/orders/${oid}`, '/restaurant/earnings'],
        ...['/restaurant/reviews', `/restaurant/reviews/${review.id}`, '/restaurant/notifications/'],
        ...['/restaurant/riders', '/restaurant/add-riders', '/restaurant/settings', '/restaurant/terms'],
      ];
    },
  },
  {
    as: 'admin@nearbite.test',
    otherOnDesktop: /^\/admin(\/(restaurants|users|audit))?$/,
    likeOthers: /^\/admin\/(categories|audit)/,
    paths: async () => [
      ...['/admin', '/admin/restaurants', '/admin/categories', '/admin/users', '/admin/audit'],
      ...['/admin/settings'],
    ],
  },
];

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
      await phone.setViewportSize(DESKTOP);
      await expectNoSidewaysScrolling(phone, path);
    }
    if (as === CUSTOMER) await emptyCart(request);
  });
}

async function lookAt(page: Page, path: string, left: { rows: string[]; rules: string[] }) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const where = `${path}, ${width} px wide`;
  const { sum, footerTop } = await fill(page, path);
  expect.soft(sum, where).toBeLessThan(MOST_SHIFT);
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

type SignedIn = Awaited<ReturnType<typeof signInByApi>>;

/** Of the demo world itself: other stories let in restaurants of their own, some of them without dishes. */
async function aShop(request: APIRequestContext, slug = 'biryani-junction') {
  const shop = await (await request.get(`/api/restaurant/shop/${slug}/`)).json();
  const dishes = await (await request.get(`/api/restaurant/dishes-store/${slug}/`)).json();
  return { shop, dish: dishes.find(({ stock_qty }: { stock_qty: number }) => stock_qty > 0) };
}

async function putIntoCart(request: APIRequestContext, dishId: number, by?: Omit<SignedIn, 'restaurantId'>) {
  const data = { dish_id: dishId, user_id: by?.id ?? '', qty: 1, cart_id: CART_ID };
  const added = await request.post('/api/store/cart/', { headers: by?.headers ?? {}, data });
  expect(added.ok(), await added.text()).toBe(true);
}

/** Other stories expect this customer's cart to hold what they put there. */
async function emptyCart(request: APIRequestContext) {
  const { headers, id } = await signInByApi(request, CUSTOMER);
  const cart = `${CART_ID}/${id}`;
  const lines: { id: number }[] = await (
    await request.get(`/api/store/cart-list/${cart}/`, { headers })
  ).json();
  for (const line of lines) {
    const deleted = await request.delete(`/api/store/cart-delete/${cart}/${line.id}/`, { headers });
    expect(deleted.ok(), await deleted.text()).toBe(true);
  }
}

async function ofRestaurant(request: APIRequestContext, { headers, restaurantId }: SignedIn, what: string) {
  return (await request.get(`/api/restaurant/${what}/${restaurantId}/`, { headers })).json();
}

/** An order of the demo world that a rider has. */
async function handedOver(request: APIRequestContext, owner: SignedIn): Promise<{ oid: string }> {
  const orders: { oid: string; rider: unknown }[] = await ofRestaurant(request, owner, 'orders');
  const found = orders.find(({ rider }) => rider);
  if (!found) throw new Error('No order of the demo world has a rider');
  return found;
}

/** What is gathered in the page: how much has moved, and where the footer was at its highest. */
type Seen = { sum: number; footerTop: number };
type Watched = { seen: Seen; isQuiet: () => boolean };

/** Responses are held back in the page itself: calls that pass through the test would not be cached. */
function watchSlowly({ delays, quiet }: { delays: readonly number[]; quiet: number }) {
  const seen: Seen = { sum: 0, footerTop: Number.POSITIVE_INFINITY };
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
    // The library of types does not know these entries.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      seen.sum += entry.value;
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
