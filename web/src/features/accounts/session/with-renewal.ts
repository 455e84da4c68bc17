import type { Authorization, CallResult, FailedCall } from '../../../lib/net/authorization.ts';
import * as texts from './session.texts.ts';
import { renewTokens } from './token-refresh.ts';
import { findAccessToken, findSignedInSubject } from './tokens.ts';

/** Public calls treat a stale token as a visitor, and say so in a header. */
const isTokenRefused = ({ error, meta }: CallResult): boolean =>
  error?.status === 401 ||
  meta?.response?.headers.get('www-authenticate')?.includes('invalid_token') === true;

/** Sends a call with the bearer in use and returns a refused token with one silent refresh and one more try. */
async function withRenewal<R extends CallResult>(
  send: (access: string | null) => Promise<R>,
): Promise<R | FailedCall> {
  const access = findAccessToken();
  const response = await send(access);
  if (access === null || !isTokenRefused(response)) return response;

  const outcome = await renewTokens(access);
  if (outcome === 'renewed') return send(findAccessToken());
  // The tokens are gone: pages that need a sign-in ask for one, all others go on as for a visitor.
  if (outcome === 'refused' || !response.error) return response;
  return { error: { status: 'FETCH_ERROR', error: texts.notRenewed } };
}

/** What the api client asks for: the session of this browser. */
export const sessionAuthorization: Authorization = { send: withRenewal, findSubject: findSignedInSubject };
