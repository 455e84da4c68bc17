import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { IsCurrent } from '../routing/raw-json.ts';
import { type Changes, createChangeFeed } from './change-feed.ts';

/** JSON as it is sent, with what its headers say of a list. */
export type Answer = { readonly text: string; readonly total?: number; readonly isMore?: boolean };

/** An answer with what it is made of. */
export type MadeAnswer = Answer & {
  readonly restaurantIds: ReadonlySet<number>;
  /** Lists of restaurants: any restaurant that changes may move into them. */
  readonly isList: boolean;
  /** Any change of any menu may change it, as what is found by words. */
  readonly isOfAllMenus?: boolean;
  /** When the clock changes it. */
  readonly until: Date;
};

export type CheckedAnswer = Answer & { readonly isCurrent: IsCurrent };

type Making = { readonly made: Promise<MadeAnswer>; readonly missed: Changes[] };

export type ReadyAnswers = {
  /** The kept answer if nothing it is made of has changed, else a new one. */
  get(key: string, make: () => Promise<MadeAnswer>): Promise<CheckedAnswer>;
  /** The same for what ends when its reader leaves: nobody else waits for it. */
  getAlone(key: string, make: () => Promise<MadeAnswer>): Promise<CheckedAnswer>;
  /** Resolves once all changes are known that were committed before the call. */
  catchUp(): Promise<void>;
};

const MAX_ENTRIES = 5_000;
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * Answers as they were sent, for as long as they stay true. Every reader first waits until all changes committed
 * before it came are known (see the change feed), so an answer is never older than the last acknowledged write,
 * with any number of instances.
 */
export function createReadyAnswers(db: Db, clock: Clock): ReadyAnswers {
  const kept = new LRUCache<string, MadeAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  /** The youngest for each key, which others may share. */
  const making = new Map<string, Making>();
  /** Older ones too: a change that one of them missed must not be kept with it. */
  const allMaking = new Set<Making>();
  const feed = createChangeFeed(db, (changes) => {
    for (const { missed } of allMaking) missed.push(changes);
    if (changes.isEverything) kept.clear();
    else for (const [key, answer] of kept.entries()) if (isTouched(answer, changes)) kept.delete(key);
  });

  async function makeAndKeep(key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer> {
    const own: Making = { made: make(), missed: [] };
    making.set(key, own);
    allMaking.add(own);
    try {
      const answer = await own.made;
      // An empty menu names no restaurant, so no change could be told to be one of it.
      const canBeFollowed = answer.isList || answer.isOfAllMenus || answer.restaurantIds.size > 0;
      if (canBeFollowed && !own.missed.some((changes) => isTouched(answer, changes))) kept.set(key, answer);
      return answer;
    } finally {
      allMaking.delete(own);
      if (making.get(key) === own) making.delete(key);
    }
  }

  async function findKept(key: string): Promise<MadeAnswer | undefined> {
    await feed.catchUp();
    const ready = kept.get(key);
    return ready && clock.now() < ready.until ? ready : undefined;
  }

  function makeShared(key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer> {
    const other = making.get(key);
    // What began before the last change may not have seen it.
    return other?.missed.length === 0 ? other.made : makeAndKeep(key, make);
  }

  const checked = (key: string, answer: MadeAnswer): CheckedAnswer => ({
    text: answer.text,
    ...(answer.total === undefined ? {} : { total: answer.total }),
    ...(answer.isMore === undefined ? {} : { isMore: answer.isMore }),
    isCurrent: () => kept.get(key) === answer && clock.now() < answer.until,
  });

  return {
    catchUp: feed.catchUp,
    get: async (key, make) => checked(key, (await findKept(key)) ?? (await makeShared(key, make))),
    getAlone: async (key, make) => checked(key, (await findKept(key)) ?? (await makeAndKeep(key, make))),
  };
}

function isTouched({ restaurantIds, isList, isOfAllMenus }: MadeAnswer, changes: Changes): boolean {
  if (changes.isEverything || isOfAllMenus || (isList && changes.isListed)) return true;
  for (const id of changes.restaurantIds) if (restaurantIds.has(id)) return true;
  return false;
}
