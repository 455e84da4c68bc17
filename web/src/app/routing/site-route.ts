import { PATHS } from '@nearbite/contract/page-paths';
import type { ComponentType } from 'react';
import { matchRoutes, type NonIndexRouteObject, type Path } from 'react-router';
import { findAccessToken } from '../../features/accounts/index.ts';
import type { CodeLoader } from '../../lib/net/code-loader.ts';
import type { Guard } from '../guards.tsx';

/** A layout, an area's frame or a page. */
export type SiteRoute = Omit<NonIndexRouteObject, 'handle' | 'children'> & {
  /** Of what has code of its own to load. */
  readonly handle?: {
    readonly guard: Guard;
    readonly loader: CodeLoader<ComponentType>;
    /** A page's name. */
    readonly title: string | undefined;
  };
  readonly children?: SiteRoute[];
};

type Match = ReturnType<typeof matchRoutes<SiteRoute>>;
const lastMatches = new WeakMap<
  SiteRoute[],
  { readonly pathname: string | undefined; readonly match: Match }
>();

/**
 * From the layout down to the page; the last route matches every address. The last match is kept: several ask for it
 * while a page is shown, and each time all routes would be ranked anew.
 */
export function matchSite(routes: SiteRoute[], { pathname }: Partial<Path>) {
  const last = lastMatches.get(routes);
  if (last && last.pathname === pathname) return last.match ?? [];
  const match = matchRoutes(routes, pathname === undefined ? {} : { pathname });
  lastMatches.set(routes, { pathname, match });
  return match ?? [];
}

/** The routes of one match alone: matching them takes no time. */
export const branchOf = (match: ReturnType<typeof matchSite>): SiteRoute[] =>
  match.reduceRight<SiteRoute[]>((children, { route }) => [{ ...route, children }], []);

/** Fetches the code of what is shown at an address; undefined when all of it is there. Never rejects. */
export function loadPage(routes: SiteRoute[], location: Partial<Path>): Promise<unknown> | undefined {
  const handles = matchSite(routes, location).flatMap(({ route: { handle } }) => handle ?? []);
  // Visitors are sent to sign in, and need not wait for what they may not see.
  if (!handles.every(({ guard }) => isOpen(guard))) return loadPage(routes, { pathname: PATHS.login });
  const missing = handles.filter(({ loader }) => loader.get().status !== 'ready');
  return missing.length > 0 ? Promise.all(missing.map(({ loader }) => loader.load())) : undefined;
}

const isOpen = (guard: Guard) => guard === 'public' || findAccessToken() !== null;
