import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, PASSWORD } from '../../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { freshEmail } from '../accounts.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
  // A wait is not made shorter by how long a test takes.
  app.clock.stopAt(new Date());
});
afterAll(() => app.close());

const signIn = (address: string, email: string, password: string, cookie = '') =>
  app.inject({
    method: 'POST',
    url: '/api/user/login/',
    payload: { email, password },
    headers: cookie ? { cookie } : {},
    remoteAddress: address,
  });
const guess = async (address: string, email: string, times: number) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const spelling = turn % 2 ? ` ${email.toUpperCase()} ` : email;
    statuses.push((await signIn(address, spelling, `a wrong guess ${turn}`)).statusCode);
  }
  return statuses;
};
const cookieOf = (response: Awaited<ReturnType<typeof signIn>>) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';

test('guessing from one address costs more and more waiting, for unknown accounts alike', async () => {
  for (const email of [(await createCustomer(app)).email, freshEmail()]) {
    const address = `10.1.0.${email.length}`;
    expect(new Set(await guess(address, email, 6))).toEqual(new Set([401]));
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      const refused = await signIn(address, email, 'another guess');
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      expect(refused.json().message).toMatch(
        /^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/,
      );
      app.clock.advanceSeconds(waits.at(-1) ?? 0);
      expect((await signIn(address, email, 'another guess')).statusCode).toBe(401);
    }
    expect(waits).toEqual([2, 4, 8, 16]);
  }
});

test('a network of IPv6 addresses is one address, however they are written', async () => {
  const { email } = await createCustomer(app);
  const statuses: number[] = [];
  for (const host of ['::1', '::2', ':0:0:3::1', '::a:b:c:d', ':0:0:4::', '::5', '::6'])
    statuses.push((await signIn(`2001:db8${host}`, email, 'a wrong guess')).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

test('many guesses elsewhere keep nobody out', async () => {
  const { email } = await createCustomer(app);
  for (let host = 0; host < 9; host++) await guess(`10.2.0.${host}`, email, 6);
  expect((await signIn('10.2.9.9', email, PASSWORD)).statusCode).toBe(200);
});

test('a browser that has signed in before is let in with the right password whatever others do', async () => {
  const { email } = await createCustomer(app);
  const response = await signIn('10.3.0.1', email, PASSWORD);
  expect(response.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  const cookie = cookieOf(response);
  await guess('10.3.0.1', email, 20);
  for (let host = 2; host < 24; host++) await guess(`10.3.0.${host}`, email, 6);
  expect((await signIn('10.3.0.1', email, PASSWORD)).statusCode).toBe(429);
  expect((await signIn('10.3.0.1', email, PASSWORD, cookie)).statusCode).toBe(200);
  expect((await signIn('10.3.0.1', email, 'wrong', cookie)).statusCode).toBe(400);
  expect((await signIn('10.3.0.1', email, 'wrong one', cookie)).statusCode).toBe(401);
}, 60_000);

test('the cookie of one account, or a forged one, is none for another', async () => {
  const [amina, bilal] = [await createCustomer(app), await createCustomer(app)];
  const cookie = cookieOf(await signIn('10.4.0.1', amina.email, PASSWORD));
  await guess('10.4.0.1', bilal.email, 6);
  for (const foreign of [cookie, 'nearbite_device=abc.def', 'nearbite_device=']) {
    expect((await signIn('10.4.0.1', bilal.email, PASSWORD, foreign)).statusCode).toBe(429);
  }
});

test('many guesses at once count as many', async () => {
  const { email } = await createCustomer(app);
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => signIn('10.5.0.1', email, `a guess ${turn}`)),
  );
  // How many of them begin before the first wait is stored is the database's affair; each of those counts.
  const tried = responses.filter(({ statusCode }) => statusCode !== 429).length;
  expect(tried).toBeGreaterThan(5);
  const refused = await signIn('10.5.0.1', email, PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(2 ** (tried - 5));
});
