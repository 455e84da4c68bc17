import { NEW_DISH_DAYS } from '@nearbite/contract/catalog/catalog';
import { setInstallation } from '@nearbite/contract/installation';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { addressInLanguage } from '../lib/language.ts';
import type { ServerFetch } from '../lib/net/base-query.ts';
import { RenderedAt } from '../lib/page/use-is-hydrating.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { INITIAL_STATE_ID, type InitialState, readInitialState } from './initial-state.ts';
import { Providers } from './providers.tsx';
import { ROUTES } from './routes.ts';
import { fetchShell, RENDERED_PAGES } from './routing/page-data.ts';
import { Site } from './routing/site.tsx';
import { loadPage, matchSite } from './routing/site-route.ts';
import { toSiteRoutes } from './routing/site-routes.tsx';
import { createApiStore } from './store.ts';

export { INITIAL_STATE_ID, setInstallation };

/** A page with its data, ready to be rendered. */
export type PreparedPage = {
  readonly status: 200 | 404;
  /** The responses it is made of: the same responses make the same page, until `freshUntilMs`. */
  readonly initialState: string;
  readonly freshUntilMs: number;
  /** Where the page's code lies, as the build's manifest names it. */
  readonly source: string;
  readonly render: () => string;
};

const routes = toSiteRoutes(ROUTES);

/** Undefined for pages that only the browser can show. */
export async function preparePage(
  path: string,
  serverFetch: ServerFetch,
  nowMs: number,
): Promise<PreparedPage | undefined> {
  // Not resolved against it: in `//x` the x would be a host, and the page the home page.
  const url = new URL(`http://localhost${path}`);
  const match = matchSite(routes, url).at(-1);
  const page = RENDERED_PAGES[match?.route.path ?? ''];
  if (!match || !page) return undefined;
  await loadPage(routes, url);

  const store = createApiStore({ serverFetch });
  await Promise.all([fetchShell(store.dispatch), page.fetch(store.dispatch, match.params, url.searchParams)]);
  const initialState = readInitialState(store, nowMs);
  if (!initialState) return undefined;
  const isMissing = page.isOfOneThing === true && initialState.missing.length > 0;
  return {
    status: isMissing || match.route.path === '*' ? 404 : 200,
    initialState: JSON.stringify(initialState),
    freshUntilMs: freshUntil(initialState, nowMs),
    source: page.source,
    render: () => renderToString(<RenderedApp store={store} url={url} nowMs={nowMs} />),
  };
}

type Props = {
  readonly store: ReturnType<typeof createApiStore>;
  readonly url: URL;
  readonly nowMs: number;
};

function RenderedApp({ store, url, nowMs }: Props) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Providers store={store}>
          <RenderedAt value={nowMs}>
            <StaticRouter
              basename={addressInLanguage('')}
              location={addressInLanguage(url.pathname) + url.search}
            >
              <Site routes={routes} />
            </StaticRouter>
          </RenderedAt>
        </Providers>
      </CrashBoundary>
    </StrictMode>
  );
}

/** By the clock alone a dish loses its badge, and what is sold out for a while comes back. */
function freshUntil({ responses }: InitialState, nowMs: number): number {
  return Math.min(Number.POSITIVE_INFINITY, ...momentsIn(responses).filter((momentMs) => momentMs > nowMs));
}

function momentsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const isDish = 'did' in value;
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return momentsIn(inner);
    if (name === 'sold_out_until') return [Date.parse(inner)];
    return isDish && name === 'date' ? [Date.parse(inner) + NEW_DISH_DAYS * 86_400_000] : [];
  });
}
