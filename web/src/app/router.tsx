import Box from '@mui/material/Box';
import type { RouteObject } from 'react-router';
import { Guarded } from './guards.tsx';
import { Layout } from './layout/layout.tsx';
import type { RouteHandle } from './layout/use-page-arrival.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteErrorPage } from './route-error-page.tsx';
import type { PageRoute } from './routes.ts';

/** The route table inside the layout, for the browser's router and for tests alike. */
export function toRouteObjects(pages: readonly PageRoute[]): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: (
        <Layout>
          <RouteErrorPage />
        </Layout>
      ),
      children: [...pages.map(toRouteObject), { path: '*', element: <NotFoundPage /> }],
    },
  ];
}

function toRouteObject({ path, guard, title, load }: PageRoute): RouteObject {
  return {
    path,
    handle: { title } satisfies RouteHandle,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageOnItsWay />,
    lazy: async () => {
      const { default: Page } = await load();
      return {
        element: (
          <Guarded guard={guard}>
            <Page />
          </Guarded>
        ),
      };
    },
  };
}

/** Bar and footer are there at once; only the first page's own code is awaited, too briefly for words. */
const PageOnItsWay = () => <Box aria-busy sx={{ minHeight: '80vh' }} />;
