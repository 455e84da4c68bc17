import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knows, markOf } from './revalidation.ts';

/** As many as rendered pages are kept. */
const MAX_KEPT = 500;
/** Beyond this the time it takes is longer than what it saves on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const COMPRESS = {
  br: (html: string) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
};
type Encoding = keyof typeof COMPRESS;

/** Sends HTML compressed, once for all who get the same; who has it already is told so. */
export function createPageSender() {
  const kept = new Map<string, Buffer>();

  async function compress(encoding: Encoding, html: string, etag: string): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const bytes = kept.get(key) ?? (await COMPRESS[encoding](html));
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

/** Every browser takes both; whoever refuses one by `q=0` gets the page as it is. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/q=0(\.0*)?\s*(,|$)/.test(accepted)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
