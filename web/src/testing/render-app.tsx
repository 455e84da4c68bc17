import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { toRouteObjects } from '../app/router.tsx';
import { type PageRoute, ROUTES } from '../app/routes.ts';
import { createStore } from '../app/store.ts';
import { saveTokens } from '../features/accounts/session/tokens.ts';
// Loaded before the tests begin: on a busy machine the component library takes longer than a test waits.
import '../ui/library-theme.tsx';
import { fakeServer, json, PROFILES, type SignedInActor } from './fake-server.ts';
import { person } from './person.ts';

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
      json(PROFILES[(bearer ?? '').slice('access-of-'.length) as SignedInActor]),
    'POST /api/user/logout/': () => new Response(null, { status: 204 }),
    ...handlers,
  });
  const others = ROUTES.filter(({ path: real }) => !pages.some((page) => bare(page.path) === bare(real)));
  const router = createMemoryRouter(toRouteObjects([...pages, ...others]), {
    initialEntries: [{ ...toPlace(path), state }],
  });
  const store = createStore();
  render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { server, store, router, place, user: person() };
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
