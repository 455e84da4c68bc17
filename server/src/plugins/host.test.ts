import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorBody } from '@nearbite/contract/errors';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOwner } from '../testing/actors.ts';
import { listenOnLoopback, openSocket } from '../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const OWN_ADDRESSES = Object.values(networkInterfaces())
  .flat()
  .flatMap((entry) => (entry?.family === 'IPv4' ? [entry.address] : []));

const statusAt = async (headers: Record<string, string>, url = '/api/store/categories/') =>
  (await app.inject({ url, headers })).statusCode;

describe('without PUBLIC_URL', () => {
  test('the names of this machine are ours', async () => {
    app = await buildTestApp({ environment: { PUBLIC_URL: '' } });
    for (const host of ['localhost:3000', 'LOCALHOST.', '127.0.0.1:3000', '[::1]:3000', ...OWN_ADDRESSES])
      expect(await statusAt({ host }), host).toBe(200);
  });

  test('another Host is refused and not repeated', async () => {
    app = await buildTestApp({ environment: { PUBLIC_URL: '' } });
    for (const host of [
      'evil.example',
      '203.0.113.9:3000',
      'localhost.evil.example',
      'localhost:3000@evil.example',
    ])
      for (const url of ['/', '/api/store/categories/', '/no/such/page', '/api/store/dish/%ff']) {
        const response = await app.inject({ url, headers: { host } });
        expect([response.statusCode, response.json().code], url).toEqual([421, 'misdirected']);
        ErrorBody.parse(response.json());
        expect(JSON.stringify(response.headers) + response.body).not.toMatch(/evil|203\.0/);
      }
  });
});

describe('with PUBLIC_URL', () => {
  test.each([
    ['https://eat.example', ['eat.example', 'EAT.Example', 'eat.example.', 'eat.example:443']],
    ['http://Eat.example:8080/', ['eat.example:8080', 'eat.example']],
    ['http://[::1]:3000', ['[::1]:3000', '[0:0:0:0:0:0:0:1]:3000']],
  ])('%s is served under its own host alone', async (PUBLIC_URL, hosts) => {
    app = await buildTestApp({ environment: { PUBLIC_URL } });
    for (const host of hosts) expect(await statusAt({ host }), host).toBe(200);
    for (const host of [
      'other.example',
      'localhost:3000',
      'eat.example:81',
      'eat.example.evil.example',
      'eat.example/x',
      'a@eat.example',
      'eat.example, evil.example',
      '[::1',
      '',
    ])
      expect(await statusAt({ host }), host).toBe(421);
  });

  test('a forwarded host is judged where a proxy is trusted, and ignored where none is', async () => {
    const forwarded = { host: 'nearbite.test', 'x-forwarded-host': 'nearbite.test/api/config' };
    app = await buildTestApp({ environment: { TRUST_PROXY: 'loopback' } });
    expect(await statusAt(forwarded)).toBe(421);
    expect(await statusAt({ host: 'inside:3000', 'x-forwarded-host': 'nearbite.test' })).toBe(200);
    await app.close();
    app = await buildTestApp();
    expect(await statusAt(forwarded)).toBe(200);
  });

  test('probes answer whoever asks; metrics and mailbox keep their own rule', async () => {
    app = await buildTestApp();
    const host = 'other.example';
    for (const url of ['/health', '/ready', '/ready/?x'])
      expect((await app.inject({ url, headers: { host } })).json(), url).toMatchObject({ status: 'ok' });
    for (const url of ['/metrics', '/dev/mailbox', '/dev/mailbox.json'])
      expect(await statusAt({ host }, url), url).toBe(404);
    expect(await statusAt({ host }, '/dev/payment/x')).toBe(421);
  });

  test('what is cached is judged, too', async () => {
    app = await buildTestApp();
    const owner = await createOwner(app);
    const authorization = `Bearer ${owner.accessToken}`;
    const url = `/api/restaurant/dishes/${owner.restaurantId}/`;
    for (const [host, status] of [
      ['nearbite.test', 200],
      ['other.example', 421],
    ] as const) {
      for (const path of ['/api/config', '/api/config', '/health'])
        expect(await statusAt({ host }, path), path).toBe(path === '/health' ? 200 : status);
      expect(await statusAt({ host, authorization }, url)).toBe(status);
    }
  });

  test('a socket for another host is not opened', async () => {
    app = await buildTestApp();
    const url = `${await listenOnLoopback(app)}/ws/live`;
    await expect(openSocket(url, { host: 'other.example' })).rejects.toThrow('421');
    (await openSocket(url)).socket.terminate();
  });
});

describe('what others are sent', () => {
  let webDirectory: string;
  beforeAll(async () => {
    webDirectory = await mkdtemp(join(tmpdir(), 'nearbite-host-'));
    await Promise.all(['.render', '.vite'].map((name) => mkdir(join(webDirectory, name))));
    await writeFile(join(webDirectory, '.render/package.json'), '{"type":"module"}');
    await writeFile(join(webDirectory, '.vite/manifest.json'), '{}');
    await writeFile(
      join(webDirectory, 'index.html'),
      '<html><head><title>x</title></head><body><div id="root"></div><noscript></noscript></body></html>',
    );
    // Stands in for the web app's bundle.
    await writeFile(
      join(webDirectory, '.render/entry-server.js'),
      `export const INITIAL_STATE_ID = 'initial-state';
export const setInstallation = () => undefined;
      export const preparePage = async (path, fetch, nowMs) => ({
        status: 200, initialState: await (await fetch(new Request('http://localhost/api/config'))).text(),
        freshUntilMs: nowMs + 1e9, source: 'x', render: () => '<h1>Home</h1>',
      });`,
    );
  });
  afterAll(() => rm(webDirectory, { recursive: true, force: true }));

  test.each([
    ['Host', {}, (host: string) => ({ host })],
    [
      'forwarded host',
      { TRUST_PROXY: 'loopback' },
      (host: string) => ({ host: 'nearbite.test', 'x-forwarded-host': host }),
    ],
  ])('cannot be replaced by a page asked for under a made-up %s', async (_name, environment, under) => {
    app = await buildTestApp({ environment, webDirectory });
    const owner = await createOwner(app);
    const { slug } = await app.database.db
      .selectFrom('restaurants')
      .select('slug')
      .where('id', '=', owner.restaurantId)
      .executeTakeFirstOrThrow();
    const call = `/api/restaurant/shop/${slug}`;
    await app.inject({ url: '/' });
    for (const host of [`nearbite.test${call}`, `nearbite.test${call}?x=`])
      expect(await statusAt(under(host), '/')).toBe(421);
    for (const url of [`${call}/`, call, `${call}?x=/`]) {
      const { headers, body } = await app.inject({ url });
      expect([headers['content-type'], body.slice(0, 1)], url).toEqual([
        'application/json; charset=utf-8',
        '{',
      ]);
    }
  });

  test('stays ready while somebody makes up hosts and 600 addresses', async () => {
    app = await buildTestApp({ webDirectory });
    const isCached = async (url: string) => {
      const { headers } = await app.inject({ url });
      // Only what is sent again has it.
      return (
        headers['content-length'] !== undefined && app.server.findCachedResponse(SITE, url) !== undefined
      );
    };
    const SITE = 'http://nearbite.test';
    await app.inject({ url: '/' });
    await app.inject({ url: '/api/config' });
    const from = { remoteAddress: '203.0.113.7' };
    for (let number = 0; number < 600; number += 1) {
      const host = `host-${number}.example`;
      await app.inject({ url: `/login?next=/${'x'.repeat(100)}${number}`, ...from });
      if (number >= 20) continue;
      await app.inject({ url: '/', headers: { host }, ...from });
      await app.inject({ url: `/?made-up=${number}`, ...from });
      await app.inject({ url: `/api/config?made-up=${number}`, ...from });
    }
    expect(await isCached('/')).toBe(true);
    expect(await isCached('/api/config')).toBe(true);
    for (const url of ['/?made-up=1', '/api/config?made-up=1'])
      expect(app.server.findCachedResponse(SITE, url), url).toBeUndefined();
  });
});

describe('the content security policy', () => {
  const policyOf = async (PUBLIC_URL: string) => {
    app = await buildTestApp({ environment: { PUBLIC_URL, PORT: '3107' } });
    const { headers } = await app.inject({ url: '/' });
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
