import { CART_ID_ALPHABET, CART_ID_LENGTH } from '@nearbite/contract/limits';
import type { Caller } from './actors.ts';
import type { TestApp } from './test-app.ts';

export function makeCartId(): string {
  const letters = Array.from(
    { length: CART_ID_LENGTH },
    () => CART_ID_ALPHABET[Math.floor(Math.random() * CART_ID_ALPHABET.length)],
  );
  return letters.join('');
}

export const DELIVERY = {
  full_name: 'Amina Khan',
  mobile: '+92 300 1112233',
  address: '7 Mall Road, Flat 3',
  city: 'Lahore',
};

type DishToOrder = {
  readonly dish_id: number;
  readonly qty?: number;
  readonly portionSize?: string;
  readonly spiceLevel?: string;
  readonly extras?: readonly { readonly group: string; readonly name: string }[];
  readonly note?: string;
};

export async function fillCart(
  caller: Caller,
  cartId: string,
  dishes: readonly DishToOrder[],
): Promise<void> {
  for (const dish of dishes) {
    const response = await caller.post('/api/store/cart/', {
      qty: 1,
      ...dish,
      cart_id: cartId,
      user_id: caller.id,
    });
    if (response.statusCode >= 300) throw new Error(`The cart refused: ${response.body}`);
  }
}

/** Puts the dishes in the caller's cart and orders them. */
export async function placeTestOrder(
  caller: Caller,
  dishes: readonly DishToOrder[],
): Promise<{ oid: string; total: number }> {
  const cartId = makeCartId();
  await fillCart(caller, cartId, dishes);
  const response = await caller.post('/api/store/create-order/', {
    ...DELIVERY,
    cart_id: cartId,
    user_id: caller.id,
  });
  if (response.statusCode !== 201) throw new Error(`No order: ${response.body}`);
  const { order_oid: oid, total } = response.json();
  return { oid, total };
}

/** Presses Confirm Now; returns the address the browser is sent to. */
export async function goToPayment(app: TestApp, oid: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `/stripe-checkout/${oid}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  if (response.statusCode !== 303) throw new Error(`No payment: ${response.statusCode} ${response.body}`);
  return String(response.headers.location);
}

/** Clicks a button of the test provider's page; returns the address the browser is sent back to. */
export async function decideTestPayment(
  app: TestApp,
  page: string,
  action: 'pay' | 'decline' | 'cancel',
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });
  if (response.statusCode !== 303) throw new Error(`No decision: ${response.statusCode} ${response.body}`);
  return String(response.headers.location);
}

export async function payTestOrder(app: TestApp, oid: string): Promise<void> {
  await decideTestPayment(app, await goToPayment(app, oid), 'pay');
}

export async function ledgerOf(app: TestApp, oid: string): Promise<{ kind: string; amount_minor: number }[]> {
  return app.database.db
    .selectFrom('money_ledger as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.kind', 'l.amount_minor'])
    .where('o.oid', '=', oid)
    .orderBy('l.id')
    .execute();
}

export async function stockOf(
  app: TestApp,
  dish: { readonly id: number },
): Promise<{ stock_qty: number; orders_count: number }> {
  return app.database.db
    .selectFrom('dishes')
    .select(['stock_qty', 'orders_count'])
    .where('id', '=', dish.id)
    .executeTakeFirstOrThrow();
}
