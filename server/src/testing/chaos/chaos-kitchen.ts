import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from '@nearbite/contract/orders/stages';
import type { Pool } from 'pg';
import type { Received } from '../push-service.ts';
import { type Client, pick, type Session } from './chaos-client.ts';
import type { Acknowledged } from './chaos-load.ts';
import { type ChaosWorld, STOCK } from './chaos-world.ts';

type Running = Client & { isStopped(): boolean };

/** What may follow, and what the customer is told of it. */
const NEXT: Partial<Record<Stage, readonly (readonly [step: string, to: Stage])[]>> = {
  placed: [
    ['accept', 'accepted'],
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ],
  accepted: [['ready', 'ready']],
  ready: [['hand over', 'on_the_way']],
  on_the_way: [['deliver', 'delivered']],
};
const TOLD: Partial<Record<Stage, string>> = {
  accepted: 'Order Accepted',
  ready: 'Order Ready',
  on_the_way: 'Order On Its Way',
  delivered: 'Order Delivered',
  declined: 'Order Declined',
};

/** Each order from one step to the next, and nothing else: a step whose response was lost is sent again with its key. */
export async function takeSteps(
  { until, signIn, isStopped }: Running,
  { stepsId }: ChaosWorld,
  { steps, problems }: Acknowledged,
): Promise<void> {
  const who: Session = { name: 'steps-owner', token: undefined };
  await signIn(who);
  while (!isStopped()) {
    const queue = await until(who, 'GET', `/api/restaurant/queue/${stepsId}/`);
    // As the contract says.
    const { orders } = (await queue.json()) as { orders: { oid: string; stage: Stage }[] };
    if (orders.length === 0) {
      await delay(50);
      continue;
    }
    const { oid, stage } = pick(orders);
    const [step, to] = pick(NEXT[stage] ?? []);
    const path = `/api/restaurant/orders/${stepsId}/${oid}/`;
    const response =
      step === 'hand over'
        ? await until(who, 'PATCH', path, { order_status: 'fulfilled' })
        : await until(
            who,
            'POST',
            `${path}${step}/`,
            { minutes: 20, reason: 'No gas' },
            { 'idempotency-key': randomUUID() },
          );
    if (response.status === 200) steps.push({ oid, stage: to });
    else problems.push(`${step} ${oid}: ${response.status} ${await response.text()}`);
  }
}

const DISHES = 40;

/** A whole menu at a new price, again and again; some of its dishes are new each time. */
export async function importMenus(
  { until, signIn, isStopped }: Running,
  { silentId }: ChaosWorld,
  { menus, problems }: Acknowledged,
): Promise<void> {
  const who: Session = { name: 'silent-owner', token: undefined };
  await signIn(who);
  for (let price = 100; !isStopped(); price += 1) {
    const titles = [...Array(DISHES).keys()].map((index) => `Plate ${index}`);
    const lines = [...titles, `Plate of ${price}`].map(
      (title) => `${title},${title},Stew,${price},${STOCK},live`,
    );
    const file = ['title,description,category,price,stock_qty,status', ...lines].join('\r\n');
    const response = await until(who, 'POST', `/api/restaurant/menu-csv/${silentId}/`, file);
    if (response.status === 200) menus.push(price);
    else problems.push(`menu of ${price}: ${response.status} ${await response.text()}`);
    await delay(100);
  }
}

/** At any moment all dishes of the newest file have its price, its new dish, too. */
export async function findHalfMenu(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select d.title, d.price_minor from dishes d where d.title ~ '^Plate \\d' and (
       d.price_minor <> (select max(price_minor) from dishes where title ~ '^Plate ')
       or not exists (select from dishes where title = 'Plate of ' || d.price_minor / 100)
       or (select count(*) from dishes where title ~ '^Plate \\d') <> ${DISHES})`,
  );
  return rows.length === 0
    ? []
    : [`menu: a file was taken in part: ${JSON.stringify(rows.slice(0, 3))} (${rows.length})`];
}

/** Of the steps and menus that were acknowledged, what is lost or was done twice. */
export async function findBrokenKitchen(
  pool: Pool,
  { steps, menus }: Acknowledged,
  received?: readonly Received[],
): Promise<string[]> {
  const { rows } = await pool.query<{ oid: string; stage: Stage; notices: number }>(
    `select o.oid, s.stage, (
       select count(*)::int from customer_notifications n
       where n.order_id = o.id and n.title = $2::jsonb->>s.stage) as notices
     from orders o join order_parts p on p.order_id = o.id, jsonb_object_keys(p.stage_times) s(stage)
     where o.oid = any($1)`,
    [steps.map(({ oid }) => oid), JSON.stringify(TOLD)],
  );
  const menu = await pool.query<{ price: number | null; twice: number }>(
    `select max(price_minor) / 100 as price, (count(*) - count(distinct title))::int as twice
     from dishes where title ~ '^Plate '`,
  );
  const last = menus.at(-1) ?? null;
  return [
    ...(await findHalfMenu(pool)),
    ...menu.rows
      .filter(({ price, twice }) => price !== last || twice > 0)
      .map(({ price, twice }) => `menu: ${last} was acknowledged, ${price} is there, ${twice} dishes twice`),
    ...steps.flatMap(({ oid, stage }) => {
      const notices = rows.find((row) => row.oid === oid && row.stage === stage)?.notices;
      return notices === 1
        ? []
        : [
            `steps: ${oid} ${stage}: ${notices === undefined ? 'acknowledged and lost' : `told ${notices} times`}`,
          ];
    }),
    ...(received ? steps.flatMap((step) => findWrongPush(step, received)) : []),
  ];
}

/** Sent twice it has the same key and tag, and is shown once. */
function findWrongPush(
  { oid, stage }: Acknowledged['steps'][number],
  received: readonly Received[],
): string[] {
  if (stage === 'ready') return [];
  const messages = received
    .map(({ message }) => message)
    .filter(({ title, url }) => title === TOLD[stage] && url.includes(oid));
  const shown = new Set(messages.map(({ key, tag }) => `${key} ${tag}`));
  return shown.size === 1 ? [] : [`pushes: ${oid} ${stage}: ${JSON.stringify([...shown])}`];
}
