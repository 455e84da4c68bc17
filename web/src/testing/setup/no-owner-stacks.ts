import * as React from 'react';

/** React's own name for what its packages share. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * For every element it makes, the development build notes where: an error with its stack, which only a warning would
 * show. It stops for a while after ten thousand; here it never begins. With another React this changes nothing.
 */
export function skipOwnerStacks() {
  const shared: unknown = Reflect.get(React, SHARED);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
