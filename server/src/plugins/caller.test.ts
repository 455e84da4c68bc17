import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { whileRequested } from '../testing/setup/check-callers.ts';
import { asCaller, currentOrigin } from './caller.ts';

const by = (id: number) =>
  // All of a request that is asked for.
  ({ actor: { kind: 'user', id }, ip: `10.0.0.${id}` }) as unknown as FastifyRequest;

test('each call is its caller’s to its end, however many are under way and begin or end meanwhile', async () => {
  const call = (id: number, ms: number) =>
    asCaller(by(id), async () => {
      const seen = [currentOrigin()];
      await delay(ms);
      seen.push(currentOrigin());
      await asCaller(by(id), () => delay(1));
      seen.push(currentOrigin());
      return seen;
    });
  const first = call(1, 30);
  const others = [call(2, 5), delay(10).then(() => call(3, 5)), delay(40).then(() => call(4, 1))];
  const seen = await Promise.all([first, ...others]);
  expect(seen).toEqual(
    [1, 2, 3, 4].map((id) => Array.from({ length: 3 }, () => ({ userId: id, address: `10.0.0.${id}` }))),
  );
  expect(currentOrigin()).toEqual({});
  await expect(asCaller(by(5), () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await call(6, 1)).toHaveLength(3);
  expect(currentOrigin()).toEqual({});
});

test('what a request leaves in the audit log has its caller, or the tests fail', async () => {
  const request = { method: 'POST', url: '/api/store/cart/' } as const;
  const origin = async () => currentOrigin();
  await expect(whileRequested(request, origin)).rejects.toThrow('POST /api/store/cart/ may be audited');
  const followed = whileRequested(request, () => asCaller(by(1), origin));
  expect(await followed).toEqual({ userId: 1, address: '10.0.0.1' });
});
