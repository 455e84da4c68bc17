import type { Rider } from '@nearbite/contract/riders/riders';
import type { StaffMember } from '@nearbite/contract/staff/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createAdmin, createOwner, createStaff, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, createRider, handToRider, ridersPath } from '../../testing/deliveries.ts';
import { startPushService } from '../../testing/push-service.ts';
import { listenOnLoopback, openSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

type Owner = Caller & { restaurantId: number };

let app: TestApp;
let url: string;
let pushes: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  pushes = await startPushService();
  app = await buildTestApp({ environment: { PUSH_TEST_ORIGIN: pushes.origin } });
  url = await listenOnLoopback(app);
});
afterAll(async () => {
  await app.close();
  await pushes.close();
});

const keyOf = async (id: number) =>
  (
    await app.database.db
      .selectFrom('riders')
      .select('rider_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).rider_key;
const pageOf = (key: string) => visitorOf(app).get(`/api/rider/${key}/`);

const remove = async (owner: Owner, person: Caller) => {
  const staff = `/api/restaurant/staff/${owner.restaurantId}/`;
  const members = (await owner.get(staff)).json<StaffMember[]>();
  const member = members.find(({ email }) => email === person.email);
  expect((await owner.delete(`${staff}${member?.id}/`)).statusCode).toBe(204);
};
const block = async (_owner: Owner, person: Caller) => {
  const admin = await createAdmin(app);
  expect((await admin.post(`/api/admin/users/${person.id}/block/`, {})).statusCode).toBe(200);
};
const erase = async (_owner: Owner, person: Caller) => {
  await app.database.db
    .updateTable('users')
    .set({ delete_at: app.clock.now() })
    .where('id', '=', person.id)
    .execute();
  await app.database.pool.query(`select graphile_worker.add_job('delete_accounts', '{}')`);
  await app.runJobs();
};

test("a rider's own link is shown to owners and managers when it is made, and never listed", async () => {
  const owner = await createOwner(app);
  const [manager, cook] = [
    await createStaff(app, owner, 'manager'),
    await createStaff(app, owner, 'kitchen'),
  ];
  const form = { name: 'Bilal', phone_number: '0300 1112223' };
  for (const [who, email, link] of [
    [owner, 'one@riders.test', expect.stringContaining('/rider/')],
    [manager, 'two@riders.test', expect.stringContaining('/rider/')],
    [cook, 'three@riders.test', null],
  ] as const) {
    const made = (await who.post(ridersPath(owner), { ...form, email })).json<Rider>();
    expect([email, made.rider_link]).toEqual([email, link]);
    const path = ridersPath(owner, `${made.id}/`);
    expect((await who.patch(path, { paused: true })).json()).toMatchObject({ rider_link: null });
    const listed = (await who.get(ridersPath(owner))).json<Rider[]>();
    expect(new Set(listed.map(({ rider_link }) => rider_link))).toEqual(new Set([null]));
    const renewed = await who.post(`${path}renew-link/`);
    expect(renewed.statusCode).toBe(link === null ? 403 : 200);
    if (link === null) continue;
    const { rider_link } = renewed.json<Rider>();
    expect(rider_link).toContain(await keyOf(made.id));
    expect((await app.mailsTo(email)).at(0)?.text).toContain(rider_link);
  }
});

test.each([
  ['the owner removes somebody', remove],
  ['an administrator blocks somebody', block],
  ['somebody has deleted their account', erase],
])(
  'when %s, the links they may have copied end at once, and the riders are mailed new ones',
  async (_how, end) => {
    const [owner, rival] = [await createOwner(app), await createOwner(app)];
    const person = await createStaff(app, owner, 'kitchen');
    const placed = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
    const rider = await handToRider(app, placed, owner.restaurantId);
    const elsewhere = await createRider(app, rival.restaurantId);
    const [key, keyElsewhere] = [await keyOf(rider.id), await keyOf(elsewhere.id)];
    const { subscription } = pushes.subscribe();
    expect((await visitorOf(app).post(`/api/rider/${key}/push/`, subscription)).statusCode).toBe(201);
    const order = `/${placed.oid}/${placed.token}/?rider=${rider.secret}`;
    const sockets = [
      await openSocket(`${url}/ws/rider/${key}/`),
      await openSocket(`${url}/ws/tracking${order}`),
    ];
    for (const socket of sockets) await socket.settled();
    const orderPage = () => visitorOf(app).get(`/api/tracking${order}`);
    expect((await orderPage()).body).toContain('Canal View');

    await end(owner, person);

    expect((await pageOf(key)).statusCode).toBe(404);
    for (const { closed } of sockets) await expect(closed).resolves.toMatchObject({ code: 4403 });
    expect((await orderPage()).body).not.toContain('Canal View');
    const renewed = await keyOf(rider.id);
    const [mail] = await app.mailsTo(rider.email);
    expect(mail).toMatchObject({ subject: 'Your new link for deliveries of Biryani Junction' });
    expect(mail?.text).toContain(`/rider/${renewed}/`);
    expect((await pageOf(renewed)).json().deliveries.length).toBe(1);
    expect(
      await app.database.db
        .selectFrom('push_devices')
        .select('id')
        .where('rider_id', '=', rider.id)
        .execute(),
    ).toEqual([]);
    expect(await keyOf(elsewhere.id)).toBe(keyElsewhere);
  },
);

test('an invitation that is taken back has shown nobody a link', async () => {
  const owner = await createOwner(app);
  const rider = await createRider(app, owner.restaurantId);
  const staff = `/api/restaurant/staff/${owner.restaurantId}/`;
  const invited = await owner.post(staff, { email: 'never@example.com', role: 'kitchen' });
  const key = await keyOf(rider.id);
  expect((await owner.delete(`${staff}${invited.json().id}/`)).statusCode).toBe(204);
  expect(await keyOf(rider.id)).toBe(key);
});
