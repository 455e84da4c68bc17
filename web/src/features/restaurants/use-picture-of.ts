import type { SentRequest } from '@nearbite/contract/restaurants/registration';
import { useEffect, useRef } from 'react';

/** Takes the picture that was sent last time, so that it can be sent again; without it one is asked for anew. */
export function usePictureOf(last: SentRequest | null, onPicture: (picture: File) => void): void {
  const tell = useRef(onPicture);
  tell.current = onPicture;
  const path = last?.image ?? null;

  useEffect(() => {
    if (path === null) return;
    const given = new AbortController();
    fetch(new URL(path, window.location.origin), { signal: given.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const blob = await response.blob();
        const [name = 'picture.webp'] = path.split('/').slice(-1);
        if (!given.signal.aborted) tell.current(new File([blob], name, { type: 'image/webp' }));
      })
      .catch(() => undefined);
    return () => given.abort();
  }, [path]);
}
