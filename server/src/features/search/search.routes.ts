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
  const { db } = services;
  mount(app, contract.searchDishes, async ({ query, user, request, reply }) => {
    const here = placeOf(query) ?? (await findSavedPosition(db, user.id));
    // People type on while a search runs: what they no longer wait for ends.
    const found = await untilAbandoned(request.signal, () => searchDishes({ ...query, here }).one(db));
    sendTotal(reply, found);
    const { text } = await fillTerms(services, found.json, here ?? null);
    return new RawJson(text);
  });
}
