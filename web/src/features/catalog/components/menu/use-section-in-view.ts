import { type RefObject, useEffect, useState } from 'react';

/** The part of the screen in which what is read now begins: below both bars, in its upper half. */
const READ_NOW = '-130px 0px -55% 0px';

/** Which of the sections is read now; its button in the bar is scrolled into sight. */
export function useSectionInView(ids: readonly string[], bar: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    // Missing in the tests' browser.
    if (typeof IntersectionObserver === 'undefined') return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = key.split(' ').find((id) => visible.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READ_NOW },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  useEffect(() => {
    const row = bar.current;
    const button = row?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (!row || !button) return;
    row.scrollTo?.({ left: button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2 });
  }, [current, bar]);
  return ids.includes(current ?? '') ? current : ids[0];
}
