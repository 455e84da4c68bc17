import { addToOwnList, ownKey, useOwnList } from '../../lib/browser/own-texts.ts';
import { isObject } from '../../lib/net/call-error.ts';

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

export const addSeen = (userId: number, entry: Seen): void =>
  addToOwnList(keyOf(userId), entry, { isEntry: isSeen, isSame: (a, b) => a.path === b.path, most: MOST });
