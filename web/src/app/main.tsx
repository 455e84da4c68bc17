import '@fontsource-variable/figtree/wght.css';
import '../ui/fonts/urdu.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { showToastLeftBeforeReload } from '../lib/toasts.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { Providers } from './providers.tsx';
import { toRouteObjects } from './router.tsx';
import { ROUTES } from './routes.ts';
import { createStore } from './store.ts';

const router = createBrowserRouter(toRouteObjects(ROUTES));
const store = createStore();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <CrashBoundary>
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>
    </CrashBoundary>
  </StrictMode>,
);
showToastLeftBeforeReload();
