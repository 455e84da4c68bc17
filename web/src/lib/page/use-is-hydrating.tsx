import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/** When the server rendered the page that is shown, in milliseconds; undefined where the browser did. */
export const RenderedAt = createContext<number | undefined>(undefined);

type Props = { readonly renderedAtMs: number | undefined; readonly children: ReactNode };

/** Hydrates the server's page: at first everything below shows what the server showed, then the truth. */
export function Hydration({ renderedAtMs, children }: Props) {
  const [shownMs, setShownMs] = useState(renderedAtMs);
  // In small steps, as most of the page is rendered once more.
  useEffect(() => startTransition(() => setShownMs(undefined)), []);
  return <RenderedAt value={shownMs}>{children}</RenderedAt>;
}

/**
 * Whether this render is the server's, or the browser's first one over the server's HTML: it must show what the
 * server showed, who knows neither the person nor the browser. Right after it the truth is rendered.
 */
export const useIsHydrating = (): boolean => useContext(RenderedAt) !== undefined;
