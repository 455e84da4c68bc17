import { PATHS } from '@nearbite/contract/page-paths';
import type { ComponentType } from 'react';
import { matchRoutes, type NonIndexRouteObject, type Path } from 'react-router';
import { findAccessToken } from '../../features/accounts/index.ts';
import type { CodeLoader } from '../../lib/code-loader.ts';
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

/** From the layout down to the page; the last route matches every address. */
export const matchSite = (routes: SiteRoute[], location: Partial<Path>) =>
  matchRoutes(routes, location) ?? [];

/** Fetches the code of what is shown at an address; undefined when all of it is there. Never rejects. */
export function loadPage(routes: SiteRoute[], location: Partial<Path>): Promise<unknown> | undefined {
  const handles = matchSite(routes, location).flatMap(({ route: { handle } }) => handle ?? []);
  // Visitors are sent to sign in, and need not wait for what they may not see.
  if (!handles.every(({ guard }) => isOpen(guard))) return loadPage(routes, { pathname: PATHS.login });
  const missing = handles.filter(({ loader }) => loader.get().status !== 'ready');
  return missing.length > 0 ? Promise.all(missing.map(({ loader }) => loader.load())) : undefined;
}

const isOpen = (guard: Guard) => guard === 'public' || findAccessToken() !== null;
