import { LRUCache } from 'lru-cache';
import type { Changes } from './change-feed.ts';
import type { ResponseCache } from './response-cache.ts';

type Row = { readonly id: number };
type Reading = { readonly missed: Changes[] };

const MAX_ROWS = 5_000;

/**
 * Rows of single restaurants, kept until the next change of theirs: a restaurant on many pages is read once for all of
 * them. Only for callers that have just caught up with all changes, as all who make a cached response have.
 */
export function createCachedRows<R extends Row>(
  { onChanges }: Pick<ResponseCache, 'onChanges'>,
  maxRows = MAX_ROWS,
) {
  const rows = new LRUCache<number, R>({ max: maxRows });
  const readings = new Set<Reading>();
  onChanges((changes) => {
    for (const { missed } of readings) missed.push(changes);
    if (changes.isEverything) rows.clear();
    else for (const id of changes.restaurantIds) rows.delete(id);
  });

  return async (ids: readonly number[], read: (ids: readonly number[]) => Promise<R[]>): Promise<R[]> => {
    const known = new Map(ids.map((id) => [id, rows.get(id)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    for (const row of missing.length === 0 ? [] : await readAndKeep(missing, read)) known.set(row.id, row);
    return ids.flatMap((id) => known.get(id) ?? []);
  };

  async function readAndKeep(ids: readonly number[], read: (ids: readonly number[]) => Promise<R[]>) {
    const reading: Reading = { missed: [] };
    readings.add(reading);
    try {
      const found = await read(ids);
      // A change that became known meanwhile may not be in what was read.
      for (const row of found)
        if (!reading.missed.some((changes) => isOf(row, changes))) rows.set(row.id, row);
      return found;
    } finally {
      readings.delete(reading);
    }
  }
}

const isOf = ({ id }: Row, { isEverything, restaurantIds }: Changes): boolean =>
  isEverything || restaurantIds.has(id);
