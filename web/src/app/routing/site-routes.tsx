import { Component, type ComponentType, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';
import { createCodeLoader } from '../../lib/net/code-loader.ts';
import { NotFoundPage } from '../../ui/loading/not-found-page.tsx';
import { Guarded } from '../guards.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { Layout } from '../layout/layout.tsx';
import { adminPage, customerPage, ownerPage, type PageRoute } from '../routes.ts';
import { PageCode, WhenStarted } from './page-code.tsx';
import { RouteErrorPage } from './route-error-page.tsx';
import type { SiteRoute } from './site-route.ts';

/** The frames of the areas, each loaded with its own pages only. Who may not open any page of an area never sees its frame. */
const AREAS: readonly Area[] = [
  {
    guard: 'user',
    load: customerPage('frame'),
    holds: ({ area }) => area === 'customer',
  },
  {
    guard: 'restaurant',
    load: ownerPage('frame'),
    holds: ({ guard }) => guard === 'restaurant',
  },
  {
    guard: 'admin',
    load: adminPage('frame'),
    holds: ({ guard }) => guard === 'admin',
  },
];

type Code = Pick<PageRoute, 'guard' | 'load' | 'isPlain'> & Partial<Pick<PageRoute, 'title'>>;
type Area = Code & { readonly holds: (page: PageRoute) => boolean };

/** The route table inside its layouts, for the browser, the server and tests alike. */
export function toSiteRoutes(pages: readonly PageRoute[]): SiteRoute[] {
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

function inLayout(Frame: ComponentType<{ children?: ReactNode }>, children: SiteRoute[]): SiteRoute {
  const instead = (
    <Frame>
      <RouteErrorPage />
    </Frame>
  );
  return {
    element: (
      <PageBoundary fallback={instead}>
        <Frame />
      </PageBoundary>
    ),
    children,
  };
}

const toPage = (page: PageRoute): SiteRoute => ({ ...codeRoute(page), path: page.path });

/** A page or a frame whose code is loaded when it is first needed. */
function codeRoute({ guard, load, isPlain = false, title }: Code): SiteRoute {
  const loader = createCodeLoader(async () => (isPlain ? (await load()).default : loadThemed(load)));
  return {
    handle: { guard, loader, title },
    element: (
      <PageBoundary fallback={<RouteErrorPage />}>
        <WhenStarted>
          <Guarded guard={guard}>
            <PageCode loader={loader} />
          </Guarded>
        </WhenStarted>
      </PageBoundary>
    ),
  };
}

/** What is built from the component library brings it along. */
async function loadThemed(load: PageRoute['load']): Promise<ComponentType> {
  const [{ default: Page }, { LibraryTheme }] = await Promise.all([
    load(),
    import('../../ui/theme/library-theme.tsx'),
  ]);
  return () => (
    <LibraryTheme>
      <Page />
    </LibraryTheme>
  );
}

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Shows `fallback` in place of what broke, until the person goes elsewhere. */
function PageBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />;
}

type BoundaryProps = Props & { readonly location: Location };
type State = { readonly hasFailed: boolean; readonly location: Location };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: State): State | null {
    return location === state.location ? null : { hasFailed: false, location };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
