import { updateAccount } from '@nearbite/contract/accounts/own-account';
import { beforeEach, expect, test } from 'vitest';
import { hasSessionEnded, saveTokens } from '../../features/accounts/session/tokens.ts';
import { fakeSender } from '../../testing/fake-sender.ts';
import { fakeServer, json, refusal } from '../../testing/fake-server.ts';
import { anAccount } from '../../testing/frame-responses.ts';
import { uploadCall } from './upload.ts';

const picture = new File(['bytes'], 'me.png', { type: 'image/png' });

function send(onProgress?: (fraction: number) => void) {
  return uploadCall(updateAccount).queryFn(
    { params: { user_id: 7 }, body: { full_name: 'Sara', city: '', image: picture }, onProgress },
    { signal: new AbortController().signal },
  );
}

const saved = { status: 200, text: JSON.stringify(anAccount) };
const REFUSAL = { code: 'unauthorized', message: 'Sign in again.', request_id: 'r1' };
const refused = { status: 401, text: JSON.stringify(REFUSAL) };
const WRONG_TYPE = { ...REFUSAL, code: 'unsupported_media_type' };

beforeEach(() => saveTokens({ access: 'old', refresh: 'refresh-1' }));

test('sends the form with the bearer and tells its progress', async () => {
  const sent = fakeSender(saved);
  const progress: number[] = [];
  expect(await send((fraction) => progress.push(fraction))).toEqual({ data: anAccount });
  expect(progress).toEqual([0.5]);
  expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/user/account/7/', bearer: 'old' });
  expect([...(sent[0]?.body.keys() ?? [])]).toEqual(['full_name', 'city', 'image']);
});

test('a 401 leads to one silent refresh and one more try', async () => {
  const sent = fakeSender(refused, saved);
  fakeServer({ 'POST /api/user/token/refresh/': () => json({ access: 'new', refresh: 'refresh-2' }) });
  expect(await send()).toEqual({ data: anAccount });
  expect(sent.map(({ bearer }) => bearer)).toEqual(['old', 'new']);
});

test('a refused refresh ends the session', async () => {
  fakeSender(refused);
  fakeServer({ 'POST /api/user/token/refresh/': () => refusal(401, 'unauthorized') });
  expect(await send()).toEqual({ error: { status: 401, data: REFUSAL } });
  expect(hasSessionEnded()).toBe(true);
});

test.each([
  ['a lost connection', 'error', { status: 'FETCH_ERROR' }],
  ['silence', 'timeout', { status: 'TIMEOUT_ERROR' }],
  [
    'an unreadable response',
    { status: 502, text: '<html>' },
    { status: 'PARSING_ERROR', originalStatus: 502 },
  ],
  ['a refusal', { status: 415, text: JSON.stringify(WRONG_TYPE) }, { status: 415, data: WRONG_TYPE }],
] as const)('%s is reported as every other call would', async (_story, outcome, error) => {
  fakeSender(outcome);
  expect((await send()).error).toMatchObject(error);
});
