import * as contract from '@nearbite/contract/search/search';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { searchDishes } from './search.queries.ts';

export function registerSearch(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.searchDishes, async ({ query, user, reply }) => {
    const { json, total } = await searchDishes({ ...query, userId: user.id }).one(db);
    reply.header('x-total-count', total);
    return new RawJson(json);
  });
}
