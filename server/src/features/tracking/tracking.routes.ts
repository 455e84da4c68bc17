import { secretInPath } from '@nearbite/contract/access';
import { deliveryChanged, partStatusChanged } from '@nearbite/contract/live/events';
import { CLOSE } from '@nearbite/contract/live/live';
import * as contract from '@nearbite/contract/tracking/tracking';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { createConnectionLimit } from '../../sockets/connection-limits.ts';
import { createHeartbeat } from '../../sockets/heartbeat.ts';
import { whilePaused } from '../../sockets/incoming.ts';
import { listenToBus } from '../../sockets/listen-to-bus.ts';
import { forgetRequest } from '../../sockets/sockets.ts';
import { markDelivered } from '../orders/stages/kitchen-steps.service.ts';
import { createPositionStore } from './position-store.ts';
import { findRides } from './rides.service.ts';
import { createTrackingHub } from './tracking.hub.ts';
import { hasToken, isPageOpen, partOfRider } from './tracking.policy.ts';
import { carriedPart, presentTracking } from './tracking.present.ts';
import { deleteEndedPositions, findTrackedOrder, getBag } from './tracking.queries.ts';

/** A family behind one address may open many tabs; a machine may not open thousands. */
const MAX_PER_ADDRESS = 300;
const MAX_PER_ORDER = 1_000;

export function registerTracking(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;

  mount(app, contract.getTracking, async ({ params, query }) => {
    const order = await findTrackedOrder(db, params.orderId, clock.now());
    if (!hasToken(order, params.trackingToken) || !isPageOpen(order, clock.now())) throw notFound();
    const link = { token: params.trackingToken, rider: query.rider };
    const carried = carriedPart(order, link, clock.now());
    const reading = { now: clock.now(), usualZone: config.APP_TIMEZONE };
    const tracking = presentTracking(order, link, reading, carried && (await getBag(db, carried.id)));
    return { ...tracking, rides: await findRides(services, tracking) };
  });

  mount(app, contract.finishDelivery, async ({ params, body }) => {
    const order = await findTrackedOrder(db, params.orderId, clock.now());
    if (!hasToken(order, params.trackingToken)) throw notFound();
    const part = partOfRider(order, body.rider);
    if (!part) throw new AppError('forbidden', 'Only the assigned rider can finish this delivery.');
    await markDelivered(services, { restaurantId: part.restaurantId, oid: order.oid, by: 'rider' });
    return { message: 'Delivered. Thank you!' };
  });

  registerTrackingSocket(app, services);
}

function registerTrackingSocket(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const { log } = app;
  const store = createPositionStore(services, log);
  const heartbeat = createHeartbeat();
  const perAddress = createConnectionLimit(config.RATE_LIMIT ? MAX_PER_ADDRESS : Number.POSITIVE_INFINITY);
  const hub = createTrackingHub({ services, store, log, maxPeersPerOrder: MAX_PER_ORDER });

  const stopListening = listenToBus(
    { bus: services.bus, log },
    [partStatusChanged.topic, deliveryChanged.topic],
    () => async (message) => {
      const { oid } = partStatusChanged.payload.pick({ oid: true }).parse(message);
      await store.flush();
      await deleteEndedPositions(db, clock.now(), oid);
      await hub.review(oid);
    },
  );

  app.get<{ Params: { orderId: string; trackingToken: string }; Querystring: { rider?: unknown } }>(
    contract.TRACKING_SOCKET_PATH,
    { websocket: true, config: { access: secretInPath } },
    (socket, request) => {
      const { orderId, trackingToken } = request.params;
      const rider = request.query[contract.RIDER_PARAM];
      const link = { token: trackingToken, rider: rider === undefined ? undefined : String(rider) };
      const { ip } = request;
      const line = { socket, wire: request.raw.socket };
      forgetRequest(socket, request);
      if (!perAddress.enter(ip)) {
        socket.close(CLOSE.tryLater, 'Too many connections');
        return;
      }
      socket.once('close', () => perAddress.leave(ip));
      heartbeat.watch(line);
      whilePaused(socket, () => hub.join(line, orderId, link)).catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be opened');
        socket.close(CLOSE.internal, 'Please try again in a moment');
      });
    },
  );

  app.addHook('onClose', async () => {
    heartbeat.stop();
    await stopListening();
    await hub.stop();
    await store.stop();
  });
}
