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

declare module 'fastify' {
  interface FastifyInstance {
    /** Told of every response that was sent. */
    onSent(listener: (sent: SentResponse) => void): void;
  }
}

export type SentResponse = {
  readonly id: string;
  readonly method: string;
  /** None where no route was found, as for pages. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
};

/** One line per request, naming the route rather than the address: addresses carry tokens and people's ids. */
export function registerRequestLog(app: FastifyInstance): void {
  const listeners: ((sent: SentResponse) => void)[] = [];
  app.decorate('onSent', (listener) => listeners.push(listener));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode: status, elapsedTime: ms }, done) => {
    for (const listener of listeners) listener({ id, method, route: routeOptions.url, status, ms });
    done();
  });
  app.onSent(({ id: reqId, method, route = 'page', status, ms }) =>
    app.log.info({ reqId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request'),
  );
}
