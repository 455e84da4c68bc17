import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from '@nearbite/contract/orders/stages';
import pg from 'pg';
import { makeCartId } from '../orders.ts';
import type { startPushService } from '../push-service.ts';
import { makeClient, pick, type Session } from './chaos-client.ts';
import { findHalfMenu, importMenus, takeSteps } from './chaos-kitchen.ts';
import type { ChaosWorld } from './chaos-world.ts';

/** What the app has acknowledged, to be held against the database and the devices afterwards. */
export type Acknowledged = {
  readonly orders: string[];
  readonly paid: string[];
  /** Of the kitchen that takes steps only, each once. */
  readonly steps: { readonly oid: string; readonly stage: Stage }[];
  /** The price that the whole menu was given last. */
  readonly menus: number[];
  readonly problems: string[];
};

export type Load = { readonly acknowledged: Acknowledged; stop(): Promise<void> };

const DETAILS = {
  full_name: 'Amina Khan',
  mobile: '+92 300 1112233',
  address: '7 Mall Road',
  city: 'Lahore',
};
/**
 * Customers who order and pay, an owner who cooks, cancels and sends riders, as fast as the app answers, and a second
 * one who answers no order, opens the kitchen again that is paused for it, and sends its menu as a file. A third takes
 * each order step by step; with `pushes` the customers hear of it on a device.
 */
export function startLoad(
  base: string,
  world: ChaosWorld,
  pushes?: Awaited<ReturnType<typeof startPushService>>,
): Load {
  const acknowledged: Acknowledged = { orders: [], paid: [], steps: [], menus: [], problems: [] };
  const { until, signIn } = makeClient(base, acknowledged.problems);
  let isStopped = false;
  const silentOwner: Session = { name: 'silent-owner', token: undefined };
  const actors = [
    ...world.customerIds.map((id, index) => buy(id, `customer${index}`)),
    runKitchen(),
    takeSteps({ until, signIn, isStopped: () => isStopped }, world, acknowledged),
    importMenus({ until, signIn, isStopped: () => isStopped }, world, acknowledged),
    runClock(),
  ];
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(actors);
    },
  };

  async function buy(userId: number, name: string): Promise<void> {
    const who: Session = { name, token: undefined };
    await signIn(who);
    if (pushes) await until(who, 'POST', '/api/user/push/', pushes.subscribe().subscription);
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

  /** Lets the time to answer run out, again and again, and looks at the menu meanwhile. The database may be away at that moment. */
  async function runClock(): Promise<void> {
    const pool = new pg.Pool({ connectionString: world.connectionString, max: 1 });
    pool.on('error', () => undefined);
    while (!isStopped) {
      await delay(400);
      await pool
        .query(
          `update order_parts set answer_by = now() - interval '1 second' where stage = 'placed' and answer_by > now() and restaurant_id = $1`,
          [world.silentId],
        )
        .then(() =>
          pool.query(`select graphile_worker.add_job('expire_unanswered', job_key => 'expire-unanswered')`),
        )
        .then(() => findHalfMenu(pool))
        .then((halves) => acknowledged.problems.push(...halves))
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
