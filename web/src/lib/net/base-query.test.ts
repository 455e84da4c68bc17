import { getProfile } from '@nearbite/contract/accounts/accounts';
import { updateAccount } from '@nearbite/contract/accounts/own-account';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { hasSessionEnded, saveTokens } from '../../features/accounts/session/tokens.ts';
import { fakeServer, json, PROFILES, refusal } from '../../testing/fake-server.ts';
import { anAccount } from '../../testing/frame-responses.ts';
import { giveNavigator } from '../../testing/give-navigator.ts';
import { api } from './api.ts';
import { call } from './call.ts';

const PROFILE = '/api/user/profile/';
const REFRESH = '/api/user/token/refresh/';

const testApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    whoAmI: build.mutation(call(getProfile)),
    saveAccount: build.mutation(call(updateAccount)),
  }),
});

/** A server that accepts only the renewed token. */
function serverAfterExpiry(refresh: () => Response | Promise<Response>) {
  saveTokens({ access: 'old', refresh: 'refresh-1' });
  const server = fakeServer({
    [`GET ${PROFILE}`]: ({ bearer }) =>
      bearer === 'new' ? json(PROFILES.customer) : refusal(401, 'unauthorized'),
    [`POST ${REFRESH}`]: refresh,
  });
  const store = createStore();
  const whoAmI = () => store.dispatch(testApi.endpoints.whoAmI.initiate());
  return { server, whoAmI };
}

const newPair = () => json({ access: 'new', refresh: 'refresh-2' });

describe('calls with an expired token', () => {
  it('renew the pair once for all calls that failed together, and try each again', async () => {
    const { server, whoAmI } = serverAfterExpiry(newPair);
    const responses = await Promise.all([whoAmI(), whoAmI(), whoAmI(), whoAmI()]);

    expect(responses.map(({ data }) => data)).toEqual(Array(4).fill(PROFILES.customer));
    expect(server.callsTo(REFRESH)).toHaveLength(1);
    expect(server.callsTo(REFRESH)[0]?.body).toEqual({ refresh: 'refresh-1' });
    expect(localStorage.getItem('access_token')).toBe('new');
    expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
    expect(hasSessionEnded()).toBe(false);
  });

  it('also renew when a public call treats a stale token as a visitor', async () => {
    saveTokens({ access: 'old', refresh: 'refresh-1' });
    const server = fakeServer({
      [`GET ${PROFILE}`]: ({ bearer }) => {
        const response = json(
          bearer === 'new' ? PROFILES.customer : { ...PROFILES.customer, name: 'nobody' },
        );
        if (bearer !== 'new') response.headers.set('www-authenticate', 'Bearer error="invalid_token"');
        return response;
      },
      [`POST ${REFRESH}`]: newPair,
    });
    const store = createStore();
    const { data } = await store.dispatch(testApi.endpoints.whoAmI.initiate());
    expect(data).toEqual(PROFILES.customer);
    expect(server.callsTo(PROFILE)).toHaveLength(2);
  });

  it('take over what another tab renewed while they waited for the lock', async () => {
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => {
      saveTokens({ access: 'new', refresh: 'refresh-2' });
      return work();
    });
    giveNavigator({ locks: { request } });
    const { server, whoAmI } = serverAfterExpiry(newPair);

    expect((await whoAmI()).data).toEqual(PROFILES.customer);
    expect(request).toHaveBeenCalledOnce();
    expect(server.callsTo(REFRESH)).toHaveLength(0);
  });

  it('end the session once when the refresh is refused', async () => {
    const { whoAmI } = serverAfterExpiry(() => refusal(401, 'unauthorized'));
    const { data } = await whoAmI();

    expect(data).toBeUndefined();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
    expect(hasSessionEnded()).toBe(true);
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('offline'))],
    ['the server is overloaded', () => refusal(503, 'unavailable')],
  ])('keep the session when %s', async (_case, refresh) => {
    const { whoAmI } = serverAfterExpiry(refresh);
    expect((await whoAmI()).error).toMatchObject({ status: 'FETCH_ERROR' });
    expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
    expect(hasSessionEnded()).toBe(false);
  });

  it('do not sign in again someone who logged out meanwhile', async () => {
    const { whoAmI } = serverAfterExpiry(() => {
      localStorage.clear();
      return newPair();
    });
    await whoAmI();
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('calls', () => {
  it('name failures as the HTTP layer does', async () => {
    const store = createStore();
    const ask = async (response: () => Promise<Response>) => {
      fakeServer({ [`GET ${PROFILE}`]: response });
      return (await store.dispatch(testApi.endpoints.whoAmI.initiate())).error;
    };
    expect(await ask(async () => new Response('<html>'))).toMatchObject({ status: 'PARSING_ERROR' });
    expect(await ask(() => Promise.reject(new TypeError('offline')))).toMatchObject({
      status: 'FETCH_ERROR',
    });
    expect(await ask(async () => refusal(409, 'conflict'))).toMatchObject({
      status: 409,
      data: { code: 'conflict' },
    });
  });

  it('give up after 20 seconds with TIMEOUT_ERROR', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (request: Request) => {
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const asking = createStore().dispatch(testApi.endpoints.whoAmI.initiate());
    await vi.advanceTimersByTimeAsync(19_000);
    let isSettled = false;
    void asking.then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect((await asking).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
    vi.useRealTimers();
  });

  it('fill the address and send JSON, or a form when there is a file', async () => {
    const server = fakeServer({ 'PATCH /api/user/account/5/': () => json(anAccount) });
    const { dispatch } = createStore();
    const save = testApi.endpoints.saveAccount.initiate;
    await dispatch(save({ params: { user_id: 5 }, body: { full_name: 'Sara' } }));
    await dispatch(
      save({ params: { user_id: 5 }, body: { full_name: 'Sara', image: new File(['x'], 'me.png') } }),
    );
    const [asJson, asForm] = server.calls;
    expect(asJson?.body).toEqual({ full_name: 'Sara' });
    expect(asForm?.body).toContain('name="full_name"\r\n\r\nSara');
    expect(asForm?.body).toContain('name="image"; filename=');
  });
});
