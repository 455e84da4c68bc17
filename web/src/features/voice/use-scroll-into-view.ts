import { useEffect, useRef } from 'react';

/**
 * What has just appeared comes into view; on a phone it may lie below the edge of the screen. Each new `what` does so
 * again, an empty one does not.
 */
export function useScrollIntoView<T extends HTMLElement = HTMLElement>(
  block: 'start' | 'center' | 'nearest',
  what = 'itself',
) {
  const appeared = useRef<T>(null);
  useEffect(() => {
    if (what !== '') appeared.current?.scrollIntoView?.({ behavior: 'smooth', block });
  }, [block, what]);
  return appeared;
}
