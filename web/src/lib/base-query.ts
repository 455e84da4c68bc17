import { createAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { renewTokens } from './token-refresh.ts';
import { findAccessToken } from './tokens.ts';

const TIMEOUT_MS = 20_000;

export type CallOptions = {
  /** The call itself proves who is asking (sign-in): no bearer, and a 401 is its answer. */
  anonymous?: boolean;
};

/** The server refused to renew the sign-in. */
export const sessionExpired = createAction('session/expired');

const send = fetchBaseQuery({ baseUrl: window.location.origin, timeout: TIMEOUT_MS });

const withBearer = (request: FetchArgs, access: string | null): FetchArgs =>
  access === null
    ? request
    : { ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } };

type Answer = Awaited<ReturnType<typeof send>>;

/** Public calls answer a stale token as they would a visitor, and say so beside the answer. */
const isTokenRefused = ({ error, meta }: Answer): boolean =>
  error?.status === 401 ||
  meta?.response?.headers.get('www-authenticate')?.includes('invalid_token') === true;

/** Sends the bearer with every call and answers a 401 with one silent refresh and one more try. */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
> = async (request, queryApi, options) => {
  const access = options?.anonymous ? null : findAccessToken();
  const answer = await send(withBearer(request, access), queryApi, {});
  if (access === null || !isTokenRefused(answer)) return answer;

  const outcome = await renewTokens(access);
  if (outcome === 'renewed') return send(withBearer(request, findAccessToken()), queryApi, {});
  if (outcome === 'refused') {
    queryApi.dispatch(sessionExpired());
    return answer;
  }
  if (!answer.error) return answer;
  return { error: { status: 'FETCH_ERROR', error: 'The sign-in could not be renewed' } };
};
