import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeCartId } from '../orders.ts';
import { type ChaosWorld, emailOf, PASSWORD } from './chaos-world.ts';

/** What the app has acknowledged, to be held against the database afterwards. */
export type Acknowledged = {
  readonly orders: string[];
  readonly paid: string[];
  readonly problems: string[];
};

export type Load = { readonly acknowledged: Acknowledged; stop(): Promise<void> };

const DETAILS = {
  full_name: 'Amina Khan',
  mobile: '+92 300 1112233',
  address: '7 Mall Road',
  city: 'Lahore',
};
// No list it is given is empty.
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/**
 * Customers who order and pay, an owner who cooks, cancels and sends riders, as fast as the app answers, and a second
 * one who answers no order, and only opens the kitchen again that is paused for it.
 */
export function startLoad(base: string, world: ChaosWorld): Load {
  const acknowledged: Acknowledged = { orders: [], paid: [], problems: [] };
  let isStopped = false;
  const silentOwner: Session = { name: 'silent-owner', token: undefined };
  const actors = [
    ...world.customerIds.map((id, index) => buy(id, `customer${index}`)),
    runKitchen(),
    runClock(),
  ];
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(actors);
    },
  };

  /** Repeats a call until the app gives a definite response: nobody knows what became of a lost one. */
  async function until(
    who: Session,
    method: string,
    path: string,
    body?: object,
    headers = {},
  ): Promise<Response> {
    for (;;) {
      const response = await fetch(base + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
        .then(whole)
        .catch(() => undefined);
      if (response?.status === 401) await signIn(who);
      else if (response && response.status < 500) return response;
      else if (response && response.status !== 503) {
        acknowledged.problems.push(`${method} ${path}: ${response.status} ${await response.text()}`);
      }
      await delay(30);
    }
  }

  /** The app may be killed in the middle of a response, too: only a whole one counts. */
  async function whole(response: Response): Promise<Response> {
    const text = await response.text();
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  }

  async function signIn(who: Session): Promise<void> {
    who.token = undefined;
    const response = await until(who, 'POST', '/api/user/login/', {
      email: emailOf(who.name),
      password: PASSWORD,
    });
    // As the contract says; a refusal has none.
    const { token } = (await response.json()) as { token?: { access: string } };
    who.token = token?.access;
  }

  async function buy(userId: number, name: string): Promise<void> {
    const who: Session = { name, token: undefined };
    await signIn(who);
    while (!isStopped) {
      const cart_id = makeCartId();
      const line = { dish_id: pick(world.dishIds), qty: 1 + Math.floor(Math.random() * 3), mode: 'set' };
      await until(who, 'POST', '/api/store/cart/', { ...line, cart_id, user_id: userId });
      const key = { 'idempotency-key': randomUUID() };
      const order = { ...DETAILS, cart_id, user_id: userId };
      const placed = await until(who, 'POST', '/api/store/create-order/', order, key);
      if (placed.status !== 201) {
        const refusal = await placed.text();
        if (refusal.includes('"restaurant_closed"')) await openAgain();
        else acknowledged.problems.push(`create-order: ${placed.status} ${refusal}`);
        continue;
      }
      // As the contract says.
      const { order_oid: oid } = (await placed.json()) as { order_oid: string };
      acknowledged.orders.push(oid);
      if (Math.random() < 0.8) await pay(who, oid);
    }
  }

  /** After three orders without an answer; who ordered there tries again. */
  async function openAgain(): Promise<void> {
    const terms = `/api/restaurant/terms/${world.silentId}/`;
    await until(silentOwner, 'PATCH', terms, { paused_until: null });
  }

  async function pay(who: Session, oid: string): Promise<void> {
    const page = (await until(who, 'POST', `/stripe-checkout/${oid}/`, {})).headers.get('location') ?? '';
    if (!page.startsWith('/dev/payment/')) return;
    const back = await until(who, 'POST', page, { action: 'pay' });
    if (back.headers.get('location')?.includes('payment=success')) acknowledged.paid.push(oid);
  }

  /** Lets the time to answer run out, again and again. The database may be away at that moment. */
  async function runClock(): Promise<void> {
    const pool = new pg.Pool({ connectionString: world.connectionString, max: 1 });
    pool.on('error', () => undefined);
    while (!isStopped) {
      await delay(400);
      await pool
        .query(
          `update order_parts set answer_by = now() - interval '1 second' where stage = 'placed' and answer_by > now()`,
        )
        .then(() =>
          pool.query(`select graphile_worker.add_job('expire_unanswered', job_key => 'expire-unanswered')`),
        )
        .catch(() => undefined);
    }
    await pool.end();
  }

  async function runKitchen(): Promise<void> {
    const who: Session = { name: 'owner', token: undefined };
    const orders = `/api/restaurant/orders/${world.restaurantId}/`;
    await signIn(who);
    while (!isStopped) {
      // As the contract says.
      const parts = (await (await until(who, 'GET', `${orders}?limit=30`)).json()) as { oid: string }[];
      if (parts.length === 0) {
        await delay(50);
        continue;
      }
      const { oid } = pick(parts);
      const change = pick<object>([
        { order_status: 'cancelled' },
        { order_status: 'fulfilled' },
        { rider_id: pick(world.riderIds) },
        { rider_id: pick(world.riderIds) },
        { delivered: true },
      ]);
      await (await until(who, 'PATCH', `${orders}${oid}/`, change)).arrayBuffer();
    }
  }
}

type Session = { readonly name: string; token: string | undefined };
