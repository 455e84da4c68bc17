import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import { loadPage, type SiteRoute } from './site-route.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

type Options = {
  readonly history: History;
  readonly routes: SiteRoute[];
  /** Undefined when nothing is lost by leaving; otherwise whether the person leaves all the same. */
  readonly confirmLeaving: (from: Location, to: Location) => Promise<boolean> | undefined;
};

/** What is on screen, and how it was come to. */
export type NavigationState = {
  readonly location: Location;
  readonly action: NavigationType;
  /** The page stays where it was scrolled to. */
  readonly keepsScroll: boolean;
  /** The code of the next page is on its way; the last one stays until it has come. */
  readonly isLoading: boolean;
  /** The same for the first page of all, before which there is none. */
  readonly isStarting: boolean;
};

type Target = Pick<NavigationState, 'location' | 'action' | 'keepsScroll'>;
type Listener = (state: NavigationState) => void;

export type Navigation = {
  readonly get: () => NavigationState;
  readonly subscribe: (listener: Listener) => () => void;
  readonly navigator: Navigator;
};

/** Goes from page to page: first the code of the page, then the address and the page in one step. */
export function createNavigation({ history, routes, confirmLeaving }: Options): Navigation {
  const listeners = new Set<Listener>();
  let state: NavigationState = {
    ...popTo(history.location),
    isLoading: false,
    isStarting: loadPage(routes, history.location) !== undefined,
  };
  let latest: Target | undefined;
  /** The browser has gone back or forth before anybody could ask. Told when it is back where it was. */
  let onPutBack: (() => void) | undefined;
  let mayLeave = false;
  let isAsking = false;

  function publish(next: NavigationState) {
    state = next;
    for (const listener of listeners) listener(next);
  }

  async function goTo(target: Target) {
    latest = target;
    const code = loadPage(routes, target.location);
    if (code) {
      if (!state.isStarting) publish({ ...state, isLoading: true });
      await code;
      if (latest !== target) return;
    }
    const { location, action } = target;
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    publish({ ...target, isLoading: false, isStarting: false });
  }

  function askBefore(location: Location): Promise<boolean> | undefined {
    // The person has yet to answer the last one.
    if (isAsking) return Promise.resolve(false);
    const confirmation = confirmLeaving(state.location, location);
    isAsking = confirmation !== undefined;
    return confirmation?.finally(() => {
      isAsking = false;
    });
  }

  async function follow(action: NavigationType, to: To, given: unknown, options?: NavigateOptions) {
    const location = locationOf(history, to, given);
    const confirmation = askBefore(location);
    if (confirmation && !(await confirmation)) return;
    await goTo({ action, location, keepsScroll: options?.preventScrollReset === true });
  }

  async function putBack(delta: number, confirmation: Promise<boolean>) {
    const isBack = new Promise<void>((resolve) => {
      onPutBack = resolve;
    });
    history.go(-delta);
    if (!(await confirmation)) return;
    await isBack;
    mayLeave = true;
    history.go(delta);
  }

  history.listen(({ location, delta }) => {
    if (onPutBack) {
      onPutBack();
      onPutBack = undefined;
      return;
    }
    const confirmation = mayLeave ? undefined : askBefore(location);
    mayLeave = false;
    if (confirmation && delta) void putBack(delta, confirmation);
    else void goTo(popTo(location));
  });
  if (state.isStarting) void goTo(popTo(history.location));

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, given, options) => follow(NavigationType.Push, to, given, options),
      replace: (to, given, options) => follow(NavigationType.Replace, to, given, options),
    },
  };
}

const popTo = (location: Location): Target => ({
  location,
  action: NavigationType.Pop,
  keepsScroll: false,
});

/** Written as the browser will write it, under a name of its own. */
const locationOf = (history: History, to: To, state: unknown): Location => ({
  ...history.encodeLocation(to),
  state: state ?? null,
  key: Math.random().toString(36).slice(2, 10),
});
