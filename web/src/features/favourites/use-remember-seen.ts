import { useEffect } from 'react';
import { useSession } from '../accounts/index.ts';
import type { Seen } from './seen.ts';

/** Remembers the page's restaurant or dish for a signed-in customer; visitors do not load what that takes. */
export function useRememberSeen(seen: Seen | undefined): void {
  const session = useSession();
  const userId = session.role === 'customer' ? session.profile.id : undefined;
  const { path, name, image, note } = seen ?? {};
  useEffect(() => {
    if (userId === undefined || path === undefined || name === undefined) return;
    const entry: Seen = { path, name, image: image ?? null, note: note ?? '' };
    // Without a connection one page is not remembered.
    import('./seen.ts').then(
      ({ addSeen }) => addSeen(userId, entry),
      () => undefined,
    );
  }, [userId, path, name, image, note]);
}
