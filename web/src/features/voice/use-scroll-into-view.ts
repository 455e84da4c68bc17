import { useEffect, useRef } from 'react';

/** What has just appeared comes into view; on a phone it may lie below the edge of the screen. */
export function useScrollIntoView(block: 'start' | 'nearest') {
  const appeared = useRef<HTMLElement>(null);
  useEffect(() => {
    appeared.current?.scrollIntoView?.({ behavior: 'smooth', block });
  }, [block]);
  return appeared;
}
