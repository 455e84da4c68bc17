import type { FastifyReply, FastifyRequest } from 'fastify';
import { knows, markOf } from '../cached-responses/revalidation.ts';
import { encodingFor, pack } from './packed-text.ts';

/** Sends HTML compressed; who has it already gets a 304. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const etag = markOf(html);
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && knows(request, etag)) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  return encoding
    ? reply.header('content-encoding', encoding).send(await pack(encoding, html))
    : reply.send(html);
}
