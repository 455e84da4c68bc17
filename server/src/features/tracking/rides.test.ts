import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Road, startOsrmServer } from '../../adapters/routing/osrm-server.testing.ts';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, type TestOrder } from '../../testing/deliveries.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const RIDER = { latitude: 31.52041, longitude: 74.35872 };
const HOME = { latitude: 31.5, longitude: 74.3 };

let osrm: Awaited<ReturnType<typeof startOsrmServer>>;
let app: TestApp;
let owner: Caller & { restaurantId: number };

beforeAll(async () => {
  osrm = await startOsrmServer();
  app = await buildTestApp({ environment: { ROUTING_URL: osrm.base } });
  owner = await createOwner(app);
});
afterAll(async () => {
  await app.close();
  await osrm.close();
});

async function seenOnTheWay(position: typeof RIDER): Promise<TestOrder> {
  const order = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
  const { db } = app.database;
  await db.updateTable('orders').set(HOME).where('id', '=', order.id).execute();
  const { id: part_id } = await db
    .selectFrom('order_parts')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const now = app.clock.now();
  await db
    .insertInto('rider_positions')
    .values({
      order_id: order.id,
      part_id,
      ...position,
      recorded_at: now,
      expires_at: new Date(+now + 3_600_000),
    })
    .execute();
  return order;
}

const ridesOf = async ({ oid, token }: TestOrder) =>
  (await visitorOf(app).get(`/api/tracking/${oid}/${token}/`)).json().rides;

test('the way by road is asked for once for all who follow, and not where nobody rides', async () => {
  osrm.play({ kind: 'road', metres: 7_450, seconds: 1_000 });
  const order = await seenOnTheWay(RIDER);
  const ride = {
    part: owner.restaurantId,
    latitude: 31.52,
    longitude: 74.359,
    kilometres: 7.45,
    minutes: 17,
  };
  expect(await ridesOf(order)).toEqual([ride]);
  expect(await ridesOf(order)).toEqual([ride]);
  expect(osrm.asked).toHaveLength(1);
  const waiting = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], status: 'pending' });
  expect(await ridesOf(waiting)).toEqual([]);
  expect(osrm.asked).toHaveLength(1);
});

test('a server that fails leaves the page to the straight line, and is left alone for a moment', async () => {
  const before = osrm.asked.length;
  osrm.play({ kind: 'error' } satisfies Road);
  const order = await seenOnTheWay({ latitude: 31.6, longitude: 74.4 });
  expect(await ridesOf(order)).toEqual([]);
  expect(await ridesOf(order)).toEqual([]);
  expect(osrm.asked).toHaveLength(before + 1);
});
