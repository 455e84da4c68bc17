import '@fontsource-variable/figtree/wght.css';
import '../ui/fonts/fallback.css';
import '../ui/fonts/urdu.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { COUNTRIES, setInstallation } from '@nearbite/contract/installation';
import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findAccessToken } from '../features/accounts/index.ts';
import { confirmLeaving } from '../lib/forms/use-unsaved-changes.ts';
import { pageAtAddress } from '../lib/language.ts';
import { showToastLeftBeforeReload } from '../lib/messages/toasts.ts';
import { nextTask } from '../lib/page/next-task.ts';
import { Hydration, useIsHydrating } from '../lib/page/use-is-hydrating.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { findWantedPage, repeatEarlyInput } from './early-input.ts';
import { INITIAL_STATE_ID, type InitialState, restoreInitialState } from './initial-state.ts';
import { Providers } from './providers.tsx';
import { ROUTES } from './routes.ts';
import { createNavigation } from './routing/navigation.ts';
import { createPageHistory } from './routing/page-history.ts';
import { NavigatedSite } from './routing/site.tsx';
import { loadPage } from './routing/site-route.ts';
import { toSiteRoutes } from './routing/site-routes.tsx';
import { createStore } from './store.ts';

void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  readInstallation(document.documentElement.dataset);
  await nextTask();
  const store = createStore();
  await nextTask();
  const routes = toSiteRoutes(ROUTES);
  const history = createPageHistory();
  const wantedPage = findWantedPage();
  if (wantedPage !== undefined) {
    // The page that was left stays in sight until there is something to show of the next.
    history.push(pageAtAddress(wantedPage));
    await loadPage(routes, history.location)?.catch(() => undefined);
  }
  const stateElement = wantedPage === undefined ? document.getElementById(INITIAL_STATE_ID) : null;
  if (stateElement) {
    // The server's HTML is only matched by a page whose code is there.
    await loadPage(routes, history.location);
    await nextTask();
    // Written by the server's entry of this same build.
    restoreInitialState(store, JSON.parse(stateElement.textContent ?? '') as InitialState);
    await nextTask();
  }
  // The server renders for visitors. A signed-in person's page differs: it replaces the server's in one step.
  const isHydrated = stateElement !== null && findAccessToken() === null;
  const navigation = createNavigation({ history, routes, confirmLeaving });
  const app = (
    <StrictMode>
      <CrashBoundary>
        <Providers store={store}>
          <Hydration renderedAtMs={isHydrated ? Number(stateElement.dataset.renderedAt) : undefined}>
            <NavigatedSite navigation={navigation} routes={routes} />
            <EndOfBoot />
          </Hydration>
        </Providers>
      </CrashBoundary>
    </StrictMode>
  );
  // In small steps, between which the page scrolls and hears: all at once keeps a slow phone busy for half a second.
  if (isHydrated) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  showToastLeftBeforeReload();
  whenIdle(async () => {
    const { startAfterwards } = await import('./after-start.ts');
    startAfterwards(store);
  });
}

/** What the server has written into a page whose installation is not the one the build takes for granted. */
function readInstallation({ currency, currencyDecimals, country }: DOMStringMap) {
  const known = COUNTRIES.find((code) => code === country);
  if (currency === undefined || known === undefined) return;
  setInstallation({ currency, currencyDecimals: Number(currencyDecimals), country: known });
}

/** After all that the page itself needs; not every browser tells when it has nothing to do. */
function whenIdle(work: () => Promise<void>) {
  // Without it links are only slower.
  const run = () => void work().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3_000);
}

/** What boot.ts has hidden, kept free and kept in mind is the app's own matter from here on. */
function EndOfBoot() {
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    delete document.documentElement.dataset.session;
    delete document.documentElement.dataset.leaving;
  }, []);
  useEffect(() => {
    if (isHydrating) return;
    // That the list is gone says that the page can be used.
    document.getElementById('page-scripts')?.remove();
    void repeatEarlyInput();
  }, [isHydrating]);
  return null;
}
