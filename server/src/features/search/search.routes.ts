import * as contract from '@nearbite/contract/search/search';
import type { FastifyInstance } from 'fastify';
import { cacheKey } from '../../response-cache/cache-key.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import { findSavedPosition } from '../../shared/saved-position.ts';
import { fillTerms, placeOf } from '../../shared/terms/fill-terms.ts';
import { findDishes } from './find-dishes.ts';

export function registerSearch(app: FastifyInstance, services: Services): void {
  const { db, clock, responseCache, catalogReads } = services;
  mount(app, contract.searchDishes, async ({ query, user, request, reply }) => {
    const here = placeOf(query) ?? (await findSavedPosition(db, user.id));
    const key = cacheKey('search', query.query, query.limit, query.offset, here?.latitude, here?.longitude);
    const context = { responseCache, now: () => clock.now(), request };
    const make = () =>
      catalogReads.run(async (reads) => {
        const { json, total, isMore } = await findDishes(context, reads, { ...query, here });
        const filled = await fillTerms({ ...services, db: reads }, json, here ?? null);
        return { ...filled, total, isMore, isList: true, isOfAllMenus: true };
      });
    const { text, total = 0, isMore = false } = await responseCache.getAlone(key, request.ip, make);
    sendTotal(reply, { total, isMore });
    return new RawJson(text);
  });
}
