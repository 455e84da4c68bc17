import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from '@nearbite/contract/product';
import { createListeners } from '../../../lib/browser/listeners.ts';
import { readText, removeText, writeText } from '../../../lib/browser/stored-text.ts';

/** Local storage is the only home of the tokens, so every tab of the browser agrees on who is signed in. */

const { tell, listen } = createListeners(ACCESS_TOKEN_KEY);

export const findAccessToken = () => readText(ACCESS_TOKEN_KEY);
export const findRefreshToken = () => readText(REFRESH_TOKEN_KEY);

/** Who the access token was made out to; null when signed out. For telling people apart, not for trust. */
export function findSignedInSubject(): string | null {
  const access = findAccessToken();
  if (access === null) return null;
  try {
    const payload = access.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return String(JSON.parse(atob(payload)).sub);
  } catch {
    return 'unreadable';
  }
}

const SESSION_ENDED_KEY = 'session_ended';

/** Whether the last sign-in of this browser was ended by the server rather than by its user. */
export const hasSessionEnded = () => readText(SESSION_ENDED_KEY) !== null;

/** The server no longer accepts the tokens. */
export function endSession() {
  writeText(SESSION_ENDED_KEY, 'yes');
  clearTokens();
}

const DELETE_AT_KEY = 'account_delete_at';

/** When the account that was just given up is deleted; null if none was in this tab. */
export const findDeletionDate = () => sessionStorage.getItem(DELETE_AT_KEY);
export const storeDeletionDate = (deleteAt: string) => sessionStorage.setItem(DELETE_AT_KEY, deleteAt);

export function saveTokens(pair: TokenPair) {
  sessionStorage.removeItem(DELETE_AT_KEY);
  removeText(SESSION_ENDED_KEY);
  writeText(REFRESH_TOKEN_KEY, pair.refresh);
  writeText(ACCESS_TOKEN_KEY, pair.access);
  tell();
}

export function clearTokens() {
  removeText(ACCESS_TOKEN_KEY);
  removeText(REFRESH_TOKEN_KEY);
  tell();
}

/** Called after every change, also when another tab made it. Returns the way to stop. */
export const onTokensChange = listen;
