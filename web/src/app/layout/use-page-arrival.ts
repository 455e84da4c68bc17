import { PRODUCT_NAME } from '@nearbite/contract/product';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRouting } from '../routing/routing-context.ts';

export const MAIN_ID = 'main';

/**
 * What a full page load would do by itself: names the document after the page, and moves the focus to
 * the new page's heading so that keyboards and screen readers start there.
 */
export function usePageArrival() {
  const { title = 'Page Not Found' } = useRouting();
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
