import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwnTables, quoted } from '../../../backup/own-tables.ts';
import { createCustomer, createOwner, PASSWORD, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { fillCart, makeCartId, payTestOrder, placeTestOrder } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const DAY = 86_400;
const NAME = 'Zebunnisa Vanishes';
const EMAIL = 'zebunnisa@vanishes.example';
const MOBILE = '+92 311 9998877';
const TRACES = ['zebunnisa', 'vanishes', '9998877'];

/** Tables with a row in which something of the person stands, in any column. */
async function tablesWithTraces(): Promise<string[]> {
  const client = await app.database.pool.connect();
  try {
    const found: string[] = [];
    for (const own of await findOwnTables(client)) {
      const { rowCount } = await client.query(
        `select from ${quoted(client, own).table} row where row::text ilike any($1)`,
        [TRACES.map((trace) => `%${trace}%`)],
      );
      if (rowCount) found.push(own.name);
    }
    return found.sort();
  } finally {
    client.release();
  }
}

test('nothing names who has deleted their account, whatever they did here', async () => {
  const [owner, other] = [await createOwner(app), await createOwner(app)];
  const person = await createCustomer(app, { name: NAME, email: EMAIL });
  const [dish, another] = [await createDish(app, owner), await createDish(app, other)];

  // As a customer.
  const address = { address: 'Vanishes Lane 7', city: 'Lahore' };
  await person.post(`/api/customer/addresses/${person.id}/`, { label: 'Home', ...address });
  const cartId = makeCartId();
  await fillCart(person, cartId, [{ dish_id: another.id, note: 'For Zebunnisa' }]);
  const details = { full_name: NAME, mobile: MOBILE, note: 'Ring at Vanishes', ...address };
  const placed = await person.post('/api/store/create-order/', {
    ...details,
    cart_id: cartId,
    user_id: person.id,
  });
  const { order_oid: oid } = placed.json();
  await payTestOrder(app, oid);
  await other.patch(`/api/restaurant/orders/${other.restaurantId}/${oid}/`, { order_status: 'fulfilled' });
  await other.post(`/api/restaurant/orders/${other.restaurantId}/${oid}/deliver/`);
  await person.post(`/api/restaurant/reviews/${another.id}/`, { rating: 4, review: 'Good.' });
  await fillCart(person, makeCartId(), [{ dish_id: another.id, note: 'For Zebunnisa' }]);
  await visitorOf(app).post('/api/user/login/', { email: EMAIL, password: 'a guess' });
  await visitorOf(app).post('/api/user/send-reset-password-email/', { email: EMAIL });

  // As staff.
  const staff = `/api/restaurant/staff/${owner.restaurantId}/`;
  await owner.post(staff, { email: EMAIL, role: 'manager' }, { 'idempotency-key': 'invite-zebunnisa' });
  const [mail] = (await app.mailsTo(EMAIL)).filter(({ text }) => text.includes('/join/'));
  await person.post(`/api/user/join/${/\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}/`);
  const { oid: ofGuest } = await placeTestOrder(await createCustomer(app), [{ dish_id: dish.id }]);
  await payTestOrder(app, ofGuest);
  const part = `/api/restaurant/orders/${owner.restaurantId}/${ofGuest}/`;
  await person.patch(part, { order_status: 'fulfilled' });
  expect((await owner.get(part)).json()).toMatchObject({ steps_by: { on_the_way: NAME } });
  await app.runJobs();
  expect(await tablesWithTraces()).toEqual(expect.arrayContaining(['orders', 'users', 'restaurant_staff']));

  expect((await person.post('/api/user/delete-account/', { password: PASSWORD })).statusCode).toBe(200);
  await app.runJobs();
  app.clock.advanceSeconds(14 * DAY + 60);
  await app.database.pool.query(`select graphile_worker.add_job('delete_accounts', '{}')`);
  await app.runJobs();

  // These end by themselves: after two years, a day, and (what others were mailed) 30 days.
  expect(await tablesWithTraces()).toEqual(['audit_log', 'idempotency_keys', 'outbox_mails']);
  const again = await visitorOf(app).post('/api/user/login/', { email: owner.email, password: PASSWORD });
  const headers = { authorization: `Bearer ${again.json().token.access}` };
  expect((await app.inject({ url: part, headers })).json()).toMatchObject({
    steps_by: { on_the_way: 'Deleted user' },
  });
});
