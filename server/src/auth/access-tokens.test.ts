import { expect, test } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { ACCESS_TOKEN_MINUTES, createAccessTokens } from './access-tokens.ts';
import { deriveKey } from './secrets.ts';

const key = deriveKey('a master secret that is long enough', 'access tokens');

test('a token that was seen before still ends by the clock', async () => {
  const clock = createTestClock();
  const tokens = createAccessTokens(key, clock);
  const token = await tokens.sign({ userId: 7, version: 1 });
  expect(await tokens.verify(token)).toEqual({ userId: 7, version: 1 });
  expect(await tokens.verify(token)).toEqual({ userId: 7, version: 1 });
  clock.advanceSeconds(ACCESS_TOKEN_MINUTES * 60);
  expect(await tokens.verify(token)).toBeUndefined();
});

test('a token with another signature is not taken for the one seen before', async () => {
  const tokens = createAccessTokens(key, createTestClock());
  const token = await tokens.sign({ userId: 7, version: 1 });
  await tokens.verify(token);
  expect(await tokens.verify(`${token.slice(0, -4)}AAAA`)).toBeUndefined();
});
