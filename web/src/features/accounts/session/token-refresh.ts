import { refreshTokens, type TokenPair } from '@nearbite/contract/accounts/sign-in';
import { isObject } from '../../../lib/net/call-error.ts';
import { endSession, findAccessToken, findRefreshToken, saveTokens } from './tokens.ts';

export type RefreshOutcome =
  /** A newer access token is in storage: the call may be tried again. */
  | 'renewed'
  /** The server no longer accepts this sign-in; the tokens are gone. */
  | 'refused'
  /** The server did not respond, which says nothing about the sign-in. */
  | 'unreachable';

const LOCK_NAME = 'nearbite-token-refresh';
const TIMEOUT_MS = 20_000;

let running: Promise<RefreshOutcome> | undefined;

/**
 * Renews the pair after a 401 on `staleAccess`. Calls that fail together share one refresh; other tabs
 * are kept out by a web lock where the browser has them, and what they renewed is taken over. Without
 * locks the server's grace for a just rotated token covers two tabs that refresh at once.
 */
export function renewTokens(staleAccess: string): Promise<RefreshOutcome> {
  running ??= alone(() => renew(staleAccess)).finally(() => {
    running = undefined;
  });
  return running;
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Absent on plain http hosts and in older browsers.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? await locks.request(LOCK_NAME, work) : work();
}

async function renew(staleAccess: string): Promise<RefreshOutcome> {
  const access = findAccessToken();
  const refresh = findRefreshToken();
  if (access !== null && access !== staleAccess) return 'renewed';
  if (access === null) return 'refused';
  if (refresh === null) return refuse();

  const outcome = await requestPair(refresh);
  if (outcome === 'unreachable') return 'unreachable';
  if (outcome !== 'refused') {
    // Signing out while the response was on its way wins.
    if (findRefreshToken() !== refresh) return findAccessToken() === null ? 'refused' : 'renewed';
    saveTokens(outcome);
    return 'renewed';
  }
  // A tab without locks may have rotated this very token meanwhile.
  if (findRefreshToken() !== refresh && findAccessToken() !== null) return 'renewed';
  return refuse();
}

function refuse(): RefreshOutcome {
  endSession();
  return 'refused';
}

async function requestPair(refresh: string): Promise<TokenPair | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(new URL(refreshTokens.path, window.location.origin), {
      method: refreshTokens.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return toPair(await response.json());
    return [400, 401, 403].includes(response.status) ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Checked by hand: the contract's schema would bring its library along on every first visit. */
function toPair(body: unknown): TokenPair {
  const { access, refresh } = isObject(body) ? body : {};
  if (typeof access !== 'string' || typeof refresh !== 'string') throw new Error('Not a pair of tokens');
  return { access, refresh };
}
