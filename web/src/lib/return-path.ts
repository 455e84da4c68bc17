import { PATHS } from '../config/paths.ts';

const PARAMETER = 'next';
const NEVER_RETURN_TO: readonly string[] = [PATHS.login, PATHS.logout];

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** A path of this site, or the home page: a link must not be able to send someone elsewhere after sign-in. */
export function safeReturnPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return PATHS.home;
  // The browser's own parser has the last word: it drops tabs and turns backslashes into slashes.
  if (!URL.canParse(wanted, window.location.origin)) return PATHS.home;
  const url = new URL(wanted, window.location.origin);
  if (url.origin !== window.location.origin) return PATHS.home;
  if (url.pathname.startsWith('//') || isSignInPlace(url.pathname)) return PATHS.home;
  return url.pathname + url.search + url.hash;
}

const isSignInPlace = (pathname: string) => NEVER_RETURN_TO.includes(pathname.replace(/\/$/, ''));

export function loginPath(from: Place): string {
  const back = safeReturnPath(from.pathname + from.search + from.hash);
  return back === PATHS.home ? PATHS.login : `${PATHS.login}?${new URLSearchParams({ [PARAMETER]: back })}`;
}

export const findReturnPath = (search: URLSearchParams) => safeReturnPath(search.get(PARAMETER));
