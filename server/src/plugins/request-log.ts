import { randomBytes } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';

/** A proxy's id is kept so that its logs and ours can be joined; anything odd is replaced. */
export function requestId(request: RawRequestDefaultExpression): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : makeRequestId();
}

const ID_BYTES = 9;
/** Fetched for many ids at once: each call for random bytes costs more than the id. */
let random = Buffer.alloc(0);

export function makeRequestId(): string {
  if (random.length < ID_BYTES) random = randomBytes(ID_BYTES * 512);
  const id = random.toString('base64url', 0, ID_BYTES);
  random = random.subarray(ID_BYTES);
  return id;
}

/** One line per request, naming the route rather than the address: addresses carry tokens and people's ids. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
