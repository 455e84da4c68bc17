import type { Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { toFormData } from '../forms/form-data.ts';
import { authorization } from './authorization.ts';
import { addressOf, type CallArg, toRequest } from './call.ts';
import { settle } from './idempotency-keys.ts';

/** Pictures on a slow phone take their time. */
const TIMEOUT_MS = 5 * 60_000;

/** Hears how much of the form has left, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

type UploadResult<T> = { data: T; error?: undefined } | { error: FetchBaseQueryError; data?: undefined };

/**
 * The part of an RTK Query mutation a form with files decides. It behaves like every other call (bearer, silent
 * refresh, the same errors) and tells its progress, which fetch cannot.
 */
export function uploadCall<E extends Endpoint>(endpoint: E) {
  return {
    queryFn: async (
      { onProgress, ...input }: CallArg<E> & { onProgress?: OnProgress | undefined },
      { signal }: Pick<BaseQueryApi, 'signal'>,
    ): Promise<UploadResult<ResponseOf<E>>> => {
      // What is left once `onProgress` is taken out, which the compiler cannot tell of a generic.
      const request = toRequest(endpoint, input as CallArg<E>);
      const response = await authorization.send((access) =>
        sendForm<ResponseOf<E>>(request, { access, onProgress, signal }),
      );
      settle(addressOf(request), response.error);
      return response;
    },
  };
}

type Sending = { access: string | null; onProgress?: OnProgress | undefined; signal: AbortSignal };

function sendForm<T>(
  { url, method = 'POST', headers, body }: FetchArgs,
  { access, onProgress, signal }: Sending,
): Promise<UploadResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR', error: string) =>
      resolve({ error: { status, error } });
    request.open(method, new URL(url, window.location.origin));
    request.timeout = TIMEOUT_MS;
    // RTK Query also allows undefined values, which `toRequest` never sets.
    for (const [name, value] of new Headers(headers as HeadersInit)) request.setRequestHeader(name, value);
    if (access !== null) request.setRequestHeader('authorization', `Bearer ${access}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(readResult<T>(request)));
    request.addEventListener('error', () => fail('FETCH_ERROR', 'The form could not be sent'));
    request.addEventListener('abort', () => fail('FETCH_ERROR', 'Sending was given up'));
    request.addEventListener('timeout', () => fail('TIMEOUT_ERROR', 'Sending took too long'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof FormData ? body : toFormData(body ?? {}));
  });
}

function readResult<T>({ status, responseText }: XMLHttpRequest): UploadResult<T> {
  try {
    const data = responseText === '' ? null : JSON.parse(responseText);
    // As in `call`: the server has checked its shape.
    return status >= 200 && status < 300 ? { data: data as T } : { error: { status, data } };
  } catch (error) {
    return {
      error: { status: 'PARSING_ERROR', originalStatus: status, data: responseText, error: String(error) },
    };
  }
}
