import '@fontsource-variable/figtree/wght.css';
import '../ui/fonts/fallback.css';
import '../ui/fonts/urdu.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { findAccessToken } from '../features/accounts/index.ts';
import { showToastLeftBeforeReload } from '../lib/toasts.ts';
import { RenderedAt } from '../lib/use-now.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { HANDED_OVER_ID, type HandedOver, takeOver } from './handed-over.ts';
import { Providers } from './providers.tsx';
import { toRouteObjects } from './router.tsx';
import { ROUTES } from './routes.ts';
import { createStore } from './store.ts';

const routes = toRouteObjects(ROUTES);
const store = createStore();
void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const handedOver = document.getElementById(HANDED_OVER_ID);
  if (handedOver) {
    await loadMatched();
    takeOver(store, JSON.parse(handedOver.textContent ?? '') as HandedOver);
  }
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <CrashBoundary>
        <Providers store={store}>
          <RenderedAt value={handedOver ? Number(handedOver.dataset.renderedAt) : undefined}>
            <RouterProvider router={router} />
          </RenderedAt>
          <TakenOver />
        </Providers>
      </CrashBoundary>
    </StrictMode>
  );
  // The server renders for visitors. Whoever is signed in sees another page: it replaces the server's in one step.
  if (handedOver && findAccessToken() === null) hydrateRoot(root, app);
  else createRoot(root).render(app);
  showToastLeftBeforeReload();
  whenIdle(async () => {
    const { startPrefetching } = await import('./prefetch.ts');
    startPrefetching(store);
  });
}

/** After all that the page itself needs; not every browser tells when it has nothing to do. */
function whenIdle(work: () => Promise<void>) {
  // Without it links are only slower.
  const run = () => void work().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3_000);
}

/** The server's HTML is only matched by a page whose code is there. */
async function loadMatched() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded satisfies Partial<RouteObject>, { lazy: undefined });
    }),
  );
}

/** What boot.js has hidden or kept free is the app's own matter from here on. */
function TakenOver() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.session;
  }, []);
  return null;
}
