import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

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
