import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCustomer, createOwner } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { listenOnLoopback } from '../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let slug: string;
beforeAll(async () => {
  app = await buildTestApp({ environment: { RATE_LIMIT: 'off' } });
  slug = (await createDish(app, await createOwner(app))).slug;
});
afterAll(() => app.close());

/** Whatever is asked for: most of these are not there, and a refusal must not be kept either. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1').replaceAll('*', 'x');
/** On a machine that is busy with other things the app may say that it is, too. */
const read = (url: string, headers: Record<string, string> = {}) =>
  vi.waitFor(async () => {
    const response = await app.inject({ url, headers });
    if (response.statusCode === 503) throw new Error('The app is very busy');
    return response;
  }, 20_000);

const routes = () =>
  app.routes().filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/docs'));

describe('what may be kept', () => {
  test('no browser or proxy keeps a response that is not public, not even a refusal', async () => {
    const closed = routes().filter(({ access }) => !access.startsWith('public'));
    expect(closed.length).toBeGreaterThan(80);
    for (const { method, path } of closed) {
      const { headers } = await app.inject({ method, url: addressOf(path) });
      expect.soft(headers['cache-control'], `${method} ${path}`).toBe('no-store');
    }
  });

  test('nor what anyone may send: the response may hold tokens', async () => {
    const sent = routes().filter(({ method, access }) => method !== 'GET' && access.startsWith('public'));
    expect(sent.map(({ path }) => path)).toContain('/api/user/login/');
    for (const { method, path } of sent) {
      const { headers } = await app.inject({ method, url: addressOf(path) });
      expect.soft(headers['cache-control'], `${method} ${path}`).toBe('no-store');
    }
  });

  test('a public read is revalidated, and returns 304 to who has it already', async () => {
    const open = routes().filter(({ method, access }) => method === 'GET' && access === 'public');
    const answered: string[] = [];
    for (const { path } of open) {
      const url = addressOf(path.replace(':slug', slug));
      const first = await read(url);
      const isForOne = String(first.headers['cache-control']).includes('no-store');
      if (first.statusCode !== 200 || isForOne) continue;
      answered.push(path);
      expect
        .soft(first.headers, path)
        .toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
      const again = await read(url, { 'if-none-match': String(first.headers.etag) });
      expect.soft([again.statusCode, again.body], path).toEqual([304, '']);
    }
    expect(answered.length).toBeGreaterThan(6);
  });

  test('a signed-in person is sent a public list as theirs alone', async () => {
    const { headers } = await (await createCustomer(app)).get('/api/config');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });
});

describe('headers', () => {
  test('of a call take less than 600 bytes and still keep browsers from guessing, embedding and framing', async () => {
    const limited = await buildTestApp({
      environment: { RATE_LIMIT: 'on' },
      database: { ...app.database, drop: async () => undefined },
    });
    onTestFinished(() => limited.close());
    const origin = (await listenOnLoopback(limited)).replace('ws:', 'http:');
    const response: IncomingMessage = (
      await once(get(`${origin}/api/config`, { headers: { host: 'nearbite.test' } }), 'response')
    )[0];
    response.resume();
    await once(response, 'end');
    const lines = response.rawHeaders.map((text) => text.length + 2);
    expect(lines.reduce((sum, length) => sum + length, 0)).toBeLessThan(600);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  test('of a document say all that a browser must not do', async () => {
    const { headers } = await read('/');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('of a document that has not changed do not replace those it was kept with', async () => {
    const { etag } = (await read('/')).headers;
    const again = await read('/', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
  });
});
