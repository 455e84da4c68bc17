import { useEffect, useRef } from 'react';

/** Words that were not understood stay in the box, selected: they can be put right, and what is typed next replaces them. */
export function useSelectAnswered<Box extends HTMLInputElement | HTMLTextAreaElement>(isAnswered: boolean) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (isAnswered && box.current !== null && box.current === document.activeElement) box.current.select();
  }, [isAnswered]);
  return box;
}
