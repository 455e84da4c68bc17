import * as contract from '@nearbite/contract/restaurants/restaurants';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { changeAccount, readAccount } from '../accounts/index.ts';
import { closeRestaurant } from './close.service.ts';
import { changeContact } from './contact.service.ts';
import { registerRegistration } from './registration/registration.routes.ts';
import { presentOwnRestaurant } from './restaurants.present.ts';
import { getOwnRestaurant } from './restaurants.queries.ts';
import { changeSettings } from './restaurants.service.ts';
import { registerTerms } from './terms/terms.routes.ts';

export function registerRestaurants(app: FastifyInstance, services: Services): void {
  registerRegistration(app, services);
  registerSettings(app, services);
  registerTerms(app, services);
}

/** The owner's settings: the person and the shop. */
function registerSettings(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mount(app, contract.getOwnerProfile, ({ params }) => readAccount(services, params.user_id));
  mount(app, contract.updateOwnerProfile, ({ params, body }) =>
    changeAccount(services, params.user_id, body),
  );

  mount(app, contract.getRestaurantSettings, async ({ params }) =>
    presentOwnRestaurant(await getOwnRestaurant(db, params.restaurant_id)),
  );
  mount(app, contract.updateRestaurantSettings, ({ params, body }) =>
    changeSettings(services, params.restaurant_id, body),
  );
  mount(app, contract.updateRestaurantContact, ({ params, body, user, once }) =>
    changeContact(services, { restaurantId: params.restaurant_id, actorId: user.id }, body, once),
  );
  mount(app, contract.closeRestaurant, ({ params, user, once }) =>
    closeRestaurant(services, { restaurantId: params.restaurant_id, actorId: user.id }, once),
  );
}
