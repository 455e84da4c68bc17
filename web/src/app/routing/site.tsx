import { startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, useLocation, useRoutes } from 'react-router';
import { dropDialogs } from '../../lib/messages/dialogs.tsx';
import type { Navigation, NavigationState } from './navigation.ts';
import { RoutingContext } from './routing-context.ts';
import { createScrollMemory, useScrollMemory } from './scroll-memory.ts';
import { branchOf, matchSite, type SiteRoute } from './site-route.ts';

type SiteProps = Partial<Pick<NavigationState, 'isLoading' | 'isStarting'>> & {
  readonly routes: SiteRoute[];
};

/** The page at the router's location, in its frame. */
export function Site({ routes, isLoading = false, isStarting = false }: SiteProps) {
  const match = matchSite(routes, useLocation());
  const title = match.at(-1)?.route.handle?.title;
  const page = useRoutes(branchOf(match));
  return <RoutingContext value={{ title, isLoading, isStarting }}>{page}</RoutingContext>;
}

type Props = { readonly navigation: Navigation; readonly routes: SiteRoute[] };

/** The site in a browser. */
export function NavigatedSite({ navigation, routes }: Props) {
  const [state, setState] = useState(navigation.get);
  const [scrollMemory] = useState(createScrollMemory);
  useScrollMemory(scrollMemory, state);

  useLayoutEffect(() => {
    let shown = navigation.get().location;
    const follow = (next: NavigationState) => {
      if (next.location !== shown) scrollMemory.save(shown);
      // Going back or forth closes the dialogs of the page that is left.
      if (next.action === NavigationType.Pop && next.location.pathname !== shown.pathname) dropDialogs();
      shown = next.location;
      // Large pages are rendered without holding up what is typed or clicked meanwhile.
      startTransition(() => setState(next));
    };
    follow(navigation.get());
    return navigation.subscribe(follow);
  }, [navigation, scrollMemory]);

  return (
    <Router
      location={state.location}
      navigationType={state.action}
      navigator={navigation.navigator}
      useTransitions={false}
    >
      <Site routes={routes} isLoading={state.isLoading} isStarting={state.isStarting} />
    </Router>
  );
}
