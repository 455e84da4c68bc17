import { PATHS } from '@nearbite/contract/page-paths';
import { ORIGIN } from '../../../lib/net/origin.ts';

const PARAMETER = 'next';
const NEVER_RETURN_TO: readonly string[] = [PATHS.login, PATHS.logout];

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** A path of this site, or the home page: a link must not be able to send someone elsewhere after sign-in. */
export function safeReturnPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return PATHS.home;
  // The browser's own parser has the last word: it drops tabs and turns backslashes into slashes.
  if (!URL.canParse(wanted, ORIGIN)) return PATHS.home;
  const url = new URL(wanted, ORIGIN);
  if (url.origin !== ORIGIN) return PATHS.home;
  if (url.pathname.startsWith('//') || isSignInPlace(url.pathname)) return PATHS.home;
  return url.pathname + url.search + url.hash;
}

const isSignInPlace = (pathname: string) => NEVER_RETURN_TO.includes(pathname.replace(/\/$/, ''));

export const loginPath = (from: Place): string =>
  withReturnPath(PATHS.login, from.pathname + from.search + from.hash);

/** Another page on the way to `wanted`, which it will lead on to. */
export function withReturnPath(path: string, wanted: string): string {
  const back = safeReturnPath(wanted);
  return back === PATHS.home ? path : `${path}?${new URLSearchParams({ [PARAMETER]: back })}`;
}

export const findReturnPath = (search: URLSearchParams) => safeReturnPath(search.get(PARAMETER));
