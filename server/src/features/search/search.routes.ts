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
  const { db, catalogReads } = services;
  mount(app, contract.searchDishes, async ({ query, user, request, reply }) => {
    const here = placeOf(query) ?? (await findSavedPosition(db, user.id));
    const { text, found } = await catalogReads.run(async (reads) => {
      // People type on while a search runs: what they no longer wait for ends.
      const page = await untilAbandoned(request.signal, () => searchDishes({ ...query, here }).one(reads));
      const { text } = await fillTerms({ ...services, db: reads }, page.json, here ?? null);
      return { text, found: page };
    });
    sendTotal(reply, found);
    return new RawJson(text);
  });
}
