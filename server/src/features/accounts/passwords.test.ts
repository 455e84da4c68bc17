import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBoundedQueue, DECOY_HASH, hashPassword } from '../../auth/passwords.ts';
import { BusyError } from '../../lib/errors.ts';
import { createCustomer, createOwner, PASSWORD, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { freshEmail, logIn, profile, refresh, requestResetCall } from './accounts.testing.ts';

const NEW_PASSWORD = '  N3w & <strong> \\  ';
const REFUSED = 'This link is not valid any more. Please ask for a new one.';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const both = (password: string) => ({ password, password2: password });

describe('changing the password', () => {
  test('returns a fresh pair, ends every other sign-in and mails the holder', async () => {
    const { email } = await createCustomer(app);
    const [here, elsewhere] = [await logIn(app, email, PASSWORD), await logIn(app, email, PASSWORD)];
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/changepassword/',
      headers: { authorization: `Bearer ${here.access}` },
      payload: { current_password: PASSWORD, ...both(NEW_PASSWORD) },
    });
    expect(response.statusCode).toBe(200);
    const { msg, token } = response.json();
    expect(msg).toBe('Password changed successfully');
    expect((await profile(app, token.access)).statusCode).toBe(200);
    expect((await refresh(app, token.refresh)).statusCode).toBe(200);
    for (const old of [here, elsewhere]) {
      expect((await profile(app, old.access)).statusCode).toBe(401);
      expect((await refresh(app, old.refresh)).statusCode).toBe(401);
    }
    await logIn(app, email, NEW_PASSWORD);
    await expect(logIn(app, email, PASSWORD)).rejects.toThrow('401');
    await expect(logIn(app, email, NEW_PASSWORD.trim())).rejects.toThrow('401');
    const [mail] = await app.mailsTo(email);
    expect(mail?.subject).toBe('Your Nearbite password was changed');
    expect(mail?.text).toContain('http://nearbite.test/sendpasswordresetemail');
  });

  test('asks for the current one and changes nothing without it', async () => {
    const user = await createCustomer(app);
    const response = await user.post('/api/user/changepassword/', {
      current_password: 'not this one',
      ...both(NEW_PASSWORD),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ current_password: ['The current password is not correct'] });
    await logIn(app, user.email, PASSWORD);
  });

  test('of two changes at once, one wins and the other gets an error', async () => {
    const user = await createCustomer(app);
    const responses = await Promise.all(
      ['first-choice', 'second-choice'].map((next) =>
        user.post('/api/user/changepassword/', { current_password: PASSWORD, ...both(next) }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('owners may too', async () => {
    const owner = await createOwner(app);
    const response = await owner.post('/api/user/changepassword/', {
      current_password: PASSWORD,
      ...both(NEW_PASSWORD),
    });
    expect(response.statusCode).toBe(200);
  });

  test('ends reset links that are still under way', async () => {
    const user = await createCustomer(app);
    const call = await requestResetCall(app, user.email);
    await user.post('/api/user/changepassword/', { current_password: PASSWORD, ...both(NEW_PASSWORD) });
    expect((await visitorOf(app).post(call, both('another-1'))).statusCode).toBe(400);
  });
});

describe('resetting the password', () => {
  test('works once with the mailed link, ends every sign-in and mails the holder', async () => {
    const { email } = await createCustomer(app);
    const before = await logIn(app, email, PASSWORD);
    const call = await requestResetCall(app, email);
    const response = await visitorOf(app).post(call, both(NEW_PASSWORD));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ msg: 'Password reset successfully' });
    expect((await profile(app, before.access)).statusCode).toBe(401);
    expect((await refresh(app, before.refresh)).statusCode).toBe(401);
    await logIn(app, email, NEW_PASSWORD);

    const again = await visitorOf(app).post(call, both('another-1'));
    expect(again.statusCode).toBe(400);
    expect(again.json().errors).toEqual({ non_field_errors: [REFUSED] });
    expect((await app.mailsTo(email))[0]?.subject).toBe('Your Nearbite password was changed');
  });

  test('a link used twice at once works once', async () => {
    const { email } = await createCustomer(app);
    const call = await requestResetCall(app, email);
    const responses = await Promise.all(
      ['first-choice', 'second-choice'].map((next) => visitorOf(app).post(call, both(next))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('using one link ends the others', async () => {
    const { email } = await createCustomer(app);
    const first = await requestResetCall(app, email);
    const second = await requestResetCall(app, email);
    expect(second).not.toBe(first);
    expect((await visitorOf(app).post(first, both(NEW_PASSWORD))).statusCode).toBe(200);
    expect((await visitorOf(app).post(second, both(NEW_PASSWORD))).statusCode).toBe(400);
  });

  test('a link ends after an hour', async () => {
    const { email } = await createCustomer(app);
    const call = await requestResetCall(app, email);
    app.clock.advanceSeconds(3601);
    expect((await visitorOf(app).post(call, both(NEW_PASSWORD))).json().errors).toEqual({
      non_field_errors: [REFUSED],
    });
    await logIn(app, email, PASSWORD);
  });

  test('a wrong repetition leaves the link usable', async () => {
    const { email } = await createCustomer(app);
    const call = await requestResetCall(app, email);
    const wrong = await visitorOf(app).post(call, { password: 'new-one-1', password2: 'new-one-2' });
    expect(wrong.json().errors).toEqual({ password2: ['Passwords do not match'] });
    expect((await visitorOf(app).post(call, both(NEW_PASSWORD))).statusCode).toBe(200);
  });

  test('a link works for its own account only', async () => {
    const [mine, other] = [await createCustomer(app), await createCustomer(app)];
    const call = await requestResetCall(app, mine.email);
    const stolen = call.replace(`/${mine.id}/`, `/${other.id}/`);
    expect((await visitorOf(app).post(stolen, both(NEW_PASSWORD))).statusCode).toBe(400);
    await logIn(app, other.email, PASSWORD);
  });

  test('asking returns the same for known and unknown addresses, and does the same work for both', async () => {
    const known = await createCustomer(app);
    const unknown = freshEmail();
    await app.runJobs();
    const responses = await Promise.all(
      [known.email, unknown].map((email) =>
        visitorOf(app).post('/api/user/send-reset-password-email/', { email }),
      ),
    );
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const jobs = await app.database.pool.query(
      'select task_identifier from graphile_worker.jobs order by id desc',
    );
    expect(jobs.rows).toEqual([{ task_identifier: 'request_reset' }, { task_identifier: 'request_reset' }]);
    expect(await app.mailsTo(known.email)).toHaveLength(1);
    expect(await app.mailsTo(unknown)).toHaveLength(0);
  });
});

describe('signing in', () => {
  test('returns the same for a wrong password and an unknown address', async () => {
    const { email } = await createCustomer(app);
    const responses = await Promise.all(
      [email, freshEmail()].map((address) =>
        visitorOf(app).post('/api/user/login/', { email: address, password: 'not this one' }),
      ),
    );
    const shown = responses.map((response) => {
      const { request_id: _id, ...body } = response.json();
      return { status: response.statusCode, body };
    });
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]).toMatchObject({
      status: 401,
      body: { errors: { non_field_errors: ['Email or password is not valid'] } },
    });
  });

  test('an unknown address costs the hash of a known one', async () => {
    const cost = (hash: string) => hash.split('$').slice(1, 4);
    expect(cost(DECOY_HASH)).toEqual(cost(await hashPassword('any password')));
  });

  test('keeps the position it brings, and the last one when it brings none', async () => {
    const user = await createCustomer(app, { position: { latitude: 1, longitude: 2 } });
    const signIn = (rest: object) =>
      visitorOf(app).post('/api/user/login/', { email: user.email, password: PASSWORD, ...rest });
    const kept = () =>
      app.database.db
        .selectFrom('users')
        .select(['latitude', 'longitude'])
        .where('id', '=', user.id)
        .executeTakeFirst();
    expect((await signIn({ latitude: null, longitude: null })).statusCode).toBe(200);
    expect(await kept()).toEqual({ latitude: 1, longitude: 2 });
    expect((await signIn({ latitude: 31.5, longitude: 74.3 })).json().msg).toBe('Signed in successfully');
    expect(await kept()).toEqual({ latitude: 31.5, longitude: 74.3 });
  });
});

test('a reset link is known to be good or bad before a password is typed, and asking changes nothing', async () => {
  const person = await createCustomer(app);
  const call = await requestResetCall(app, person.email);
  const ask = (url: string) => visitorOf(app).get(url);
  expect((await ask(call)).statusCode).toBe(200);
  expect((await ask(call)).statusCode).toBe(200);
  const wrong = await ask(call.replace(/[^/]+\/$/, 'wrong/'));
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    400,
    { non_field_errors: ['This link is not valid any more. Please ask for a new one.'] },
  ]);
  const password = { password: 'another horse', password2: 'another horse' };
  expect((await visitorOf(app).post(call, password)).statusCode).toBe(200);
  expect((await ask(call)).statusCode).toBe(400);
});

test('as many as can be hashed soon wait in turn; whoever comes then is told to try again', async () => {
  const bounded = createBoundedQueue({ running: 1, waiting: 2 });
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const inTime = [1, 2, 3].map((turn) => bounded(() => blocked.then(() => turn)));
  // The first of them has begun by then, and two wait.
  await Promise.resolve();
  await expect(bounded(async () => 4)).rejects.toBeInstanceOf(BusyError);
  release();
  expect(await Promise.all(inTime)).toEqual([1, 2, 3]);
  expect(await bounded(async () => 5)).toBe(5);
});
