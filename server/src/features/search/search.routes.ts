import * as contract from '@nearbite/contract/search/search';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { fillTerms, placeOf } from '../restaurants/terms/fill-terms.ts';
import { searchDishes } from './search.queries.ts';

export function registerSearch(app: FastifyInstance, services: Services): void {
  const { db } = services;
  mount(app, contract.searchDishes, async ({ query, user, reply }) => {
    const { json, total, ...here } = await searchDishes({ ...query, userId: user.id }).one(db);
    reply.header('x-total-count', total);
    return new RawJson(await fillTerms(services, json, placeOf(here)));
  });
}
