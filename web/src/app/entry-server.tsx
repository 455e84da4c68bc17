import { NEW_DISH_DAYS } from '@nearbite/contract/catalog/catalog';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { ServerFetch } from '../lib/base-query.ts';
import { RenderedAt } from '../lib/use-is-hydrating.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { HANDED_OVER_ID, type HandedOver, readHandedOver } from './handed-over.ts';
import { askForShell, RENDERED_PAGES } from './page-data.ts';
import { Providers } from './providers.tsx';
import { ROUTES } from './routes.ts';
import { Site } from './routing/site.tsx';
import { loadPage, matchSite } from './routing/site-route.ts';
import { toSiteRoutes } from './routing/site-routes.tsx';
import { createAnswers } from './store.ts';

export { HANDED_OVER_ID };

/** A page with its data, ready to be rendered. */
export type PreparedPage = {
  readonly status: 200 | 404;
  /** The answers it is made of: the same answers make the same page, until `freshUntilMs`. */
  readonly answers: string;
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
  const url = new URL(path, 'http://localhost');
  const match = matchSite(routes, url).at(-1);
  const page = RENDERED_PAGES[match?.route.path ?? ''];
  if (!match || !page) return undefined;
  await loadPage(routes, url);

  const store = createAnswers({ serverFetch });
  await Promise.all([askForShell(store.dispatch), page.ask(store.dispatch, match.params, url.searchParams)]);
  const handedOver = readHandedOver(store);
  if (!handedOver) return undefined;
  const isMissing = page.isOfOneThing === true && handedOver.missing.length > 0;
  return {
    status: isMissing || match.route.path === '*' ? 404 : 200,
    answers: JSON.stringify(handedOver),
    freshUntilMs: freshUntil(handedOver, nowMs),
    source: page.source,
    render: () => renderToString(<RenderedApp store={store} url={url} nowMs={nowMs} />),
  };
}

type Props = {
  readonly store: ReturnType<typeof createAnswers>;
  readonly url: URL;
  readonly nowMs: number;
};

function RenderedApp({ store, url, nowMs }: Props) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Providers store={store}>
          <RenderedAt value={nowMs}>
            <StaticRouter location={url}>
              <Site routes={routes} />
            </StaticRouter>
          </RenderedAt>
        </Providers>
      </CrashBoundary>
    </StrictMode>
  );
}

/** By the clock alone a dish loses its badge, and what is sold out for a while comes back. */
function freshUntil({ answers }: HandedOver, nowMs: number): number {
  return Math.min(Number.POSITIVE_INFINITY, ...momentsIn(answers).filter((momentMs) => momentMs > nowMs));
}

function momentsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return momentsIn(inner);
    if (name === 'sold_out_until') return [Date.parse(inner)];
    return name === 'date' ? [Date.parse(inner) + NEW_DISH_DAYS * 86_400_000] : [];
  });
}
