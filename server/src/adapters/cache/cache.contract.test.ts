import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { startRedisCluster } from '../../testing/services/redis-cluster.ts';
import { startRedisServer } from '../../testing/services/redis-server.ts';
import { chooseCache } from '../choose-adapters.ts';
import type { Cache } from './port.ts';

const [redis, cluster] = await Promise.all([startRedisServer(), startRedisCluster()]);
afterAll(() => Promise.all([redis?.stop(), cluster?.stop()]));

const implementations = [
  { name: 'in-process cache', REDIS_URL: undefined },
  ...(redis ? [{ name: 'Redis cache', REDIS_URL: redis.url }] : []),
  ...(cluster ? [{ name: 'Redis Cluster cache', REDIS_URL: cluster.url }] : []),
];

const open: Cache[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((cache) => cache.close()));
});

async function openCache(REDIS_URL: string | undefined) {
  const log = recordingLog();
  const cache = await chooseCache({ REDIS_URL }, log);
  open.push(cache);
  return { cache, log };
}

/** A load that ends when the test says so. */
function pendingLoad<T>() {
  let calls = 0;
  let settle = { resolve: (_: T) => {}, reject: (_: Error) => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const load = () => {
    calls += 1;
    return promise;
  };
  return { load, ...settle, calls: () => calls };
}

describe.each(implementations)('$name', ({ REDIS_URL }) => {
  it('remembers values of every JSON kind, null included', async () => {
    const { cache } = await openCache(REDIS_URL);
    const values = [null, false, 0, '', 'چائے', [1, { a: null }], { nested: { list: ['x'] } }];
    for (const [index, value] of values.entries()) await cache.set(`kind:${index}`, value, 60);

    const found = await Promise.all(values.map((_, index) => cache.get(`kind:${index}`)));

    expect(found).toEqual(values);
    expect(await cache.get('never-set')).toBeUndefined();
  });

  it('forgets after the time to live, and when a key is deleted', async () => {
    const { cache } = await openCache(REDIS_URL);
    await cache.set('short', 1, 0.05);
    await cache.set('long', 1, 60);
    await cache.set('told', 1, 60);

    await cache.delete('told');
    await cache.delete('never-set');

    await expect.poll(() => cache.get('short'), { timeout: 10_000 }).toBeUndefined();
    expect(await cache.get('told')).toBeUndefined();
    expect(await cache.get('long')).toBe(1);
  });

  it('hands out copies', async () => {
    const { cache } = await openCache(REDIS_URL);
    const value = { list: [1] };
    await cache.set('copy', value, 60);
    value.list.push(2);
    // A copy of what was set.
    const found = (await cache.get('copy')) as { list: number[] };
    found.list.push(3);

    expect(await cache.get('copy')).toEqual({ list: [1] });
  });

  it('loads once for all who ask meanwhile, then returns it from memory', async () => {
    const { cache } = await openCache(REDIS_URL);
    const { load, resolve, calls } = pendingLoad<number>();
    const asked = Promise.all(Array.from({ length: 20 }, () => cache.wrap('dear', 60, load)));
    resolve(7);

    expect(new Set(await asked)).toEqual(new Set([7]));
    expect(await cache.wrap('dear', 60, load)).toBe(7);
    expect(calls()).toBe(1);
  });

  it('does not remember a failed load', async () => {
    const { cache } = await openCache(REDIS_URL);
    const failing = pendingLoad<number>();
    const asked = [cache.wrap('failing', 60, failing.load), cache.wrap('failing', 60, failing.load)];
    const settled = Promise.allSettled(asked);
    await expect.poll(failing.calls).toBe(1);
    failing.reject(new Error('no weather today'));

    const outcomes = await settled;

    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(failing.calls()).toBe(1);
    expect(await cache.wrap('failing', 60, async () => 8)).toBe(8);
  });

  it('does not store what was deleted while it was loading', async () => {
    const { cache } = await openCache(REDIS_URL);
    const outdated = pendingLoad<string>();
    const asked = cache.wrap('menu', 60, outdated.load);
    await expect.poll(outdated.calls).toBe(1);

    await cache.delete('menu');
    expect(await cache.wrap('menu', 60, async () => 'new menu')).toBe('new menu');
    outdated.resolve('old menu');

    expect(await asked).toBe('old menu');
    expect(await cache.get('menu')).toBe('new menu');
  });
});

it('the in-process cache stays within its bounds', async () => {
  const { cache } = await openCache(undefined);
  for (let index = 0; index < 6_000; index += 1) await cache.set(`entry:${index}`, index, 60);

  expect(await cache.get('entry:0')).toBeUndefined();
  expect(await cache.get('entry:5999')).toBe(5999);

  const megabyte = 'x'.repeat(1024 * 1024);
  for (let index = 0; index < 20; index += 1) await cache.set(`large:${index}`, megabyte, 60);
  expect(await cache.get('large:0')).toBeUndefined();
  expect(await cache.get('large:19')).toBe(megabyte);
});

describe.runIf(redis)('Redis cache between instances', () => {
  it('is shared', async () => {
    const [here, there] = [await openCache(redis?.url), await openCache(redis?.url)];
    await here.cache.set('shared', 'yes', 60);
    expect(await there.cache.get('shared')).toBe('yes');
  });

  it('only makes things slower when Redis is away', async () => {
    const { cache, log } = await openCache(redis?.url);
    await cache.set('known', 1, 60);
    await redis?.kill();

    expect(await cache.wrap('known', 60, async () => 2)).toBe(2);
    await expect(cache.delete('known')).resolves.toBeUndefined();
    await vi.waitFor(
      () => expect(log.lines.map((line) => line.message)).toContain('Redis is not reachable'),
      10_000,
    );

    await redis?.start();
    await expect
      .poll(
        async () => {
          await cache.set('back', 3, 60);
          return cache.get('back');
        },
        { timeout: 20_000 },
      )
      .toBe(3);
  });
});
