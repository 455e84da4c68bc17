import { matchRoutes } from 'react-router';
import { findAccessToken } from '../../features/accounts/index.ts';
import { pageAtAddress } from '../../lib/language.ts';
import { type PageRoute, ROUTES } from '../routes.ts';
import type { createStore } from '../store.ts';
import type { RENDERED_PAGES } from './page-data.ts';

type Dispatch = ReturnType<typeof createStore>['dispatch'];
type Options = {
  readonly dispatch: Dispatch;
  readonly pages?: readonly PageRoute[];
  readonly loadData?: () => Promise<typeof RENDERED_PAGES>;
};

/** What all pages fetch draws on most features: nobody loads it who follows no link. */
const loadPageData = async () => (await import('./page-data.ts')).RENDERED_PAGES;

/** A mouse that passes over a list of links means none of them. */
const MEANT_AFTER_MS = 80;
/** Enough for anyone who is looking around; a page is not a download of the whole menu. */
const MAX_ADDRESSES = 20;

/**
 * Fetches the code of a page, and what it shows at first, when a link to it is pointed at, focused or touched: the
 * click that follows finds both.
 */
export function startPrefetching({ dispatch, pages = ROUTES, loadData = loadPageData }: Options): () => void {
  if (isSparing()) return () => undefined;
  const routes = pages.map((page) => ({ path: page.path, handle: page }));
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fetchFor(link: HTMLAnchorElement) {
    const { origin, pathname, search } = new URL(link.href, window.location.href);
    const page = pageAtAddress(pathname);
    const match = origin === window.location.origin ? matchRoutes(routes, page)?.at(-1) : undefined;
    const key = pathname + search;
    if (!match || fetched.has(key) || fetched.size >= MAX_ADDRESSES) return;
    // Some browsers remember for ever that a file did not come.
    if (!navigator.onLine) return;
    const route = match.route.handle;
    // Guards send visitors elsewhere.
    if (route.guard !== 'public' && findAccessToken() === null) return;
    fetched.add(key);
    // The click itself tells what is wrong, in its own words.
    route.load().catch(() => undefined);
    loadData()
      .then((data) => data[route.path]?.fetch(onlyOnce(dispatch), match.params, new URLSearchParams(search)))
      .catch(() => undefined);
  }

  const linkAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

  function onPointed(event: Event) {
    clearTimeout(timer);
    const link = linkAt(event);
    if (link) timer = setTimeout(() => fetchFor(link), MEANT_AFTER_MS);
  }
  function onMeant(event: Event) {
    const link = linkAt(event);
    if (link) fetchFor(link);
  }

  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  document.addEventListener('mouseover', onPointed, options);
  document.addEventListener('focusin', onPointed, options);
  document.addEventListener('touchstart', onMeant, options);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** On a slow connection, or one that is paid by the megabyte, nothing is loaded that nobody asked for. */
export function isSparing(): boolean {
  // Not every browser tells; the types know nothing of it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** What was fetched early is kept for a while, not for as long as the app is open. */
function onlyOnce(dispatch: Dispatch): Dispatch {
  return ((action: Parameters<Dispatch>[0]) => {
    const asked: unknown = dispatch(action);
    if (hasSubscription(asked)) asked.unsubscribe();
    return asked;
    // The same function but for what it does with subscriptions.
  }) as Dispatch;
}

const hasSubscription = (value: unknown): value is { readonly unsubscribe: () => void } =>
  typeof value === 'object' && value !== null && 'unsubscribe' in value;
