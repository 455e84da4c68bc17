import { readText, writeText } from '../../lib/browser/stored-text.ts';

/** How many rows of their own somebody's home page had last: the page keeps room for them before it knows them (boot.ts). */
const KEY = 'own_rows';

export type OwnRoom = 0 | 1 | 2;

/** One where nothing is known yet: most people have ordered before. */
export function findOwnRoom(): OwnRoom {
  const text = readText(KEY);
  if (text === '0') return 0;
  return text === '2' ? 2 : 1;
}

export const keepOwnRoom = (rows: OwnRoom): void => writeText(KEY, String(rows));
