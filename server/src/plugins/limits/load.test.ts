import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerLoad } from './load.ts';

test('a process that cannot keep up refuses calls, but tells that it is alive and hands out scripts', async () => {
  const app = fastify();
  await registerLoad(app, { maxEventLoopDelayMs: 20 });
  for (const path of ['/api/config', '/health', '/assets/page.js']) app.get(path, async () => 'done');
  await app.ready();
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  const keepBusy = () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  };
  await expect
    .poll(() => {
      keepBusy();
      return statusOf('/api/config');
    })
    .toBe(503);
  expect(await statusOf('/health')).toBe(200);
  expect(await statusOf('/assets/page.js')).toBe(200);
  await app.close();
});
