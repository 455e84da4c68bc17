import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  createAdmin,
  createCustomer,
  createOwner,
  PASSWORD,
  visitorOf,
} from '../../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

const act = (by: Caller, on: Caller, what: string) => by.post(`/api/admin/users/${on.id}/${what}/`);
const entries = async () =>
  (await admin.get('/api/admin/audit/'))
    .json<{ action: string; subject: { id: number } }[]>()
    .filter(({ action }) => !action.startsWith('account.'));

test('ending the sign-ins of a user leaves the account as it is', async () => {
  const amna = await createCustomer(app);
  const login = () => visitorOf(app).post('/api/user/login/', { email: amna.email, password: PASSWORD });
  const { refresh } = (await login()).json<{ token: { refresh: string } }>().token;

  expect((await act(admin, amna, 'end-sessions')).json()).toEqual({ msg: 'All sign-ins have ended' });

  expect((await amna.get('/api/user/profile/')).statusCode).toBe(401);
  expect((await visitorOf(app).post('/api/user/token/refresh/', { refresh })).statusCode).toBe(401);
  expect((await login()).statusCode).toBe(200);
  expect((await entries())[0]).toMatchObject({ action: 'user.signed-out', subject: { id: amna.id } });
  expect((await admin.post('/api/admin/users/999999/end-sessions/')).statusCode).toBe(404);
});

describe('blocking', () => {
  test('ends every sign-in at once; unblocking lets them sign in anew', async () => {
    const bilal = await createCustomer(app);
    const login = () => visitorOf(app).post('/api/user/login/', { email: bilal.email, password: PASSWORD });
    const { refresh } = (await login()).json<{ token: { refresh: string } }>().token;

    expect((await act(admin, bilal, 'block')).json()).toMatchObject({ id: bilal.id, is_blocked: true });

    expect((await bilal.get('/api/user/profile/')).statusCode).toBe(401);
    expect((await visitorOf(app).post('/api/user/token/refresh/', { refresh })).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(403);
    expect((await act(admin, bilal, 'block')).statusCode).toBe(409);

    expect((await act(admin, bilal, 'unblock')).json()).toMatchObject({ is_blocked: false });
    expect((await act(admin, bilal, 'unblock')).statusCode).toBe(409);
    expect((await bilal.get('/api/user/profile/')).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(200);
    expect(
      (await entries()).filter(({ subject }) => subject.id === bilal.id).map(({ action }) => action),
    ).toEqual(['user.unblocked', 'user.blocked']);
  });

  test('keeps the reason in the audit log', async () => {
    const sana = await createCustomer(app);
    const path = `/api/admin/users/${sana.id}/block/`;
    const tooLong = await admin.post(path, { reason: 'x'.repeat(501) });
    expect(tooLong.statusCode).toBe(400);
    expect((await admin.post(path, { reason: ' Orders and never pays. ' })).statusCode).toBe(200);
    expect((await entries()).find(({ subject }) => subject.id === sana.id)).toMatchObject({
      action: 'user.blocked',
      details: { reason: 'Orders and never pays.' },
    });
  });

  test('is not for oneself', async () => {
    const response = await act(admin, admin, 'block');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: 'You cannot block yourself.' });
    expect((await admin.get('/api/user/profile/')).statusCode).toBe(200);
  });

  test('leaves an administrator, even when two block each other at once', async () => {
    const [ada, grace] = [await createAdmin(app), await createAdmin(app)];
    const responses = await Promise.all([act(ada, grace, 'block'), act(grace, ada, 'block')]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1);
  });

  test('of someone unknown is not found', async () => {
    expect((await admin.post('/api/admin/users/2000000/block/')).statusCode).toBe(404);
    expect((await admin.post('/api/admin/users/2000000/unblock/')).statusCode).toBe(404);
    expect((await admin.post('/api/admin/users/2000000/resend-activation/')).statusCode).toBe(404);
  });
});

describe('the verification mail', () => {
  test('is sent again to those who still need it', async () => {
    const newcomer = await createCustomer(app, { isVerified: false });
    expect((await act(admin, newcomer, 'resend-activation')).json()).toEqual({
      msg: 'Verification email sent',
    });
    expect((await app.mailsTo(newcomer.email))[0]?.text).toContain('/activate/');
    expect((await entries())[0]).toMatchObject({
      action: 'user.activation-resent',
      subject: { id: newcomer.id },
    });
  });

  test('is refused for the verified', async () => {
    const amina = await createCustomer(app);
    expect((await act(admin, amina, 'resend-activation')).statusCode).toBe(409);
    expect(await app.mailsTo(amina.email)).toEqual([]);
  });
});

describe('the list', () => {
  test('finds people by parts of name or e-mail and tells their restaurant', async () => {
    const zara = await createCustomer(app, { name: 'Zara Qureshi' });
    const owner = await createOwner(app, { name: 'Owned Place', status: 'suspended' });
    const byName = await admin.get('/api/admin/users/?query=zARA%20q');
    expect(byName.json()).toMatchObject([
      {
        id: zara.id,
        email: zara.email,
        is_verified: true,
        is_admin: false,
        is_blocked: false,
        restaurant: null,
      },
    ]);
    expect(byName.headers['x-total-count']).toBe('1');
    const byEmail = await admin.get(`/api/admin/users/?query=${owner.email}`);
    expect(byEmail.json()).toMatchObject([{ restaurant: { name: 'Owned Place', status: 'suspended' } }]);
    expect(byEmail.body).not.toContain('password');
  });

  test('is sorted by the day they joined', async () => {
    const [early, late] = [
      await createCustomer(app, { name: 'Joins Early' }),
      await createCustomer(app, { name: 'Joins Late' }),
    ];
    const joined = (who: Caller, day: string) =>
      app.database.db
        .updateTable('users')
        .set({ created_at: new Date(day) })
        .where('id', '=', who.id)
        .execute();
    await joined(early, '2030-02-01');
    await joined(late, '2030-01-01');
    const response = await admin.get('/api/admin/users/?query=joins');
    expect(response.json<{ name: string }[]>().map(({ name }) => name)).toEqual([
      'Joins Early',
      'Joins Late',
    ]);
    await joined(early, '2020-01-02');
    await joined(late, '2020-01-01');
  });

  test('is bounded and newest first', async () => {
    const response = await admin.get('/api/admin/users/?limit=2');
    const ids = response.json<{ id: number }[]>().map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBeGreaterThan(ids[1] ?? 0);
  });
});
