import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

export type CallResult = {
  readonly error?: FetchBaseQueryError | undefined;
  readonly meta?: FetchBaseQueryMeta | undefined;
};
export type FailedCall = { error: FetchBaseQueryError; data?: undefined };

/** How calls prove who is asking. The accounts feature provides it when the app starts. */
export type Authorization = {
  /** Sends a call with the access token in use, or with null for a visitor. */
  send<R extends CallResult>(send: (accessToken: string | null) => Promise<R>): Promise<R | FailedCall>;
  /** Tells people apart on this device; null for a visitor. */
  findSubject(): string | null;
};

const visitor: Authorization = { send: (send) => send(null), findSubject: () => null };
let current = visitor;

export function provideAuthorization(authorization: Authorization): void {
  current = authorization;
}

export const authorization: Authorization = {
  send: (send) => current.send(send),
  findSubject: () => current.findSubject(),
};
