import * as contract from '@nearbite/contract/riders/riders';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { getDelivery } from './deliveries.service.ts';
import { listenForEndedDeliveries } from './riders.jobs.ts';
import { countRiders, listRiderRows, type RiderRow } from './riders.queries.ts';
import { addRider, changeRiderStatus, removeRider } from './riders.service.ts';

export function registerRiders(app: FastifyInstance, services: Services): void {
  const { db } = services;
  listenForEndedDeliveries(app, services);

  mount(app, contract.listRiders, async ({ params, query, reply }) => {
    const [total, riders] = await Promise.all([
      countRiders(db, params.restaurant_id),
      listRiderRows(db, params.restaurant_id, query),
    ]);
    reply.header('x-total-count', total);
    return riders.map(presentRider);
  });

  mount(app, contract.createRider, ({ params, body, once }) => {
    const { name, email, phone_number } = body;
    return once.transaction(db, async (trx) =>
      presentRider(await addRider(trx, params.restaurant_id, { name, email, phone_number })),
    );
  });

  mount(app, contract.updateRider, async ({ params, body }) =>
    presentRider(await changeRiderStatus(services, keyOf(params), body.status)),
  );

  mount(app, contract.deleteRider, async ({ params }) => {
    await removeRider(services, keyOf(params));
    return undefined;
  });

  mount(app, contract.getDelivery, ({ params }) =>
    getDelivery(services, { restaurantId: params.restaurant_id, oid: params.oid }),
  );
}

const keyOf = (params: { restaurant_id: number; id: number }) => ({
  restaurantId: params.restaurant_id,
  riderId: params.id,
});

function presentRider({ restaurant_id, status, ...rider }: RiderRow): contract.Rider {
  // The column's check constraint knows the same words.
  return { ...rider, status: status as contract.RiderStatus, restaurant: restaurant_id };
}
