import * as contract from '@nearbite/contract/search/search';
import type { FastifyInstance } from 'fastify';
import { untilAbandoned } from '../../db/abandon.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import { findSavedPosition } from '../accounts/saved-position.ts';
import { fillTerms, placeOf } from '../restaurants/terms/fill-terms.ts';
import { searchDishes } from './search.queries.ts';

export function registerSearch(app: FastifyInstance, services: Services): void {
  const { db, responseCache, catalogReads } = services;
  mount(app, contract.searchDishes, async ({ query, user, request, reply }) => {
    const here = placeOf(query) ?? (await findSavedPosition(db, user.id));
    const key = JSON.stringify(['search', query.query, query.limit, query.offset, here]);
    const search = searchDishes({ ...query, here });
    const make = () =>
      catalogReads.run(async (reads) => {
        // People type on while a search runs: what they no longer wait for ends.
        const { json, ...count } = await untilAbandoned(request.signal, () => search.one(reads));
        const filled = await fillTerms({ ...services, db: reads }, json, here ?? null);
        return { ...filled, ...count, isList: true, isOfAllMenus: true };
      });
    const { text, total = 0, isMore = false } = await responseCache.getAlone(key, make);
    sendTotal(reply, { total, isMore });
    return new RawJson(text);
  });
}
