import { useEffect } from 'react';
import { addToOwnList, ownKey, useOwnList } from '../../lib/browser/own-texts.ts';
import { isObject } from '../../lib/net/call-error.ts';
import { useSession } from '../accounts/index.ts';

/** What was looked at: only in this browser, for this account. */
export type Seen = {
  readonly path: string;
  readonly name: string;
  readonly image: string | null;
  readonly note: string;
};

const MOST = 12;

const isSeen = (entry: unknown): entry is Seen =>
  isObject(entry) &&
  typeof entry.path === 'string' &&
  entry.path.startsWith('/') &&
  typeof entry.name === 'string' &&
  typeof entry.note === 'string' &&
  (entry.image === null || typeof entry.image === 'string');

const keyOf = (userId: number) => ownKey('seen', userId);

export const useSeen = (userId: number): readonly Seen[] => useOwnList(keyOf(userId), isSeen);

/** Remembers the page's restaurant or dish for a signed-in customer. */
export function useRememberSeen(seen: Seen | undefined): void {
  const session = useSession();
  const userId = session.role === 'customer' ? session.profile.id : undefined;
  const { path, name, image, note } = seen ?? {};
  useEffect(() => {
    if (userId === undefined || path === undefined || name === undefined) return;
    const entry: Seen = { path, name, image: image ?? null, note: note ?? '' };
    addToOwnList(keyOf(userId), entry, { isEntry: isSeen, isSame: (a, b) => a.path === b.path, most: MOST });
  }, [userId, path, name, image, note]);
}
