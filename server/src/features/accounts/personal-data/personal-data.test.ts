import * as contract from '@nearbite/contract/accounts/personal-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  createAdmin,
  createCustomer,
  createOwner,
  PASSWORD,
  visitorOf,
} from '../../../testing/actors.ts';
import { createDeliveredSoon } from '../../../testing/deliveries.ts';
import { describeAccess } from '../../../testing/describe-access.ts';
import { createDish } from '../../../testing/dishes.ts';
import { placeTestOrder } from '../../../testing/orders.ts';
import { pictureFile, sendForm } from '../../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { registration } from '../accounts.testing.ts';

describeAccess(contract);

const DAY = 86_400;

describe('personal data', () => {
  let app: TestApp;
  let owner: Caller & { restaurantId: number };
  beforeAll(async () => {
    app = await buildTestApp();
    owner = await createOwner(app);
  });
  afterAll(() => app.close());

  const remove = (caller: Caller, body: object = { password: PASSWORD }) =>
    caller.post('/api/user/delete-account/', body);
  const logIn = ({ email }: Caller) => visitorOf(app).post('/api/user/login/', { email, password: PASSWORD });
  async function runDeletion() {
    await app.database.pool.query(`select graphile_worker.add_job('delete_accounts', '{}')`);
    await app.runJobs();
  }
  const finish = (oid: string) =>
    owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { order_status: 'cancelled' });

  test('is exported as a file with everything that is kept', async () => {
    const amina = await createCustomer(app, { name: 'Amina Export' });
    const dish = await createDish(app, owner);
    const { oid } = await placeTestOrder(amina, [{ dish_id: dish.id, qty: 2 }]);
    const url = `/api/restaurant/reviews/${dish.id}/`;
    await sendForm(app, amina, { url }, { rating: 5, review: 'Good.', photos: await pictureFile() });
    await amina.post(`/api/customer/addresses/${amina.id}/`, {
      label: 'Home',
      address: '7 Mall Road',
      city: 'Lahore',
    });

    const response = await amina.get(`/api/user/export/${amina.id}/`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      account: { full_name: 'Amina Export', user: { email: amina.email } },
      saved_addresses: [{ label: 'Home' }],
      orders: [{ oid, address: '7 Mall Road, Flat 3', items: [{ title: 'Chicken Biryani', qty: 2 }] }],
      reviews: [{ rating: 5, review: 'Good.', photos: [expect.stringMatching(/^\/media\//)] }],
      notifications: [{ title: 'Order Confirmed' }],
    });
    expect(response.body).not.toContain('password');
    expect((await (await createCustomer(app)).get(`/api/user/export/${amina.id}/`)).statusCode).toBe(404);
  });

  test('is kept while an order or a restaurant is open', async () => {
    const amina = await createCustomer(app);
    const { oid } = await placeTestOrder(amina, [{ dish_id: (await createDish(app, owner)).id }]);
    const refused = await remove(amina);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    await finish(oid);
    expect((await remove(amina)).statusCode).toBe(200);
    expect((await remove(await createOwner(app))).statusCode).toBe(409);
    expect((await remove(await createAdmin(app))).statusCode).toBe(409);
  });

  test('is kept without the password', async () => {
    const amina = await createCustomer(app);
    const response = await remove(amina, { password: 'wrong password' });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { password: ['The password is not correct'] },
    ]);
    expect((await amina.get('/api/user/profile/')).statusCode).toBe(200);
  });

  test('is had back by signing in within the grace time', async () => {
    const amina = await createCustomer(app);
    expect((await remove(amina)).json().delete_at).toMatch(/^20/);
    expect((await amina.get('/api/user/profile/')).statusCode, 'signed out').toBe(401);
    expect(await app.mailsTo(amina.email)).toMatchObject([
      { subject: 'Your Nearbite account will be deleted' },
    ]);
    app.clock.advanceSeconds(13 * DAY);
    expect((await logIn(amina)).json()).toMatchObject({ deletion_canceled: true });
    app.clock.advanceSeconds(2 * DAY);
    await runDeletion();
    const again = await logIn(amina);
    expect(again.statusCode).toBe(200);
    expect(again.json().deletion_canceled).toBeUndefined();
  });

  test('is gone afterwards; the books and the ratings stay, without the person', async () => {
    const amina = await createCustomer(app, { name: 'Amina Leaves' });
    await amina.patch(`/api/user/account/${amina.id}/`, { allergies: ['nuts'] });
    const dish = await createDish(app, owner);
    const review = { rating: 4, review: 'Fine.', photos: await pictureFile() };
    const reviewed = await sendForm(app, amina, { url: `/api/restaurant/reviews/${dish.id}/` }, review);
    expect(reviewed.statusCode).toBe(201);
    const [photo = ''] = reviewed.json().photos;
    expect((await app.inject({ url: photo })).statusCode).toBe(200);
    const bilal = await createCustomer(app);
    const { id: helpful } = (
      await bilal.post(`/api/restaurant/reviews/${dish.id}/`, { rating: 5, review: 'Good.' })
    ).json();
    expect((await amina.put(`/api/customer/reviews/${amina.id}/${helpful}/helpful/`)).statusCode).toBe(204);
    const placed = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], userId: amina.id });
    await app.database.pool.query(
      `update order_parts set stage = 'delivered', delivered_at = now() where order_id = $1`,
      [placed.id],
    );
    await app.database.pool.query(`update orders set allergies = '{nuts}' where id = $1`, [placed.id]);
    expect((await remove(amina)).statusCode).toBe(200);
    await app.runJobs();
    app.clock.advanceSeconds(14 * DAY + 60);
    await runDeletion();

    expect((await logIn(amina)).statusCode).toBe(401);
    const { rows } = await app.database.pool.query(
      'select full_name, mobile, address, city, allergies, total_minor from orders where id = $1',
      [placed.id],
    );
    expect(rows).toEqual([
      {
        full_name: 'Deleted customer',
        mobile: '',
        address: '',
        city: '',
        allergies: null,
        total_minor: 53_500,
      },
    ]);
    const account = await app.database.pool.query('select allergies from users where id = $1', [amina.id]);
    expect(account.rows).toEqual([{ allergies: [] }]);
    const { reviews } = (await visitorOf(app).get(`/api/restaurant/reviews/${dish.id}/`)).json();
    expect(reviews).toMatchObject([
      { rating: 5, helpful: 0 },
      { rating: 4, photos: [], profile: { full_name: 'Deleted user', image: null } },
    ]);
    await app.runJobs();
    expect((await app.inject({ url: photo })).statusCode).toBe(404);
    const leftovers = await app.database.pool.query(
      `select from users where email = $1 or name = 'Amina Leaves' union all
       select from outbox_mails where recipient = $1 union all
       select from refresh_families where user_id = $2`,
      [amina.email, amina.id],
    );
    expect(leftovers.rowCount).toBe(0);
    const anew = registration({ email: amina.email });
    expect((await visitorOf(app).post('/api/user/register/', anew)).statusCode).toBe(201);
  });

  test('logs expire, and nothing younger can be deleted from the audit log', async () => {
    const { pool } = app.database;
    await pool.query(`
      insert into audit_log (actor_id, action, subject_kind, subject_id, created_at)
      values (1, 'user.blocked', 'user', 424242, now() - interval '3 years'), (1, 'user.blocked', 'user', 424243, now())`);
    await pool.query(`
      insert into outbox_mails (mail_key, recipient, subject, text_body, html_body, created_at)
      values ('old', 'old@example.com', '', '', '', now() - interval '31 days')`);
    await pool.query(`select graphile_worker.add_job('expire_logs', '{}')`);
    await app.runJobs();
    const { rows } = await pool.query(
      `select subject_id from audit_log where subject_id in (424242, 424243)
       union all select id from outbox_mails where recipient = 'old@example.com'`,
    );
    expect(rows).toEqual([{ subject_id: 424_243 }]);
    await expect(pool.query('delete from audit_log where subject_id = 424243')).rejects.toThrow('only grows');
  });
});
