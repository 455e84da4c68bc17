import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/browser/listeners.ts';
import { readText, removeText, writeText } from '../../lib/browser/stored-text.ts';

/**
 * How many lines the guest's cart of this browser has, remembered so that it can be told before the server is asked,
 * and so that visitors without a cart cause no request. Tabs share it.
 */
const STORAGE_KEY = 'guest_cart_count';

const { tell, listen } = createListeners(STORAGE_KEY);

export function readGuestCartCount(): number {
  const count = Number(readText(STORAGE_KEY));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

export function rememberGuestCartCount(count: number): void {
  if (count === readGuestCartCount()) return;
  if (count === 0) removeText(STORAGE_KEY);
  else writeText(STORAGE_KEY, String(count));
  tell();
}

/** The server knows no guest. */
const none = () => 0;

export const useGuestCartCount = () => useSyncExternalStore(listen, readGuestCartCount, none);

/** Whether the page itself offers to log in to order: the line about the cart does not say it again. */
const page = { offersLogin: false };

/** For the part of the page that makes the offer, while it is there. */
export function useLoginOffer(isOffered: boolean): void {
  useLayoutEffect(() => {
    const offer = (offersLogin: boolean) => {
      page.offersLogin = offersLogin;
      tell();
    };
    offer(isOffered);
    return () => offer(false);
  }, [isOffered]);
}

export const useHasLoginOffer = () =>
  useSyncExternalStore(
    listen,
    () => page.offersLogin,
    () => false,
  );
