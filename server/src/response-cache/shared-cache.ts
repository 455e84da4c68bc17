import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

type Entry<Value> = { readonly value: Value; readonly client: string; readonly size: number };
type Filled = { readonly keys: Set<string>; size: number };

/** Of the whole cache, for all that one address asks for. */
const SHARE = 1 / 4;

type SharedCache<Value> = {
  get(key: string): Value | undefined;
  /** `client` is the address that asked for it. */
  set(key: string, value: Value, client: string): void;
  delete(key: string): void;
  clear(): void;
  entries(): Iterable<[string, Value]>;
};

/**
 * Keeps what was used last, for everybody. Each client fills a share at most: one that asks for ever new variants drives
 * out what it has stored itself, and not what others are served from.
 */
export function createSharedCache<Value>(options: {
  readonly max: number;
  readonly maxSize: number;
  readonly sizeOf: (value: Value) => number;
}): SharedCache<Value> {
  const { max, maxSize, sizeOf } = options;
  const clients = new Map<string, Filled>();
  const entries = new LRUCache<string, Entry<Value>>({
    max,
    maxSize,
    sizeCalculation: ({ size }) => size,
    dispose: release,
  });

  function release({ client, size }: Entry<Value>, key: string): void {
    const filled = clients.get(client);
    if (!filled?.keys.delete(key)) return;
    filled.size -= size;
    if (filled.keys.size === 0) clients.delete(client);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // The last used of its client goes last.
      const keys = clients.get(entry.client)?.keys;
      if (keys?.delete(key)) keys.add(key);
      return entry.value;
    },
    set(key, value, address) {
      const client = normalizeIP(address);
      const size = Math.max(1, sizeOf(value) + key.length);
      entries.set(key, { value, client, size });
      // What is larger than the whole cache is not cached.
      if (!entries.has(key)) return;
      const filled = clients.get(client) ?? { keys: new Set<string>(), size: 0 };
      clients.set(client, filled);
      filled.keys.add(key);
      filled.size += size;
      for (const oldest of filled.keys) {
        if (filled.keys.size <= max * SHARE && filled.size <= maxSize * SHARE) break;
        entries.delete(oldest);
      }
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    *entries() {
      for (const [key, { value }] of entries.entries()) yield [key, value];
    },
  };
}
