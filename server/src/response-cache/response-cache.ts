import type { Db } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { IsCurrent } from '../routing/raw-json.ts';
import { type Changes, createChangeFeed } from './change-feed.ts';
import { createSharedCache } from './shared-cache.ts';

/** JSON as it is sent, with what its headers say of a list. */
export type JsonBody = { readonly text: string; readonly total?: number; readonly isMore?: boolean };

/** A body with what it is made of. */
export type CacheEntry = JsonBody & {
  readonly restaurantIds: ReadonlySet<number>;
  /** Lists of restaurants: any restaurant that changes may move into them. */
  readonly isList: boolean;
  /** Any change of any menu may change it, as what is found by words. */
  readonly isOfAllMenus?: boolean;
  /** When the clock changes it. */
  readonly until: Date;
};

export type CheckedBody = JsonBody & { readonly isCurrent: IsCurrent };

type Making = { readonly made: Promise<CacheEntry>; readonly missed: Changes[] };

export type ResponseCache = {
  /** The cached body if nothing it is made of has changed, else a new one, which counts as the `client`'s. */
  get(key: string, client: string, make: () => Promise<CacheEntry>): Promise<CheckedBody>;
  /** The same for what ends when its reader leaves: no other request shares it. */
  getAlone(key: string, client: string, make: () => Promise<CacheEntry>): Promise<CheckedBody>;
  /** The cached text without looking for changes, for callers that have just caught up. */
  peek(key: string): string | undefined;
  /** Called before any cached response is looked up that could be touched. */
  onChanges(listener: (changes: Changes) => void): void;
  /** Resolves once all changes are known that were committed before the call. */
  catchUp(): Promise<void>;
};

const MAX_ENTRIES = 5_000;
const MAX_CHARACTERS = 24 * 1024 * 1024;
/** What is found by words is asked for from one place seldom twice, and any change of any menu ends it. */
const MAX_FOUND_CHARACTERS = 6 * 1024 * 1024;

/**
 * Bodies of responses as they were sent, for as long as they stay true. Every reader first waits until all changes
 * committed before it came are known (see the change feed), so a body is never older than the last acknowledged
 * write, with any number of instances.
 */
export function createResponseCache(db: Db, clock: Clock): ResponseCache {
  const ofRestaurants = createStore(MAX_CHARACTERS);
  const ofAllMenus = createStore(MAX_FOUND_CHARACTERS);
  const cachedAt = (key: string) => ofRestaurants.get(key) ?? ofAllMenus.get(key);
  /** The youngest for each key, which others may share. */
  const making = new Map<string, Making>();
  /** Older ones too: a change that one of them missed must not be cached with it. */
  const allMaking = new Set<Making>();
  const listeners: ((changes: Changes) => void)[] = [];
  const feed = createChangeFeed(db, forget);

  function forget(changes: Changes): void {
    for (const listener of listeners) listener(changes);
    for (const { missed } of allMaking) missed.push(changes);
    ofAllMenus.clear();
    if (changes.isEverything) ofRestaurants.clear();
    else
      for (const [key, entry] of ofRestaurants.entries())
        if (isTouched(entry, changes)) ofRestaurants.delete(key);
  }

  async function makeAndCache(
    key: string,
    client: string,
    make: () => Promise<CacheEntry>,
  ): Promise<CacheEntry> {
    const own: Making = { made: make(), missed: [] };
    making.set(key, own);
    allMaking.add(own);
    try {
      const entry = await own.made;
      // An empty menu names no restaurant, so no change could be matched with it.
      const canBeFollowed = entry.isList || entry.isOfAllMenus || entry.restaurantIds.size > 0;
      if (canBeFollowed && !own.missed.some((changes) => isTouched(entry, changes))) {
        (entry.isOfAllMenus ? ofAllMenus : ofRestaurants).set(key, entry, client);
      }
      return entry;
    } finally {
      allMaking.delete(own);
      if (making.get(key) === own) making.delete(key);
    }
  }

  async function findCached(key: string): Promise<CacheEntry | undefined> {
    await feed.catchUp();
    return peek(key);
  }

  function peek(key: string): CacheEntry | undefined {
    const entry = cachedAt(key);
    return entry && clock.now() < entry.until ? entry : undefined;
  }

  function makeShared(key: string, client: string, make: () => Promise<CacheEntry>): Promise<CacheEntry> {
    const other = making.get(key);
    // What began before the last change may not include it.
    return other?.missed.length === 0 ? other.made : makeAndCache(key, client, make);
  }

  const checked = (key: string, entry: CacheEntry): CheckedBody => ({
    text: entry.text,
    ...(entry.total === undefined ? {} : { total: entry.total }),
    ...(entry.isMore === undefined ? {} : { isMore: entry.isMore }),
    isCurrent: () => cachedAt(key) === entry && clock.now() < entry.until,
  });

  return {
    catchUp: feed.catchUp,
    onChanges: (listener) => listeners.push(listener),
    peek: (key) => peek(key)?.text,
    get: async (key, client, make) =>
      checked(key, (await findCached(key)) ?? (await makeShared(key, client, make))),
    getAlone: async (key, client, make) =>
      checked(key, (await findCached(key)) ?? (await makeAndCache(key, client, make))),
  };
}

const createStore = (maxSize: number) =>
  createSharedCache<CacheEntry>({ max: MAX_ENTRIES, maxSize, sizeOf: ({ text }) => text.length });

function isTouched({ restaurantIds, isList, isOfAllMenus }: CacheEntry, changes: Changes): boolean {
  if (changes.isEverything || isOfAllMenus || (isList && changes.isListed)) return true;
  for (const id of changes.restaurantIds) if (restaurantIds.has(id)) return true;
  return false;
}
