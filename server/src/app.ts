import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { pushKeysOf } from './adapters/push/push-keys.ts';
import { createPushSender } from './adapters/push/push-sender.ts';
import type { RedisLink } from './adapters/redis.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { deriveKey } from './auth/secrets.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Replica } from './db/pool/replica.ts';
import { accountJobs, registerAccounts } from './features/accounts/index.ts';
import { registerAdmin } from './features/admin/index.ts';
import { cartJobs, registerCart } from './features/cart/index.ts';
import { catalogJobs, registerCatalog, registerPlaces } from './features/catalog/index.ts';
import { dishJobs, registerDishes } from './features/dishes/index.ts';
import { registerEarnings } from './features/earnings/index.ts';
import { registerFavourites } from './features/favourites/index.ts';
import { registerLive } from './features/live/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { makeCookable, orderJobs, registerOrders } from './features/orders/index.ts';
import { paymentJobs, registerPayments } from './features/payments/index.ts';
import { registerMailbox, registerSettings, retentionJobs } from './features/platform/index.ts';
import { registerRestaurants, termsJobs } from './features/restaurants/index.ts';
import { registerReviews } from './features/reviews/index.ts';
import { registerRiders, riderJobs } from './features/riders/index.ts';
import { registerSearch } from './features/search/index.ts';
import { registerStaff } from './features/staff/index.ts';
import { registerTracking, trackingJobs } from './features/tracking/index.ts';
import { registerVoice } from './features/voice/index.ts';
import { registerWeather, weatherJobs } from './features/weather/index.ts';
import { figureJobs } from './figures/figures.jobs.ts';
import { idempotencyJobs } from './idempotency/idempotency.jobs.ts';
import { registerIdempotency } from './idempotency/idempotent-call.ts';
import type { JobHandler } from './jobs/queue.ts';
import { mailJobs } from './jobs/send-mail.ts';
import { pushJobs } from './jobs/send-push.ts';
import type { Clock } from './lib/clock.ts';
import { pictureJobs } from './media/discard-pictures.ts';
import { registerMedia } from './media/media.routes.ts';
import { type RouteAccess, registerAccess } from './plugins/access.ts';
import { registerBodies } from './plugins/bodies.ts';
import { registerCachedResponses } from './plugins/cached-responses/cached-responses.ts';
import { registerRevalidation } from './plugins/cached-responses/revalidation.ts';
import {
  registerErrors,
  respondToExpectation,
  respondToUnreadable,
  respondToUnroutable,
} from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { registerHost } from './plugins/host.ts';
import { fairServer } from './plugins/limits/fair-turns.ts';
import { registerLoad } from './plugins/limits/load.ts';
import { registerRateLimit } from './plugins/limits/rate-limit.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { makeReadable, registerWebApp } from './plugins/pages/web-app.ts';
import { registerProxy } from './plugins/proxy.ts';
import { registerRequestLog, requestId } from './plugins/request-log.ts';
import { registerSecurity } from './plugins/security.ts';
import { createCatalogReads } from './response-cache/catalog-reads.ts';
import { createResponseCache } from './response-cache/response-cache.ts';
import { NO_DEFAULT_COMPILERS, registerCompilers } from './routing/compilers.ts';
import type { Adapters, Services } from './services.ts';
import { registerSockets } from './sockets/sockets.ts';

export type AppOptions = {
  readonly config: Config;
  readonly db: Db;
  /** For threads that read by themselves. */
  readonly connectionString: string;
  /** For counting large tables. */
  readonly withoutTimeLimits?: Db;
  /** For public reads, where DATABASE_REPLICA_URL names one. */
  readonly replica?: Replica | undefined;
  readonly pingDatabase: () => Promise<void>;
  readonly adapters: Adapters;
  readonly clock: Clock;
  readonly masterSecret: string;
  readonly log: Logger;
  /** Where the built web app lies. */
  readonly webDirectory: string;
  /** Shared limits of several instances. */
  readonly redis?: RedisLink | undefined;
  /** How far the process may fall behind before it refuses requests, 0 for ever. */
  readonly maxEventLoopDelayMs?: number | undefined;
};

export type App = {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly jobHandlers: readonly JobHandler[];
  readonly routes: () => RouteAccess[];
};

const JSON_BODY_LIMIT = 256 * 1024;

/** The whole server, wired explicitly and in order. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, withoutTimeLimits = db, adapters, clock, masterSecret, log } = options;
  const keyFor = (purpose: string) => deriveKey(masterSecret, purpose);
  const tokens = createAccessTokens(keyFor('access tokens'), clock);
  const responseCache = createResponseCache(db, clock);
  const catalogReads = createCatalogReads(db, options.replica);
  const services: Services = {
    ...adapters,
    config,
    db,
    catalogReads,
    clock,
    tokens,
    responseCache,
    makeCookable,
    push: createPushSender({ keys: pushKeysOf(config, keyFor), testOrigin: config.PUSH_TEST_ORIGIN }),
    keyFor,
  };

  const server = Fastify({
    serverFactory: fairServer,
    schemaController: NO_DEFAULT_COMPILERS,
    // Pino's type, which Fastify extends by optional members only.
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: JSON_BODY_LIMIT,
    trustProxy: config.TRUST_PROXY,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // Answered by hooks, in the documented form; while stopping, who still asks is served and then disconnected.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    frameworkErrors: respondToUnroutable,
    rewriteUrl: makeReadable,
    clientErrorHandler: respondToUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

  server.server.on('checkExpectation', respondToExpectation);
  registerRequestLog(server);
  registerErrors(server);
  registerCompilers(server, { checkResponses: config.NODE_ENV === 'test' });
  registerProxy(server, config);
  registerSecurity(server, config, adapters.payments.pageOrigins);
  registerHost(server, config);
  const routes = registerAccess(server, { db, tokens });
  // Before responses are compressed.
  registerRevalidation(server);
  await registerLoad(server, options);
  await registerRateLimit(server, config, options.redis);
  registerCachedResponses(server, responseCache);
  await registerBodies(server);
  registerIdempotency(server, { db, hashKey: keyFor('idempotency') });
  await registerOpenApi(server);
  await registerSockets(server);

  registerHealth(server, {
    ping: options.pingDatabase,
    pingBus: () => adapters.bus.ping(),
    metricsToken: config.METRICS_TOKEN,
  });
  registerMedia(server, adapters.storage);
  registerSettings(server, services);
  registerMailbox(server, services);
  registerAccounts(server, services);
  registerAdmin(server, services);
  registerCatalog(server, services);
  registerPlaces(server, services);
  registerSearch(server, services);
  registerFavourites(server, services);
  registerReviews(server, services);
  registerDishes(server, services);
  registerEarnings(server, services);
  registerRestaurants(server, services);
  registerCart(server, services);
  registerOrders(server, services);
  registerPayments(server, services);
  registerNotifications(server, services);
  registerRiders(server, services);
  registerStaff(server, services);
  registerTracking(server, services);
  registerLive(server, services);
  registerVoice(server, services, options);
  registerWeather(server, services);

  await registerWebApp(server, options.webDirectory, clock);
  await server.ready();

  const jobHandlers = [
    ...pictureJobs(services),
    ...idempotencyJobs(services),
    ...mailJobs(services),
    ...pushJobs(services),
    ...accountJobs(services),
    ...termsJobs(services),
    ...dishJobs(services),
    ...cartJobs(services),
    ...catalogJobs(services),
    ...figureJobs(server, services, withoutTimeLimits),
    ...orderJobs(services),
    ...paymentJobs(services),
    ...riderJobs(services),
    ...trackingJobs(services),
    ...weatherJobs(services),
    ...retentionJobs(services),
  ];
  return { server, services, jobHandlers, routes };
}
