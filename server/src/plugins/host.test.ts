import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const OWN_ADDRESSES = Object.values(networkInterfaces())
  .flat()
  .flatMap((entry) => (entry?.family === 'IPv4' ? [entry.address] : []));

describe('without PUBLIC_URL', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', ...OWN_ADDRESSES])(
    'the Host %s is ours',
    async (host) => {
      app = await buildTestApp({ environment: { PUBLIC_URL: '' } });
      expect((await app.inject({ url: '/api/store/categories/', headers: { host } })).statusCode).toBe(200);
    },
  );

  test.each(['evil.example', '203.0.113.9:3000', 'localhost.evil.example', 'localhost:3000@evil.example'])(
    'the Host "%s" is refused and not repeated',
    async (host) => {
      app = await buildTestApp({ environment: { PUBLIC_URL: '' } });
      for (const url of ['/', '/api/store/categories/', '/no/such/page']) {
        const response = await app.inject({ url, headers: { host } });
        expect([response.statusCode, response.json().code], url).toEqual([400, 'validation']);
        expect(JSON.stringify(response.headers) + response.body).not.toMatch(/evil|203\.0/);
      }
      expect((await app.inject({ url: '/health', headers: { host } })).statusCode).toBe(200);
    },
  );
});

test('with PUBLIC_URL any Host is served, and only PUBLIC_URL is written', async () => {
  app = await buildTestApp();
  await app.database.db
    .insertInto('categories')
    .values({ title: 'Biryani', image: '/media/x.webp' })
    .execute();
  const response = await app.inject({ url: '/api/store/categories/', headers: { host: 'other.example' } });
  expect(response.json()[0].image).toBe('http://nearbite.test/media/x.webp');
});

describe('the content security policy', () => {
  const policyOf = async (PUBLIC_URL: string) => {
    app = await buildTestApp({ environment: { PUBLIC_URL, PORT: '3107' } });
    const { headers } = await app.inject({ url: '/', headers: { host: 'localhost:3107' } });
    return String(headers['content-security-policy']);
  };

  test.each([
    ['https://eat.example', "connect-src 'self' wss://eat.example;"],
    ['http://localhost:3107', "connect-src 'self' ws://localhost:3107;"],
    ['', "connect-src 'self' ws://localhost:3107 ws://127.0.0.1:3107;"],
  ])('of "%s" names its own socket alone, and no base', async (publicUrl, sockets) => {
    const policy = await policyOf(publicUrl);
    expect(policy).toContain(sockets);
    expect(policy).toContain("base-uri 'none'");
  });
});
