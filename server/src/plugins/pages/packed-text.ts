import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** Below this compressing saves no packet. */
export const WORTH_PACKING = 1_024;
/** Beyond this the time it takes is longer than what it saves on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** For what is sent once even lower levels take longer than they save. */
export const BROTLI_ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
export const GZIP_ONCE = { level: 4 };

const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};
export type Encoding = keyof typeof COMPRESS;

export const pack = (encoding: Encoding, text: string): Promise<Buffer> => COMPRESS[encoding](text);

/** How this text is to be compressed for who asks, if that is worth it. */
export const packable = (text: string, request: Pick<IncomingMessage, 'headers'>): Encoding | undefined =>
  text.length < WORTH_PACKING ? undefined : encodingFor(request);

/** Browsers send a handful of different headers: what each of them gets is worked out once. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

export const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined =>
  negotiator.negotiate(headers['accept-encoding'] ?? '') ?? undefined;
