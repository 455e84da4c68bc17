import { riderPagePath } from '@nearbite/contract/page-paths';
import * as contract from '@nearbite/contract/riders/riders';
import type { FastifyInstance } from 'fastify';
import { roleAt, type User } from '../../auth/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { getDelivery } from './deliveries.service.ts';
import { listenForEndedDeliveries } from './riders.jobs.ts';
import { countRiders, listRiderRows, type RiderRow } from './riders.queries.ts';
import { addRider, removeRider, renewLink, updateRider } from './riders.service.ts';
import { findRidersOut } from './riders-out.queries.ts';

export function registerRiders(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const present = ({
    restaurant_id,
    status,
    is_paused,
    rider_key: _,
    ...rider
  }: RiderRow): contract.Rider => ({
    ...rider,
    // The column's check constraint knows the same words.
    status: status as contract.RiderStatus,
    paused: is_paused,
    restaurant: restaurant_id,
    rider_link: null,
  });
  /** For who may have the key of the rider's page. */
  const presentWithLink = (rider: RiderRow, user: User) => ({
    ...present(rider),
    rider_link:
      roleAt(user, rider.restaurant_id) === 'kitchen'
        ? null
        : config.publicUrl + riderPagePath(rider.rider_key),
  });
  listenForEndedDeliveries(app, services);

  mount(app, contract.listRiders, async ({ params, query, reply }) => {
    const [total, riders] = await Promise.all([
      countRiders(db, params.restaurant_id),
      listRiderRows(db, params.restaurant_id, query),
    ]);
    reply.header('x-total-count', total);
    return riders.map(present);
  });

  mount(app, contract.createRider, ({ params, body, once, user }) => {
    const { name, email, phone_number } = body;
    return once.transaction(db, async (trx) =>
      presentWithLink(await addRider(trx, params.restaurant_id, { name, email, phone_number }), user),
    );
  });

  mount(app, contract.updateRider, async ({ params, body }) =>
    present(await updateRider(services, keyOf(params), body)),
  );

  mount(app, contract.renewRiderLink, async ({ params, user }) =>
    presentWithLink(await renewLink(services, keyOf(params)), user),
  );

  mount(app, contract.deleteRider, async ({ params }) => {
    await removeRider(services, keyOf(params));
    return undefined;
  });

  mount(app, contract.getRidersOut, async ({ params }) => {
    const out = await findRidersOut(db, params.restaurant_id, clock.now());
    if (!out) throw notFound();
    return out;
  });

  mount(app, contract.getDelivery, ({ params }) =>
    getDelivery(services, { restaurantId: params.restaurant_id, oid: params.oid }),
  );
}

const keyOf = (params: { restaurant_id: number; id: number }) => ({
  restaurantId: params.restaurant_id,
  riderId: params.id,
});
