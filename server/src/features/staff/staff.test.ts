import type { Invitation, StaffMember } from '@nearbite/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, readSchema } from '../../db/migrate.ts';
import {
  type Caller,
  createCustomer,
  createOwner,
  createStaff,
  PASSWORD,
  visitorOf,
} from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { createPart } from '../../testing/order-parts.ts';
import { payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { startPushService } from '../../testing/push-service.ts';
import { listenOnLoopback, openSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

type Owner = Caller & { restaurantId: number };

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

const staffOf = ({ restaurantId }: Owner) => `/api/restaurant/staff/${restaurantId}/`;

async function invite(
  email: string,
  role: string,
  by = owner,
): Promise<{ member: StaffMember; link: string }> {
  const invited = await by.post(staffOf(by), { email, role });
  expect(invited.statusCode).toBe(201);
  const [mail] = await app.mailsTo(email);
  const token = /\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  return { member: invited.json<StaffMember>(), link: `/api/user/join/${token}/` };
}

async function employ(role: 'manager' | 'kitchen', by = owner): Promise<{ person: Caller; id: number }> {
  const person = await createCustomer(app, { name: 'Sana Staff' });
  const { member, link } = await invite(person.email, role, by);
  expect((await person.post(link)).statusCode).toBe(200);
  return { person, id: member.id };
}

describe('an invitation', () => {
  test('is accepted by the invited account alone, as often as its link is opened, and proves its address', async () => {
    const invited = await createCustomer(app, { name: 'Bilal Bawarchi', isVerified: false });
    const stranger = await createCustomer(app);
    const { member, link } = await invite(invited.email, 'kitchen');
    expect(member).toMatchObject({ email: invited.email, role: 'kitchen', name: null, joined_at: null });
    expect((await visitorOf(app).get(link)).json<Invitation>()).toEqual({
      restaurant: { id: owner.restaurantId, name: 'Biryani Junction' },
      email: invited.email,
      role: 'kitchen',
      has_account: true,
      has_joined: false,
    });

    expect((await stranger.post(link)).statusCode).toBe(403);
    expect((await visitorOf(app).post(link)).statusCode).toBe(401);
    const form = { name: 'Bilal Bawarchi', password: PASSWORD, password2: PASSWORD, tc: true };
    expect((await visitorOf(app).post(link, form)).statusCode).toBe(401);
    for (const _ of [1, 2]) {
      const joined = await invited.post(link);
      expect([joined.statusCode, joined.json()]).toEqual([
        200,
        { msg: 'You work for Biryani Junction now.', restaurant_id: owner.restaurantId },
      ]);
    }
    expect((await invited.get('/api/user/profile/')).json()).toMatchObject({
      restaurant_id: null,
      is_verified: true,
      workplaces: [{ restaurant_id: owner.restaurantId, name: 'Biryani Junction', role: 'kitchen' }],
    });
    const listed = (await owner.get(staffOf(owner))).json<StaffMember[]>();
    expect(listed.find(({ id }) => id === member.id)).toMatchObject({
      name: 'Bilal Bawarchi',
      joined_at: expect.any(String),
    });
  });

  test('makes an account for who has none, once, and signs in again whoever lost the response', async () => {
    const { link } = await invite('nadia@example.com', 'manager');
    const form = { name: 'Nadia Naan', password: PASSWORD, password2: PASSWORD, tc: true };
    const visitor = visitorOf(app);
    expect((await visitor.post(link, { ...form, password2: 'another one' })).json()).toMatchObject({
      errors: { password2: ['Passwords do not match'] },
    });
    const answers = [await visitor.post(link, form), await visitor.post(link, form)];
    for (const answer of answers) {
      const { token } = answer.json<{ token: { access: string } }>();
      const headers = { authorization: `Bearer ${token.access}` };
      const profile = await app.inject({ url: '/api/user/profile/', headers });
      expect(profile.json()).toMatchObject({
        email: 'nadia@example.com',
        is_verified: true,
        workplaces: [{ role: 'manager' }],
      });
    }
    expect(
      (await visitor.post(link, { ...form, password: 'a guess', password2: 'a guess' })).statusCode,
    ).toBe(401);
  });

  test.each([
    [{ email: 'nobody', role: 'manager' }, 'email'],
    [{ email: 'somebody@example.com', role: 'owner' }, 'role'],
    [{ role: 'kitchen' }, 'email'],
  ])('with %j is refused', async (body, field) => {
    const refused = await owner.post(staffOf(owner), body);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  });

  test('is for neither the owner nor who works there', async () => {
    const { person } = await employ('kitchen');
    for (const email of [owner.email, person.email]) {
      expect((await owner.post(staffOf(owner), { email, role: 'kitchen' })).statusCode).toBe(400);
    }
  });
});

describe('a role', () => {
  test('opens what it names, refuses the rest with 403, and is nothing at another restaurant', async () => {
    const { person: manager } = await employ('manager');
    const { person: cook } = await employ('kitchen');
    const rival = await createOwner(app);
    const dish = await createDish(app, owner);
    const at = (path: string, { restaurantId }: Owner = owner) => path.replace(':id', String(restaurantId));
    const forCooks = [
      '/api/restaurant/orders/:id/',
      '/api/restaurant/waiting-orders/:id/',
      '/api/restaurant/dishes/:id/',
      '/api/restaurant/:id/delivery-boys/',
      '/api/restaurant/terms/:id/',
    ];
    const forManagers = [
      '/api/restaurant/earnings/:id/',
      '/api/restaurant/monthly-earnings/:id/',
      '/api/restaurant/restaurant-reviews/:id/',
      `/api/restaurant/update-dish/:id/${dish.did}/`,
    ];
    for (const path of forCooks) {
      expect([path, (await cook.get(at(path))).statusCode]).toEqual([path, 200]);
      expect([path, (await cook.get(at(path, rival))).statusCode]).toEqual([path, 404]);
    }
    for (const path of [...forCooks, ...forManagers]) {
      expect([path, (await manager.get(at(path))).statusCode]).toEqual([path, 200]);
    }
    for (const path of [...forManagers, staffOf(owner)]) {
      expect([path, (await cook.get(at(path))).statusCode]).toEqual([path, 403]);
    }
    for (const path of [staffOf(owner), staffOf(rival)]) {
      expect((await manager.get(path)).statusCode).toBe(path === staffOf(owner) ? 403 : 404);
    }
    expect((await manager.post(at('/api/restaurant/close/:id/'))).statusCode).toBe(403);
    const soldOut = at(`/api/restaurant/availability/:id/${dish.did}/`);
    expect((await cook.patch(soldOut, { sold_out_until: 'tomorrow' })).statusCode).toBe(200);
    // Staff stay customers.
    expect((await cook.get(`/api/customer/orders/${cook.id}`)).statusCode).toBe(200);
  });

  test('of the kitchen may pause and say busy, and change nothing else of the terms', async () => {
    const { person: cook } = await employ('kitchen');
    const terms = `/api/restaurant/terms/${owner.restaurantId}/`;
    const until = new Date(app.services.clock.now().getTime() + 15 * 60_000).toISOString();
    const busy = { paused_until: null, busy_until: until, busy_extra_minutes: 20 };
    const pause = { paused_until: until, busy_until: null, busy_extra_minutes: 0 };
    for (const change of [busy, pause]) {
      expect((await cook.patch(terms, change)).statusCode).toBe(200);
      expect((await cook.get(terms)).json()).toMatchObject(change);
    }
    for (const more of [{ prep_minutes: 30 }, { delivery_fee: 'free' }, { nonsense: 1 }]) {
      const { statusCode } = await cook.patch(terms, { ...pause, paused_until: null, ...more });
      expect([more, statusCode]).toEqual([more, 403]);
    }
    const multipart = await app.inject({
      method: 'PATCH',
      url: terms,
      headers: {
        authorization: `Bearer ${cook.accessToken}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: '--b\r\ncontent-disposition: form-data; name="prep_minutes"\r\n\r\n30\r\n--b--\r\n',
    });
    expect(multipart.statusCode).toBe(403);
    expect((await cook.get(terms)).json()).toMatchObject(pause);
    expect((await owner.patch(terms, { paused_until: null, prep_minutes: 25 })).statusCode).toBe(200);
  });

  test('changes and ends at once, on open sockets, too', async () => {
    const { person, id } = await employ('manager');
    const orders = `/api/restaurant/orders/${owner.restaurantId}/`;
    const earnings = `/api/restaurant/earnings/${owner.restaurantId}/`;
    const socket = await openSocket(`${await listenOnLoopback(app)}/ws/live`);
    socket.send({ token: person.accessToken });
    await socket.count(1);

    expect((await owner.patch(`${staffOf(owner)}${id}/`, { role: 'kitchen' })).json()).toMatchObject({
      role: 'kitchen',
    });
    expect((await person.get(earnings)).statusCode).toBe(403);
    expect((await owner.delete(`${staffOf(owner)}${id}/`)).statusCode).toBe(204);
    expect((await person.get(orders)).statusCode).toBe(404);
    await socket.count(3);
    await app.services.bus.publish('orders.seen', { restaurant_id: owner.restaurantId });
    await app.services.bus.publish('user.blocked', { user_id: 0 });
    await socket.settled();
    expect(socket.received.map(({ type }) => type)).toEqual(['ready', 'workplaces', 'workplaces']);
    socket.socket.terminate();
    const audit = await app.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'staff.%')
      .where('details', '@>', JSON.stringify({ label: person.email }))
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'staff.invited',
      'staff.joined',
      'staff.role-changed',
      'staff.removed',
    ]);
  });

  test('that has ended is told nothing more, by whichever instance: no socket, call or device', async () => {
    const pushes = await startPushService();
    const environment = { PUSH_TEST_ORIGIN: pushes.origin };
    const here = await buildTestApp({ environment });
    const there = await buildTestApp({
      environment,
      database: { ...here.database, drop: async () => undefined },
      adapters: { bus: here.services.bus },
    });
    const kitchen = await createOwner(here);
    const [person, colleague] = [
      await createStaff(here, kitchen, 'manager'),
      await createStaff(here, kitchen, 'manager'),
    ];
    const urls = [await listenOnLoopback(here), await listenOnLoopback(there)];
    const listen = ({ accessToken }: Caller) =>
      Promise.all(
        urls.map(async (url) => {
          const socket = await openSocket(`${url}/ws/live`);
          socket.send({ token: accessToken });
          await socket.count(1);
          return socket;
        }),
      );
    const [sockets, witnesses] = [await listen(person), await listen(colleague)];
    const { device, subscription } = pushes.subscribe();
    expect((await person.post('/api/user/push/', subscription)).statusCode).toBe(201);

    const [{ id }] = (await kitchen.get(staffOf(kitchen))).json<[StaffMember]>();
    expect((await kitchen.delete(`${staffOf(kitchen)}${id}/`)).statusCode).toBe(204);

    const { id: dishId } = await createDish(here, kitchen);
    const { oid } = await placeTestOrder(await createCustomer(here), [{ dish_id: dishId }]);
    await payTestOrder(here, oid);
    await kitchen.patch(`/api/restaurant/orders/${kitchen.restaurantId}/${oid}/`, {
      order_status: 'fulfilled',
    });
    await Promise.all(witnesses.map((witness) => witness.count(3)));
    await Promise.all(sockets.map((socket) => socket.settled()));
    for (const { received } of sockets)
      expect(received.map(({ type }) => type)).toEqual(['ready', 'workplaces']);
    await here.runJobs();
    expect(pushes.received.filter((one) => one.device === device)).toEqual([]);
    const ofTheKitchen = here
      .routes()
      .filter(
        ({ method, access, path }) =>
          method === 'GET' && access.startsWith('owner') && !/:(?!rest)/.test(path),
      )
      .map(({ path }) => path.replace(':restaurant_id', String(kitchen.restaurantId)));
    expect(ofTheKitchen.length).toBeGreaterThan(10);
    const headers = { authorization: `Bearer ${person.accessToken}` };
    for (const instance of [here, there]) {
      for (const url of ofTheKitchen) {
        const { statusCode } = await instance.inject({ method: 'GET', url, headers });
        expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
      }
    }
    for (const { socket } of [...sockets, ...witnesses]) socket.terminate();
    await there.close();
    await here.close();
    await pushes.close();
  });

  test('names who took which step, and hides the phone from the kitchen once the food is there', async () => {
    const { person: cook } = await employ('kitchen');
    const { id: dishId } = await createDish(app, owner);
    const { oid } = await createPart(app, owner, dishId);
    const path = `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
    const foundByPhone = async (who: Caller) =>
      (await who.get(`/api/restaurant/orders/${owner.restaurantId}/?q=0300+1234`))
        .json<{ oid: string }[]>()
        .some((part) => part.oid === oid);
    const fulfilled = await cook.patch(path, { order_status: 'fulfilled' });
    expect(fulfilled.json()).toMatchObject({
      steps_by: { on_the_way: 'Sana Staff' },
      mobile: '+92 300 1234567',
    });
    expect(await foundByPhone(cook)).toBe(true);
    const delivered = await owner.post(`${path}deliver/`);
    expect(delivered.json()).toMatchObject({
      steps_by: { on_the_way: 'Sana Staff', delivered: 'Omar Owner' },
      mobile: '+92 300 1234567',
    });
    expect((await cook.get(path)).json()).toMatchObject({ mobile: '' });
    const [listed] = (await cook.get(`/api/restaurant/orders/${owner.restaurantId}/`)).json();
    expect(listed).toMatchObject({ oid, mobile: '' });
    expect([await foundByPhone(owner), await foundByPhone(cook)]).toEqual([true, false]);
  });

  test('an upgrade finds the accounts behind the names that an older version wrote', async () => {
    const { id: dishId } = await createDish(app, owner);
    const { oid } = await createPart(app, owner, dishId);
    const { pool } = app.database;
    await pool.query(
      `update order_parts set stage_actors = '{"accepted": "Omar Owner", "ready": "Somebody Else"}'
       where order_id = (select id from orders where oid = $1)`,
      [oid],
    );
    await pool.query(`delete from migrations where name = '0222_names_of_steps.sql'`);
    await migrate(pool, await readSchema());
    const { rows } = await pool.query(
      `select stage_actors from order_parts where order_id = (select id from orders where oid = $1)`,
      [oid],
    );
    expect(rows).toEqual([{ stage_actors: {} }]);
    const part = await owner.get(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`);
    expect(part.json()).toMatchObject({ steps_by: { accepted: 'Omar Owner' } });
  });

  test('opens one kitchen after the other to who works for several', async () => {
    const second = await createOwner(app, { name: 'Zaiqa' });
    const { person } = await employ('kitchen');
    const { link } = await invite(person.email, 'manager', second);
    expect((await person.post(link)).statusCode).toBe(200);
    const { id: dishId } = await createDish(app, second);
    const part = await createPart(app, second, dishId);
    expect((await person.get(`/api/restaurant/orders/${second.restaurantId}/${part.oid}/`)).statusCode).toBe(
      200,
    );
    expect((await person.get(`/api/restaurant/earnings/${second.restaurantId}/`)).statusCode).toBe(200);
    expect((await person.get(`/api/restaurant/earnings/${owner.restaurantId}/`)).statusCode).toBe(403);
  });
});

// Last: the clock outlives the tokens of everybody above.
describe('an old invitation', () => {
  test('to staff ends after seven days, with a newer one, or when it is taken back', async () => {
    const first = await invite('late@example.com', 'kitchen');
    const guest = visitorOf(app);
    const second = await owner.post(staffOf(owner), { email: 'late@example.com', role: 'manager' });
    expect(second.json()).toMatchObject({ id: first.member.id, role: 'manager' });
    expect((await guest.get(first.link)).statusCode).toBe(404);
    const [gone, old] = [
      await invite('gone@example.com', 'kitchen'),
      await invite('old@example.com', 'kitchen'),
    ];
    const path = `${staffOf(owner)}${gone.member.id}/`;
    expect([(await owner.delete(path)).statusCode, (await owner.delete(path)).statusCode]).toEqual([
      204, 404,
    ]);
    expect((await guest.get(gone.link)).statusCode).toBe(404);
    app.clock.advanceSeconds(7 * 86_400 + 1);
    expect((await guest.get(old.link)).statusCode).toBe(404);
  });
});
