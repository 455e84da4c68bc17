import { useEffect } from 'react';

/** "(3) Orders": who works in another tab sees what waits, whichever page names the document. */
export function useCountInTitle(count: number) {
  useEffect(() => {
    if (count === 0) return;
    const bare = () => document.title.replace(/^\(\d+\) /, '');
    const write = () => {
      const title = `(${count}) ${bare()}`;
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = bare();
    };
  }, [count]);
}
