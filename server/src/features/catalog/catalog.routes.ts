import * as contract from '@nearbite/contract/catalog/catalog';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mount } from '../../routing/mount.ts';
import { originOf } from '../../routing/origin.ts';
import type { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import { placeOf } from '../restaurants/terms/fill-terms.ts';
import { registerCatalogPages } from './catalog.pages.ts';
import { createCatalog, type Listing } from './catalog.service.ts';
import { registerSitemap } from './sitemap.routes.ts';

export function registerCatalog(app: FastifyInstance, services: Services): void {
  const catalog = createCatalog(services);

  mount(app, contract.listCategories, ({ request }) =>
    catalog.categories(originOf(request, services.config)),
  );

  mount(app, contract.listNearbyRestaurants, async ({ query, actor, reply }) =>
    sendListing(
      reply,
      await catalog.nearby(
        { position: placeOf(query), userId: actor.kind === 'user' ? actor.id : undefined },
        query,
      ),
    ),
  );

  mount(app, contract.listMapRestaurants, async ({ query, reply }) =>
    sendListing(reply, await catalog.within(query)),
  );

  mount(app, contract.listDishes, async ({ query, reply }) =>
    sendListing(reply, await catalog.menu(query.restaurant_id, query, placeOf(query))),
  );

  mount(app, contract.listShopDishes, async ({ params, query, reply }) =>
    sendListing(reply, await catalog.shopMenu(params.slug, query, placeOf(query))),
  );

  mount(app, contract.getDish, ({ params, query }) =>
    catalog.dish(params.slug, query.portion_size, placeOf(query)),
  );
  mount(app, contract.getShop, ({ params, query }) => catalog.shop(params.slug, placeOf(query)));
  mount(app, contract.getShopById, ({ params, query }) => catalog.shopById(params.id, placeOf(query)));

  registerCatalogPages(app, services, catalog);
  registerSitemap(app, services);
}

function sendListing<T>(reply: FastifyReply, listing: Listing<T>): RawJson<T[]> {
  sendTotal(reply, listing);
  return listing.rows;
}
