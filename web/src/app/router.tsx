import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { createCodeLoader } from '../lib/code-loader.ts';
import { type Guard, Guarded } from './guards.tsx';
import { BareLayout } from './layout/bare-layout.tsx';
import { Layout } from './layout/layout.tsx';
import type { RouteHandle } from './layout/use-page-arrival.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageCode, PageOnItsWay } from './page-code.tsx';
import { RouteErrorPage } from './route-error-page.tsx';
import type { PageRoute } from './routes.ts';

/** The route table inside its layouts, for the browser's router and for tests alike. */
export function toRouteObjects(pages: readonly PageRoute[]): RouteObject[] {
  const inside = (isBare: boolean) => pages.filter((page) => (page.isBare ?? false) === isBare);
  return [
    inLayout(BareLayout, inside(true).map(toRouteObject)),
    inLayout(Layout, [...inside(false).map(toRouteObject), { path: '*', element: <NotFoundPage /> }]),
  ];
}

function inLayout(Frame: ComponentType<{ children?: ReactNode }>, children: RouteObject[]): RouteObject {
  return {
    element: <Frame />,
    errorElement: (
      <Frame>
        <RouteErrorPage />
      </Frame>
    ),
    children,
  };
}

function toRouteObject({ path, guard, title, load }: PageRoute): RouteObject {
  const loader = createCodeLoader(() => loadInFrame(load, guard));
  return {
    path,
    handle: { title } satisfies RouteHandle,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageOnItsWay />,
    lazy: async () => {
      // The router remembers a failure for ever; the page itself tries again.
      await loader.load();
      return {
        element: (
          <Guarded guard={guard}>
            <PageCode loader={loader} />
          </Guarded>
        ),
      };
    },
  };
}

async function loadInFrame(load: PageRoute['load'], guard: Guard): Promise<ComponentType> {
  const [{ default: Page }, { default: Frame }] = await Promise.all([load(), loadFrame(guard)]);
  return () => (
    <Frame>
      <Page />
    </Frame>
  );
}

/** The owner's pages share a sidebar; nobody else loads its code. */
async function loadFrame(guard: Guard): Promise<{ default: ComponentType<{ children: ReactNode }> }> {
  return guard === 'restaurant' ? import('./areas/owner-area.tsx') : { default: Fragment };
}
