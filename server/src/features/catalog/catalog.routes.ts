import * as contract from '@nearbite/contract/catalog/catalog';
import { PLACES_MAX, searchPlaces } from '@nearbite/contract/catalog/places';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listedPlaces } from '../../adapters/geocoder/listed-places.ts';
import { GeocoderUnavailable } from '../../adapters/geocoder/port.ts';
import { placeOf } from '../../common/terms/fill-terms.ts';
import { langOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import { registerCatalogPages } from './catalog.pages.ts';
import { createCatalog, type Listing } from './catalog.service.ts';
import { registerSitemap } from './sitemap.routes.ts';

export function registerCatalog(app: FastifyInstance, services: Services): void {
  const catalog = createCatalog(services);

  mount(app, contract.listCategories, ({ request }) =>
    catalog.categories(request.siteOrigin, request.ip, langOf(request)),
  );

  mount(app, contract.listNearbyRestaurants, async ({ query, actor, request, reply }) => {
    const userId = actor.kind === 'user' ? actor.id : undefined;
    return sendListing(
      reply,
      await catalog.nearby(
        { place: placeOf(query), client: request.ip, language: query.lang, userId },
        query,
      ),
    );
  });

  mount(app, contract.listMapRestaurants, async ({ query, reply }) =>
    sendListing(reply, await catalog.within(query, query.lang)),
  );

  mount(app, contract.listDishes, async ({ query, request, reply }) =>
    sendListing(
      reply,
      await catalog.menu(query.restaurant_id, query, {
        place: placeOf(query),
        client: request.ip,
        language: query.lang,
      }),
    ),
  );

  mount(app, contract.listShopDishes, async ({ params, query, request, reply }) =>
    sendListing(
      reply,
      await catalog.shopMenu(params.slug, query, {
        place: placeOf(query),
        client: request.ip,
        language: query.lang,
      }),
    ),
  );

  mount(app, contract.getDish, ({ params, query, request }) =>
    catalog.dish(
      params.slug,
      { place: placeOf(query), client: request.ip, language: query.lang },
      query.portion_size,
    ),
  );
  mount(app, contract.getShop, ({ params, query, request }) =>
    catalog.shop(params.slug, { place: placeOf(query), client: request.ip, language: query.lang }),
  );
  mount(app, contract.getShopById, ({ params, query, request }) =>
    catalog.shopById(params.id, { place: placeOf(query), client: request.ip, language: query.lang }),
  );

  registerCatalogPages(app, catalog);
  registerSitemap(app, services);
}

function sendListing<T>(reply: FastifyReply, listing: Listing<T>): RawJson<T[]> {
  sendTotal(reply, listing);
  return listing.rows;
}

const KEPT_SECONDS = 10 * 60;

export function registerPlaces(app: FastifyInstance, { geocoder, cache }: Services): void {
  mount(app, searchPlaces, async ({ query }) => {
    const here = placeOf(query);
    // Enough to tell which city somebody is in, and all that anybody else is told of where they are.
    const near = here && { latitude: toTenth(here.latitude), longitude: toTenth(here.longitude) };
    const asked = { text: query.q.toLowerCase(), near, limit: PLACES_MAX };
    try {
      return await cache.wrap(`places:${JSON.stringify(asked)}`, KEPT_SECONDS, () => geocoder.search(asked));
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error;
      return listedPlaces.search(asked);
    }
  });
}

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;
