import type { APIRequestContext, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { expect, signInByApi, test } from './fixtures.ts';
import { emptyCart } from './pages.ts';

/** A kitchen no other story needs; each story sets the terms it is about. */
const KITCHEN = { email: 'sweet-gali@nearbite.test', name: 'Sweet Gali' };
const CUSTOMER = 'customer2@nearbite.test';
const USUAL = {
  opening_hours: [],
  paused_until: null,
  offers_pickup: true,
  accepts_cash: true,
  auto_accept: true,
  delivery_radius_km: 5,
  minimum_order: 0,
  preorder_days: 3,
  slot_capacity: null,
};

async function setTerms(request: APIRequestContext, terms: object = {}) {
  const owner = await signInByApi(request, KITCHEN.email);
  const { headers, restaurantId } = owner;
  const path = `/api/restaurant/terms/${restaurantId}/`;
  const saved = await request.patch(path, { headers, data: { ...USUAL, ...terms } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const place: { latitude: number; longitude: number } = await saved.json();
  return { ...owner, place };
}

/** Nothing but one dish of the kitchen is in the cart the customer opens. */
async function openCart(page: Page, signIn: (email: string) => Promise<void>) {
  const { request } = page;
  const kitchen = await signInByApi(request, KITCHEN.email);
  const customer = await signInByApi(request, CUSTOMER);
  const { headers, id: user_id } = customer;
  const cart_id = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
  await emptyCart(request, CUSTOMER);
  const menu = await request.get(`/api/store/dishes/?restaurant_id=${kitchen.restaurantId}`);
  const dish = (await menu.json()).find((one: { stock_qty: number }) => one.stock_qty > 0);
  const added = await request.post('/api/store/cart/', {
    headers,
    data: { dish_id: dish.id, user_id, qty: 1, cart_id },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await signIn(CUSTOMER);
  await page.goto('/cart');
  await page.getByLabel('Full Name').fill('Bilal Ahmed');
  await page.getByLabel('Mobile').fill('0300 7654321');
  await page.getByLabel('Address', { exact: true }).fill('7 Canal View');
  await page.getByLabel('City').fill('Lahore');
  return customer;
}

async function confirm(page: Page, next: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByText('Order Confirmed!')).toBeVisible();
  await expect(page).toHaveURL(next);
  return page.url().split('/').at(-2) ?? '';
}

/** By card, up to the page of the order. */
async function orderAndPay(page: Page): Promise<string> {
  const oid = await confirm(page, /\/checkout\/[a-z0-9]+\/$/);
  await page.getByRole('button', { name: 'Confirm Now' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Your payment was successful.')).toBeVisible();
  return oid;
}

async function openKitchen(page: Page, signIn: (email: string, on: Page) => Promise<void>, oid: string) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('unreachable: stories run in a browser of their own');
  const kitchen = await context.newPage();
  await signIn(KITCHEN.email, kitchen);
  await kitchen.goto(`/restaurant/orders/${oid}`);
  return kitchen;
}

const obstacles = (page: Page) => page.getByRole('list', { name: 'Before you order' });

test('a closed kitchen is ordered from for a time at which it is open', async ({ page, signIn }) => {
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000).toISOString();
  await setTerms(page.request, { paused_until: inTwoHours });
  await openCart(page, signIn);
  await expect(obstacles(page)).toContainText(`${KITCHEN.name} is closed.`);
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Day' }).click();
  await page.getByRole('option', { name: 'Tomorrow' }).click();
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option').last().click();
  await expect(obstacles(page)).toBeHidden();
  const oid = await orderAndPay(page);
  await expect(page.getByText('Wished for')).toBeVisible();

  const kitchen = await openKitchen(page, signIn, oid);
  await kitchen.setViewportSize({ width: 360, height: 740 });
  await kitchen.goto('/restaurant/orders?view=table');
  await expect(kitchen.getByRole('list', { name: 'Orders' }).getByText(/^For /).first()).toBeVisible();
  const width = await kitchen.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the time it is wanted for is cut').toBe(360);
  await kitchen.context().close();
});

test.describe('a dish with times', () => {
  // The order that comes too early.
  test.use({ expectedConsole: [/status of 409/] });

  test('a dish that its owner serves at other times is greyed, and ordered for one of them', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { headers, restaurantId } = await setTerms(page.request);
    const menu = await page.request.get(`/api/store/dishes/?restaurant_id=${restaurantId}`);
    const dish = (await menu.json()).find((one: { stock_qty: number }) => one.stock_qty > 0);
    const weekday = (at: number) =>
      new Date(at).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Asia/Karachi' });
    const from = `from ${weekday(Date.now() + 86_400_000)} at 07:00`;

    await signIn(KITCHEN.email);
    await page.goto(`/restaurant/dish/update/${dish.did}/`);
    const times = page.getByRole('group', { name: 'When it is served' });
    await times.getByRole('button', { name: 'Add times' }).click();
    await expect(times.getByRole('status')).toHaveText('Served 07:00–11:00, every day');
    await times.getByRole('button', { name: weekday(Date.now()) }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Update Dish' }).click();
    await expect(page.getByText('Dish Updated Successfully')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();

    await page.setViewportSize({ width: 1280, height: 740 });
    await openCart(page, signIn);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/store/sweet-gali');
    const row = page.getByRole('article').filter({ hasText: dish.title });
    await expect(row.getByText(from)).toBeVisible();
    await expect(row.getByRole('button', { name: `One more ${dish.title}` })).toBeEnabled();
    await row.getByRole('link', { name: dish.title }).click();
    await expect(page.getByText(`Served ${from}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();

    await page.goto('/cart');
    await expect(obstacles(page)).toContainText(`${dish.title} is served ${from}. Order it for then.`);
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: `${dish.title} is served ${from}.` });
    await expect(refusal).toBeVisible();
    await expect(obstacles(page)).toBeHidden();
    await refusal.getByRole('button', { name: 'Choose a time' }).click();
    await expect(page.getByRole('combobox', { name: 'Day' })).toHaveText('Tomorrow');
    await page.getByRole('combobox', { name: 'Time' }).click();
    await page.getByRole('option', { name: '06:30 – 07:00' }).click();
    await expect(obstacles(page)).toContainText(`${dish.title} is served ${from}.`);
    await page.getByRole('combobox', { name: 'Time' }).click();
    await page.getByRole('option', { name: '07:00 – 07:30' }).click();
    await expect(obstacles(page)).toBeHidden();
    await orderAndPay(page);

    const url = `/api/restaurant/update-dish/${restaurantId}/${dish.did}/`;
    expect((await page.request.patch(url, { headers, data: { served: [] } })).ok()).toBe(true);
  });
});

test('out of the area the food is picked up', async ({ page, signIn }) => {
  const kitchen = await setTerms(page.request);
  const { headers, id } = await openCart(page, signIn);
  const far = { latitude: kitchen.place.latitude + 0.08, longitude: kitchen.place.longitude };
  const parents = { label: 'Parents', address: '1 Far Road', city: 'Lahore', ...far };
  const saved = await page.request.post(`/api/customer/addresses/${id}/`, { headers, data: parents });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Parents' }).click();
  await expect(obstacles(page)).toContainText(`${KITCHEN.name} does not deliver to this address.`);
  await page.getByRole('button', { name: 'Pick it up' }).click();
  await expect(obstacles(page)).toBeHidden();
  await expect(page.getByLabel('Address', { exact: true })).toBeHidden();
  await page.getByLabel('Full Name').fill('Bilal Ahmed');
  await page.getByLabel('Mobile').fill('0300 7654321');
  const oid = await orderAndPay(page);
  const stages = page.getByRole('list', { name: new RegExp(KITCHEN.name) });
  await expect(stages.getByText('Picked up')).toBeVisible();
  await expect(page.getByText('Delivery address')).toBeHidden();
  const handed = await page.request.patch(`/api/restaurant/orders/${kitchen.restaurantId}/${oid}/`, {
    headers: kitchen.headers,
    data: { order_status: 'fulfilled' },
  });
  expect(handed.ok(), await handed.text()).toBe(true);
  await expect(page.getByText(`${KITCHEN.name}: picked up`)).toBeVisible();
});

test('a cash order goes to its page, and is paid when it is delivered', async ({ page, signIn }) => {
  await setTerms(page.request);
  await openCart(page, signIn);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const oid = await confirm(page, /\/customer\/orders\/[a-z0-9]+\/$/);
  await expect(page.getByText('In cash')).toBeVisible();
  const kitchen = await openKitchen(page, signIn, oid);
  await expect(kitchen.getByText(/^Collect Rs\.[\d,.]+ in cash\.$/)).toBeVisible();
  await kitchen.getByRole('button', { name: 'Ready' }).click();
  await kitchen.getByRole('button', { name: 'Hand over' }).click();
  await kitchen.getByRole('button', { name: 'Undo' }).click();
  await kitchen.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`${KITCHEN.name}: ready and on its way`)).toBeVisible();
  await kitchen.getByRole('button', { name: 'Delivered' }).click();
  await kitchen.getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(page.getByText(`${KITCHEN.name}: delivered`)).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await kitchen.context().close();
});

test('a declined order gives the reason and the money back', async ({ page, signIn }) => {
  await setTerms(page.request, { auto_accept: false });
  await openCart(page, signIn);
  const oid = await orderAndPay(page);
  await expect(page.getByText(/The restaurant answers by/)).toBeVisible();
  const kitchen = await openKitchen(page, signIn, oid);
  await kitchen.setViewportSize({ width: 360, height: 740 });
  const accept = kitchen.getByRole('button', { name: /^Accept/ });
  await expect(accept).toBeVisible();
  expect(await kitchen.evaluate(() => window.scrollY)).toBe(0);
  await expect(accept).toBeInViewport({ ratio: 1 });
  await kitchen.getByRole('button', { name: 'Decline' }).click();
  await kitchen.getByLabel('Reason for the customer').fill('The oven is broken');
  await kitchen.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Reason: The oven is broken')).toBeVisible();
  await expect(page.getByText(`${KITCHEN.name}: refunded`)).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await kitchen.context().close();
});

test('an order nobody answers ends by itself with the money back', { tag: '@own-app' }, async ({
  page,
  signIn,
  dataDir,
}) => {
  await setTerms(page.request, { auto_accept: false });
  await openCart(page, signIn);
  await orderAndPay(page);
  await expect(page.getByText(/The restaurant answers by/)).toBeVisible();
  await inDatabase(dataDir, [
    "update order_parts set answer_by = now() - interval '1 minute' where answer_by is not null",
    "select graphile_worker.add_job('expire_unanswered')",
  ]);
  await expect(page.getByRole('list', { name: /Progress/ }).getByText('Expired')).toBeVisible();
  await expect(page.getByText(`${KITCHEN.name}: refunded`)).toBeVisible();
});
