import type { JsonValue } from '../json-value.ts';
import type { Cache, CacheStore } from './port.ts';

type Flight = { value: Promise<JsonValue>; isOutdated: boolean };

/** Adds `wrap` to a store. */
export function withSingleFlight(store: CacheStore): Cache {
  const flights = new Map<string, Flight>();

  function start(key: string, ttlSeconds: number, load: () => Promise<JsonValue>): Flight {
    const flight: Flight = { value: findOrLoad(), isOutdated: false };
    flights.set(key, flight);
    return flight;

    async function findOrLoad(): Promise<JsonValue> {
      try {
        const known = await store.get(key);
        if (known !== undefined) return known;
        const value = await load();
        // Deleted meanwhile: right for those who waited, outdated for everyone after them.
        if (!flight.isOutdated) await store.set(key, value, ttlSeconds);
        return value;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    }
  }

  return {
    ...store,

    async delete(key) {
      const flight = flights.get(key);
      if (flight) flight.isOutdated = true;
      flights.delete(key);
      await store.delete(key);
    },

    async wrap<T extends JsonValue>(key: string, ttlSeconds: number, load: () => Promise<T>) {
      const flight = flights.get(key) ?? start(key, ttlSeconds, load);
      // Callers of one key load the same kind of value.
      return (await flight.value) as T;
    },
  };
}
