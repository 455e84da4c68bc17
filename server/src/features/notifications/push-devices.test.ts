import { pushKeys } from '@nearbite/contract/notifications/notifications.texts';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from '../../adapters/push/public-address.ts';
import { pushKeysOf } from '../../adapters/push/push-keys.ts';
import { createPushSender } from '../../adapters/push/push-sender.ts';
import { readConfig } from '../../config.ts';
import { enqueuePushes, type Push } from '../../jobs/send-push.ts';
import { type Caller, createCustomer, createOwner, PASSWORD, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, createRider } from '../../testing/deliveries.ts';
import { createDish } from '../../testing/dishes.ts';
import { payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { startPushService } from '../../testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { translate } from '../../texts/translate.ts';
import { logIn } from '../accounts/accounts.testing.ts';
import { warnOfExpiry } from '../orders/kitchen-pushes.ts';
import { tellOfLateOrders } from '../orders/late-orders.ts';
import { tellOfArrivals } from '../tracking/arrivals.ts';

/** As long and as spelled as a key, but no point of P-256. */
const OFF_THE_CURVE = `B${'A'.repeat(86)}`;

type Owner = Caller & { restaurantId: number };
let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let customer: Caller;
let owner: Owner;
let dish: { id: number };

beforeAll(async () => {
  service = await startPushService();
  app = await buildTestApp({ environment: { PUSH_TEST_ORIGIN: service.origin } });
});
afterAll(async () => {
  expect(service.failures).toEqual([]);
  await app.close();
  await service.close();
});
beforeEach(async () => {
  customer = await createCustomer(app);
  owner = await createOwner(app);
  dish = await createDish(app, owner, { stockQty: 100 });
  await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, { auto_accept: false });
});

/** Its person's browser; returns what arrives there. */
async function deviceOf(person: Caller, path = '/api/user/push/') {
  const { device, subscription } = service.subscribe();
  const added = await person.post(path, { ...subscription, name: 'Phone' });
  expect(added.statusCode).toBe(201);
  const heard = () => service.received.filter((one) => one.device === device).map(({ message }) => message);
  const titles = async () => {
    await app.runJobs();
    return heard().map(({ title }) => title);
  };
  return { id: added.json<{ id: string }>().id, device, subscription, heard, titles };
}

const partPath = (oid: string) => `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
const devicesOf = async (person: Caller) =>
  (await person.get('/api/user/push/')).json<{
    public_key: string;
    devices: { id: string; name: string }[];
  }>();
/** Jobs that failed wait for their next turn; this is it. */
const runWaitingJobs = async () => {
  await app.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0 or run_at > now()',
  );
  await app.runJobs();
};
const pushTo = (person: Caller, traits: Partial<Push> = {}): Push => ({
  key: `test:${Math.random()}`,
  to: { kind: 'user', id: person.id },
  title: 'Order Delivered',
  message: 'Hello',
  path: '/customer/orders/1/',
  tag: 'one',
  until: new Date(app.clock.now().getTime() + 600_000).toISOString(),
  ...traits,
});
const tell = (...pushes: Push[]) => enqueuePushes(app.database.db, pushes);

test('an order is told of from the first to the last step, encrypted and signed, in the language of who reads it', async () => {
  const [phone, kitchen] = [await deviceOf(customer), await deviceOf(owner)];
  await app.database.db.updateTable('users').set({ language: 'ur' }).where('id', '=', customer.id).execute();
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id, qty: 2 }]);
  expect(await kitchen.titles()).toEqual([]);
  await payTestOrder(app, oid);
  expect(await kitchen.titles()).toEqual(['New Order']);
  const [told] = kitchen.heard();
  expect(told).toMatchObject({ url: `/restaurant/orders/${oid}/`, lang: 'en', dir: 'ltr' });
  expect(told?.body).toMatch(
    /^Number of the day: #\d+\. This order is paid by card\. Please accept or decline it by .+\. 2 × /,
  );
  // What it costs is not for everybody who works there.
  expect(told?.body).not.toMatch(/Rs/);

  await owner.post(`${partPath(oid)}accept/`, { minutes: 20 });
  await owner.post(`${partPath(oid)}ready/`);
  await owner.patch(partPath(oid), { order_status: 'fulfilled' });
  await owner.post(`${partPath(oid)}deliver/`);
  await phone.titles();
  const said = phone.heard();
  expect(said.map(({ title }) => title)).toEqual(
    ['Order Accepted', 'Order On Its Way', 'Order Delivered'].map((title) => translate(title, 'ur')),
  );
  expect(said[0]).toMatchObject({ url: `/ur/customer/orders/${oid}/`, lang: 'ur', dir: 'rtl' });
  expect(new Set(said.map(({ tag }) => tag)).size).toBe(1);

  const { public_key } = await devicesOf(customer);
  const [first] = service.received.filter(({ device }) => device === phone.device);
  expect(first).toMatchObject({ publicKey: public_key, subject: 'mailto:hello@nearbite.test' });
  expect(first?.topic).toMatch(/^[\w-]{32}$/);
  expect(first?.ttl).toBeGreaterThan(3_600);
});

test('a kitchen hears of what is canceled and, once, five minutes before an order expires; the customer of the refund', async () => {
  const [phone, kitchen] = [await deviceOf(customer), await deviceOf(owner)];
  const [first, second] = [
    await placeTestOrder(customer, [{ dish_id: dish.id }]),
    await placeTestOrder(customer, [{ dish_id: dish.id }]),
  ];
  await payTestOrder(app, first.oid);
  await payTestOrder(app, second.oid);
  expect(await kitchen.titles()).toEqual(['New Order', 'New Order']);
  await customer.post(`/api/customer/orders/${customer.id}/${first.oid}/cancel/`);
  expect(await kitchen.titles()).toEqual(['New Order', 'New Order', 'Order Canceled']);
  expect(await phone.titles()).toEqual(['Refund Issued']);
  await warnOfExpiry(app.services);
  expect((await kitchen.titles()).length).toBe(3);
  app.clock.advanceSeconds(11 * 60);
  for (const _ of [1, 2]) {
    await warnOfExpiry(app.services);
    expect((await kitchen.titles()).slice(3)).toEqual(['Order Expires Soon']);
  }
  expect(kitchen.heard().at(-1)?.body).toMatch(
    new RegExp(`^Order ${second.oid} is canceled at .* unless you answer it\\.$`),
  );
});

test('staff hear what the owner hears until they are removed, even of a message that was written before', async () => {
  const person = await createCustomer(app);
  const invited = await owner.post(`/api/restaurant/staff/${owner.restaurantId}/`, {
    email: person.email,
    role: 'kitchen',
  });
  const [mail] = await app.mailsTo(person.email);
  await person.post(`/api/user/join/${/\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}/`);
  const [phone, stranger] = [await deviceOf(person), await deviceOf(await createOwner(app))];
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
  await payTestOrder(app, oid);
  expect(await phone.titles()).toEqual(['New Order']);
  await tell(pushTo(owner, { to: { kind: 'restaurant', id: owner.restaurantId } }));
  await owner.delete(`/api/restaurant/staff/${owner.restaurantId}/${invited.json().id}/`);
  expect(await phone.titles()).toEqual(['New Order']);
  expect(await stranger.titles()).toEqual([]);
});

test('riders are told on their own page what they get and what is taken from them, and nothing after their link was renewed', async () => {
  const [rider, another] = [
    await createRider(app, owner.restaurantId),
    await createRider(app, owner.restaurantId),
  ];
  const keyOf = async (id: number) =>
    (
      await app.database.db
        .selectFrom('riders')
        .select('rider_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).rider_key;
  const key = await keyOf(rider.id);
  const phone = await deviceOf(visitorOf(app), `/api/rider/${key}/push/`);
  expect((await visitorOf(app).post('/api/rider/unknown12345/push/', phone.subscription)).statusCode).toBe(
    404,
  );
  const { oid } = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], status: 'pending' });
  const assign = (rider_id: number | null) => owner.patch(partPath(oid), { rider_id });
  expect((await assign(rider.id)).statusCode).toBe(200);
  await assign(another.id);
  await assign(rider.id);
  expect((await assign(null)).statusCode).toBe(200);
  expect(await phone.titles()).toEqual([
    'You have a delivery',
    'Delivery called off',
    'You have a delivery',
    'Delivery called off',
  ]);
  expect(phone.heard()[0]).toMatchObject({
    url: `/rider/${key}/`,
    body: `Please bring order ${oid} of Biryani Junction.`,
  });
  await owner.post(`/api/restaurant/${owner.restaurantId}/delivery-boys/${rider.id}/renew-link/`);
  const { devices } = (await visitorOf(app).get(`/api/rider/${await keyOf(rider.id)}/push/`)).json();
  expect(devices).toEqual([]);
});

test('who waits for a rider is told once that they are near', async () => {
  const phone = await deviceOf(customer);
  const order = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], userId: customer.id });
  const HOME = { latitude: 31.5, longitude: 74.3 };
  await app.database.db
    .updateTable('orders')
    .set({ user_id: customer.id, ...HOME })
    .where('id', '=', order.id)
    .execute();
  const at = (latitude: number, accuracy = 20) =>
    tellOfArrivals(app.services, [
      {
        orderId: order.id,
        partId: null,
        riderId: null,
        latitude,
        longitude: HOME.longitude,
        accuracy,
        at: app.clock.now().toISOString(),
      },
    ]);
  await at(31.51);
  await at(31.5, 2_000);
  expect(await phone.titles()).toEqual([]);
  for (const _ of [1, 2]) {
    await at(31.502);
    expect(await phone.titles()).toEqual(['Almost There']);
  }
});

test('who waits for what is late is told when it comes now, every ten minutes at most, and no more once it is there', async () => {
  await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, { prep_minutes: 30 });
  const phone = await deviceOf(customer);
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
  await payTestOrder(app, oid);
  const accepted = await owner.post(`${partPath(oid)}accept/`, { minutes: 30 });
  const promised = Date.parse(accepted.json<{ promised_at: string }>().promised_at);
  const late = async () => {
    // Two instances at once, and once more.
    await Promise.all([tellOfLateOrders(app.services), tellOfLateOrders(app.services)]);
    await tellOfLateOrders(app.services);
    await app.runJobs();
    return phone.heard().filter(({ title }) => title === 'Running Late');
  };
  const FIVE_MINUTES = 5 * 60_000;
  const timeAfterPromise = (minutes: number) =>
    clockTime(
      new Date(Math.ceil((promised + minutes * 60_000) / FIVE_MINUTES) * FIVE_MINUTES),
      app.services.config.APP_TIMEZONE,
    );
  app.clock.advanceSeconds(15 * 60);
  expect(await late()).toEqual([]);
  app.clock.advanceSeconds(7 * 60);
  expect((await late()).map(({ body }) => body)).toEqual([
    `Your order ${oid} from Biryani Junction is running late, now about ${timeAfterPromise(10)}.`,
  ]);
  app.clock.advanceSeconds(9 * 60);
  expect(await late()).toHaveLength(1);
  app.clock.advanceSeconds(1 * 60);
  expect((await late()).map(({ body }) => body.slice(-6, -1))).toEqual([
    timeAfterPromise(10),
    timeAfterPromise(20),
  ]);
  app.clock.advanceSeconds(10 * 60);
  await app.database.pool.query(
    "update order_parts set stage = 'delivered', order_status = 'fulfilled' where order_id = (select id from orders where oid = $1)",
    [oid],
  );
  expect(await late()).toHaveLength(2);
});

describe('sending', () => {
  test('a job that runs twice arrives once, and what came too late is not sent', async () => {
    const phone = await deviceOf(customer);
    const push = pushTo(customer);
    await tell(push, pushTo(customer, { until: app.clock.now().toISOString() }));
    await tell(push);
    await app.runJobs();
    const handler = app.jobHandlers.find(({ name }) => name === 'send_push');
    await handler?.run(push, { jobId: '1' });
    expect(phone.heard()).toHaveLength(1);
  });

  test.each([{ status: 500 }, { status: 429, retryAfter: '120' }, { status: 429 }])(
    'what a push service cannot take now ($status) is sent again, to nobody else',
    async (answer) => {
      const [phone, tablet] = [await deviceOf(customer), await deviceOf(customer)];
      service.answer(phone.device, answer, answer);
      await tell(pushTo(customer));
      await app.runJobs();
      expect([phone.heard().length, tablet.heard().length]).toEqual([0, 1]);
      await runWaitingJobs();
      await runWaitingJobs();
      expect([phone.heard().length, tablet.heard().length]).toEqual([1, 1]);
    },
  );

  test('a device that is gone is forgotten, one that refuses a message is not', async () => {
    const [gone, missing, kept] = [
      await deviceOf(customer),
      await deviceOf(customer),
      await deviceOf(customer),
    ];
    service.unsubscribe(gone.device);
    service.answer(missing.device, { status: 404 });
    service.answer(kept.device, { status: 413 });
    await tell(pushTo(customer));
    await app.runJobs();
    expect((await devicesOf(customer)).devices.map(({ id }) => id)).toEqual([kept.id]);
    await tell(pushTo(customer));
    expect(await kept.titles()).toEqual(['Order Delivered']);
  });

  test('a device that was added with a key off the curve is forgotten and holds up nothing', async () => {
    const [broken, phone] = [await deviceOf(customer), await deviceOf(customer)];
    const breakKey = (id: string) =>
      app.database.db
        .updateTable('push_devices')
        .set({ p256dh: OFF_THE_CURVE })
        .where('id', '=', id)
        .execute();
    await breakKey(broken.id);
    await tell(pushTo(customer));
    expect(await phone.titles()).toEqual(['Order Delivered']);
    expect((await devicesOf(customer)).devices.map(({ id }) => id)).toEqual([phone.id]);
    await breakKey(phone.id);
    expect((await customer.post(`/api/user/push/${phone.id}/test/`)).statusCode).toBe(404);
  });

  test('a test message says whether the device still listens', async () => {
    const phone = await deviceOf(customer);
    const path = `/api/user/push/${phone.id}/test/`;
    expect((await owner.post(path)).statusCode).toBe(404);
    expect((await customer.post(path)).statusCode).toBe(200);
    expect(phone.heard()).toMatchObject([{ tag: 'test', url: '/customer/settings/' }]);
    service.answer(phone.device, { status: 500 });
    expect((await customer.post(path)).statusCode).toBe(503);
    service.unsubscribe(phone.device);
    expect((await customer.post(path)).statusCode).toBe(404);
    expect((await devicesOf(customer)).devices).toEqual([]);
  });

  test('a name that leads into our own network at last is not connected to', async () => {
    const phone = await deviceOf(customer);
    const rebound = 'https://push.rebound.example/x';
    await app.database.db
      .updateTable('push_devices')
      .set({ endpoint: rebound })
      .where('id', '=', phone.id)
      .execute();
    const keys = pushKeysOf(app.services.config, app.services.keyFor);
    for (const address of ['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3', 'fd00::1']) {
      const lookup = publicLookup((_name, _options, done) =>
        done(null, [
          { address: '1.1.1.1', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]),
      );
      const sender = createPushSender({ keys, testOrigin: service.origin, lookup });
      const { p256dh, auth } = phone.subscription.keys;
      const message = { title: '', body: '', url: '/', tag: '', key: '', lang: 'en', dir: 'ltr' } as const;
      expect(await sender.isAllowed(rebound)).toBe(false);
      expect(await sender.send({ endpoint: rebound, p256dh, auth }, message, 60)).toBe('gone');
    }
    for (const address of ['8.8.8.8', '2a00:1450:4001::1']) expect(isPublicAddress(address)).toBe(true);
    for (const address of [
      '0.0.0.0',
      '169.254.169.254',
      '192.168.1.1',
      '100.64.0.1',
      '::1',
      'fe80::1',
      '2002:7f00:1::',
      'x',
    ])
      expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a device', () => {
  test('is not taken at an address that is not out in the open, or with keys that are none', async () => {
    const { subscription } = service.subscribe();
    for (const endpoint of [
      'http://push.example.com/x',
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.0.0.1/x',
      'https://2130706433/x',
      'https://push.example.com:8080/x',
      'https://user:pass@push.example.com/x',
      'ftp://push.example.com/x',
      'not an address',
      `https://push.example.com/${'x'.repeat(1_000)}`,
      service.origin.replace('127.0.0.1', 'localhost'),
    ]) {
      const refused = await customer.post('/api/user/push/', { ...subscription, endpoint });
      expect([endpoint, refused.statusCode]).toEqual([endpoint, 400]);
      expect(refused.json().errors).toHaveProperty('endpoint');
    }
    for (const wrong of [{ auth: 'short' }, { p256dh: OFF_THE_CURVE }]) {
      const keys = { ...subscription.keys, ...wrong };
      const refused = await customer.post('/api/user/push/', { ...subscription, keys });
      expect([refused.statusCode, refused.json().message]).toEqual([400, pushKeys]);
    }
    expect((await visitorOf(app).post('/api/user/push/', subscription)).statusCode).toBe(401);
    expect((await devicesOf(customer)).devices).toEqual([]);
    expect(() =>
      readConfig({ NODE_ENV: 'production', PAYMENTS: 'test', PUSH_TEST_ORIGIN: service.origin }),
    ).toThrow('PUSH_TEST_ORIGIN cannot be set in production');
  });

  test('belongs to whoever has added it last, once, and is removed by them alone', async () => {
    const phone = await deviceOf(customer);
    const again = await customer.post('/api/user/push/', phone.subscription, {
      'user-agent': 'Firefox/1 Android',
    });
    expect(again.json()).toMatchObject({ id: phone.id, name: 'Firefox on Android', last_used_at: null });
    const next = await createCustomer(app);
    const moved = (await next.post('/api/user/push/', phone.subscription)).json();
    await tell(pushTo(customer), pushTo(next, { title: 'Order Pending' }));
    expect(await phone.titles()).toEqual(['Order Pending']);
    expect((await devicesOf(customer)).devices).toEqual([]);
    expect((await customer.delete(`/api/user/push/${moved.id}/`)).statusCode).toBe(404);
    expect((await next.delete(`/api/user/push/${moved.id}/`)).statusCode).toBe(204);
    expect((await devicesOf(next)).devices).toEqual([]);
  });

  test('is one of twenty: the one used longest ago makes room', async () => {
    const first = await deviceOf(customer);
    for (let nth = 0; nth < 20; nth += 1) await deviceOf(customer);
    const { devices } = await devicesOf(customer);
    expect(devices).toHaveLength(20);
    expect(devices.map(({ id }) => id)).not.toContain(first.id);
  });

  test('hears nothing once its sign-in has ended, also of what was written before; another sign-in goes on', async () => {
    const [here, there] = [
      await logIn(app, customer.email, PASSWORD),
      await logIn(app, customer.email, PASSWORD),
    ];
    const add = (access: string, subscription: object) =>
      app.inject({
        method: 'POST',
        url: '/api/user/push/',
        headers: { authorization: `Bearer ${access}` },
        payload: subscription,
      });
    const [phone, tablet] = [service.subscribe(), service.subscribe()];
    expect((await add(here.access, phone.subscription)).statusCode).toBe(201);
    await add(there.access, tablet.subscription);
    await tell(pushTo(customer));
    expect(
      (await visitorOf(app).post('/api/user/logout/', { refresh: here.refresh })).statusCode,
    ).toBeLessThan(300);
    await app.runJobs();
    expect(service.received.filter(({ device }) => device === phone.device)).toEqual([]);
    expect(service.received.filter(({ device }) => device === tablet.device)).toHaveLength(1);
    expect((await devicesOf(customer)).devices).toHaveLength(1);
  });

  test('is in the data of its account and goes with it', async () => {
    await deviceOf(customer);
    const data = (await customer.get(`/api/user/export/${customer.id}/`)).json();
    expect(data.push_devices).toMatchObject([{ name: 'Phone', last_used_at: null }]);
  });
});
