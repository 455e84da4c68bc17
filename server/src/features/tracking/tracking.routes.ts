import { secretInPath } from '@nearbite/contract/access';
import { WRONG_GUESSES } from '@nearbite/contract/endpoint';
import { deliveryChanged, partStatusChanged, riderLinksRenewed } from '@nearbite/contract/live/events';
import { CLOSE } from '@nearbite/contract/live/live';
import * as contract from '@nearbite/contract/tracking/tracking';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError, notFound, WrongGuessError } from '../../lib/errors.ts';
import { languageOf } from '../../plugins/language.ts';
import { limiterFor } from '../../plugins/limits/rate-limit.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { createConnectionLimit } from '../../sockets/connection-limits.ts';
import { createHeartbeat } from '../../sockets/heartbeat.ts';
import { whilePaused } from '../../sockets/incoming.ts';
import { listenToBus } from '../../sockets/listen-to-bus.ts';
import type { Line } from '../../sockets/outgoing.ts';
import { forgetRequest } from '../../sockets/sockets.ts';
import { markDelivered } from '../orders/index.ts';
import { createPositionStore } from './position-store.ts';
import { readRiderPage } from './rider-page.service.ts';
import { createRiderPages } from './rider-pages.ts';
import { findRides } from './rides.service.ts';
import { createTrackingHub } from './tracking.hub.ts';
import { hasToken, isPageOpen, partOfRider } from './tracking.policy.ts';
import { carriedPart, presentTracking } from './tracking.present.ts';
import { deleteEndedPositions, findTrackedOrder, getBags } from './tracking.queries.ts';

/** A family behind one address may open many tabs; a machine may not open thousands. */
const MAX_PER_ADDRESS = 300;
const MAX_PER_ORDER = 1_000;

export function registerTracking(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;

  mount(app, contract.getTracking, async ({ params, query, request }) => {
    const order = await findTrackedOrder(db, params.orderId, clock.now(), languageOf(request));
    if (!hasToken(order, params.trackingToken)) throw new WrongGuessError();
    if (!isPageOpen(order, clock.now())) throw notFound();
    const link = { token: params.trackingToken, rider: query.rider };
    const carried = carriedPart(order, link, clock.now());
    const reading = { now: clock.now(), usualZone: config.APP_TIMEZONE };
    const bags = await getBags(db, carried ? [carried.id] : [], languageOf(request));
    const tracking = presentTracking(order, link, reading, carried && bags.get(carried.id));
    return { ...tracking, rides: await findRides(services, tracking) };
  });

  mount(app, contract.finishDelivery, async ({ params, body }) => {
    const order = await findTrackedOrder(db, params.orderId, clock.now());
    if (!hasToken(order, params.trackingToken)) throw new WrongGuessError();
    const part = partOfRider(order, body.rider);
    if (!part) throw new AppError('forbidden', 'Only the assigned rider can finish this delivery.');
    await markDelivered(services, { restaurantId: part.restaurantId, oid: order.oid, by: 'rider' });
    return { message: 'Delivered. Thank you!' };
  });

  mount(app, contract.getRiderPage, ({ params, request }) =>
    readRiderPage(services, params.rider_key, languageOf(request)),
  );

  registerTrackingSockets(app, services);
}

function registerTrackingSockets(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const { log } = app;
  const store = createPositionStore(services, log);
  const heartbeat = createHeartbeat();
  const perAddress = createConnectionLimit(config.RATE_LIMIT ? MAX_PER_ADDRESS : Number.POSITIVE_INFINITY);
  const hub = createTrackingHub({ services, store, log, maxPeersPerOrder: MAX_PER_ORDER });

  const riderPages = createRiderPages(services, store);

  const stopListening = listenToBus(
    { bus: services.bus, log },
    [partStatusChanged.topic, deliveryChanged.topic],
    () => async (message) => {
      const { oid, restaurant_id } = deliveryChanged.payload.parse(message);
      await store.flush();
      await deleteEndedPositions(db, clock.now(), oid);
      await hub.review(oid);
      riderPages.tell(restaurant_id);
    },
  );

  const stopListeningToKeys = listenToBus(
    { bus: services.bus, log },
    [riderLinksRenewed.topic],
    () => async (message) => {
      await hub.reviewAll();
      await riderPages.review(riderLinksRenewed.payload.parse(message).restaurant_id);
    },
  );

  /** Lets a connection in by `join`, which tells whether its link is right, unless its address has too many. */
  const admitLine = (socket: WebSocket, request: FastifyRequest, join: (line: Line) => Promise<boolean>) => {
    const { ip, countWrongGuess } = request;
    const line = { socket, wire: request.raw.socket };
    forgetRequest(socket, request);
    if (!perAddress.enter(ip)) {
      socket.close(CLOSE.tryLater, 'Too many connections');
      return;
    }
    socket.once('close', () => perAddress.leave(ip));
    heartbeat.watch(socket);
    const admit = async () => {
      if (!(await join(line))) await countWrongGuess?.();
    };
    whilePaused(socket, admit).catch((error: unknown) => {
      log.error({ err: error }, 'a socket could not be opened');
      socket.close(CLOSE.internal, 'Please try again in a moment');
    });
  };
  const preHandler = limiterFor(app, { name: 'trackingSocket', rateLimits: [WRONG_GUESSES] });
  const options = { websocket: true, config: { access: secretInPath }, preHandler } as const;

  app.get<{ Params: { orderId: string; trackingToken: string }; Querystring: { rider?: unknown } }>(
    contract.TRACKING_SOCKET_PATH,
    options,
    (socket, request) => {
      const { orderId, trackingToken } = request.params;
      const rider = request.query[contract.RIDER_PARAM];
      const link = { token: trackingToken, rider: rider === undefined ? undefined : String(rider) };
      admitLine(socket, request, (line) => hub.join(line, orderId, link));
    },
  );

  app.get<{ Params: { riderKey: string } }>(contract.RIDER_SOCKET_PATH, options, (socket, request) => {
    const { riderKey } = request.params;
    admitLine(socket, request, (line) => riderPages.join(line, riderKey));
  });

  app.addHook('onClose', async () => {
    heartbeat.stop();
    await stopListening();
    await stopListeningToKeys();
    await hub.stop();
    await store.stop();
  });
}
