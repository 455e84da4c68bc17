import { PRODUCT_NAME } from '@nearbite/contract/product';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as texts from '../app.texts.ts';
import { useRouting } from '../routing/routing-context.ts';

export const MAIN_ID = 'main';

/**
 * What a full page load would do by itself: names the document after the page, and moves the focus to
 * the new page's heading so that keyboards and screen readers start there.
 */
export function usePageArrival() {
  const { title = texts.pageNotFound } = useRouting();
  const { pathname, search } = useLocation();
  const lastPathname = useRef(isBackFromPaying(search) ? undefined : pathname);

  useEffect(() => {
    document.title = title === PRODUCT_NAME ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    return onceNoDialogIsOpen(focusPage);
  }, [pathname]);
}

/** The payment page was a step between two of ours: who comes back from it goes on, though the document is a new one. */
const isBackFromPaying = (search: string) => new URLSearchParams(search).has('payment');

function focusPage(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** A dialog keeps the focus to itself, and what had it before may have gone with the last page. */
function onceNoDialogIsOpen(focus: () => void): (() => void) | undefined {
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  if (!isOpen()) {
    focus();
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (isOpen()) return;
    observer.disconnect();
    if (document.activeElement === document.body) focus();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
