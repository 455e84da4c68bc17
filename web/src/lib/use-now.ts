import { createContext, useContext } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

/** When the server rendered the page, in milliseconds; undefined where it did not. */
export const RenderedAt = createContext<number | undefined>(undefined);

/** The time to go by: the server's over its own HTML, for the reader's clock may be wrong. */
export function useNow(): Date {
  const renderedAtMs = useContext(RenderedAt);
  const isHydrating = useIsHydrating();
  return isHydrating && renderedAtMs !== undefined ? new Date(renderedAtMs) : new Date();
}
