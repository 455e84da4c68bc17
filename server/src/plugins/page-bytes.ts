import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheKey } from '../response-cache/cache-key.ts';
import { createSharedCache } from '../response-cache/shared-cache.ts';
import { type Encoding, encodingFor, pack } from './packed-text.ts';
import { knows, markOf } from './revalidation.ts';

/** As many as rendered pages are kept. */
const MAX_KEPT = 500;
const MAX_BYTES = 16 * 1024 * 1024;

/** Sends HTML compressed, once for all who get the same; who has it already gets a 304. */
export function createPageSender() {
  const kept = createSharedCache<Buffer>({
    max: MAX_KEPT,
    maxSize: MAX_BYTES,
    sizeOf: ({ length }) => length,
  });

  async function compress(encoding: Encoding, html: string, etag: string, client: string): Promise<Buffer> {
    const key = cacheKey(encoding, etag);
    const known = kept.get(key);
    if (known) return known;
    const bytes = await pack(encoding, html);
    kept.set(key, bytes, client);
    return bytes;
  }

  return async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
    const etag = markOf(html);
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (reply.statusCode === 200 && knows(request, etag)) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compress(encoding, html, etag, request.ip));
  };
}
