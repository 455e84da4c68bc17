import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many parts of the page offer to log in to order at this moment: the line about the cart does not say it again. */
const offers = { count: 0 };
const listeners = new Set<() => void>();

function add(change: number) {
  offers.count += change;
  for (const listener of listeners) listener();
}

/** For the part that makes the offer, while it is on the page. */
export function usePageLoginOffer(isOffered: boolean): void {
  useLayoutEffect(() => {
    if (!isOffered) return;
    add(1);
    return () => add(-1);
  }, [isOffered]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOffered = () => offers.count > 0;

export const useHasPageLoginOffer = () => useSyncExternalStore(subscribe, isOffered, () => false);
