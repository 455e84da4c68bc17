import { updateAccount } from '@nearbite/contract/accounts/own-account';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { beforeEach, expect, test } from 'vitest';
import { hasSessionEnded, saveTokens } from '../features/accounts/session/tokens.ts';
import { fakeSender } from '../testing/fake-sender.ts';
import { fakeServer, json, refusal } from '../testing/fake-server.ts';
import { uploadCall } from './upload.ts';

const picture = new File(['bytes'], 'me.png', { type: 'image/png' });

function send(onProgress?: (fraction: number) => void) {
  return uploadCall(updateAccount).queryFn(
    { params: { user_id: 7 }, body: { full_name: 'Sara', city: '', image: picture }, onProgress },
    { signal: new AbortController().signal } as unknown as BaseQueryApi,
  );
}

beforeEach(() => saveTokens({ access: 'old', refresh: 'refresh-1' }));

test('sends the form with the bearer and tells its progress', async () => {
  const sent = fakeSender({ status: 200, text: '{"id":7}' });
  const progress: number[] = [];
  expect(await send((fraction) => progress.push(fraction))).toEqual({ data: { id: 7 } });
  expect(progress).toEqual([0.5]);
  expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/user/account/7/', bearer: 'old' });
  expect([...(sent[0]?.body.keys() ?? [])]).toEqual(['full_name', 'city', 'image']);
});

test('a 401 is answered by one silent refresh and one more try', async () => {
  const sent = fakeSender({ status: 401, text: '{}' }, { status: 200, text: '{"id":7}' });
  fakeServer({ 'POST /api/user/token/refresh/': () => json({ access: 'new', refresh: 'refresh-2' }) });
  expect(await send()).toEqual({ data: { id: 7 } });
  expect(sent.map(({ bearer }) => bearer)).toEqual(['old', 'new']);
});

test('a refused refresh ends the session', async () => {
  fakeSender({ status: 401, text: '{"code":"unauthorized"}' });
  fakeServer({ 'POST /api/user/token/refresh/': () => refusal(401, 'unauthorized') });
  expect(await send()).toEqual({ error: { status: 401, data: { code: 'unauthorized' } } });
  expect(hasSessionEnded()).toBe(true);
});

test.each([
  ['a lost connection', 'error', { status: 'FETCH_ERROR' }],
  ['silence', 'timeout', { status: 'TIMEOUT_ERROR' }],
  ['an unreadable answer', { status: 502, text: '<html>' }, { status: 'PARSING_ERROR', originalStatus: 502 }],
  ['a refusal', { status: 415, text: '{"message":"no"}' }, { status: 415, data: { message: 'no' } }],
] as const)('%s is reported as every other call would', async (_story, outcome, error) => {
  fakeSender(outcome);
  expect((await send()).error).toMatchObject(error);
});
