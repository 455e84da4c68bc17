import type { CallInput, Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import { IDEMPOTENCY_HEADER } from '@nearbite/contract/idempotency';
import { DEFAULT_LANGUAGE } from '@nearbite/contract/languages';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { toFormData } from '../forms/form-data.ts';
import { LANGUAGE } from '../language.ts';
import { keyFor } from './idempotency-keys.ts';

type CallParts = {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
};

/** What a caller hands over; nothing at all when the endpoint takes nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query spells "no argument" as void.
export type CallArg<E> = unknown extends CallInput<E> ? void : CallInput<E>;

/** The part of an RTK Query definition a contract endpoint decides: argument, request and response type. */
export function call<E extends Endpoint>(endpoint: E) {
  return {
    query: (input: CallArg<E>) => toRequest(endpoint, input),
    // Tells RTK Query the response's type; the server has already checked its shape.
    transformResponse: (response: ResponseOf<E>) => response,
  };
}

/** The same for a file, read as it is. */
export function textCall<E extends Endpoint>(endpoint: E) {
  return {
    ...call(endpoint),
    query: (input: CallArg<E>) => ({ ...toRequest(endpoint, input), responseHandler: 'text' as const }),
  };
}

type RequestOptions = {
  /** Multipart, also without a file. */
  readonly asForm?: boolean;
  /** The Idempotency-Key, where a feature keeps its own; null for a call that may be repeated as it is. */
  readonly key?: string | null;
};

export function toRequest<E extends Endpoint>(
  endpoint: E,
  input: CallArg<E>,
  { asForm = false, key }: RequestOptions = {},
): FetchArgs {
  // Whatever the endpoint declares, these are its parts.
  const { params = {}, query = {}, body } = (input ?? {}) as CallParts;
  const url = fillPath(endpoint.path, params);
  const { method } = endpoint;
  // Public reads are cached for each language by their address.
  const inLanguage = LANGUAGE !== DEFAULT_LANGUAGE && method === 'GET' ? { ...query, lang: LANGUAGE } : query;
  const isKeyed = endpoint.idempotent !== undefined && key !== null;
  return {
    url,
    method,
    ...(Object.keys(inLanguage).length > 0 && { params: withoutEmpty(inLanguage) }),
    ...(body && { body: asForm || hasFile(body) ? toFormData(body) : body }),
    headers: {
      'accept-language': LANGUAGE,
      ...(isKeyed && { [IDEMPOTENCY_HEADER]: key ?? keyFor(addressOf({ url, method }), body) }),
    },
  };
}

/** Where a submission goes. */
export const addressOf = ({ url, method = 'GET' }: Pick<FetchArgs, 'url' | 'method'>) => `${method} ${url}`;

/** An endpoint's address with its parameters in place. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(`The address ${path} needs "${name}"`);
    }
    return encodeURIComponent(String(value));
  });
}

function withoutEmpty(query: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== null),
  );
}

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasFile);
}
