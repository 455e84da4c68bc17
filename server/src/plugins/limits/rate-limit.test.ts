import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from '../../process/logger.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const MORE_THAN_A_MINUTE_ALLOWS = 1_250;

test('an address that sends too many requests is limited, but probes and files are always served', async () => {
  const app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
  const ask = async (url: string, times: number) => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < times; asked += 1) statuses.add((await app.inject({ url })).statusCode);
    return [...statuses];
  };
  expect(await ask('/health', MORE_THAN_A_MINUTE_ALLOWS)).toEqual([200]);
  // From the second time on it is sent from the cache, which counts as well.
  expect(await ask('/api/config', MORE_THAN_A_MINUTE_ALLOWS)).toEqual([200, 429]);
  expect(await ask('/ready', 1)).toEqual([200]);
  expect(await ask('/media/no-such-picture.webp', 1)).not.toContain(429);
  await app.close();
});

test('whoever has a whole network of IPv6 addresses is one address to the limits of a call', async () => {
  const app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
  const askFrom = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/places/?q=Karachi', remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let host = 1; host <= 61; host += 1) statuses.push(await askFrom(`2001:db8::${host.toString(16)}`));
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
  expect(await askFrom('2001:db8:0:1::1')).toBe(200);
  await app.close();
});

test('who runs production without limits is warned in one line at the start', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const environment = { NODE_ENV: 'production', PAYMENTS: 'test', DEMO: '0' };
  for (const RATE_LIMIT of ['off', 'on']) {
    const log = createLogger('warn', sink);
    await (await buildTestApp({ environment: { ...environment, RATE_LIMIT }, log })).close();
  }
  expect(lines).toEqual([expect.stringMatching(/"msg":"RATE_LIMIT is off: [^\n]*\n$/)]);
});
