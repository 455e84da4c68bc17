import * as adminTerms from '@nearbite/contract/restaurants/admin-terms';
import * as publicTerms from '@nearbite/contract/restaurants/public-terms';
import * as contract from '@nearbite/contract/restaurants/terms';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { pauseRestaurant } from './pause.service.ts';
import { listSlots } from './slots.service.ts';
import { changeTerms, readOwnTerms } from './terms.service.ts';

export function registerTerms(app: FastifyInstance, services: Services): void {
  mount(app, contract.getTerms, ({ params }) => readOwnTerms(services, params.restaurant_id));
  mount(app, contract.updateTerms, ({ params, body }) => changeTerms(services, params.restaurant_id, body));

  mount(app, publicTerms.listSlots, ({ params, query }) =>
    listSlots(services, params.restaurant_id, query.date),
  );

  mount(app, adminTerms.adminGetTerms, ({ params }) => readOwnTerms(services, params.id));
  mount(app, adminTerms.adminPauseRestaurant, ({ params, body, user }) =>
    pauseRestaurant(services, { restaurantId: params.id, actorId: user.id, ...body }),
  );
}
