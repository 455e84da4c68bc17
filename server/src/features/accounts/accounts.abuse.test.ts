import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { freshEmail, registration } from './accounts.testing.ts';

describe('limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => app.close());

  const from = (address: string, url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress: address });

  async function expectTooMany(response: ReturnType<typeof from>): Promise<void> {
    const { statusCode, headers, json } = await response;
    expect(statusCode).toBe(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(json().message).toMatch(/^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/);
  }

  test.each([
    ['send-reset-password-email', 20, () => ({ email: freshEmail() })],
    ['resend-activation', 20, () => ({ email: freshEmail() })],
    ['register', 20, () => registration()],
  ])('%s is limited by address', async (call, max, body) => {
    const url = `/api/user/${call}/`;
    for (let count = 0; count < max; count++) {
      expect((await from('10.3.0.1', url, body())).statusCode).not.toBe(429);
    }
    await expectTooMany(from('10.3.0.1', url, body()));
    expect((await from('10.3.0.2', url, body())).statusCode).not.toBe(429);
  });

  test.each(['send-reset-password-email', 'resend-activation'])('%s is limited by account', async (call) => {
    const email = freshEmail();
    const url = `/api/user/${call}/`;
    for (let count = 0; count < 5; count++) {
      expect((await from(`10.4.0.${count}`, url, { email })).statusCode).toBe(200);
    }
    await expectTooMany(from('10.4.1.1', url, { email }));
  });

  test('guessing the current password with a stolen token ends after ten tries', async () => {
    const user = await createCustomer(app);
    const headers = { authorization: `Bearer ${user.accessToken}` };
    const guess = { current_password: 'a guess', password: 'new-one-1', password2: 'new-one-1' };
    for (let count = 0; count < 10; count++) {
      const response = await from(`10.5.0.${count}`, '/api/user/changepassword/', guess, headers);
      expect(response.statusCode).toBe(400);
    }
    await expectTooMany(from('10.5.1.1', '/api/user/changepassword/', guess, headers));
  });
});

describe('40 sign-ins at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  const signIn = () =>
    visitorOf(app).post('/api/user/login/', { email: freshEmail(), password: 'some password' });

  test('wait in turn while everything else is answered, and hold little memory', async () => {
    await signIn();
    const answered: string[] = [];
    const rssBefore = process.memoryUsage().rss;
    let peak = rssBefore;
    const signIns = Array.from({ length: 40 }, async () => {
      const response = await signIn();
      answered.push('login');
      peak = Math.max(peak, process.memoryUsage().rss);
      return response;
    });
    const user = await createCustomer(app);
    expect((await visitorOf(app).get('/health')).statusCode).toBe(200);
    expect((await user.get('/api/user/profile/')).statusCode).toBe(200);
    answered.push('others');

    const responses = await Promise.all(signIns);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(answered.indexOf('others')).toBeLessThan(30);
    // 40 hashes at once would take 40 × 19 MB.
    expect(peak - rssBefore).toBeLessThan(400 * 1024 * 1024);
  });
});
