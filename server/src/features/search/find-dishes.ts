import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { cacheKey } from '../../response-cache/cache-key.ts';
import type { ResponseCache } from '../../response-cache/response-cache.ts';
import { type Meaning, type Search, searchDishes } from './search.queries.ts';

const MEANING_LIVES_MS = 10 * 60_000;

type Context = {
  readonly responseCache: ResponseCache;
  readonly now: () => Date;
  /** Who asks. People type on while a search runs: what they no longer wait for ends. */
  readonly request: Pick<FastifyRequest, 'ip' | 'signal'>;
};

/**
 * Searches, for a caller that has just caught up with all changes. What words mean does not depend on where they are
 * asked from, so it is kept for everyone until any menu changes.
 */
export async function findDishes({ responseCache, now, request }: Context, db: Db, search: Search) {
  const run = (meaning?: Meaning) =>
    searchDishes({ ...search, ...(meaning && { meaning }) }).one(db, request.signal);
  const key = cacheKey('meaning of a search', search.query);
  const known = responseCache.peek(key);
  // Written below.
  if (known !== undefined) return run(JSON.parse(known) as Meaning);

  let found: Awaited<ReturnType<typeof run>> | undefined;
  const { text } = await responseCache.getAlone(key, request.ip, async () => {
    found = await run();
    const text = JSON.stringify({ terms: found.terms, isMany: found.isMany } satisfies Meaning);
    const until = new Date(now().getTime() + MEANING_LIVES_MS);
    return { text, until, restaurantIds: new Set(), isList: false, isOfAllMenus: true };
  });
  // Somebody else has found it out meanwhile.
  return found ?? run(JSON.parse(text) as Meaning);
}
