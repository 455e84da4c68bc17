import { getProfile } from '@nearbite/contract/accounts/accounts';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { saveTokens } from '../../features/accounts/session/tokens.ts';
import { fakeServer, json, PROFILES } from '../../testing/fake-server.ts';
import { api } from './api.ts';
import { call } from './call.ts';
import { findKeptAt } from './kept-ages.ts';
import { forgetReadsOfOthers, startKeeping } from './kept-reads.ts';

// As the session defines it, since test files share the client.
const testApi = api.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    profile: build.query({ ...call(getProfile), providesTags: ['Profile'] }),
    notKept: build.query(call(getProfile)),
  }),
});
const { profile, notKept } = testApi.endpoints;
const PATH = 'GET /api/user/profile/';
const KEY = 'profile(undefined)';

function stubCaches() {
  const kept = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        put: async (address: string, response: Response) => void entries.set(address, response),
        match: async ({ url }: { url: string }) => entries.get(new URL(url).pathname)?.clone(),
        keys: async () => [...entries.keys()].map((path) => ({ url: new URL(path, location.href).href })),
        delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
      };
    },
  });
  return kept;
}

function signIn(subject: string) {
  saveTokens({ access: `x.${btoa(JSON.stringify({ sub: subject }))}.x`, refresh: `refresh of ${subject}` });
}

test('what was read is found again without a connection, with its age, by nobody else, until the sign-out', async () => {
  const kept = stubCaches();
  signIn('1');
  fakeServer({ [PATH]: () => json(PROFILES.customer) });
  const store = createStore();
  startKeeping(store);
  await Promise.all([profile, notKept].map(({ initiate }) => store.dispatch(initiate())));
  await vi.waitFor(() =>
    expect([...(kept.get('reads-of-1')?.keys() ?? [])]).toEqual([`/kept/en/${encodeURIComponent(KEY)}`]),
  );

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // What is on the page already stays what it is.
  expect((await store.dispatch(profile.initiate(undefined, { forceRefetch: true }))).error).toBeDefined();
  const next = createStore();
  expect((await next.dispatch(profile.initiate())).data).toEqual(PROFILES.customer);
  expect(findKeptAt(KEY)).toBeLessThanOrEqual(Date.now());
  expect((await next.dispatch(notKept.initiate())).data).toBeUndefined();

  fakeServer({ [PATH]: () => json(PROFILES.customer) });
  await next.dispatch(profile.initiate(undefined, { forceRefetch: true }));
  expect(findKeptAt(KEY)).toBeUndefined();

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  signIn('2');
  expect((await createStore().dispatch(profile.initiate())).data).toBeUndefined();
  await vi.waitFor(() => expect(kept.has('reads-of-1')).toBe(false));
  await forgetReadsOfOthers(null);
  expect([...kept.keys()].filter((name) => name !== 'reads-of-visitor')).toEqual([]);
});
