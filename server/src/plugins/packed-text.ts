import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Every browser takes both; whoever refuses one by `q=0` gets the text as it is. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || /q=0(\.0*)?\s*(,|$)/.test(accepted)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
