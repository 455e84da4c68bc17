import type { Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { call } from './call.ts';
import { unlessKept } from './kept-ages.ts';

/** One page of a list that grows, with how many rows there are in all. */
export type Listing<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Counting stopped at the total: there are more than that. */
  readonly isMore: boolean;
};

type RowOf<E> = ResponseOf<E> extends readonly (infer Row)[] ? Row : never;

/** Like `call`, for endpoints that return a page of rows and the total in a header. */
export function listing<E extends Endpoint>(endpoint: E) {
  return {
    ...call(endpoint),
    transformResponse: unlessKept(
      (response: ResponseOf<E>, meta: FetchBaseQueryMeta | undefined): Listing<RowOf<E>> => {
        // RowOf is never for a response that is no list.
        const rows = response as readonly RowOf<E>[];
        const isMore = meta?.response?.headers.get('x-total-more') === '1';
        return { rows, total: totalIn(meta) ?? rows.length, isMore };
      },
    ),
  };
}

/** Undefined when the response does not say, and so is all there is. */
export function totalIn(meta: FetchBaseQueryMeta | undefined): number | undefined {
  const total = meta?.response?.headers.get('x-total-count') ?? null;
  return total === null ? undefined : Number(total);
}
