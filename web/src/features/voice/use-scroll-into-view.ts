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
    if (what === '') return;
    // Behind whatever takes the focus with it, which would end a smooth scroll on its way.
    const frame = requestAnimationFrame(() =>
      appeared.current?.scrollIntoView?.({ behavior: 'smooth', block }),
    );
    return () => cancelAnimationFrame(frame);
  }, [block, what]);
  return appeared;
}

/** Words that were not understood stay in the box, selected: they can be put right, and what is typed next replaces them. */
export function useSelectAnswered<Box extends HTMLInputElement | HTMLTextAreaElement>(isAnswered: boolean) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (isAnswered && box.current !== null && box.current === document.activeElement) box.current.select();
  }, [isAnswered]);
  return box;
}
