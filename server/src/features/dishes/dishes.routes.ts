import * as contract from '@nearbite/contract/dishes/dishes';
import { updateMenu } from '@nearbite/contract/dishes/menu';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { changeAvailability } from './availability.service.ts';
import { registerMenuCsv } from './csv/menu-csv.routes.ts';
import { findDishes, findEditableJson } from './dishes.queries.ts';
import { createDish, deleteDish, updateDish } from './dishes.service.ts';
import { changeMenu } from './menu.service.ts';

/** The owner's side of dishes; menus and the dish page are the catalogue's. */
export function registerDishes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mount(app, contract.listOwnerDishes, async ({ params, query, reply }) => {
    const { json, total } = await findDishes(db, {
      restaurantId: params.restaurant_id,
      status: query.status,
      words: query.q,
      order: query.order,
      limit: query.limit,
      offset: query.offset,
    });
    reply.header('x-total-count', total);
    return new RawJson<contract.OwnerDish[]>(json);
  });

  mount(app, contract.createDish, ({ params, body, once }) =>
    createDish(services, params.restaurant_id, body, once),
  );

  mount(app, contract.getOwnerDish, async ({ params }) => {
    const json = await findEditableJson(db, keyOf(params));
    if (json === undefined) throw notFound();
    return new RawJson<contract.EditableDish>(json);
  });

  mount(app, contract.updateDish, ({ params, body }) => updateDish(services, keyOf(params), body));

  mount(app, contract.setAvailability, ({ params, body }) =>
    changeAvailability(services, keyOf(params), body),
  );

  mount(app, updateMenu, ({ params, body, user }) =>
    changeMenu(services, params.restaurant_id, { user, ...body }),
  );

  registerMenuCsv(app, services);

  mount(app, contract.deleteDish, async ({ params }) => {
    await deleteDish(services, keyOf(params));
    return undefined;
  });
}

const keyOf = (params: { restaurant_id: number; did: string }) => ({
  restaurantId: params.restaurant_id,
  did: params.did,
});
