import { expect, test, vi } from 'vitest';
import { createShutdown } from './stop-gracefully.ts';

test('what was opened last is closed first, once, even if a step fails', async () => {
  const order: string[] = [];
  const trouble: string[] = [];
  const shutdown = createShutdown((step) => trouble.push(step));
  shutdown.onStop('database', async () => order.push('database'));
  shutdown.onStop('worker', async () => {
    throw new Error('stuck');
  });
  shutdown.onStop('server', async () => order.push('server'));
  await Promise.all([shutdown.stop(), shutdown.stop()]);
  expect(order).toEqual(['server', 'database']);
  expect(trouble).toEqual(['worker']);
});

test('a step that hangs is left behind', async () => {
  vi.useFakeTimers();
  const closed = vi.fn(async () => undefined);
  const shutdown = createShutdown(() => undefined);
  shutdown.onStop('database', closed);
  shutdown.onStop('a request that never ends', () => new Promise(() => undefined));
  const stopping = shutdown.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopping;
  vi.useRealTimers();
  expect(closed).toHaveBeenCalledOnce();
});
