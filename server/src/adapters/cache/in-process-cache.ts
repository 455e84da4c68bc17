import { LRUCache } from 'lru-cache';
import { parseJson } from '../json-value.ts';
import type { Cache } from './port.ts';
import { withSingleFlight } from './single-flight.ts';

const MAX_ENTRIES = 5_000;
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Bounded by number and by size; what was not used for longest goes first. */
export function createInProcessCache(): Cache {
  const entries = new LRUCache<string, string>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
    ttl: 0,
  });

  return withSingleFlight({
    async get(key) {
      const text = entries.get(key);
      return text === undefined ? undefined : parseJson(text);
    },
    async set(key, value, ttlSeconds) {
      entries.set(key, JSON.stringify(value), { ttl: Math.ceil(ttlSeconds * 1000) });
    },
    async delete(key) {
      entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  });
}
