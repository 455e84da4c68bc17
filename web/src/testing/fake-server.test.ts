import { expect, test } from 'vitest';
import { takeBreaches } from './contract-check.ts';
import { fakeServer, json } from './fake-server.ts';

const called = (path: string) => fetch(new URL(path, window.location.origin)).catch(() => undefined);

test('a call that is not in the contract fails the test, however the app takes it', async () => {
  fakeServer();
  await called('/api/no-such-call/');
  expect(takeBreaches()).toEqual(['GET /api/no-such-call/ is no endpoint of the contract']);
});

test('a call without a response fails the test', async () => {
  fakeServer();
  await called('/api/user/profile/');
  expect(takeBreaches()).toEqual(['GET /api/user/profile/ was called, and the test has no response for it']);
});

test('a response that the contract does not know fails the test', async () => {
  fakeServer({ 'GET /api/user/profile/': () => json({ id: 'one' }) });
  await called('/api/user/profile/');
  expect(takeBreaches()).toEqual([expect.stringContaining('getProfile (200): id ')]);
});

test('a handler for a call that is not in the contract is refused at once', () => {
  expect(() => fakeServer({ 'GET /api/no-such-call/': () => json({}) })).toThrow(
    'no endpoint of the contract',
  );
});
