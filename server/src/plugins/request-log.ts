import { randomBytes } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';

/** A proxy's id is kept so that its logs and ours can be joined; anything odd is replaced. */
export function requestId(request: RawRequestDefaultExpression): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : makeRequestId();
}

export const makeRequestId = () => randomBytes(9).toString('base64url');

/** One line per request, naming the route rather than the address: addresses carry tokens and people's ids. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
