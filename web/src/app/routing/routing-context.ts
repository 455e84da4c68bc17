import { createContext, use } from 'react';
import type { NavigationState } from './navigation.ts';

/** What the frame around the pages tells of them. */
type Routing = Pick<NavigationState, 'isLoading' | 'isStarting'> & {
  /** The page's name; an unknown page has none. */
  readonly title: string | undefined;
};

export const RoutingContext = createContext<Routing>({
  isLoading: false,
  isStarting: false,
  title: undefined,
});

export const useRouting = () => use(RoutingContext);
