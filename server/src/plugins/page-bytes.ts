import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor, pack } from './packed-text.ts';
import { knows, markOf } from './revalidation.ts';

/** As many as rendered pages are kept. */
const MAX_KEPT = 500;
/** Sends HTML compressed, once for all who get the same; who has it already gets a 304. */
export function createPageSender() {
  const kept = new Map<string, Buffer>();

  async function compress(encoding: Encoding, html: string, etag: string): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const bytes = kept.get(key) ?? (await pack(encoding, html));
    kept.delete(key);
    kept.set(key, bytes);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  return async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
    const etag = markOf(html);
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (reply.statusCode === 200 && knows(request, etag)) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compress(encoding, html, etag));
  };
}
