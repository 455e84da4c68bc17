import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodType;

/** At most `max` calls per `windowSeconds`, counted per address, per signed-in user or per account named in a body field. */
export type RateRule = {
  readonly by: 'address' | 'user' | { readonly field: string };
  readonly max: number;
  readonly windowSeconds: number;
  /** Counts only calls that name no user (`user_id` 0 in the body). */
  readonly guestsOnly?: true;
  /**
   * Counts something else than calls: what they have computed, or how many different addresses, whose secret part was
   * wrong, they named, over all calls with such a rule. Who has used it up waits.
   */
  readonly counts?: 'milliseconds' | 'wrong guesses';
};

/**
 * Far above what people mistype, also where a carrier gives many of them one address. Where a call knows who is
 * signed in, they are counted alone: a guesser at the same address does not keep customers from their checkout.
 */
export const WRONG_GUESSES: RateRule = {
  by: 'user',
  max: 60,
  windowSeconds: 60 * 60,
  counts: 'wrong guesses',
};

/** The window of most rate rules. */
export const FIFTEEN_MINUTES = 15 * 60;

/** One call, described as data: both sides, the documentation and the access inventory read it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:param` segments and its trailing slash as documented; both spellings work. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Without a response schema the status is 204. */
  readonly response?: Response;
  /** Success status, 200 (or 204) unless given. */
  readonly status?: 200 | 201;
  /** Multipart file fields it accepts, `*` standing for an index: `gallery[*][image]`. */
  readonly uploads?: readonly string[];
  readonly rateLimits?: readonly RateRule[];
  /**
   * Honours the Idempotency-Key header: a repeat under the same key gets the response of the first time. Fields that
   * must not even be kept as part of a fingerprint are named; the call then proves them by itself.
   */
  readonly idempotent?: true | { readonly secrets: readonly string[] };
  /** Responds under any host, also one that is not this site's: for those who watch the process, or look by themselves. */
  readonly isForAnyHost?: true;
  /** Error codes beyond those that follow from what is declared above (`server/src/routing/endpoint-errors.ts`). */
  readonly errors?: readonly ErrorCode[];
};

export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller provides. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? (P extends Schema ? { params: InputOf<P> } : unknown) &
        (Q extends Schema ? { query: InputOf<Q> } : unknown) &
        (B extends Schema ? { body: InputOf<B> } : unknown)
    : never;

/** What a handler receives after parsing. */
export type ParsedCall<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;

export type ResponseOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R>
    ? R extends Schema
      ? z.output<R>
      : undefined
    : never;
