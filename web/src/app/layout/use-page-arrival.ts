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

type Stop = () => void;

/** A page that is still loading has its heading later: it gets the focus if that has not gone elsewhere meanwhile. */
function focusPage(): Stop | undefined {
  const main = document.getElementById(MAIN_ID);
  if (!main || focusHeadingOf(main)) return undefined;
  main.focus({ preventScroll: true });
  return onceChanged(main, () => document.activeElement !== main || focusHeadingOf(main));
}

function focusHeadingOf(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** A dialog keeps the focus to itself, and what had it before may have gone with the last page. */
function onceNoDialogIsOpen(focus: () => Stop | undefined): Stop | undefined {
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  if (!isOpen()) return focus();
  let stop: Stop | undefined;
  const stopWaiting = onceChanged(document.body, () => {
    if (isOpen()) return false;
    if (document.activeElement === document.body) stop = focus();
    return true;
  });
  return () => {
    stopWaiting();
    stop?.();
  };
}

/** Looks at each change until it has seen what it waits for. */
function onceChanged(element: HTMLElement, isDone: () => boolean): Stop {
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}
