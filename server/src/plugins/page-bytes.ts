import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

  async function compress(encoding: Encoding, html: string, hash: string): Promise<Buffer> {
    const key = `${encoding} ${hash}`;
    const bytes = kept.get(key) ?? (await COMPRESS[encoding](html));
    kept.delete(key);
    kept.set(key, bytes);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  return async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    // Weak: the same page compressed in another way is the same page.
    const etag = `W/"${hash}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (reply.statusCode === 200 && knows(request, etag)) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compress(encoding, html, hash));
  };
}

const knows = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);

/** Every browser takes both; whoever refuses one by `q=0` gets the page as it is. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/q=0(\.0*)?\s*(,|$)/.test(accepted)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
