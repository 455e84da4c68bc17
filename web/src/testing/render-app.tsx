import { act, render, waitFor } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { expect } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { type PageRoute, ROUTES } from '../app/routes.ts';
import { createNavigation } from '../app/routing/navigation.ts';
import { NavigatedSite } from '../app/routing/site.tsx';
import { toSiteRoutes } from '../app/routing/site-routes.tsx';
import { createStore } from '../app/store.ts';
import { saveTokens } from '../features/accounts/session/tokens.ts';
import { confirmLeaving } from '../lib/forms/use-unsaved-changes.ts';
// Loaded before the tests begin: on a busy machine the component library takes longer than a test waits.
import '../ui/theme/library-theme.tsx';
import { person } from './data/person.ts';
import { fakeServer, json, PROFILES, type SignedInActor } from './fake-server.ts';
import { WithoutStyleSheets } from './no-style-sheets.tsx';

type Options = {
  readonly as?: SignedInActor;
  readonly server?: Parameters<typeof fakeServer>[0];
  /** Pages beside the real ones, or in their place. */
  readonly pages?: readonly PageRoute[];
  readonly state?: unknown;
};

/** The whole app at an address, as one of its actors sees it. */
export function renderApp(path: string, { as, server: handlers, pages = [], state }: Options = {}) {
  if (as) saveTokens({ access: `access-of-${as}`, refresh: `refresh-of-${as}` });
  const server = fakeServer({
    'GET /api/user/profile/': ({ bearer }) =>
      // A token is written above, with the actor in it.
      json(PROFILES[(bearer ?? '').slice('access-of-'.length) as SignedInActor]),
    'POST /api/user/logout/': () => new Response(null, { status: 204 }),
    ...handlers,
  });
  const others = ROUTES.filter(({ path: real }) => !pages.some((page) => bare(page.path) === bare(real)));
  const routes = toSiteRoutes([...pages, ...others]);
  const history = createMemoryHistory({ initialEntries: [{ ...toPlace(path), state }] });
  const navigation = createNavigation({ history, routes, confirmLeaving });
  const store = createStore();
  render(
    <Providers store={store}>
      <WithoutStyleSheets />
      <NavigatedSite navigation={navigation} routes={routes} />
    </Providers>,
  );
  /** Goes to an address or so many steps through the history, as links and the browser's buttons do. */
  async function navigate(to: string | number) {
    await act(async () => {
      if (typeof to === 'number') navigation.navigator.go(to);
      else navigation.navigator.push(toPlace(to), null);
    });
    await waitFor(() => expect(navigation.get().isLoading).toBe(false));
  }
  const place = () => history.location.pathname + history.location.search;
  return { server, store, navigate, place, user: person() };
}

const bare = (path: string) => path.replace(/\/$/, '');

function toPlace(path: string) {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

/** A page that only says its name. */
export const testPage = (path: string, guard: PageRoute['guard'], text: string): PageRoute => ({
  path,
  guard,
  title: text,
  load: async () => ({ default: () => <h1>{text}</h1> }),
});
