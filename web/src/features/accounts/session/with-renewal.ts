import type { Authorization, CallResult, FailedCall } from '../../../lib/authorization.ts';
import { renewTokens } from './token-refresh.ts';
import { findAccessToken, findSignedInSubject } from './tokens.ts';

/** Public calls answer a stale token as they would a visitor, and say so beside the answer. */
const isTokenRefused = ({ error, meta }: CallResult): boolean =>
  error?.status === 401 ||
  meta?.response?.headers.get('www-authenticate')?.includes('invalid_token') === true;

/** Sends a call with the bearer in use and answers a refused token with one silent refresh and one more try. */
async function withRenewal<R extends CallResult>(
  send: (access: string | null) => Promise<R>,
): Promise<R | FailedCall> {
  const access = findAccessToken();
  const answer = await send(access);
  if (access === null || !isTokenRefused(answer)) return answer;

  const outcome = await renewTokens(access);
  if (outcome === 'renewed') return send(findAccessToken());
  // The tokens are gone: pages that need a sign-in ask for one, all others go on as for a visitor.
  if (outcome === 'refused' || !answer.error) return answer;
  return { error: { status: 'FETCH_ERROR', error: 'The sign-in could not be renewed' } };
}

/** What the api client asks for: the session of this browser. */
export const sessionAuthorization: Authorization = { send: withRenewal, findSubject: findSignedInSubject };
