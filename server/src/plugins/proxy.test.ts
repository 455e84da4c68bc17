import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { portOf } from '../lib/ports.ts';
import { createLogger } from '../process/logger.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const ON_THIS_MACHINE = { headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' };
/** Limited by address, and cheap: no password is hashed for it. */
const ask = (address: string, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/user/send-reset-password-email/',
    payload: { email },
    headers: { 'x-forwarded-for': address },
  });

async function buildWithLog(environment: Record<string, string>) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await buildTestApp({ environment, log: createLogger('warn', sink) });
  return () => lines.filter((line) => line.includes('TRUST_PROXY'));
}

describe('a proxy that the settings do not name', () => {
  test('is noticed by the header it adds, once and loudly, with what to do', async () => {
    const warnings = await buildWithLog({});
    await app.inject({ url: '/health' });
    expect(warnings()).toEqual([]);
    for (const client of ['1.2.3.4', '5.6.7.8']) {
      await app.inject({ url: '/health', headers: { 'x-forwarded-for': client } });
    }
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toMatch(/x-forwarded-for.*share.*limits.*TRUST_PROXY/);
    expect(warnings()[0]).not.toContain('1.2.3.4');
  });

  test('is not logged once it is named', async () => {
    const warnings = await buildWithLog({ TRUST_PROXY: 'loopback' });
    await app.inject({ url: '/health', headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(warnings()).toEqual([]);
  });
});

describe('the address of a caller', () => {
  const statusesFor = async (addressOf: (number: number) => string) => {
    const responses = Array.from({ length: 40 }, (_, number) =>
      ask(addressOf(number), `a${number}@example.com`),
    );
    return new Set((await Promise.all(responses)).map(({ statusCode }) => statusCode));
  };

  test.each(['1', 'loopback'])('is each client’s own behind a proxy named by %s', async (TRUST_PROXY) => {
    app = await buildTestApp({ environment: { RATE_LIMIT: 'on', TRUST_PROXY } });
    expect(await statusesFor((number) => `9.9.9.${number}`)).toEqual(new Set([200]));
  });

  test.each(['1', 'loopback'])('is never one the client has chosen (%s)', async (TRUST_PROXY) => {
    app = await buildTestApp({ environment: { RATE_LIMIT: 'on', TRUST_PROXY } });
    expect(await statusesFor((number) => `8.8.8.${number}, 203.0.113.7`)).toContain(429);
  });
});

describe('“this machine” is never a client of a proxy', () => {
  const URLS = ['/metrics', '/dev/mailbox', '/dev/mailbox.json'];
  const statuses = async () =>
    Promise.all(URLS.map(async (url) => (await app.inject({ url, ...ON_THIS_MACHINE })).statusCode));

  test('which adds no header, when the settings name a proxy or a public address', async () => {
    for (const environment of [{ TRUST_PROXY: 'loopback' }, { PUBLIC_URL: 'https://eat.example' }]) {
      app = await buildTestApp({ environment: { PUBLIC_URL: 'http://localhost:3000', ...environment } });
      expect(await statuses(), JSON.stringify(environment)).toEqual([404, 404, 404]);
      await app.close();
    }
    app = await buildTestApp({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('which speaks HTTP/1.0, as nginx does unless configured otherwise', async () => {
    app = await buildTestApp({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const port = portOf(app.server.server);
    const response = await new Promise<string>((resolve) => {
      let text = '';
      connect(port, '127.0.0.1')
        .on('data', (chunk) => {
          text += chunk.toString();
        })
        .on('close', () => resolve(text))
        .end('GET /metrics HTTP/1.0\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n');
    });
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
  });
});
