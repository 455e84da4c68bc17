import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { authorization } from './authorization.ts';
import { addressOf } from './call.ts';
import { isUnreachable } from './call-error.ts';
import { settle } from './idempotency-keys.ts';
import { noteFresh } from './kept-ages.ts';
import { ORIGIN } from './origin.ts';

const TIMEOUT_MS = 20_000;

export type CallOptions = {
  /** The call itself proves who is asking (sign-in): no bearer, and a 401 is its response. */
  anonymous?: boolean;
};

/** How the server that renders a page sends a call: to itself, as a visitor. */
export type ServerFetch = (request: Request) => Promise<Response>;

const send: ReturnType<typeof fetchBaseQuery> = (request, queryApi, options) => {
  // The store of a page that is being rendered brings it along; the browser's has none.
  const { serverFetch } = (queryApi.extra ?? {}) as { readonly serverFetch?: ServerFetch };
  const fetchFn: typeof fetch = (input, init) =>
    serverFetch ? serverFetch(new Request(input, init)) : fetch(input, init);
  return fetchBaseQuery({ baseUrl: ORIGIN, timeout: TIMEOUT_MS, fetchFn })(request, queryApi, options);
};

const withBearer = (request: FetchArgs, access: string | null): FetchArgs =>
  access === null
    ? request
    : { ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } };

/** The one way to the server for everything but uploads that show their progress. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
> = async (request, queryApi, options) => {
  const response = options?.anonymous
    ? await send(request, queryApi, {})
    : await authorization.send(async (access) => send(withBearer(request, access), queryApi, {}));
  settle(addressOf(request), response.error);
  // A page that is being rendered on the server has no phone.
  if (queryApi.type === 'mutation' || queryApi.extra !== undefined) return response;
  if (!isUnreachable(response.error)) {
    noteFresh(queryApi.queryCacheKey);
    return response;
  }
  const { findKeptRead } = await import('./kept-reads.ts');
  const data = await findKeptRead(queryApi);
  return data === undefined ? response : { data };
};
