import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { findSignedInSubject, onTokensChange, sessionAuthorization } from '../features/accounts/index.ts';
import { cartCountSlice, onCartChangedElsewhere, refetchCart } from '../features/cart/index.ts';
import { api } from '../lib/net/api.ts';
import { provideAuthorization } from '../lib/net/authorization.ts';
import type { ServerFetch } from '../lib/net/base-query.ts';

/** The checks stay; how long they take on a busy machine is not worth a warning. */
const DEVELOPMENT_CHECKS = {
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
};

/** The responses a page is made of, in the browser or while the server renders it. */
export const createApiStore = (extraArgument?: { readonly serverFetch: ServerFetch }) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, [cartCountSlice.reducerPath]: cartCountSlice.reducer },
    middleware: (defaults) =>
      defaults({ ...DEVELOPMENT_CHECKS, thunk: { extraArgument } }).concat(api.middleware),
  });

export function createStore() {
  provideAuthorization(sessionAuthorization);
  const store = createApiStore();
  setupListeners(store.dispatch);
  forgetDataOfOthers(() => store.dispatch(api.util.resetApiState()));
  onCartChangedElsewhere(() => store.dispatch(refetchCart()));
  return store;
}

/** What was fetched as one person (or as a visitor) must not be shown to the next, whichever tab changed it. */
function forgetDataOfOthers(forget: () => void) {
  let last = findSignedInSubject();
  onTokensChange(() => {
    const now = findSignedInSubject();
    if (now === last) return;
    last = now;
    forget();
    void import('../lib/net/kept-reads.ts').then(({ forgetReadsOfOthers }) => forgetReadsOfOthers(now));
  });
}
