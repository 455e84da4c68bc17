import { LRUCache } from 'lru-cache';
import type { ChangeLease } from './change-lease.ts';

type Kept<Value> = { readonly mark: number; readonly value: Value };

const MAX_KEPT = 5_000;

/**
 * Keeps what was read until a change is committed to the catalog, to accounts or to sign-ins, of which only the holder
 * of the lease knows without asking. For what is read with nearly every request; without the lease it is read each time.
 */
export function whileUnchanged<Key, Id extends string | number, Value>(
  lease: Pick<ChangeLease, 'mark'> | undefined,
  { idOf, read }: { readonly idOf: (key: Key) => Id; readonly read: (key: Key) => Promise<Value> },
): (key: Key) => Promise<Value> {
  const all = new LRUCache<Id, Kept<Value>>({ max: MAX_KEPT });
  return async (key) => {
    // From before it is read: what is committed meanwhile may be missing.
    const mark = lease?.mark();
    if (mark === undefined) return read(key);
    const id = idOf(key);
    const kept = all.get(id);
    if (kept?.mark === mark) return kept.value;
    const value = await read(key);
    all.set(id, { mark, value });
    return value;
  };
}
