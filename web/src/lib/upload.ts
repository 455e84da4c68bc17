import type { Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type CallArg, toRequest } from './call.ts';
import { toFormData } from './form-data.ts';
import { renewTokens } from './token-refresh.ts';
import { findAccessToken } from './tokens.ts';

export type Upload<E extends Endpoint> = {
  readonly input: CallArg<E>;
  /** Told the sent share of the form, 0 to 1, as it grows. */
  readonly onProgress: (share: number) => void;
};

type Outcome<T> = { data: T } | { error: FetchBaseQueryError };
type Raw = { readonly status: number; readonly text: string };

const CONFLICTING_SESSION = 401;

/**
 * Sends a form with pictures and reports how far it is, which `fetch` cannot. Answers as the common client does, a
 * stale token included.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { input, onProgress }: Upload<E>,
): Promise<Outcome<ResponseOf<E>>> {
  const { url, method = 'POST' } = toRequest(endpoint, input);
  const { body = {} } = (input ?? {}) as { body?: Readonly<Record<string, unknown>> };
  const request = { url, method, form: toFormData(body), onProgress };
  const access = findAccessToken();
  try {
    const answer = await send(request, access);
    if (answer.status !== CONFLICTING_SESSION || access === null) return read(answer);
    if ((await renewTokens(access)) !== 'renewed') return read(answer);
    return read(await send(request, findAccessToken()));
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}

type Request = {
  readonly url: string;
  readonly method: string;
  readonly form: FormData;
  readonly onProgress: (share: number) => void;
};

function send({ url, method, form, onProgress }: Request, access: string | null): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    if (access !== null) request.setRequestHeader('authorization', `Bearer ${access}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    for (const failure of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(failure, () => reject(new Error(`The upload ended with "${failure}"`)));
    }
    request.send(form);
  });
}

function read<T>({ status, text }: Raw): Outcome<T> {
  try {
    const data: unknown = text === '' ? undefined : JSON.parse(text);
    return status >= 200 && status < 300 ? { data: data as T } : { error: { status, data } };
  } catch (error) {
    return { error: { status: 'PARSING_ERROR', originalStatus: status, data: text, error: String(error) } };
  }
}
