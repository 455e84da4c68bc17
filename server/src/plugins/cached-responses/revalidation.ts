import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Clients may keep public reads, but ask again each time: prices and portions change at any
 * moment. Who has the current one gets a 304 without a body.
 */
export function registerRevalidation(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isPublicRead(request, reply) || typeof payload !== 'string') return done(null, payload);
    const etag = markOf(payload);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (!knows(request, etag)) return done(null, payload);
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}

/** JSON that does not say otherwise; what depends on the person has its `no-store` from the access declared for it. */
const isPublicRead = ({ method, routeOptions }: FastifyRequest, reply: FastifyReply) =>
  (method === 'GET' || method === 'HEAD') &&
  routeOptions.config.access?.kind === 'public' &&
  reply.statusCode === 200 &&
  !reply.hasHeader('cache-control') &&
  String(reply.getHeader('content-type')).startsWith('application/json');

/** Weak: the same text compressed in another way is the same text. */
export const markOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

export const knows = ({ headers }: Pick<IncomingMessage, 'headers'>, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);
