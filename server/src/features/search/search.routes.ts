import { DEFAULT_LANGUAGE } from '@nearbite/contract/languages';
import * as contract from '@nearbite/contract/search/search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filterKey } from '../../common/dish-conditions.ts';
import { restaurantsInOrder } from '../../common/restaurant-rows.ts';
import { findSavedPosition } from '../../common/saved-position.ts';
import { fillTerms, placeOf } from '../../common/terms/fill-terms.ts';
import type { Db } from '../../db/database.ts';
import { cacheKey } from '../../response-cache/cache-key.ts';
import type { ResponseCache } from '../../response-cache/response-cache.ts';
import { type Call, mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import {
  findUnderstood,
  inLatin,
  type Meaning,
  type Search,
  searchDishes,
  searchRestaurants,
} from './search.queries.ts';

export function registerSearch(app: FastifyInstance, services: Services): void {
  const { db, clock, responseCache, catalogReads } = services;

  type Found = { readonly json: string; readonly total: number; readonly isMore: boolean };
  type Find = (context: Context, reads: Db, search: Search) => Promise<Found>;

  /** What was found, kept until any menu changes; says in a header what mistyped words were taken for. */
  const respond = (kind: string, find: Find) => async (call: SearchCall) => {
    const { query, user, request, reply } = call;
    const here = placeOf(query) ?? (await findSavedPosition(db, user.id));
    const { limit, offset, lang } = query;
    const key = cacheKey(
      kind,
      query.query,
      limit,
      offset,
      lang,
      filterKey(query),
      here?.latitude,
      here?.longitude,
    );
    const context = { responseCache, now: () => clock.now(), request };
    const make = () =>
      catalogReads.run(async (reads) => {
        const search = { ...query, language: lang, filter: query, here };
        const { json, total, isMore } = await find(context, reads, search);
        const filled = await fillTerms({ ...services, db: reads }, json, here ?? null);
        return { ...filled, total, isMore, isList: true, isOfAllMenus: true };
      });
    const { text, total = 0, isMore = false } = await responseCache.getAlone(key, request.ip, make);
    sendTotal(reply, { total, isMore });
    const understood = total > 0 && (await understoodOf(context, db, query.query));
    if (understood) reply.header(contract.UNDERSTOOD_HEADER, encodeURIComponent(understood));
    return new RawJson<never[]>(text);
  };

  mount(app, contract.searchDishes, respond('search', findDishes));
  mount(
    app,
    contract.searchRestaurants,
    respond('search of restaurants', async (_context, reads, search) => {
      const { ids, ...count } = await findInAnyScript(search, (one) => searchRestaurants(one).one(reads));
      const { json } = await restaurantsInOrder(
        ids,
        search.here ?? null,
        search.language ?? DEFAULT_LANGUAGE,
      ).one(reads);
      return { json, ...count };
    }),
  );
}

type SearchCall = Pick<Call<typeof contract.searchDishes>, 'query' | 'user' | 'request' | 'reply'>;

const MEANING_LIVES_MS = 10 * 60_000;

type Context = {
  readonly responseCache: ResponseCache;
  readonly now: () => Date;
  /** Who asks. People type on while a search runs: what they no longer wait for ends. */
  readonly request: Pick<FastifyRequest, 'ip' | 'signal'>;
};

/** As it sounds; only what is found by no sound of it is looked for as it is written. */
async function findInAnyScript<Found extends { readonly total: number }>(
  search: Search,
  find: (search: Search) => Promise<Found>,
): Promise<Found> {
  const query = inLatin(search.query);
  const found = await find({ ...search, query });
  return found.total > 0 || query === search.query ? found : find(search);
}

/** Kept for everyone until any menu changes, as what words mean is. */
async function understoodOf({ responseCache, now, request }: Context, db: Db, query: string) {
  const typed = inLatin(query);
  const key = cacheKey('understood of a search', typed);
  const { text } = await responseCache.getAlone(key, request.ip, async () => ({
    text: (await findUnderstood(db, typed)) ?? '',
    until: new Date(now().getTime() + MEANING_LIVES_MS),
    restaurantIds: new Set(),
    isList: false,
    isOfAllMenus: true,
  }));
  return text;
}

/**
 * Searches, for a caller that has just caught up with all changes. What words mean does not depend on where they are
 * asked from, so it is cached for everyone until any menu changes.
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
