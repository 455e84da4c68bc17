import * as texts from '@nearbite/contract/accounts/accounts.texts';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAdmin } from '../../../process/first-admin.ts';
import { createAdmin, createCustomer, PASSWORD, visitorOf } from '../../../testing/actors.ts';
import { listenOnLoopback, openSocket } from '../../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { freshEmail, logIn, mailedPath, profile, refresh, registration } from '../accounts.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ environment: { DEMO: '0' } });
});
afterAll(() => app.close());

const ADMIN_PASSWORD = 'a long first secret';
const signIn = (email: string, extra: object = {}) =>
  visitorOf(app).post('/api/user/login/', { email, password: PASSWORD, ...extra });
const as = (access: string) => ({ authorization: `Bearer ${access}` });
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, access: string, payload?: object) =>
  app.inject({ method, url, headers: as(access), ...(payload ? { payload } : {}) });
const codeOf = (url: string) => {
  const factor = URI.parse(url);
  if (!(factor instanceof TOTP)) throw new Error(`No time-based code: ${url}`);
  return factor.generate({ timestamp: app.clock.now().getTime() });
};
const nextCode = (url: string) => {
  app.clock.advanceSeconds(30);
  return codeOf(url);
};

describe('a second factor', () => {
  test('is set up by an administrator at the first sign-in, and asked for ever after', async () => {
    const email = freshEmail();
    await ensureAdmin(app.database.db, { email, password: ADMIN_PASSWORD });
    const first = await signIn(email, { password: ADMIN_PASSWORD });
    expect([first.statusCode, first.json().code]).toEqual([401, 'second_factor_required']);
    const { url, secret, qr } = first.json().details.enrolment;
    expect(url).toMatch(/^otpauth:\/\/totp\/Nearbite/);
    expect(url).toContain(secret);
    expect(qr).toMatch(/^data:image\/svg\+xml/);

    const wrong = await signIn(email, { password: ADMIN_PASSWORD, otp: '000000' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'second_factor_required']);
    // Kept: the next half minute, which may begin meanwhile, has another.
    const otp = codeOf(url);
    const done = await signIn(email, { password: ADMIN_PASSWORD, otp });
    expect(done.statusCode).toBe(200);
    const { recovery_codes: codes, token } = done.json();
    expect(new Set(codes).size).toBe(10);
    expect((await call('GET', '/api/admin/audit/', token.access)).statusCode).toBe(200);

    const again = await signIn(email, { password: ADMIN_PASSWORD });
    expect([again.statusCode, again.json().code]).toEqual([401, 'second_factor_required']);
    expect(again.json().details).toBeUndefined();
    const used = await signIn(email, { password: ADMIN_PASSWORD, otp });
    expect(used.statusCode, 'a code works once').toBe(401);
    expect((await signIn(email, { password: ADMIN_PASSWORD, otp: nextCode(url) })).statusCode).toBe(200);
    const recover = () => signIn(email, { password: ADMIN_PASSWORD, otp: codes[0].toUpperCase() });
    expect((await recover()).statusCode).toBe(200);
    const spent = await recover();
    expect(spent.statusCode, 'a recovery code works once').toBe(401);
    expect(spent.json().errors).toEqual({ otp: [texts.recoveryCodeUsed] });
    const unknown = await signIn(email, { password: ADMIN_PASSWORD, otp: 'aaaaa-aaaaa' });
    expect(unknown.json().errors).toEqual({ otp: [texts.wrongCode] });
    expect((await signIn(email, { password: 'a wrong password', otp: nextCode(url) })).json().code).toBe(
      'unauthorized',
    );
  });

  test('may be set up and taken off by anyone else, with the password', async () => {
    const user = await createCustomer(app);
    const { access } = await logIn(app, user.email, PASSWORD);
    expect((await call('GET', '/api/user/security/', access)).json()).toEqual({
      second_factor: 'off',
      is_required: false,
      recovery_codes_left: 0,
    });
    const refused = await call('POST', '/api/user/second-factor/', access, { password: 'not mine' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['password']]);
    const { url } = (await call('POST', '/api/user/second-factor/', access, { password: PASSWORD })).json();
    expect((await signIn(user.email)).statusCode, 'not before it is confirmed').toBe(200);
    expect((await call('POST', '/api/user/second-factor/confirm/', access, { otp: '123' })).statusCode).toBe(
      400,
    );
    const confirmed = await call('POST', '/api/user/second-factor/confirm/', access, { otp: codeOf(url) });
    expect(confirmed.json().recovery_codes).toHaveLength(10);
    expect((await signIn(user.email)).json().code).toBe('second_factor_required');
    expect((await call('GET', '/api/user/security/', access)).json()).toMatchObject({
      second_factor: 'on',
      recovery_codes_left: 10,
    });
    const renewWith = (payload: object) =>
      call('POST', '/api/user/second-factor/recovery-codes/', access, payload);
    for (const [wrong, field] of [
      [{ password: 'not mine', otp: nextCode(url) }, 'password'],
      [{ password: PASSWORD, otp: '000000' }, 'otp'],
    ] as const) {
      const response = await renewWith(wrong);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
    }
    const renewed = await renewWith({ password: PASSWORD, otp: nextCode(url) });
    expect(renewed.json().recovery_codes).toHaveLength(10);
    for (const [codes, status] of [
      [confirmed.json().recovery_codes, 401],
      [renewed.json().recovery_codes, 200],
    ] as const) {
      expect((await signIn(user.email, { otp: codes[0] })).statusCode).toBe(status);
    }
    const off = { password: PASSWORD, otp: nextCode(url) };
    expect((await call('POST', '/api/user/second-factor/disable/', access, off)).statusCode).toBe(200);
    expect((await signIn(user.email)).statusCode).toBe(200);
    expect((await renewWith(off)).statusCode).toBe(409);
    const { rows: entries } = await app.database.pool.query<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action ~ 'second-factor|recovery' order by id`,
      [user.id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'account.second-factor-on',
      'account.recovery-codes-renewed',
      'account.second-factor-off',
    ]);
    expect((await app.mailsTo(user.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'The second factor was turned on (Nearbite)',
        'Your recovery codes were renewed (Nearbite)',
        'The second factor was turned off (Nearbite)',
      ]),
    );
  });

  test('of an administrator cannot be taken off', async () => {
    const admin = await createAdmin(app);
    const response = await admin.post('/api/user/second-factor/disable/', {
      password: PASSWORD,
      otp: '123456',
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('a password', () => {
  const registerWith = (password: string, email = freshEmail()) =>
    visitorOf(app).post('/api/user/register/', registration({ email, password, password2: password }));

  test.each(['password', 'PassWord', 'qwerty123', '123456789'])(
    'that everybody uses is refused: %s',
    async (common) => {
      const response = await registerWith(common);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toEqual({
        password: ['This password is one of the most common ones. Please choose another.'],
      });
    },
  );

  test('that is the own e-mail address is refused, also when it is changed', async () => {
    const email = freshEmail();
    expect((await registerWith(email.toUpperCase(), email)).json().errors).toEqual({
      password: ['The password must not be your email address.'],
    });
    const user = await createCustomer(app);
    const change = { current_password: PASSWORD, password: 'letmein', password2: 'letmein' };
    expect((await user.post('/api/user/changepassword/', change)).json().errors).toHaveProperty('password');
  });

  test('of an administrator needs twelve characters', async () => {
    const admin = await createAdmin(app);
    const change = (password: string) =>
      admin.post('/api/user/changepassword/', { current_password: PASSWORD, password, password2: password });
    expect((await change('eleven char')).json().errors).toEqual({
      password: ['An administrator needs a password of at least 12 characters.'],
    });
    await expect(
      ensureAdmin(app.database.db, { email: freshEmail(), password: 'eleven char' }),
    ).rejects.toThrow('ADMIN_PASSWORD: An administrator needs a password of at least 12 characters.');
    expect((await change('twelve chars')).statusCode).toBe(200);
  });
});

describe('sign-ins', () => {
  test('are listed with place and time and ended one by one by their owner alone', async () => {
    const user = await createCustomer(app);
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const credentials = { email: user.email, password: PASSWORD };
    const there = (await visitorOf(app).post('/api/user/login/', credentials, browser)).json().token;
    const here = await logIn(app, user.email, PASSWORD);
    const list = (await call('GET', '/api/user/sessions/', here.access)).json();
    expect(list).toMatchObject([
      { is_current: true, address: '127.0.0.1' },
      { is_current: false, device: 'Firefox on Linux' },
    ]);
    const stranger = await createCustomer(app);
    const url = `/api/user/sessions/${list[1].id}/`;
    expect((await stranger.delete(url)).statusCode).toBe(404);
    expect((await profile(app, there.access)).statusCode).toBe(200);
    expect((await call('DELETE', url, here.access)).statusCode).toBe(204);
    expect((await profile(app, there.access)).statusCode).toBe(401);
    expect((await call('GET', '/api/user/sessions/', here.access)).json()).toHaveLength(1);
  });

  test('opened before the address was proved end when it is', async () => {
    const form = registration();
    const { token } = (await visitorOf(app).post('/api/user/register/', form)).json();
    const path = await mailedPath(app, form.email, /^Verify|^Activate|verif/i);
    await app.inject({ url: `/api/user${path}/` });
    expect((await profile(app, token.access)).statusCode).toBe(401);
    expect((await refresh(app, token.refresh)).statusCode).toBe(401);
    await logIn(app, form.email, form.password);
  });

  test('opened before the address was proved stay in the browser that proves it, and only there', async () => {
    const form = registration();
    const { token } = (await visitorOf(app).post('/api/user/register/', form)).json();
    const { rows } = await app.database.pool.query<{ id: string }>(
      `insert into refresh_families (id, user_id, rotated_at, expires_at, created_at)
       select gen_random_uuid(), id, now(), now() + interval '1 day', now() from users where email = $1
       returning id`,
      [form.email],
    );
    const path = await mailedPath(app, form.email, /^Verify/);
    await app.inject({ url: `/api/user${path}/`, headers: as(token.access) });
    expect((await profile(app, token.access)).json()).toMatchObject({ is_verified: true });
    expect((await refresh(app, token.refresh)).statusCode).toBe(200);
    const list = (await call('GET', '/api/user/sessions/', token.access)).json<{ id: string }[]>();
    expect(list.map(({ id }) => id)).not.toContain(rows[0]?.id);
  });

  test('end after 90 days, however often they are renewed', async () => {
    const { email } = await createCustomer(app);
    let tokens = await logIn(app, email, PASSWORD);
    for (let day = 20; day < 90; day += 20) {
      app.clock.advanceSeconds(20 * 86_400);
      tokens = (await refresh(app, tokens.refresh)).json();
    }
    expect((await profile(app, tokens.access)).statusCode).toBe(200);
    app.clock.advanceSeconds(11 * 86_400);
    expect((await refresh(app, tokens.refresh)).statusCode).toBe(401);
  });

  test('close their open sockets when they end', async () => {
    const { email } = await createCustomer(app);
    const tokens = await logIn(app, email, PASSWORD);
    const socket = await openSocket(`${await listenOnLoopback(app)}/ws/live`);
    socket.send({ token: tokens.access });
    await socket.count(1);
    await visitorOf(app).post('/api/user/logout/', { refresh: tokens.refresh });
    expect((await socket.closed).code).toBe(4401);
  });

  test('are in the audit log, failed ones too, with the address they came from', async () => {
    const admin = await createAdmin(app);
    const { email, id } = await createCustomer(app);
    await signIn(email, { password: 'not the password' });
    await signIn(email);
    const [latest, before] = (await admin.get('/api/admin/audit/')).json();
    expect(latest).toMatchObject({ action: 'account.signed-in', address: '127.0.0.1', actor: { id } });
    expect(before).toMatchObject({
      action: 'account.sign-in-failed',
      address: '127.0.0.1',
      subject: { id, label: email },
    });
    const reading = (await admin.get('/api/admin/users/?query=a')).statusCode;
    expect(reading).toBe(200);
    expect((await admin.get('/api/admin/audit/')).json()[0]).toMatchObject({
      action: 'user.list-read',
      actor: { id: admin.id },
    });
  });
});
