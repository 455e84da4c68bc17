import * as contract from '@nearbite/contract/favourites/favourites';
import type { FastifyInstance } from 'fastify';
import { findSavedPosition } from '../../common/saved-position.ts';
import { fillTerms, placeOf } from '../../common/terms/fill-terms.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { favouritesOf, findFavouriteIds } from './favourites.queries.ts';
import { addFavourite, removeFavourite } from './favourites.service.ts';

export function registerFavourites(app: FastifyInstance, services: Services): void {
  const { db, responseCache } = services;

  mount(app, contract.listFavourites, async ({ params: { user_id }, query }) => {
    const place = placeOf(query) ?? (await findSavedPosition(db, user_id)) ?? null;
    // Terms are taken from memory, which may be behind the last change.
    await responseCache.catchUp();
    const { json } = await favouritesOf(user_id, place, query.lang).one(db);
    return new RawJson((await fillTerms(services, json, place)).text);
  });

  mount(app, contract.listFavouriteIds, ({ params }) => findFavouriteIds(db, params.user_id));

  mount(app, contract.addFavourite, async ({ params: { user_id: userId, ...favourite } }) => {
    await addFavourite(db, { userId, ...favourite });
    return undefined;
  });

  mount(app, contract.removeFavourite, async ({ params: { user_id: userId, ...favourite } }) => {
    await removeFavourite(db, { userId, ...favourite });
    return undefined;
  });
}
