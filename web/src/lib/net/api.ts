import { createAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

type Missing = { readonly key: string; readonly endpointName: string; readonly arg?: unknown };

/** What the server fetched while it rendered the page and did not find: it is not fetched again. */
export const restoreMissing = createAction<readonly Missing[]>('restoreMissing');

/** The one client. Features add their calls: `api.injectEndpoints({ endpoints: (build) => ({ x: build.query(call(getX)) }) })`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  endpoints: () => ({}),
  extractRehydrationInfo: (action): never | undefined =>
    restoreMissing.match(action) ? stateOf(action.payload) : undefined,
});

function stateOf(missing: readonly Missing[]): never {
  const queries = missing.map(({ key, endpointName, arg }) => [
    key,
    // With the time of a response, or it would be fetched again at once.
    { status: 'rejected', error: { status: 404 }, endpointName, originalArgs: arg, fulfilledTimeStamp: 1 },
  ]);
  // The state of a client without endpoints has no type of its own here.
  return { queries: Object.fromEntries(queries), mutations: {}, provided: { tags: {}, keys: {} } } as never;
}
