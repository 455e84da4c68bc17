import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectRedis, type RedisLink } from '../../adapters/redis.ts';
import { recordingLog } from '../../testing/recording-log.ts';
import { startRedisCluster } from '../../testing/services/redis-cluster.ts';
import { type RedisServer, startRedisServer } from '../../testing/services/redis-server.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLimitStore } from './limit-store.ts';

const redis: RedisServer | undefined = await startRedisServer();

/** So many keys that each server of a cluster has one. */
const connectToAll = (link: RedisLink) =>
  link.run((client) => Promise.all(Array.from({ length: 24 }, (_, index) => client.get(`key:${index}`))));

test.runIf(redis)(
  'limits are counted by all instances together in a Redis Cluster',
  async () => {
    const cluster = await startRedisCluster();
    const url = cluster?.url ?? '';
    const links = [1, 2].map(() => connectRedis({ url, name: 'limits', log: recordingLog() }));
    // The servers are connected to when first needed. Until all respond an instance would go by its own count.
    for (const link of links) await vi.waitFor(() => connectToAll(link), 30_000);
    const apps = await Promise.all(
      links.map((link) => buildTestApp({ environment: { RATE_LIMIT: 'on', REDIS_URL: url }, redis: link })),
    );
    const resend = (turn: number, email: string) =>
      apps[turn % 2]?.inject({ method: 'POST', url: '/api/user/resend-activation/', payload: { email } });
    for (const email of ['one@example.com', 'two@example.com']) {
      const statuses: (number | undefined)[] = [];
      // Five are allowed; each of the two has counted four.
      for (let turn = 0; turn < 8; turn += 1) statuses.push((await resend(turn, email))?.statusCode);
      expect(statuses[0]).toBe(200);
      expect(statuses).toContain(429);
    }
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(links.map((link) => link.close()));
    await cluster?.stop();
  },
  120_000,
);

test.runIf(redis)('an address is limited by what all instances have counted, a moment later', async () => {
  const url = redis?.url ?? '';
  const links = [1, 2].map(() => connectRedis({ url, name: 'limits', log: recordingLog() }));
  const [one, other] = links.map((link) => createLimitStore(link));
  for (let asked = 0; asked < 700; asked += 1) one?.countHere('192.0.2.7', 60_000);
  expect(other?.countHere('192.0.2.7', 60_000).current).toBe(1);
  let asked = 1;
  const askOther = () => {
    asked += 1;
    return other?.countHere('192.0.2.7', 60_000).current;
  };
  await vi.waitFor(() => expect(askOther()).toBeGreaterThan(700), 10_000);
  await vi.waitFor(() => expect(askOther()).toBe(700 + asked), 10_000);
  await Promise.all(links.map((link) => link.close()));
});

describe.runIf(redis)('while Redis is away', () => {
  let app: TestApp;
  let link: RedisLink;

  beforeAll(async () => {
    const url = redis?.url ?? '';
    link = connectRedis({ url, name: 'limits', log: recordingLog() });
    app = await buildTestApp({ environment: { RATE_LIMIT: 'on', REDIS_URL: url }, redis: link });
  });
  afterAll(async () => {
    await app.close();
    await link.close();
    await redis?.stop();
  });

  const resend = () =>
    app.inject({ method: 'POST', url: '/api/user/resend-activation/', payload: { email: 'a@example.com' } });

  test('limits are counted here, without a pause and without forgetting what was counted', async () => {
    expect((await resend()).statusCode).toBe(200);
    await redis?.kill();
    await vi.waitFor(() => expect(link.isReady()).toBe(false), 20_000);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const asked = Date.now();
      statuses.push((await resend()).statusCode);
      expect(Date.now() - asked).toBeLessThan(1_900);
    }
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
  });

  test('the app is ready, and says that the bus is away until it is back', async () => {
    const asked = Date.now();
    const away = await app.inject({ url: '/ready' });
    expect(Date.now() - asked).toBeLessThan(1_900);
    expect([away.statusCode, away.json()]).toEqual([200, { status: 'ok', bus: 'away' }]);
    await redis?.start();
    await vi.waitFor(
      async () => expect((await app.inject({ url: '/ready' })).json()).toEqual({ status: 'ok', bus: 'ok' }),
      10_000,
    );
  });
});
