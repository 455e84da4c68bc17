import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, PASSWORD, visitorOf } from '../../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logIn, profile, refresh, type Tokens } from '../accounts.testing.ts';

const DAY_SECONDS = 86_400;
const ENDED = 'Your session has ended. Please log in again.';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function signIn(): Promise<Tokens & { email: string; id: number }> {
  const { email, id } = await createCustomer(app);
  return { ...(await logIn(app, email, PASSWORD)), email, id };
}

async function renewed(token: string): Promise<Tokens> {
  const response = await refresh(app, token);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function expectEnded(token: string): Promise<void> {
  const response = await refresh(app, token);
  expect(response.statusCode).toBe(401);
  expect(response.json().message).toBe(ENDED);
}

describe('access tokens', () => {
  test('work for 15 minutes', async () => {
    const { access, refresh: token } = await signIn();
    app.clock.advanceSeconds(14 * 60);
    expect((await profile(app, access)).statusCode).toBe(200);
    app.clock.advanceSeconds(61);
    expect((await profile(app, access)).statusCode).toBe(401);
    expect((await profile(app, (await renewed(token)).access)).statusCode).toBe(200);
  });

  test('cannot be forged', async () => {
    const { access } = await signIn();
    const [head, body, signature] = access.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${body}.AAAA`,
      'x',
      '..',
    ]) {
      expect((await profile(app, forged)).statusCode).toBe(401);
    }
  });
});

describe('refresh tokens', () => {
  test('rotate at every use, and each sign-in has its own line', async () => {
    const first = await signIn();
    const second = await logIn(app, first.email, PASSWORD);
    const next = await renewed(first.refresh);
    expect(next.refresh).not.toBe(first.refresh);
    app.clock.advanceSeconds(31);
    await expectEnded(first.refresh);
    await expectEnded(next.refresh);
    await renewed(second.refresh);
  });

  test('a lost response can be repeated for 30 seconds: the same successor', async () => {
    const { refresh: token } = await signIn();
    const lost = await renewed(token);
    app.clock.advanceSeconds(29);
    const again = await renewed(token);
    expect(again.refresh).toBe(lost.refresh);
    await renewed(again.refresh);
  });

  test('after 30 seconds the old one ends the whole family, the access token too', async () => {
    const { refresh: token } = await signIn();
    const next = await renewed(token);
    app.clock.advanceSeconds(31);
    await expectEnded(token);
    await expectEnded(next.refresh);
    expect((await profile(app, next.access)).statusCode).toBe(401);
  });

  test('a thief’s copy is noticed within the 30 seconds once the successor was used', async () => {
    const stolen = await signIn();
    const mine = await renewed(stolen.refresh);
    const mineLater = await renewed(mine.refresh);
    await expectEnded(stolen.refresh);
    await expectEnded(mineLater.refresh);
  });

  test('twenty refreshes at once all get the same successor, and it works', async () => {
    const { refresh: token } = await signIn();
    const responses = await Promise.all(Array.from({ length: 20 }, () => renewed(token)));
    const [successor, ...others] = [...new Set(responses.map((response) => response.refresh))];
    expect(others).toEqual([]);
    await renewed(successor ?? '');
  });

  test('end 30 days after their last use', async () => {
    const { refresh: token } = await signIn();
    app.clock.advanceSeconds(29 * DAY_SECONDS);
    const next = await renewed(token);
    app.clock.advanceSeconds(29 * DAY_SECONDS);
    const last = await renewed(next.refresh);
    app.clock.advanceSeconds(30 * DAY_SECONDS + 1);
    await expectEnded(last.refresh);
  });

  test('anything else is refused', async () => {
    const { refresh: token, access } = await signIn();
    const bytes = Buffer.from(token, 'base64url');
    bytes[19] = (bytes[19] ?? 0) + 1;
    for (const forged of [bytes.toString('base64url'), access, 'x', 'A'.repeat(70), 'ü']) {
      await expectEnded(forged);
    }
    await renewed(token);
  });
});

describe('ending sign-ins', () => {
  test('logout ends this sign-in at once and no other', async () => {
    const first = await signIn();
    const second = await logIn(app, first.email, PASSWORD);
    const response = await visitorOf(app).post('/api/user/logout/', { refresh: first.refresh });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await expectEnded(first.refresh);
    expect((await profile(app, first.access)).statusCode).toBe(401);
    expect((await profile(app, second.access)).statusCode).toBe(200);
  });

  test('logout without or with a wrong token is no error', async () => {
    for (const body of [{}, { refresh: '' }, { refresh: null }, { refresh: 'x' }]) {
      expect((await visitorOf(app).post('/api/user/logout/', body)).statusCode).toBe(204);
    }
  });

  test('a blocked user is out at once, and learns why with the right password only', async () => {
    const user = await signIn();
    await app.database.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect((await profile(app, user.access)).statusCode).toBe(401);
    await expectEnded(user.refresh);
    const right = await visitorOf(app).post('/api/user/login/', { email: user.email, password: PASSWORD });
    expect(right.statusCode).toBe(403);
    expect(right.json().errors.non_field_errors).toEqual([
      'This account has been blocked. Please contact us.',
    ]);
    const wrong = await visitorOf(app).post('/api/user/login/', { email: user.email, password: 'wrong one' });
    expect(wrong.json().errors.non_field_errors).toEqual(['Email or password is not valid']);
  });
});
