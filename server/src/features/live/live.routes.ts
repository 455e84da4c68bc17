import { anyone } from '@nearbite/contract/access';
import {
  restaurantStatusChanged,
  sessionsEnded,
  staffChanged,
  userBlocked,
} from '@nearbite/contract/live/events';
import { CLOSE, LIVE_SOCKET_PATH } from '@nearbite/contract/live/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { createConnectionLimit } from '../../sockets/connection-limits.ts';
import { createHeartbeat } from '../../sockets/heartbeat.ts';
import { listenToBus } from '../../sockets/listen-to-bus.ts';
import { forgetRequest } from '../../sockets/sockets.ts';
import { createLiveHub } from './live.hub.ts';
import { LIVE_TOPICS } from './live.messages.ts';

const MAX_PER_ADDRESS = 300;
/** What changes who may hear what: the blocked nothing, a new owner the messages of the restaurant. */
const STANDING_TOPICS = [
  userBlocked.topic,
  sessionsEnded.topic,
  restaurantStatusChanged.topic,
  staffChanged.topic,
];

/** Anyone may knock; what is told depends on the token in the first message. */
export function registerLive(app: FastifyInstance, services: Services): void {
  const { config, bus } = services;
  const { log } = app;
  const hub = createLiveHub(services, log);
  const heartbeat = createHeartbeat();
  const perAddress = createConnectionLimit(config.RATE_LIMIT ? MAX_PER_ADDRESS : Number.POSITIVE_INFINITY);
  const stopListening = listenToBus({ bus, log }, LIVE_TOPICS, (topic) => (message) => {
    hub.announce(topic, message);
  });
  const stopWatching = listenToBus({ bus, log }, STANDING_TOPICS, (topic) => (message) => {
    const moved = topic === staffChanged.topic ? staffChanged.payload.safeParse(message) : undefined;
    if (moved?.success) hub.leaveRestaurants(moved.data.user_id);
    return hub.recheck();
  });

  app.get(LIVE_SOCKET_PATH, { websocket: true, config: { access: anyone } }, (socket, request) => {
    const { ip } = request;
    const isWelcome = isOwnOrigin(request);
    forgetRequest(socket, request);
    if (!isWelcome) {
      socket.close(CLOSE.forbidden, 'Not from this page');
      return;
    }
    if (!perAddress.enter(ip)) {
      socket.close(CLOSE.tryLater, 'Too many connections');
      return;
    }
    socket.once('close', () => perAddress.leave(ip));
    heartbeat.watch(socket);
    hub.greet(socket);
  });

  app.addHook('onClose', async () => {
    hub.stop();
    heartbeat.stop();
    await stopListening();
    await stopWatching();
  });
}

/** Browsers say which page opens a socket; only ours may. Programs say nothing and still need a token. */
function isOwnOrigin({ headers: { origin }, siteOrigin }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(siteOrigin).host;
}
