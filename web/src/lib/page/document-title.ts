import { PRODUCT_NAME } from '@nearbite/contract/product';
import { useEffect } from 'react';

/** Names the document after what the page shows, once that is known; the route's own title stands until then. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    // After the layout's own effect, which names the page when it is arrived at.
    const timer = setTimeout(() => {
      document.title = `${title} · ${PRODUCT_NAME}`;
    });
    return () => clearTimeout(timer);
  }, [title]);
}
