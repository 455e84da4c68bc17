import type { JsonValue } from '../json-value.ts';

/**
 * Remembers results that are costly to make. Only ever a shortcut: when it is not reachable everything works,
 * only slower. Values are copies; changing one changes nothing here.
 */
export type Cache = {
  get(key: string): Promise<JsonValue | undefined>;
  set(key: string, value: JsonValue, ttlSeconds: number): Promise<void>;
  /** Also keeps a `wrap` still loading this key in this process from storing what is now outdated. */
  delete(key: string): Promise<void>;
  /**
   * The remembered value, else what `load` returns. Callers who ask for the same key meanwhile share one load;
   * a failed load fails for all of them and is not cached.
   */
  wrap<T extends JsonValue>(key: string, ttlSeconds: number, load: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** What an implementation brings; `wrap` is built on it. */
export type CacheStore = Omit<Cache, 'wrap'>;
