import { type APIRequestContext, type Browser, devices } from '@playwright/test';
import { expect, LAHORE, signInByApi } from './fixtures.ts';

type Owner = { readonly headers: Record<string, string>; readonly restaurantId: number };

/** An order somebody places while the story goes on. */
export async function placeOrder(request: APIRequestContext, restaurantId: number): Promise<string> {
  const { headers, id } = await signInByApi(request, 'customer2@nearbite.test');
  const dishes = await (await request.get(`/api/store/dishes/?restaurant_id=${restaurantId}`)).json();
  const dish = dishes.find((one: { stock_qty: number }) => one.stock_qty > 0);
  const cartId = 'ABCDEFGHIJKL12345ABCDEFGHIJKL1';
  const line = { dish_id: dish.id, user_id: id, qty: 1, price: 1, country: '', cart_id: cartId };
  const added = await request.post('/api/store/cart/', {
    headers,
    data: { ...line, portionSize: 'No portion size', spiceLevel: 'No spice level' },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const placed = await request.post('/api/store/create-order/', {
    headers,
    data: {
      full_name: 'Bilal Ahmed',
      mobile: '0300 7654321',
      address: '7 Canal View',
      city: 'Lahore',
      cart_id: cartId,
      user_id: id,
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { order_oid }: { order_oid: string } = await placed.json();
  return order_oid;
}

async function handOver(request: APIRequestContext, { headers, restaurantId }: Owner, oid: string) {
  const path = `/api/restaurant/orders/${restaurantId}/${oid}/`;
  const fulfilled = await request.patch(path, { headers, data: { order_status: 'fulfilled' } });
  expect(fulfilled.ok(), await fulfilled.text()).toBe(true);
  const email = `rider-${oid}@riders.test`;
  const rider = await request.post(`/api/restaurant/${restaurantId}/delivery-boys/`, {
    headers,
    data: { name: 'Yasir Rider', email, phone_number: '0300 1112223' },
  });
  const { id }: { id: number } = await rider.json();
  const assigned = await request.patch(path, { headers, data: { rider_id: id } });
  expect(assigned.ok(), await assigned.text()).toBe(true);
  const { tracking_token }: { tracking_token: string } = await assigned.json();
  return { email, token: tracking_token };
}

/** The customer's money arrives, by the test provider's page. */
export async function pay(request: APIRequestContext, oid: string) {
  const confirmed = await request.post(`/stripe-checkout/${oid}/`, { form: {}, maxRedirects: 0 });
  const paid = await request.post(confirmed.headers().location ?? '', {
    form: { action: 'pay' },
    maxRedirects: 0,
  });
  expect(paid.headers().location).toContain('payment=success');
}

/** The link the owner can hand over by any means. */
async function riderLinkOf(request: APIRequestContext, { headers, restaurantId }: Owner, oid: string) {
  const response = await request.get(`/api/restaurant/${restaurantId}/deliveries/${oid}/`, { headers });
  const { rider_link }: { rider_link: string } = await response.json();
  return new URL(rider_link);
}

/** Somebody else's phone, which may tell where it is. */
export const openPhone = (browser: Browser, baseURL: string) =>
  browser.newContext({ ...devices['Pixel 7'], baseURL, geolocation: LAHORE, permissions: ['geolocation'] });

/** An order of the demo owner's restaurant on its way, and the rider's link to it. */
export async function startDelivery(request: APIRequestContext) {
  const owner = await signInByApi(request, 'owner@nearbite.test');
  const oid = await placeOrder(request, owner.restaurantId);
  const { email, token } = await handOver(request, owner, oid);
  const { pathname, search } = await riderLinkOf(request, owner, oid);
  return { owner, oid, email, token, link: pathname + search };
}
