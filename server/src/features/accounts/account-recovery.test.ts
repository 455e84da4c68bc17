import * as texts from '@nearbite/contract/accounts/accounts.texts';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAdmin } from '../../process/first-admin.ts';
import { createCustomer, PASSWORD, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { freshEmail, logIn, profile, requestResetCall } from './accounts.testing.ts';
import { createAuthenticator } from './passkeys/software-authenticator.testing.ts';

const NEW_PASSWORD = 'another horse';
const both = { password: NEW_PASSWORD, password2: NEW_PASSWORD };

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ environment: { DEMO: '0' } });
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, access: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${access}` },
    ...(payload ? { payload } : {}),
  });

async function createSignedIn() {
  const { email } = await createCustomer(app);
  return { email, access: (await logIn(app, email, PASSWORD)).access };
}
const enrol = async (access: string, password = PASSWORD): Promise<string> =>
  (await call('POST', '/api/user/second-factor/', access, { password })).json().url;
const codeOf = (url: string) => {
  const factor = URI.parse(url);
  if (!(factor instanceof TOTP)) throw new Error(`No time-based code: ${url}`);
  return factor.generate({ timestamp: app.clock.now().getTime() });
};
const confirm = (access: string, url: string) =>
  call('POST', '/api/user/second-factor/confirm/', access, { otp: codeOf(url) });
const changePassword = (access: string) =>
  call('POST', '/api/user/changepassword/', access, { current_password: PASSWORD, ...both });

describe('a secret that was not confirmed', () => {
  test('is never shown again: every enrolment makes a new one, and only the newest counts', async () => {
    const { access } = await createSignedIn();
    const [first, second] = [await enrol(access), await enrol(access)];
    expect(second).not.toBe(first);
    const refused = await confirm(access, first);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['otp']]);
    expect((await confirm(access, second)).statusCode).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const { access, email } = await createSignedIn();
    const url = await enrol(access);
    app.clock.advanceSeconds(10 * 60);
    const late = await confirm(access, url);
    expect([late.statusCode, late.json().errors]).toEqual([400, { otp: [texts.enrolmentEnded] }]);
    const again = await enrol(access);
    expect((await confirm(access, again)).statusCode).toBe(200);
    await expect(logIn(app, email, PASSWORD)).rejects.toThrow('second_factor_required');
  });

  test('ends with a changed and with a reset password', async () => {
    const changed = await createSignedIn();
    const stolen = await enrol(changed.access);
    const { token } = (await changePassword(changed.access)).json();
    expect((await confirm(token.access, stolen)).json().errors).toEqual({ otp: [texts.enrolmentEnded] });

    const forgotten = await createSignedIn();
    const prepared = await enrol(forgotten.access);
    await visitorOf(app).post(await requestResetCall(app, forgotten.email), both);
    const { access } = await logIn(app, forgotten.email, NEW_PASSWORD);
    expect((await confirm(access, prepared)).json().errors).toEqual({ otp: [texts.enrolmentEnded] });
  });

  test('of an administrator is new at every sign-in without a code, and stays for a mistyped one', async () => {
    const email = freshEmail();
    const password = 'a long first secret';
    await ensureAdmin(app.database.db, { email, password });
    const signIn = (otp?: string) =>
      visitorOf(app).post('/api/user/login/', { email, password, ...(otp && { otp }) });
    const stolen = (await signIn()).json().details.enrolment.url;
    const own = (await signIn()).json().details.enrolment.url;
    expect(own).not.toBe(stolen);
    const refused = await signIn(codeOf(stolen));
    expect([refused.statusCode, refused.json().details]).toEqual([401, undefined]);
    expect((await signIn(codeOf(own))).statusCode).toBe(200);
  });
});

test('a begun passkey ends with the password, though its device signs in with another', async () => {
  const { email, access } = await createSignedIn();
  const prepare = async (token: string, password: string) =>
    (await call('POST', '/api/user/passkeys/options/', token, { password })).json();
  const add = (token: string, options: Parameters<ReturnType<typeof createAuthenticator>['create']>[0]) =>
    call('POST', '/api/user/passkeys/', token, { credential: createAuthenticator().create(options) });
  const begun = await prepare(access, PASSWORD);
  await changePassword(access);
  const after = (await logIn(app, email, NEW_PASSWORD)).access;
  expect((await add(after, begun)).statusCode).toBe(400);
  expect((await add(after, await prepare(after, NEW_PASSWORD))).statusCode).toBe(201);
});

test('the access token of a sign-in that was ended changes no password', async () => {
  const { email, access } = await createSignedIn();
  const { access: own } = await logIn(app, email, PASSWORD);
  const [, stolen] = (await call('GET', '/api/user/sessions/', own)).json();
  await call('DELETE', `/api/user/sessions/${stolen.id}/`, own);
  expect((await changePassword(access)).statusCode).toBe(401);
  await logIn(app, email, PASSWORD);
});

describe('after a reset', () => {
  const isDue = async (access: string) => (await profile(app, access)).json().security_review_due;

  test('the next sign-in with the new password asks to look at what else opens the account, once', async () => {
    const { email, access } = await createSignedIn();
    expect(await isDue(access)).toBe(false);
    await visitorOf(app).post(await requestResetCall(app, email), both);
    const next = await logIn(app, email, NEW_PASSWORD);
    expect(await isDue(next.access)).toBe(true);
    expect(await isDue((await logIn(app, email, NEW_PASSWORD)).access), 'the one after it').toBe(false);
    expect((await call('POST', '/api/user/security/reviewed/', next.access)).statusCode).toBe(204);
    expect(await isDue(next.access)).toBe(false);
  });

  test("a stranger's passkey cannot take that away", async () => {
    const { email, access } = await createSignedIn();
    const device = createAuthenticator();
    const options = await call('POST', '/api/user/passkeys/options/', access, { password: PASSWORD });
    await call('POST', '/api/user/passkeys/', access, { credential: device.create(options.json()) });
    await visitorOf(app).post(await requestResetCall(app, email), both);
    const challenge = (await visitorOf(app).post('/api/user/login/passkey/options/')).json();
    const signIn = { credential: device.get(challenge) };
    const { token } = (await visitorOf(app).post('/api/user/login/passkey/', signIn)).json();
    expect(await isDue(token.access)).toBe(true);
    await call('POST', '/api/user/security/reviewed/', token.access);
    expect(await isDue((await logIn(app, email, NEW_PASSWORD)).access)).toBe(true);
  });

  test('a changed password needs none: it is shown at once', async () => {
    const { email, access } = await createSignedIn();
    await changePassword(access);
    expect(await isDue((await logIn(app, email, NEW_PASSWORD)).access)).toBe(false);
  });
});
