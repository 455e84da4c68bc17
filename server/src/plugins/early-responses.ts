import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { ALWAYS } from '../routing/raw-json.ts';
import { readyForm, writeForm } from './cached-response.ts';
import type { RespondEarly } from './early-reads.ts';
import { createFairTurns } from './fair-turns.ts';
import { requestId } from './request-log.ts';

type Options = {
  readonly bodies: Pick<ResponseCache, 'isCaughtUp'>;
  readonly readEarly: RespondEarly;
};

/** A server that asks `early` before Fastify, once there is one. */
export function createEarlyServer() {
  let early: RespondEarly = () => false;
  const serverFactory: FastifyServerFactory<Server> = (handler, options) => {
    const { keepAliveTimeout, requestTimeout, http } = options;
    const timeouts = {
      keepAliveTimeout: Number(keepAliveTimeout),
      requestTimeout: Number(requestTimeout),
    };
    const turns = createFairTurns();
    // As given to Fastify, which tells of all its options as of anything.
    const server = createServer({ ...(http as object), ...timeouts }, (request, response) => {
      turns.run(() => {
        // Nobody waits for it any more.
        if (request.socket.destroyed) return;
        if (!early(request, response, () => handler(request, response))) handler(request, response);
      });
    });
    return turns.watch(server);
  };
  return {
    serverFactory,
    respondEarly(app: FastifyInstance, options: Options) {
      early = earlyResponses(app, options);
    },
  };
}

/**
 * Sends a cached response to a visitor before Fastify looks for a route: its requests, replies and hooks cost twice what
 * sending does. Only where every hook that stands before the cached responses would let the request pass, and where
 * there is nothing to wait for; all others take the long way, which decides. What is sent is the same on both ways.
 */
function earlyResponses(app: FastifyInstance, { bodies, readEarly }: Options): RespondEarly {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  return (request, response, takeLongWay) => {
    const { host, authorization } = request.headers;
    if (request.method !== 'GET' || host === undefined) return false;
    const siteOrigin = app.findSiteOrigin(host, 'http');
    if (isClosing || app.isUnderPressure() || siteOrigin === undefined) return false;
    const isSent = authorization === undefined && sendCached(request, response, siteOrigin);
    return isSent || readEarly(request, response, takeLongWay);
  };

  function sendCached(request: IncomingMessage, response: ServerResponse, siteOrigin: string): boolean {
    const { headers, url = '', socket } = request;
    const begin = performance.now();
    const cached = app.findCachedResponse(siteOrigin, url);
    if (!cached) return false;
    const isKnown = cached.isCurrent === ALWAYS || bodies.isCaughtUp();
    const form = isKnown && cached.isCurrent() ? readyForm(cached, headers) : undefined;
    if (!form || !app.mayPassAtOnce(socket.remoteAddress)) return false;
    const id = requestId(request);
    writeForm(response, form, id);
    const ms = performance.now() - begin;
    app.tellSent({ id, method: 'GET', route: cached.route, status: form.status, ms });
    return true;
  }
}
