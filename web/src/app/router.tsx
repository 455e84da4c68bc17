import type { ComponentType, ReactNode } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router';
import { createCodeLoader } from '../lib/code-loader.ts';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { Guarded } from './guards.tsx';
import { BareLayout } from './layout/bare-layout.tsx';
import { Layout } from './layout/layout.tsx';
import type { RouteHandle } from './layout/use-page-arrival.ts';
import { PageCode, PageOnItsWay } from './page-code.tsx';
import { RouteErrorPage } from './route-error-page.tsx';
import type { PageRoute } from './routes.ts';

/** The frames of the areas; nobody loads another's. Who may not open any page of an area never sees its frame. */
const AREAS: readonly Area[] = [
  {
    guard: 'user',
    load: () => import('./areas/customer-area.tsx'),
    holds: ({ area }) => area === 'customer',
  },
  {
    guard: 'restaurant',
    load: () => import('./areas/owner-area.tsx'),
    holds: ({ guard }) => guard === 'restaurant',
  },
  {
    guard: 'admin',
    load: () => import('./areas/admin-area.tsx'),
    holds: ({ guard }) => guard === 'admin',
  },
];

type Code = Pick<PageRoute, 'guard' | 'load' | 'isPlain'>;
type Area = Code & { readonly holds: (page: PageRoute) => boolean };

/** The route table inside its layouts, for the browser's router and for tests alike. */
export function toRouteObjects(pages: readonly PageRoute[]): RouteObject[] {
  const bare = pages.filter(({ isBare }) => isBare);
  const free = pages.filter((page) => !page.isBare && !AREAS.some(({ holds }) => holds(page)));
  return [
    inLayout(BareLayout, bare.map(toPage)),
    inLayout(Layout, [
      ...AREAS.map((area) => ({ ...codeRoute(area), children: pages.filter(area.holds).map(toPage) })),
      ...free.map(toPage),
      { path: '*', element: <NotFoundPage /> },
    ]),
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

function toPage(page: PageRoute): RouteObject {
  return { ...codeRoute(page), path: page.path, handle: { title: page.title } satisfies RouteHandle };
}

/** A page or a frame whose code is loaded when it is first needed. */
function codeRoute({ guard, load, isPlain = false }: Code): NonIndexRouteObject {
  const loader = createCodeLoader(async () => (isPlain ? (await load()).default : loadThemed(load)));
  return {
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

/** What is built from the component library brings it along. */
async function loadThemed(load: PageRoute['load']): Promise<ComponentType> {
  const [{ default: Page }, { LibraryTheme }] = await Promise.all([
    load(),
    import('../ui/library-theme.tsx'),
  ]);
  return () => (
    <LibraryTheme>
      <Page />
    </LibraryTheme>
  );
}
