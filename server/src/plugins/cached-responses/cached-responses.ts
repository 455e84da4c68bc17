import { isLanguage } from '@nearbite/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheKey } from '../../response-cache/cache-key.ts';
import type { ResponseCache } from '../../response-cache/response-cache.ts';
import { createSharedCache } from '../../response-cache/shared-cache.ts';
import { ALWAYS, type IsCurrent } from '../../routing/raw-json.ts';
import {
  type CachedResponse,
  createCachedResponse,
  makeForm,
  readyForm,
  writeForm,
} from './cached-response.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose response stays true for a while; a page also gives its uncompressed text. */
    cacheable: { readonly isCurrent: IsCurrent; readonly text?: string } | undefined;
  }
  interface FastifyInstance {
    /** What was sent to a visitor for this address, if it may be sent again. */
    findCachedResponse(siteOrigin: string, url: string): CachedResponse | undefined;
  }
}

const MAX_RESPONSES = 5_000;
const MAX_CHARACTERS = 24 * 1024 * 1024;

/**
 * Sends a visitor what the last one got for the same address, with the same headers, as long as it is true: nothing is
 * parsed, queried, rendered or compressed again. What is true is decided by the cached bodies it was made of, after
 * catching up with all changes. Runs after the hooks that may refuse any request and before all others.
 */
export function registerCachedResponses(app: FastifyInstance, bodies: Pick<ResponseCache, 'catchUp'>): void {
  const responses = createSharedCache<CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_CHARACTERS,
    sizeOf: ({ size }) => size,
  });
  app.decorateRequest('cacheable', undefined);
  app.decorate('findCachedResponse', (siteOrigin, url) => responses.get(cacheKey(siteOrigin, url)));

  app.addHook('onRequest', (request, reply, done) => {
    if (!isVisitorsRead(request)) return done();
    const key = cacheKey(request.siteOrigin, request.originalUrl);
    const response = responses.get(key);
    if (!response) return done();
    const serve = () => {
      if (response.isCurrent()) return send(response, request, reply)?.catch(done);
      responses.delete(key);
      return done();
    };
    if (response.isCurrent === ALWAYS) serve();
    else bodies.catchUp().then(serve, done);
  });

  // Behind those that make the headers and before responses are compressed.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheable } = request;
    const text = cacheable?.text ?? payload;
    if (
      cacheable?.isCurrent() &&
      typeof text === 'string' &&
      reply.statusCode === 200 &&
      isVisitorsRead(request) &&
      isFullyRead(request)
    ) {
      const { isCurrent } = cacheable;
      const route = request.routeOptions.url;
      const response = createCachedResponse({ text, isCurrent, route }, reply.getHeaders());
      responses.set(cacheKey(request.siteOrigin, request.originalUrl), response, request.ip);
    }
    done(null, payload);
  });
}

/** Made-up parameters change nothing in the response, so they must not make another copy of it. */
function isFullyRead({ url, query, routeOptions }: FastifyRequest): boolean {
  const asked = url.split('?').slice(1).join('?');
  if (asked === '') return true;
  // Parsed by the call's schema, which leaves out what it does not know; pages have none.
  const known = routeOptions.schema?.querystring === undefined ? {} : Object(query);
  const parameters = [...new URLSearchParams(asked)];
  const isKnown = ([name, value]: readonly [string, string]) =>
    // Every app in another language names it, also where it changes nothing.
    name === 'lang' ? isLanguage(value) : Object.hasOwn(known, name);
  return new Set(parameters.map(([name]) => name)).size === parameters.length && parameters.every(isKnown);
}

/** Any sign-in counts: what only some may see depends on more than the address. */
const isVisitorsRead = ({ method, headers, routeOptions }: FastifyRequest) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  (routeOptions.config.access?.kind ?? 'public') === 'public';

function send(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> | undefined {
  const form = readyForm(response, request.headers);
  const write = (made: Parameters<typeof writeForm>[1]) => {
    reply.hijack();
    writeForm(reply.raw, made, request.id);
  };
  if (!form) return makeForm(response, request.headers).then(write);
  write(form);
  return undefined;
}
