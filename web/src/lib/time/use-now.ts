import { useContext } from 'react';
import { RenderedAt } from '../page/use-is-hydrating.tsx';

/** The time to go by: the server's over its own HTML, for the reader's clock may be wrong. */
export function useNow(): Date {
  const renderedAtMs = useContext(RenderedAt);
  return renderedAtMs === undefined ? new Date() : new Date(renderedAtMs);
}
