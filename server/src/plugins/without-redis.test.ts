import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectRedis, type RedisLink } from '../adapters/redis.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { type RedisServer, startRedisServer } from '../testing/redis-server.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const redis: RedisServer | undefined = await startRedisServer();

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
