import { PRODUCT_NAME } from '@nearbite/contract/product';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';

export const MAIN_ID = 'main';

/** Static data of a route, put there by the router. */
export type RouteHandle = { readonly title: string };

const findTitle = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : undefined;

/**
 * What a full page load would do by itself: names the document after the page, and moves the focus to
 * the new page's heading so that keyboards and screen readers start there.
 */
export function usePageArrival() {
  const title = findTitle(useMatches().at(-1)?.handle) ?? 'Page Not Found';
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    document.title = title === PRODUCT_NAME ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.getElementById(MAIN_ID);
    const heading = main?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
