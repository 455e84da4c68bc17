import type { Locator, Page } from '@playwright/test';
import { expect, signInByApi, test } from './fixtures.ts';
import { emptyCart } from './pages.ts';

const KITCHEN = 'dragon-bowl@nearbite.test';
const CALLER = 'Zubaida Khanum';

/** Counts every tap of one piece of work; what is typed goes to the field that has the focus by then. */
function counting(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    type: (text: string) => page.keyboard.type(text),
    takes: async (most: number, work: () => Promise<void>) => {
      taps = 0;
      await work();
      expect(taps).toBeLessThanOrEqual(most);
    },
  };
}

/** Sixty dishes on the menu, and a cash order that waits to be accepted. */
async function prepare(page: Page) {
  const { request } = page;
  const { headers, restaurantId } = await signInByApi(request, KITCHEN);
  const csv = { ...headers, 'content-type': 'text/csv' };
  const rows = Array.from({ length: 60 }, (_, n) => `Story Platter ${n + 1},For the story.,Snacks,100,9`);
  const menu = await request.post(`/api/restaurant/menu-csv/${restaurantId}/`, {
    headers: csv,
    data: ['title,description,category,price,stock_qty', ...rows].join('\r\n'),
  });
  expect(menu.ok(), await menu.text()).toBe(true);
  const terms = await request.patch(`/api/restaurant/terms/${restaurantId}/`, {
    headers,
    data: {
      opening_hours: [],
      auto_accept: false,
      accepts_cash: true,
      offers_pickup: true,
      minimum_order: 0,
      paused_until: null,
    },
  });
  expect(terms.ok(), await terms.text()).toBe(true);
  const { headers: buyer, id: user_id } = await signInByApi(request, 'customer2@nearbite.test');
  const [dish] = await (await request.get(`/api/store/dishes/?restaurant_id=${restaurantId}`)).json();
  const cart_id = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
  await emptyCart(request, 'customer2@nearbite.test');
  await request.post('/api/store/cart/', {
    headers: buyer,
    data: { cart_id, user_id, dish_id: dish.id, qty: 1 },
  });
  const order = await request.post('/api/store/create-order/', {
    headers: buyer,
    data: {
      ...{ cart_id, user_id, full_name: CALLER, mobile: '0300 7654321' },
      ...{ fulfilment: 'pickup', payment_method: 'cash' },
    },
  });
  expect(order.ok(), await order.text()).toBe(true);
}

test('the work of a day takes few taps on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await prepare(page);
  await signIn(KITCHEN);
  const { tap, type, takes } = counting(page);

  // What came in today stands where one arrives.
  await takes(0, async () => {
    await page.goto('/restaurant/dashboard');
    const net = page.getByText('Net', { exact: true }).first();
    await expect(net.locator('xpath=..')).toContainText('Rs.');
    await expect(net).toBeInViewport();
  });

  await page.goto('/restaurant/orders');
  await takes(1, async () => {
    await tap(page.getByRole('button', { name: 'Search orders' }));
    await type(CALLER);
    await expect(page.getByText(CALLER).first()).toBeVisible();
  });

  await page.goto('/restaurant/orders');
  const card = page.getByRole('article', { name: new RegExp(CALLER) });
  await takes(1, async () => {
    await tap(card.getByRole('button', { name: /^Accept/ }));
    await expect(card).toBeHidden();
  });
  await page.getByRole('tab', { name: /Cooking/ }).click();
  await takes(1, async () => {
    await tap(card.getByRole('button', { name: 'Print ticket' }));
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
  });

  await page.goto('/restaurant/dishes');
  await takes(2, async () => {
    await tap(page.getByLabel('Search your dishes'));
    await type('Story Platter 37');
    await expect(page.getByRole('list', { name: 'Dishes' }).getByRole('listitem')).toHaveCount(1);
    await tap(page.getByRole('button', { name: 'Sold out until tomorrow: Story Platter 37' }));
    await expect(page.getByRole('button', { name: 'Back on sale: Story Platter 37' })).toBeVisible();
  });

  await page.goto('/restaurant/dashboard');
  await takes(2, async () => {
    await tap(
      page.getByRole('navigation', { name: 'Restaurant area' }).getByRole('link', { name: 'Dishes' }),
    );
    await tap(page.getByRole('button', { name: 'Price of Story Platter 60: Rs.100.00. Change' }));
    await type('120');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Price of Story Platter 60: Rs.120.00. Change' }),
    ).toBeVisible();
  });

  await signIn('owner@nearbite.test');
  await page.goto('/restaurant/reviews');
  await takes(2, async () => {
    const review = page.getByRole('article').filter({ hasText: 'No Response' }).last();
    await tap(review.getByRole('link', { name: /^Reply/ }));
    await expect(page.getByRole('textbox', { name: 'Write Reply' })).toBeFocused();
    await type('Thank you for telling us.');
    await tap(page.getByRole('button', { name: 'Send reply' }));
    await expect(page.getByText('Reply Sent Successfully')).toBeVisible();
  });
});
