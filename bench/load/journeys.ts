import { randomUUID } from 'node:crypto';
import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import type { Acknowledged } from '../../server/src/testing/chaos/chaos-load.ts';
import { makeCartId } from '../../server/src/testing/orders.ts';

type Dish = { readonly id: number; readonly slug: string; readonly price: number };

const DETAILS = {
  full_name: 'Amina Khan',
  mobile: '+92 300 1112233',
  address: '7 Mall Road',
  city: 'Lahore',
};

/** What one step has to say; the first that says something else ends the journey. */
class Surprise extends Error {}

/**
 * A guest who looks around, orders and pays, and compares every response with the others: prices of menu, dish and cart,
 * the total of cart, order and checkout page, the state before and after paying.
 */
export async function playJourney(
  base: string,
  restaurantSlug: string,
  acknowledged: Acknowledged,
): Promise<void> {
  try {
    await play(base, restaurantSlug, acknowledged);
  } catch (error) {
    acknowledged.problems.push(`journey: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function play(base: string, restaurantSlug: string, { orders, paid }: Acknowledged): Promise<void> {
  const menu = await get<Dish[]>(base, `/api/restaurant/dishes-store/${restaurantSlug}/?limit=20`);
  const chosen = menu[Math.floor(Math.random() * menu.length)];
  if (!chosen) throw new Surprise('the menu is empty');
  const dish = await get<Dish>(base, `/api/store/dish/${chosen.slug}`);
  same('price of menu and dish', chosen.price, dish.price);
  const cart_id = makeCartId();
  const qty = 1 + Math.floor(Math.random() * 3);
  await post(base, '/api/store/cart/', { cart_id, dish_id: dish.id, qty, mode: 'set' });
  const lines = await get<CartLine[]>(base, `/api/store/cart-list/${cart_id}/`);
  same('lines of the cart', lines.length, 1);
  same('quantity in the cart', lines[0]?.qty, qty);
  same('sum of the line', lines[0]?.sub_total, (lines[0]?.price_by_portion_size ?? 0) * qty);
  const totals = await get<CartTotals>(base, `/api/store/cart-detail/${cart_id}/`);
  const order = { ...DETAILS, cart_id };
  const key = { 'idempotency-key': randomUUID() };
  const placed = await post(base, '/api/store/create-order/', order, key);
  // As the contract says.
  const { order_oid: oid, total } = (await placed.json()) as { order_oid: string; total: number };
  orders.push(oid);
  same('total of cart and order', totals.total, total);
  same(
    'the cart after ordering',
    (await get<CartLine[]>(base, `/api/store/cart-list/${cart_id}/`)).length,
    0,
  );
  const page = (await post(base, `/stripe-checkout/${oid}/`, {})).headers.get('location') ?? '';
  const back = await post(base, page, { action: 'pay' });
  if (!back.headers.get('location')?.includes('payment=success'))
    throw new Surprise(`${oid} could not be paid`);
  paid.push(oid);
  const checkout = await get<{ payment_status: string; total: number }>(base, `/api/store/checkout/${oid}/`);
  same('total of order and checkout', checkout.total, total);
  // The kitchen may have canceled it meanwhile.
  const { payment_status } = checkout;
  if (payment_status !== 'paid' && payment_status !== 'refunded')
    throw new Surprise(`${oid} is ${payment_status}`);
}

function same(what: string, one: unknown, other: unknown): void {
  if (one !== other) throw new Surprise(`${what}: ${String(one)} and ${String(other)}`);
}

async function get<T>(base: string, path: string): Promise<T> {
  const response = await fetch(base + path);
  if (!response.ok) throw new Surprise(`GET ${path}: ${response.status} ${await response.text()}`);
  // The caller names what the contract says of this path.
  return (await response.json()) as T;
}

async function post(base: string, path: string, body: object, headers = {}): Promise<Response> {
  const response = await fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.status >= 400) throw new Surprise(`POST ${path}: ${response.status} ${await response.text()}`);
  return response;
}
