import * as contract from '@nearbite/contract/accounts/passkeys';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, PASSWORD, visitorOf } from '../../../testing/actors.ts';
import { describeAccess } from '../../../testing/describe-access.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { profile } from '../accounts.testing.ts';
import { createAuthenticator } from './software-authenticator.testing.ts';

describeAccess(contract);

type Authenticator = ReturnType<typeof createAuthenticator>;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ environment: { DEMO: '0', RATE_LIMIT: 'on' } });
});
afterAll(() => app.close());

const prepare = (caller: Caller, proof: object = { password: PASSWORD }) =>
  caller.post('/api/user/passkeys/options/', proof);
const add = (caller: Caller, credential: object, name?: string) =>
  caller.post('/api/user/passkeys/', { credential, ...(name && { name }) });
const list = async (caller: Caller) => (await caller.get('/api/user/passkeys/')).json();

/** A person with a passkey on a device of theirs. */
async function createHolder(caller?: Caller) {
  const holder = caller ?? (await createCustomer(app));
  const device = createAuthenticator();
  const added = await add(holder, device.create((await prepare(holder)).json()), 'My phone');
  if (added.statusCode !== 201) throw new Error(`Adding returned ${added.statusCode}: ${added.body}`);
  return { holder, device, passkey: added.json<{ id: string }>() };
}

/** Returns the way to the next code. */
async function enableSecondFactor(holder: Caller): Promise<() => string> {
  const { url } = (await holder.post('/api/user/second-factor/', { password: PASSWORD })).json();
  const factor = URI.parse(url);
  if (!(factor instanceof TOTP)) throw new Error('No time-based code');
  const code = () => {
    app.clock.advanceSeconds(30);
    return factor.generate({ timestamp: app.clock.now().getTime() });
  };
  await holder.post('/api/user/second-factor/confirm/', { otp: code() });
  return code;
}

let lastHost = 0;
/** Each from an address of its own, unless told: throttles count by it. */
const signIn = (credential: object, remoteAddress = `10.9.0.${++lastHost}`) =>
  app.inject({ method: 'POST', url: '/api/user/login/passkey/', payload: { credential }, remoteAddress });
const ask = async () => (await visitorOf(app).post('/api/user/login/passkey/options/')).json();
const signInWith = async (device: Authenticator, options: Parameters<Authenticator['get']>[1] = {}) =>
  signIn(device.get(await ask(), options));

describe('a passkey', () => {
  test('is added with the password, confirmed by mail, and signs in like a password', async () => {
    const { holder, device } = await createHolder();
    expect(await list(holder)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    const mails = await app.mailsTo(holder.email);
    expect(mails).toMatchObject([{ subject: 'A passkey of your Nearbite account was added' }]);
    expect(mails[0]?.text).toContain('My phone');

    const response = await signInWith(device);
    expect([response.statusCode, response.json().msg]).toEqual([200, 'Signed in successfully']);
    expect(response.headers['set-cookie']).toMatch(/^nearbite_device=.*HttpOnly/);
    const { access } = response.json().token;
    expect((await profile(app, access)).json()).toMatchObject({ id: holder.id });
    const sessions = await app.inject({
      url: '/api/user/sessions/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(sessions.json()).toMatchObject([{ is_current: true }]);
    expect((await list(holder))[0].last_used_at).not.toBeNull();
  });

  test('is written into the audit log with its sign-ins, failed ones too', async () => {
    const admin = await createAdmin(app);
    const { holder, device } = await createHolder();
    await signInWith(device, { isVerified: false });
    await signInWith(device);
    const entries = (await admin.get('/api/admin/audit/?kind=sign-ins')).json().slice(0, 3);
    const subject = { id: holder.id, label: holder.email };
    expect(entries).toMatchObject([
      { action: 'account.signed-in', subject, details: { note: 'With a passkey' }, actor: { id: holder.id } },
      { action: 'account.sign-in-failed', subject, details: { note: 'With a passkey' }, actor: { id: 0 } },
      { action: 'account.passkey-added', subject, details: { note: 'My phone' }, actor: { id: holder.id } },
    ]);
  });

  test('is named after its device unless it gets a name, and sent twice it is one', async () => {
    const holder = await createCustomer(app);
    const credential = createAuthenticator().create((await prepare(holder)).json());
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      'idempotency-key': 'a'.repeat(32),
    };
    const [first, second] = [
      await holder.post('/api/user/passkeys/', { credential }, headers),
      await holder.post('/api/user/passkeys/', { credential }, headers),
    ];
    expect(first.json()).toMatchObject({ name: 'Firefox on Linux' });
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await list(holder)).toHaveLength(1);
  });

  test('is removed by its holder alone, with the password, and opens nothing any more', async () => {
    const { holder, device, passkey } = await createHolder();
    const url = `/api/user/passkeys/${passkey.id}/`;
    expect((await (await createCustomer(app)).delete(url, { password: PASSWORD })).statusCode).toBe(404);
    for (const [proof, field] of [
      [undefined, 'password'],
      [{ password: 'not mine' }, 'password'],
    ] as const) {
      const response = await holder.delete(url, proof);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
    }
    expect(await list(holder)).toHaveLength(1);
    expect((await holder.delete(url, { password: PASSWORD })).statusCode).toBe(204);
    expect((await holder.delete(url, { password: PASSWORD })).statusCode).toBe(404);
    expect(await list(holder)).toEqual([]);
    const refused = await signInWith(device);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthorized']);
    expect(refused.json().message).toContain('belongs to no account');
    expect((await app.mailsTo(holder.email))[0]?.subject).toBe(
      'A passkey of your Nearbite account was removed',
    );
  });

  test('is removed with the code of a second factor too, or with what a passkey of the account signs', async () => {
    const { holder, device, passkey } = await createHolder();
    const stranger = await createHolder();
    const { passkey: lost } = await createHolder(holder);
    const code = await enableSecondFactor(holder);
    const remove = (id: string, proof: object) => holder.delete(`/api/user/passkeys/${id}/`, proof);
    expect((await remove(lost.id, { password: PASSWORD })).json().errors).toHaveProperty('otp');
    expect((await remove(lost.id, { credential: stranger.device.get(await ask()) })).statusCode).toBe(400);
    const signed = device.get(await ask(), { isVerified: false });
    expect((await remove(lost.id, { credential: signed })).statusCode).toBe(400);
    expect(await list(holder)).toHaveLength(2);
    expect((await remove(lost.id, { credential: device.get(await ask()) })).statusCode).toBe(204);
    expect((await remove(passkey.id, { password: PASSWORD, otp: code() })).statusCode).toBe(204);
    expect(await list(holder)).toEqual([]);
  });

  test('is in the export, and gone with a deleted account', async () => {
    const { holder, device } = await createHolder();
    expect((await holder.get(`/api/user/export/${holder.id}/`)).json().passkeys).toMatchObject([
      { name: 'My phone' },
    ]);
    await holder.post('/api/user/delete-account/', { password: PASSWORD });
    expect((await signInWith(device)).json(), 'coming back').toMatchObject({ deletion_canceled: true });
    const { access } = (
      await visitorOf(app).post('/api/user/login/', { email: holder.email, password: PASSWORD })
    ).json().token;
    const again = {
      method: 'POST',
      url: '/api/user/delete-account/',
      payload: { password: PASSWORD },
    } as const;
    await app.inject({ ...again, headers: { authorization: `Bearer ${access}` } });
    app.clock.advanceSeconds(15 * 86_400);
    await app.database.pool.query(`select graphile_worker.add_job('delete_accounts', '{}')`);
    await app.runJobs();
    const { rows } = await app.database.pool.query('select from passkeys where user_id = $1', [holder.id]);
    expect(rows).toEqual([]);
    expect((await signInWith(device)).statusCode).toBe(401);
  });

  test('stays when the password is changed, which the mail about it says', async () => {
    const { holder, device } = await createHolder();
    const change = { current_password: PASSWORD, password: 'another horse', password2: 'another horse' };
    expect((await holder.post('/api/user/changepassword/', change)).statusCode).toBe(200);
    expect((await signInWith(device)).statusCode).toBe(200);
    expect((await app.mailsTo(holder.email))[0]?.text).toContain('Your passkeys still work');
  });
});

describe('adding a passkey', () => {
  test('asks for the password, and for the code of a second factor', async () => {
    const holder = await createCustomer(app);
    expect((await prepare(holder, { password: 'not mine' })).json().errors).toHaveProperty('password');
    const code = await enableSecondFactor(holder);
    expect((await prepare(holder)).json().errors).toHaveProperty('otp');
    expect((await prepare(holder, { password: PASSWORD, otp: '000000' })).json().errors).toHaveProperty(
      'otp',
    );
    const prepared = await prepare(holder, { password: PASSWORD, otp: code() });
    expect(prepared.statusCode).toBe(200);
    const device = createAuthenticator();
    expect((await add(holder, device.create(prepared.json()))).statusCode).toBe(201);
    expect((await signInWith(device)).statusCode, 'it is both factors').toBe(200);
  });

  test('is for verified accounts', async () => {
    expect((await prepare(await createCustomer(app, { isVerified: false }))).statusCode).toBe(403);
  });

  test('takes a challenge once, for one account, and not for long', async () => {
    const [amina, bilal] = [await createCustomer(app), await createCustomer(app)];
    const options = (await prepare(amina)).json();
    expect((await add(bilal, createAuthenticator().create(options))).statusCode).toBe(400);
    expect((await add(amina, createAuthenticator().create(options))).statusCode).toBe(201);
    expect((await add(amina, createAuthenticator().create(options))).statusCode).toBe(400);
    const late = (await prepare(amina)).json();
    app.clock.advanceSeconds(301);
    expect((await add(amina, createAuthenticator().create(late))).statusCode).toBe(400);
    const forSigningIn = { ...late, challenge: (await ask()).challenge };
    expect((await add(amina, createAuthenticator().create(forSigningIn))).statusCode).toBe(400);
    expect(await list(amina)).toHaveLength(1);
  });

  test.each([
    ['made for another page', { origin: 'http://evil.test' }],
    ['made for another site', { rpId: 'evil.test' }],
    ['made without verifying the user', { isVerified: false }],
    ['with certificates that would have to be looked up elsewhere', { hasCertificate: true }],
  ])('refuses one %s', async (_what, options) => {
    const holder = await createCustomer(app);
    const made = createAuthenticator().create((await prepare(holder)).json(), options);
    expect((await add(holder, made)).statusCode).toBe(400);
  });

  test('does not take one that another account has, nor an eleventh', async () => {
    const { device } = await createHolder();
    const holder = await createCustomer(app);
    expect((await add(holder, device.create((await prepare(holder)).json()))).statusCode).toBe(409);
    for (let count = 0; count < 9; count += 1) await createHolder(holder);
    const options = [(await prepare(holder)).json(), (await prepare(holder)).json()];
    const both = await Promise.all(options.map((one) => add(holder, createAuthenticator().create(one))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await prepare(holder)).statusCode).toBe(409);
    expect(await list(holder)).toHaveLength(10);
  });

  test('names those the account has already', async () => {
    const { holder, device } = await createHolder();
    expect((await prepare(holder)).json().excludeCredentials).toMatchObject([{ id: device.id }]);
  });
});

describe('signing in with a passkey', () => {
  test('takes a challenge once, not for long, and none that was made for adding', async () => {
    const { holder, device } = await createHolder();
    const options = await ask();
    expect((await signIn(device.get(options))).statusCode).toBe(200);
    expect((await signIn(device.get(options))).statusCode).toBe(401);
    const late = await ask();
    app.clock.advanceSeconds(301);
    expect((await signIn(device.get(late))).statusCode).toBe(401);
    const { challenge } = (await prepare(holder)).json();
    expect((await signIn(device.get({ ...late, challenge }))).statusCode).toBe(401);
    expect((await signIn(device.get({ ...late, challenge: 'AAAA' }))).statusCode).toBe(401);
  });

  test.each([
    ['from another page', { origin: 'http://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without verifying the user', { isVerified: false }],
    ['for another account', { userHandle: 'c29tZWJvZHk' }],
  ])('refuses what was signed %s', async (_what, options) => {
    const { device } = await createHolder();
    const refused = await signInWith(device, options);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthorized']);
  });

  test('refuses a signature of another device', async () => {
    const { holder, device } = await createHolder();
    const foreign = createAuthenticator();
    foreign.create((await prepare(holder)).json());
    expect((await signIn({ ...foreign.get(await ask()), id: device.id, rawId: device.id })).statusCode).toBe(
      401,
    );
  });

  test('refuses a device whose counter has not grown: it is a copy', async () => {
    const { device } = await createHolder();
    expect((await signInWith(device, { counter: 5 })).statusCode).toBe(200);
    for (const counter of [5, 4, 0]) expect((await signInWith(device, { counter })).statusCode).toBe(401);
    expect((await signInWith(device, { counter: 6 })).statusCode).toBe(200);
    const both = [device.get(await ask(), { counter: 7 }), device.get(await ask(), { counter: 7 })];
    const responses = await Promise.all(both.map((one) => signIn(one)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('refuses blocked and unverified accounts as a password does', async () => {
    const { holder, device } = await createHolder();
    const change = (set: string) =>
      app.database.pool.query(`update users set ${set} where id = $1`, [holder.id]);
    await change('blocked_at = now()');
    expect((await signInWith(device)).json()).toMatchObject({ code: 'forbidden' });
    await change('blocked_at = null, is_verified = false');
    expect((await signInWith(device)).json()).toMatchObject({ code: 'unverified' });
  });

  test('is both factors for an administrator', async () => {
    const { device } = await createHolder(await createAdmin(app));
    const { token } = (await signInWith(device)).json();
    const headers = { authorization: `Bearer ${token.access}` };
    expect((await app.inject({ url: '/api/admin/audit/', headers })).statusCode).toBe(200);
  });

  test('costs more and more waiting when it fails, and never the use of the password', async () => {
    const { holder, device } = await createHolder();
    const from = '10.8.0.1';
    for (let turn = 0; turn < 6; turn += 1) {
      const wrong = device.get(await ask(), { isVerified: false });
      expect((await signIn(wrong, from)).statusCode).toBe(401);
    }
    const refused = await signIn(device.get(await ask()), from);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    const credentials = { email: holder.email, password: PASSWORD };
    const login = {
      method: 'POST',
      url: '/api/user/login/',
      payload: credentials,
      remoteAddress: from,
    } as const;
    expect((await app.inject(login)).statusCode).toBe(200);
    expect((await signInWith(device)).statusCode, 'from elsewhere').toBe(200);
  });
});

test('without a name of its own a site has no passkeys; at home it is localhost', async () => {
  const home = await buildTestApp({ environment: { PUBLIC_URL: '' } });
  const askAt = (host: string) =>
    home.inject({ method: 'POST', url: '/api/user/login/passkey/options/', headers: { host } });
  expect((await askAt('localhost:3000')).json()).toMatchObject({ rpId: 'localhost' });
  for (const host of ['127.0.0.1:3000', '[::1]:3000']) {
    const refused = await askAt(host);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  }
  await home.close();
});
