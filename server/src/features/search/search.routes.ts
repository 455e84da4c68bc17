import * as contract from '@nearbite/contract/search/search';
import { transliterate } from '@nearbite/voice/read/transliterate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filterKey } from '../../common/dish-conditions.ts';
import { findSavedPosition } from '../../common/saved-position.ts';
import { fillTerms, placeOf } from '../../common/terms/fill-terms.ts';
import type { Db } from '../../db/database.ts';
import { cacheKey } from '../../response-cache/cache-key.ts';
import type { ResponseCache } from '../../response-cache/response-cache.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import { type Meaning, type Search, searchDishes } from './search.queries.ts';

export function registerSearch(app: FastifyInstance, services: Services): void {
  const { db, clock, responseCache, catalogReads } = services;
  mount(app, contract.searchDishes, async ({ query, user, request, reply }) => {
    const here = placeOf(query) ?? (await findSavedPosition(db, user.id));
    const key = cacheKey(
      'search',
      query.query,
      query.limit,
      query.offset,
      query.lang,
      filterKey(query),
      here?.latitude,
      here?.longitude,
    );
    const context = { responseCache, now: () => clock.now(), request };
    const make = () =>
      catalogReads.run(async (reads) => {
        const { json, total, isMore } = await findInAnyScript(context, reads, {
          ...query,
          language: query.lang,
          filter: query,
          here,
        });
        const filled = await fillTerms({ ...services, db: reads }, json, here ?? null);
        return { ...filled, total, isMore, isList: true, isOfAllMenus: true };
      });
    const { text, total = 0, isMore = false } = await responseCache.getAlone(key, request.ip, make);
    sendTotal(reply, { total, isMore });
    return new RawJson(text);
  });
}

const MEANING_LIVES_MS = 10 * 60_000;

type Context = {
  readonly responseCache: ResponseCache;
  readonly now: () => Date;
  /** Who asks. People type on while a search runs: what they no longer wait for ends. */
  readonly request: Pick<FastifyRequest, 'ip' | 'signal'>;
};

/**
 * "بریانی" finds what "biryani" finds, as it sounds; only what is found by no sound of it is looked for as it is written,
 * in titles of its language.
 */
async function findInAnyScript(context: Context, db: Db, search: Search) {
  const query = transliterate(search.query).trim();
  const found = await findDishes(context, db, { ...search, query });
  return found.total > 0 || query === search.query ? found : findDishes(context, db, search);
}

/**
 * Searches, for a caller that has just caught up with all changes. What words mean does not depend on where they are
 * asked from, so it is kept for everyone until any menu changes.
 */
async function findDishes({ responseCache, now, request }: Context, db: Db, search: Search) {
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
  // Somebody else has found it out meanwhile, or it was looked for on all menus.
  return (isNarrowed(search) ? undefined : found) ?? run(JSON.parse(text) as Meaning);
}

const isNarrowed = ({ filter = {} }: Search) => [filter.diet, filter.without].some((list) => list?.length);
