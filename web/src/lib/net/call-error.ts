// What RTK Query rejects with: `status` (a number, or the name of a transport failure) and `data`, the response's body.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const statusOf = (error: unknown): unknown => (isObject(error) ? error.status : undefined);

/** Empty when there is none. */
export const errorBodyOf = (error: unknown): Record<string, unknown> =>
  isObject(error) && isObject(error.data) ? error.data : {};

const TRANSPORT_FAILURES: readonly unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR'];

/** Nothing came back: there may be no network, or too little. */
export const isUnreachable = (error: unknown): boolean => TRANSPORT_FAILURES.includes(statusOf(error));

/** Unknown, or somebody else's: trying again will not help. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;
