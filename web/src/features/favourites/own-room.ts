import { readText, writeText } from '../../lib/browser/stored-text.ts';

/** Which rows of their own somebody's home page had last: the page keeps room for them before it knows them (boot.ts). */
const KEY = 'own_rows';

/** Orders on their way, lists of what was had and seen before, favourites: a letter each, in this order. */
export const OWN_ROWS = ['a', 'l', 'f'] as const;
export type OwnRow = (typeof OWN_ROWS)[number];

/** The lists where nothing is known yet: most people have ordered before. */
export const findOwnRoom = (): string => readText(KEY) ?? 'l';

export const keepOwnRoom = (rows: string): void => writeText(KEY, rows);

/** An order is on its way: it will have a row, too. */
export function addActiveRow(): void {
  const rows = findOwnRoom();
  if (!rows.includes('a')) keepOwnRoom(`a${rows}`);
}
